"""A move that is taken back is told on every screen, and offered only to those who may."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.evening import Evening
from tests.browser.hosting import Host
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

UNDO = ".thumb > .undo"
_NO_END = """() => {
  const later = setTimeout;
  window.setTimeout = (call, after, ...rest) => after === 8000 ? 0 : later(call, after, ...rest);
}"""


def _screens(hub: RunningHub, devices: Watched, evening: Evening) -> list[Page]:
    """The table's screen and the host's page."""
    given = evening.post("keys", {"kind": "table"})
    screen = devices.page(f"/watch/{evening.table}#{given['key']}", "tv")
    screen.wait_for_selector(".told")
    host = Host(hub, devices)
    host.go_to(evening.table)
    return [screen, host.page]


def _keep_notices(*pages: Page) -> None:
    """They stay, so that a machine with much to do sees them all."""
    for page in pages:
        page.evaluate(_NO_END)


def _may_undo(evening: Evening) -> Tapper:
    """Somebody who has just moved and may take it back."""
    for _ in range(40):
        evening.play(until=evening.moves + 1)
        for phone in evening.phones:
            if phone.page.locator(UNDO).count():
                return phone
    raise AssertionError("nobody ever could take anything back")


# Of a move, or of an answer that was still sealed.
TOLD = re.compile("takes a move back: |takes an answer back")


def test_every_screen_says_who_took_what_back(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, seed="back", players=3)
    evening.seat(3)
    evening.start()
    screens = _screens(hub, devices, evening)
    everywhere = (*screens, *(phone.page for phone in evening.phones))
    maker = _may_undo(evening)
    _keep_notices(*everywhere)
    maker.page.locator(UNDO).tap()
    for page in everywhere:
        notice = page.locator(".undo-notice")
        expect(notice).to_contain_text(f"{maker.name} takes")
        expect(notice).to_contain_text(TOLD)
        # It lies over the page, and under no finger.
        expect(notice).to_have_css("pointer-events", "none")
    for page, lines in zip(screens, (".told li", ".story li"), strict=True):
        expect(page.locator(lines).last).to_contain_text(TOLD)


def test_what_showed_a_card_is_offered_to_nobody_but_the_host(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="drawn", players=3, level="cards", pace="taps")
    evening.seat(3)
    evening.start()
    phone = evening.until_offered("draw")
    _, host = _screens(hub, devices, evening)
    phone.page.locator(".thumb [data-offer=draw]").tap()
    phone.page.locator(".thumb [data-offer=draw]").wait_for(state="detached")
    expect(phone.page.locator(UNDO)).to_have_count(0)
    _keep_notices(*(each.page for each in evening.phones))
    host.locator("[data-undo]").tap()
    host.locator("dialog[open] .button.main").tap()
    phone.page.locator(".thumb [data-offer=draw]").wait_for()
    for each in evening.phones:
        notice = each.page.locator(".undo-notice p")
        # One's own doing is told as one's own.
        told = re.compile(f"The host takes a move back: “(You|{phone.name}) ")
        expect(notice.first).to_contain_text(told)
        expect(notice.last).to_have_text("What it showed had already been seen.")
