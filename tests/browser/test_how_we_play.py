"""How we play, read on the smallest phone: the way on is at the thumb, however long a page is."""

import pytest
from playwright.sync_api import expect

from tests.browser.fed import FedPhone
from tests.browser.sights import moments
from tests.browser.survey import drawn
from tests.browser.watched import Watched

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

SMALL = {"width": 320, "height": 454}


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_way_on_is_in_sight_before_anybody_scrolls(devices: Watched, language: str) -> None:
    # The page is fed: the hub knows no such table.
    devices.allow("/api/tables/FED/")
    page = devices.context("small-phone", language, viewport=SMALL).new_page()
    FedPhone(page, language).begin(moments("duel", (2,), seeds=1)[0])
    page.locator(".bar button").last.tap()
    page.locator("dialog .row .button:nth-child(1)").tap()
    page.locator(".how").wait_for()
    for _ in range(2):
        drawn(page)
        onward = page.locator(".how-foot .main")
        expect(onward).to_be_in_viewport(ratio=1)
        onward.tap()
    expect(page.locator(".how-count")).to_have_text("3 / 3")
