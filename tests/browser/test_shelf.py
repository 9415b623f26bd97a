"""What shares one button of the thumb lies there as cards: one tap plays one."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser import axe, measuring
from tests.browser.evening import Evening
from tests.browser.survey import drawn, sized, twice_the_text
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

CARDS = (
    "panic", "cat-balou", "duel", "jail", "gatling", "indians",
    "dynamite", "beer", "saloon", "stagecoach", "wells-fargo", "general-store",
)  # fmt: skip
SHORT: ViewportSize = {"width": 390, "height": 600}


@pytest.fixture
def phone(hub: RunningHub, devices: Watched) -> Tapper:
    """Of somebody whose turn it is, on a glass without room for all cards at once."""
    evening = Evening(hub, devices, seed="shelf", game="bang", players=3)
    evening.seat(3)
    evening.start()
    for each in evening.phones:
        each.page.set_viewport_size(SHORT)
    return evening.until_offered("cards")


def _card(page: Page, key: str) -> Locator:
    return page.locator(f"dialog[open] .shelf-card[data-offer={key}]")


def _wrong(page: Page) -> list[str]:
    return [*axe.violations(page), *measuring.small_targets(page), *measuring.outside(page)]


@pytest.mark.long
def test_every_card_is_drawn_named_and_says_what_it_does(phone: Tapper) -> None:
    page = phone.page
    phone.tap(".thumb [data-shelf=cards]")
    _card(page, "panic").wait_for()
    shown = page.locator("dialog[open] .shelf-card")
    assert tuple(each.get_attribute("data-offer") for each in shown.all()) == CARDS
    with sized(page, 390, 1200):
        drawn(page)
        for each in shown.all():
            assert each.locator(".bill-art svg").is_visible()
            assert each.locator(".offer-name").inner_text()
            assert each.locator(".hint, .why").inner_text()
        assert "for nothing" in _card(page, "beer").inner_text(), "everybody has all their life"
    assert page.get_by_role("button", name="Jail").count() == 1
    assert page.get_by_role("button", name="Dynamite").count() == 1
    for width, height in ((390, 844), (320, 568)):
        with sized(page, width, height):
            assert not _wrong(page)
            with twice_the_text(page):
                assert not measuring.outside(page)


@pytest.mark.long
def test_a_card_is_played_with_enter(phone: Tapper) -> None:
    page = phone.page
    page.locator(".thumb [data-shelf=cards]").focus()
    page.keyboard.press("Enter")
    after = _held_with(page, 1)
    _card(page, "stagecoach").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.locator(".myself [data-counter=hand]")).to_have_attribute("data-value", str(after))


def _held_with(page: Page, more: int) -> int:
    """The hand after a card that brings so many more; a draw that is due is booked with it."""
    held = int(page.locator(".myself [data-counter=hand]").get_attribute("data-value") or "")
    return held + more + (2 if page.get_by_text("Draw 2 cards").count() else 0)


@pytest.mark.long
def test_a_tap_plays_or_asks_for_whom(phone: Tapper) -> None:
    page = phone.page
    phone.tap(".thumb [data-shelf=cards]")
    phone.tap(_card(page, "jail"))
    page.wait_for_selector("dialog[open] .choice.of-seat")


def test_where_there_is_room_each_card_is_one_tap(phone: Tapper) -> None:
    page = phone.page
    page.set_viewport_size({"width": 390, "height": 844})
    tiles = page.locator(".thumb .tiles .tile")
    expect(tiles).to_have_count(len(CARDS))
    assert tuple(each.get_attribute("data-offer") for each in tiles.all()) == CARDS
    after = _held_with(page, 1)
    phone.tap(".thumb .tile[data-offer=stagecoach]")
    expect(page.locator(".myself [data-counter=hand]")).to_have_attribute("data-value", str(after))
