"""What shares one button of the thumb lies there as cards: looked at, picked, and then played."""

import pytest
from playwright.sync_api import Locator, Page, expect

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


@pytest.fixture
def phone(hub: RunningHub, devices: Watched) -> Tapper:
    """Of somebody whose turn it is, before the shelf is opened."""
    evening = Evening(hub, devices, seed="shelf", game="bang", players=3)
    evening.seat(3)
    evening.start()
    return evening.until_offered("cards")


def _card(page: Page, key: str) -> Locator:
    return page.locator(f"dialog[open] .shelf-card[data-offer={key}]")


def _wrong(page: Page) -> list[str]:
    return [*axe.violations(page), *measuring.small_targets(page), *measuring.outside(page)]


def test_every_card_is_drawn_named_and_says_what_it_does(phone: Tapper) -> None:
    page = phone.page
    phone.tap(".thumb [data-shelf=cards]")
    _card(page, "panic").wait_for()
    shown = page.locator("dialog[open] .shelf-card")
    assert tuple(each.get_attribute("data-offer") for each in shown.all()) == CARDS
    for each in shown.all():
        assert each.locator(".bill-art svg").is_visible()
        assert each.locator(".offer-name").inner_text()
        assert each.locator(".hint, .why").inner_text()
    assert page.get_by_role("radio", name="Jail").count() == 1
    assert page.get_by_role("radio", name="Dynamite").count() == 1
    assert "for nothing" in _card(page, "beer").inner_text(), "everybody has all their life"
    phone.tap(_card(page, "jail"))
    for width, height in ((390, 844), (320, 568)):
        with sized(page, width, height):
            assert not _wrong(page)
            with twice_the_text(page):
                assert not measuring.outside(page)


def test_a_card_is_picked_with_the_arrows_and_played_with_enter(phone: Tapper) -> None:
    page = phone.page
    page.locator(".thumb [data-shelf=cards]").focus()
    page.keyboard.press("Enter")
    _card(page, "panic").locator("input").focus()
    for _ in CARDS[: CARDS.index("stagecoach")]:
        page.keyboard.press("ArrowDown")
    drawn(page)
    expect(_card(page, "stagecoach").locator("input")).to_be_checked()
    before = _held(page)
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]", state="detached")
    expect(page.locator(".myself [data-counter=hand]")).to_have_attribute(
        "data-value", str(before + 1)
    )


def _held(page: Page) -> int:
    return int(page.locator(".myself [data-counter=hand]").get_attribute("data-value") or "")


def test_a_tap_picks_and_the_button_plays(phone: Tapper) -> None:
    page = phone.page
    phone.tap(".thumb [data-shelf=cards]")
    assert page.locator("dialog[open] .main").count() == 0
    phone.tap(_card(page, "jail"))
    expect(page.locator("dialog[open] .main")).to_have_text("Play Jail")
    phone.tap("dialog[open] .main")
    page.wait_for_selector("dialog[open] .choice.of-seat")
