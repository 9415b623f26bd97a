"""The panel in a browser: lamps that keep the rhythm, buttons that play, a refusal that shows."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.watched import Watched
from tests.hardware.evening import Evening
from tests.hardware.hand import soon
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long


@pytest.fixture
def evening(hub: RunningHub) -> Iterator[Evening]:
    evening = Evening(hub, phoneless=0)
    evening.begin()
    evening.give_turn(1)
    yield evening
    evening.end()


def lamp(page: Page, place: str, state: str) -> None:
    """Wait until a lamp shows this."""
    expect(page.locator(f"[data-place={place}]")).to_have_attribute("data-state", state)


def lit(page: Page, place: str) -> int:
    """How many animations a lamp plays."""
    light = page.locator(f"[data-place={place}] .lamp-light")
    return int(light.evaluate("light => light.getAnimations().length"))


def opened(devices: Watched, evening: Evening, device: str = "tablet", **kind: str) -> Page:
    key = evening.key("panel")
    page = devices.page(f"/panel/{evening.table}#{key}", device, **kind)
    page.locator(".lamps").wait_for()
    assert key not in page.url
    return page


def test_the_page_plays_with_the_table(devices: Watched, evening: Evening) -> None:
    page = opened(devices, evening)
    lamp(page, "status", "ready")
    lamp(page, "seat-1", "turn")
    ask = page.locator("[data-offer=ask-deck]")
    ask.click()
    lamp(page, "deck", "asked")
    page.locator("[data-offer=deck-end]").click()
    lamp(page, "deck", "deck-end")
    assert lit(page, "deck") == 1
    page.locator("[data-offer=end-turn]").click()
    lamp(page, "seat-2", "turn")
    lamp(page, "deck", "off")
    soon(lambda: evening.turn == 2)
    undo = page.locator("[data-offer=undo]")
    undo.click()
    lamp(page, "seat-2", "turn")
    undo.hover()
    page.mouse.down()
    lamp(page, "seat-1", "turn")
    page.mouse.up()
    soon(lambda: evening.turn == 1)
    evening.settle()
    evening.attack(0)
    lamp(page, "seat-0", "asked")
    page.locator("[data-place=seat-0] [data-offer=take]").click()
    lamp(page, "seat-0", "off")
    assert_accessible(page)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("device", ["small-phone", "phone", "tv"])
def test_it_fits_every_device(
    devices: Watched, evening: Evening, device: str, language: str
) -> None:
    page = opened(devices, evening, device, language=language)
    lamp(page, "seat-1", "turn")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    small = page.evaluate(
        "[...document.querySelectorAll('button')].filter(b => b.offsetHeight < 44).length"
    )
    assert small == 0
    assert_accessible(page)


def test_without_its_key_it_says_what_is_missing(devices: Watched) -> None:
    page = devices.page("/panel/ABCDE")
    expect(page.get_by_role("heading")).to_be_visible()
    assert_accessible(page)


def test_who_wants_no_motion_sees_lamps_that_are_steady(devices: Watched, evening: Evening) -> None:
    page = opened(devices, evening)
    page.emulate_media(reduced_motion="reduce")
    evening.attack(2)
    lamp(page, "seat-2", "asked")
    expect(page.locator("[data-place=seat-2] .lamp-light")).to_have_css("opacity", "1")
    assert lit(page, "seat-2") == 0
    page.emulate_media(reduced_motion="no-preference")
    soon(lambda: lit(page, "seat-2") == 1)


def test_a_refused_press_is_told_there_and_on_the_table_screen(
    devices: Watched, evening: Evening
) -> None:
    page = opened(devices, evening)
    screen = devices.page(f"/watch/{evening.table}#{evening.key('table')}", "tv")
    screen.locator(".playing").wait_for()
    evening.attack(2)
    lamp(page, "seat-2", "asked")
    version = evening.settle()
    page.locator("[data-offer=end-turn]").click()
    expect(page.locator(".panel-said")).not_to_be_empty()
    expect(screen.locator(".banner.refused")).to_be_visible()
    assert_accessible(screen)
    assert evening.settle() == version
    expect(screen.locator(".banner.refused")).to_be_hidden()
