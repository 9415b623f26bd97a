"""A whole game without touching the glass, and what a screen reader makes of it."""

import os
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.evening import NAMES, Evening, Waiting
from tests.browser.hurrying import hurry
from tests.browser.typist import Typist
from tests.browser.watched import PATIENCE, Watched
from tests.web.running import RunningHub

RECORDED = Path(__file__).parent / "recorded"
# Set it to write what is said now; then read the difference before it is kept.
REFRESH = "HONOR_HUB_TESTS_RECORD"
FIGURES = ("ushiwaka", "benkei", "ieyasu", "chiyo")


def _typist_sits_down(evening: Evening, devices: Watched) -> Typist:
    """From the scan to the seat: name, seat and button, by keyboard."""
    page = devices.page(evening.invitation(), "tv")
    page.locator(".join").wait_for()
    typist = Typist(page, NAMES[0], evening.chance)
    typist.reach(page.locator("#name"))
    page.keyboard.type(NAMES[0])
    typist.reach(page.locator(".seat-chair input:checked"))
    page.keyboard.press("ArrowRight")
    typist.tap(".join button[type=submit]")
    page.locator(".waiting").wait_for()
    evening.phones.append(typist)
    return typist


@pytest.mark.long
def test_a_whole_game_by_keyboard(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, "keys", players=3, pace="flow")
    typist = _typist_sits_down(evening, devices)
    evening.seat(2)
    evening.start()
    evening.play()
    assert typist.taps > 10, "it was hardly ever the keyboard's turn"
    assert typist.page.locator(".the-end").count() == 1


def test_one_sits_down_looks_and_moves_by_keyboard(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, "first keys", players=4, pace="flow", shogun=0)
    typist = _typist_sits_down(evening, devices)
    evening.post("seats/0", {"name": "Bea"})
    evening.post("seats/2", {"name": "Cleo"})
    evening.post("seats/3", {"name": "Dora"})
    evening.start()
    typist.tap(".cover")
    typist.page.locator(".uncovered h2").wait_for()
    typist.page.locator(".cover:not(.calling)").wait_for()
    typist.page.keyboard.press("Enter")
    typist.page.locator(".uncovered").wait_for(state="detached")
    hurry(hub, evening.table, spare=1)
    typist.page.wait_for_selector(".status.mine ~ .offers .offer")
    offers = typist.look()["offers"]
    assert offers, evening.said()
    typist.move(offers)
    assert typist.taps >= 2


@pytest.fixture
def four(hub: RunningHub, devices: Watched) -> Evening:
    """Four phones where nothing is left to chance that a screen reader would read out."""
    evening = Evening(hub, devices, "spoken", players=4, shogun=0, characters="typed")
    evening.seat(4)
    evening.start()
    for phone, figure in zip(evening.phones, FIGURES, strict=True):
        phone.tap("[data-offer=character]")
        phone.tap(f"dialog[open] .choice[data-value={figure}]")
        phone.settle()
    return evening


@pytest.mark.long
def test_a_sheet_keeps_the_focus_and_gives_it_back(four: Evening) -> None:
    typist = Typist(four.phones[1].page, "Bruno", four.chance)
    page = typist.page
    for opener in (".bar button", ".place", ".figure-button, .set-straight"):
        if not page.locator(opener).count():
            continue
        typist.reach(page.locator(opener).first)
        page.keyboard.press("Enter")
        page.locator("dialog[open]").wait_for()
        for _ in range(25):
            page.keyboard.press("Tab")
            assert page.evaluate(
                "() => document.activeElement === document.body"
                " || document.querySelector('dialog[open]').contains(document.activeElement)"
            ), f"the focus got out of the sheet of {opener}"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        expect(page.locator(opener).first).to_be_focused()


# What a button, link or field is called for who cannot see it.
_NAMELESS = r"^\s*- (?:button|link|textbox|radio|checkbox|img|combobox)(?: \[[^]]*\])*:?$"


def _said(page: Page, table: str) -> str:
    said = page.locator("body").aria_snapshot()
    nameless = re.findall(_NAMELESS, said, re.MULTILINE)
    assert not nameless, f"without a name: {nameless}\n{said}"
    return said.replace(table, "TABLE") + "\n"


def _compare(name: str, page: Page, table: str) -> None:
    """Once the rulings that belong there have come: they are fetched when they are first wanted."""
    kept = RECORDED / f"{name}.yaml"
    if os.environ.get(REFRESH):
        page.wait_for_timeout(2000)
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(_said(page, table), encoding="utf-8")
    wanted, until = kept.read_text(encoding="utf-8"), time.monotonic() + PATIENCE / 1000
    while (said := _said(page, table)) != wanted and time.monotonic() < until:
        page.wait_for_timeout(100)
    assert said == wanted, f"{kept.name}: if it is meant, set {REFRESH}"


def _until(evening: Evening, wanted: str) -> Typist:
    """Tapped on until someone may do this."""
    wait = Waiting(evening)
    moves = 0
    while moves < 60:
        found = evening.awaited()
        if found is None:
            wait.a_moment()
            continue
        wait.is_over()
        if wanted in found[1]:
            return Typist(found[0].page, found[0].name, evening.chance)
        found[0].move(found[1])
        moves += 1
    raise AssertionError(f"nobody ever may {wanted}: {evening.said()}")


def test_a_screen_reader_is_told_everything(four: Evening) -> None:
    table = four.table
    _compare("confirm", _until(four, "seen").page, table)
    mine = _until(four, "attack")
    page = mine.page
    told = _said(page, table)
    assert re.search(r"- status: .+", told), "what is awaited is announced"
    _compare("my-turn", page, table)
    other = next(each for each in four.phones if each.page is not page)
    _compare("not-my-turn", other.page, table)
    mine.tap(".place")
    page.locator("dialog[open] .aims").wait_for()
    _compare("seat-sheet", page, table)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    mine.tap(".set-straight")
    mine.tap("dialog[open] .offer[data-offer=correct-honor], dialog[open] .offer >> nth=2")
    page.locator("dialog .field").wait_for()
    _compare("form-sheet", page, table)
    for _ in range(2):
        page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    mine.tap(".place")
    mine.tap("dialog[open] .aim .choice[data-value=katana]")
    mine.settle()
    asked = _until(four, "parry")
    told = _said(asked.page, table)
    assert re.search(r"- status: .+\?", told), "the question is announced"
    _compare("asked", asked.page, table)
