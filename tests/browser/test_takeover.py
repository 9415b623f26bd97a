"""A seat that changes hands in the middle of a game, as everyone around the table sees it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.evening import Evening
from tests.browser.hosting import Host, letters_of
from tests.browser.survey import sized
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

GUEST = "Massimiliano-Alessandro"

# The parts of the notice that something else lies over, at their left, middle and right.
COVERED = """() => [...document.querySelectorAll(".bar .seat-notice button")].filter((part) => {
  const box = part.getBoundingClientRect(), y = box.top + box.height / 2;
  return [box.left + 4, box.left + box.width / 2, box.right - 4].some(
    (x) => !part.contains(document.elementFromPoint(x, y)));
}).map((part) => part.className)"""


def _bar(page: Page) -> tuple[float, float]:
    """Where the bar ends on the phones that have least room: below it nothing moved."""
    ends = []
    for width, height in ((390, 664), (320, 454)):
        with sized(page, width, height):
            box = page.locator(".bar").bounding_box()
            assert box is not None
            inside = page.locator(".bar .seat-notice-text")
            if inside.count():
                text = inside.bounding_box()
                assert text is not None
                assert text["x"] + text["width"] <= width
                assert text["width"] > 100, "there is room to read who it is"
            assert page.evaluate(COVERED) == [], "nothing lies over the notice"
            ends.append(box["y"] + box["height"])
    return ends[0], ends[1]


def _screen(hub: RunningHub, devices: Watched, table: str) -> Page:
    screen = devices.page("/tv", "tv", "it")
    hub.as_host("POST", f"/api/screens/{letters_of(screen)}", {"table": table})
    expect(screen.locator(".stage-head h1")).to_contain_text(table)
    return screen


def _hold(page: Page) -> None:
    page.locator(".cover").press("Enter")


def test_whoever_takes_a_seat_is_named_everywhere_and_one_tap_says_that_it_is_them(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="taken", level="cards", players=5)
    evening.seat(2, language="en")
    evening.seat(1, language="it")
    evening.post("bots")
    evening.start()
    screen, host = _screen(hub, devices, evening.table), Host(hub, devices)
    host.go_to(evening.table)
    asked = evening.until_offered("take")
    victim = next(phone for phone in evening.phones if phone is not asked)
    evening.phones.remove(victim)
    before = _bar(asked.page)

    hub.as_host("DELETE", f"/api/tables/{evening.table}/seats/{victim.seat}")
    for page in evening.pages():
        expect(page.locator(".seat-notice-text")).to_contain_text(victim.name)
    for page in (screen, host.page):
        expect(page.locator(".seat-news")).to_contain_text(victim.name)
    assert _bar(asked.page) == before

    evening.post("bots")
    # From this address a bot's seat was taken before: no time uncovers the next one meanwhile.
    asked_for = {"code": evening.code, "name": "Zoe", "seat": 3}
    assert hub.ask("POST", "/api/join", asked_for).status == 201
    asked.page.locator(".seat-notice .seat-yes").tap()
    guest = _joined(evening, devices, 4)
    expect(guest.page.locator(".seat-notice")).to_contain_text("the secrets")
    assert guest.page.locator(".myself, .hand-card").count() == 0
    for page in evening.pages():
        expect(page.locator(".seat-notice-text")).to_contain_text(GUEST)
        expect(page.locator(".seat-notice .seat-yes")).to_be_visible()
    for page in (screen, host.page):
        expect(page.locator(".seat-news")).to_contain_text(GUEST)
        assert page.locator(".seat-yes").count() == 0
    assert _bar(asked.page) == before
    for page in (asked.page, screen):
        assert_accessible(page)

    _hold(guest.page)
    expect(guest.page.locator(".refusal-line")).to_contain_text("another player says it is you")
    asked.page.locator(".seat-notice .seat-yes").tap()
    expect(guest.page.locator(".myself")).to_be_visible()
    expect(guest.page.locator(".refusal-line")).to_have_count(0)
    expect(screen.locator(".seat-news")).to_contain_text(asked.name)
    assert asked.page.locator(".seat-yes").count() == 0

    hub.as_host("DELETE", f"/api/tables/{evening.table}/seats/3")
    evening.post("bots")
    evening.phones.append(guest)
    _until_told(evening)
    for page in evening.pages():
        expect(page.locator(".bar-name")).to_be_visible()
    expect(screen.locator(".seat-news")).to_have_count(0)


def _joined(evening: Evening, devices: Watched, seat: int) -> Tapper:
    page = devices.page(f"/join/{evening.code}", "phone", device_scale_factor=1)
    page.locator(f".seat-chair:has(input[value='{seat}'])").tap()
    return evening.sit(page, GUEST)


def _until_told(evening: Evening) -> None:
    """Played on into the next turn, when it is no news any more."""
    for _ in range(60):
        evening.play(until=evening.moves + 1)
        if not evening.phones[0].page.locator(".seat-notice").count():
            return
    raise AssertionError("it is told for ever")


def test_all_that_happened_to_seats_in_a_turn_is_a_tap_away(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, seed="all", players=4)
    evening.seat(3, device="small-phone", language="it")
    hub.as_host("POST", f"/api/tables/{evening.table}/seats/3", {"name": "Nonna"})
    evening.start()
    for _ in range(2):
        hub.as_host("DELETE", f"/api/tables/{evening.table}/seats/3")
        hub.as_host("POST", f"/api/tables/{evening.table}/seats/3", {"name": "Nonna"})
    page = evening.phones[0].page
    expect(page.locator(".seat-notice-more")).to_have_text("+4")
    page.locator(".seat-notice-text").tap()
    rows = page.locator("dialog[open] .seat-news-all > li")
    expect(rows).to_have_count(5)
    expect(rows.first).to_contain_text("Il nuovo telefono di Nonna?")
    rows.first.locator(".seat-yes").tap()
    expect(rows.first).to_contain_text("conferma")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
