"""A tournament's evening in both languages and dresses, on every device, and by keyboard alone."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import spoken
from tests.browser.album import ALL, Album, index, portray
from tests.browser.contest import NUMBERS, Contest
from tests.browser.contest_tour import ContestTour
from tests.browser.survey import Found, look
from tests.browser.typist import Typist
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long

DRESSES = ("dark", "light")
OTHER = {"en": "it", "it": "en"}


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_state_is_for_everyone_and_has_its_picture(
    hub: RunningHub, devices: Watched, language: str
) -> None:
    album = Album(f"{language}-tournament")
    found: Found = {}
    foreign: list[str] = []
    for shown in ContestTour(hub, devices, language).states():
        portray(album, shown, ALL, DRESSES)
        foreign += [
            f"{shown.kind}/{shown.name}: {line}"
            for line in spoken.foreign(shown.page, own=language, other=OTHER[language])
        ]
        for kind, wrong in look(shown, DRESSES).items():
            found.setdefault(kind, []).extend(wrong)
    wrong = [each for kind in found.values() for each in kind] + foreign
    assert not wrong, "\n" + "\n".join(dict.fromkeys(wrong))
    assert album.bind() >= 120
    index()


class Clerk(Typist):
    """A referee whose mouse is broken."""

    def press(self, selector: str) -> None:
        self.tap(selector)

    def write(self, selector: str, text: str) -> None:
        self.reach(self.page.locator(selector).first)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def pick(self, selector: str, downs: int) -> None:
        """From a list: so many steps down."""
        self.reach(self.page.locator(selector).first)
        for _ in range(downs):
            self.page.keyboard.press("ArrowDown")


def test_a_round_is_run_by_keyboard_alone(hub: RunningHub, devices: Watched) -> None:
    contest = Contest(hub, devices)
    contest.open()
    clerk = Clerk(contest.desk, "the referee", Random("clerk"))
    for name in ("Gaia", "Hugo"):
        clerk.write(".part-entries .desk-line input", name)
        contest.desk.keyboard.press("Enter")
        contest.desk.locator(".desk-person", has_text=name).wait_for()
    clerk.press(".desk-next [data-offer=draw]")
    clerk.press("[data-form=draw] button[type=submit]")
    contest.desk.locator("dialog[open]").wait_for(state="detached")
    clerk.press(".desk-next [data-offer=start-round]")
    clerk.press("[data-part=tables]")
    contest.desk.locator("[data-table=r1-t1]").wait_for()
    clerk.press("[data-table=r1-t1] [data-sheet]")
    contest.desk.locator("form.score-sheet").wait_for()
    _write_sheet(clerk, contest.desk)
    clerk.press("form.score-sheet button[type=submit]")
    contest.desk.locator("form.score-sheet").wait_for(state="detached")
    expect(contest.desk.locator("[data-table=r1-t1]")).to_contain_text("Over")


def _write_sheet(clerk: Clerk, desk: Page) -> None:
    for chair in range(1, 5):
        if chair == 2:
            clerk.pick("[name=role-2]", 0)
            desk.keyboard.type("Samurai")
        if chair == 3:
            clerk.pick("[name=role-3]", 0)
            desk.keyboard.type("Ninja, more")
        clerk.pick(f"[name=character-{chair}]", chair)
        for column in NUMBERS:
            # The last chair's honor ran out.
            clerk.write(
                f"[name={column}-{chair}]", "1" if column != "daimyo" and chair < 4 else "0"
            )
    clerk.press(".score-ending [data-value=honor]")
