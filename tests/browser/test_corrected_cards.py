"""Corrections of real cards as they are tapped: a box of another size, and whose hand it was."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_real_cards import counted, phone_of, pick
from tests.browser.watched import Watched
from tests.hardware.evening import Evening
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

SMALL: dict[str, Any] = {"viewport": {"width": 390, "height": 664}}
PLAYER = 1


@pytest.fixture
def evening(hub: RunningHub) -> Iterator[Evening]:
    """Somebody's turn, with its draw still to come."""
    evening = Evening(hub)
    evening.begin()
    evening.made(evening.host, "correct-turn", seat=PLAYER, step="draw", used="anew")
    yield evening
    evening.end()


def deck(evening: Evening) -> int:
    piles = evening.screen.view["piles"]
    return int(next(each["count"] for each in piles if each["key"] == "deck"))


def hosts_form(devices: Watched, evening: Evening, hub: RunningHub, offer: str) -> Page:
    page = devices.page(f"/host#{hub.host_key}", "tablet", **SMALL)
    page.wait_for_selector(".home")
    page.goto(f"/host#/table/{evening.table}")
    page.locator("summary", has_text="Correct something").click()
    page.locator(f".standing [data-offer={offer}]").click()
    return page


def test_a_box_with_many_more_cards_is_told_by_tens(
    devices: Watched, evening: Evening, hub: RunningHub
) -> None:
    version, before = evening.screen.sight["version"], deck(evening)
    page = hosts_form(devices, evening, hub, "correct-cards")
    shown = page.locator(".form .stepper-value")
    printed = int(shown.inner_text())
    more = page.locator(".form .leap").last
    expect(more).to_be_in_viewport(ratio=1)
    for leaps in (1, 2):
        more.click()
        expect(shown).to_have_text(str(printed + 10 * leaps))
    page.locator(".form .step").first.click()
    expect(shown).to_have_text(str(printed + 19))
    page.locator(".form .main").click()
    evening.screen.wait(version + 1)
    assert deck(evening) == before + 19


def test_a_leap_stops_where_the_number_ends(
    devices: Watched, evening: Evening, hub: RunningHub
) -> None:
    page = hosts_form(devices, evening, hub, "correct-deck")
    shown, less = page.locator(".form .stepper-value"), page.locator(".form .leap").first
    while less.is_enabled():
        before = shown.inner_text()
        less.click()
        expect(shown).not_to_have_text(before)
    # The deck keeps one: none is the deck's end, which is told otherwise.
    expect(shown).to_have_text("1")


def test_in_whose_hand_bushido_was_is_asked_without_a_word_of_distance(
    devices: Watched, evening: Evening
) -> None:
    version, hand = evening.screen.sight["version"], counted(evening, PLAYER, "hand")
    page = phone_of(devices, evening, PLAYER)
    # In the ring it is told how hard each seat is to hit.
    expect(page.locator(".ring .reach")).to_have_count(3)
    page.locator(".set-straight").click()
    page.locator(".standing [data-offer=correct-bushido]").click()
    hands = page.locator("[data-field=source] .choice.of-seat")
    expect(hands).to_have_count(6)
    expect(hands.locator(".note")).to_have_count(0)
    pick(page, str(PLAYER))
    expect(page.locator("[data-field=check] .choice")).to_have_text(
        ["Yes, flip a card", "No, not this turn"]
    )
    for choice in page.locator("[data-field=check] .choice").all():
        expect(choice).to_be_in_viewport(ratio=1)
    pick(page, "check-now")
    evening.screen.wait(version + 1)
    assert counted(evening, PLAYER, "hand") == hand - 1
    expect(page.locator("[data-offer=flip]").last).to_be_in_viewport(ratio=1)
