"""What ends the game or takes from all is asked: the deck out by the count, a last honor gone."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.hardware.evening import Evening
from tests.web.running import RunningHub

# With the bars of a browser above and below.
SMALL: dict[str, Any] = {"viewport": {"width": 390, "height": 664}}


@pytest.fixture
def evening(hub: RunningHub) -> Iterator[Evening]:
    evening = Evening(hub)
    evening.begin()
    evening.give_turn(1)
    yield evening
    evening.end()


def phone_of(devices: Watched, evening: Evening, seat: int) -> Page:
    """The page of a seat, with the key that its phone has."""
    context = devices.context(**SMALL)
    kept = {f"honor-hub.seat.{evening.table}": json.dumps({"key": evening.phones[seat].key})}
    # The newer page of a seat is the seat's.
    context.add_init_script(f"if (location.host) Object.assign(localStorage, {json.dumps(kept)})")
    page = context.new_page()
    page.goto(f"/play/{evening.table}")
    page.locator(".myself").wait_for()
    return page


def test_whoever_drew_the_last_card_is_asked_and_may_say_not_yet(
    devices: Watched, evening: Evening
) -> None:
    evening.made(evening.host, "correct-honor", seat=3, value=1, game="goes-on")
    evening.made(evening.host, "correct-deck", count=2)
    evening.made(evening.phones[1], "end-turn")
    page = phone_of(devices, evening, 2)
    question = page.locator("fieldset.spread", has_text="Deck empty?")
    expect(question).to_contain_text("Guest 3 would have no honor left, and the game would end.")
    buttons = question.locator("button")
    expect(buttons).to_have_text(["Yes", "Not yet"])
    for each in buttons.all():
        expect(each).to_be_in_viewport(ratio=1)
    page.screenshot(path="test-output/deck-question-phone.png")
    buttons.nth(1).click()
    expect(question).to_have_count(0)
    expect(page.locator("[data-pile=deck] b")).to_contain_text("?")
    assert evening.screen.outcome is None


def test_with_tokens_alone_the_decks_end_asks_before_it_takes(
    devices: Watched, hub: RunningHub
) -> None:
    evening = Evening(hub, level="tokens")
    evening.begin()
    evening.give_turn(1)
    before = evening.settle()
    screen = evening.screen
    page = phone_of(devices, evening, 1)
    page.locator("[data-offer=deck-end]").click()
    sheet = page.locator("dialog, .sheet").filter(has_text="everyone pays 1 honor").first
    sheet.wait_for()
    assert screen.sight["version"] == before
    sheet.locator("button.main").click()
    screen.wait(before + 1)
    assert "deck-ended" in [line["code"] for line in screen.sight["lines"]]
    evening.end()


def test_the_hosts_page_answers_too(devices: Watched, evening: Evening, hub: RunningHub) -> None:
    evening.made(evening.host, "correct-deck", count=2)
    evening.made(evening.phones[1], "end-turn")
    evening.made(evening.phones[2], "end-turn")
    page = devices.page(f"/host#{hub.host_key}", "tablet", **SMALL)
    page.goto(f"/host#/table/{evening.table}")
    fold = page.locator("details", has=page.locator("[data-offer=deck-empty]")).last
    fold.locator("summary").first.click()
    question = page.locator("fieldset.spread", has_text="Deck empty?")
    expect(question.locator("button")).to_have_text(["Yes", "Not yet"])
    page.screenshot(path="test-output/deck-question-host.png")
    question.locator("button").first.click()
    expect(question).to_have_count(0)


def test_a_last_honor_is_not_corrected_away_by_the_stepper_alone(
    devices: Watched, evening: Evening, hub: RunningHub
) -> None:
    evening.made(evening.host, "correct-honor", seat=3, value=1, game="goes-on")
    page = devices.page(f"/host#{hub.host_key}", "tablet")
    page.goto(f"/host#/table/{evening.table}")
    fold = page.locator("details", has=page.locator("[data-offer=correct-honor]")).last
    fold.locator("summary").first.click()
    page.locator("[data-offer=correct-honor]").click()
    page.locator("[data-field=seat] button").nth(3).click()
    page.locator("[data-field=value] .step").first.click()
    page.locator("[data-field=value] .button.main").click()
    ends = page.locator("[data-field=game] [data-value=ends]")
    expect(ends).to_contain_text("ends with this")
    assert evening.screen.view["phase"] != "over"
    ends.click()
    evening.screen.wait(evening.screen.sight["version"])
    expect(ends).to_have_count(0)
