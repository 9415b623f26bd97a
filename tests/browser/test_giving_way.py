"""A sheet gives way to what is newly asked: under it nobody would see the question."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.web.phone import Phone, open_offers
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

ANSWERS = ".dock [data-offer]:not([disabled])"


@pytest.fixture
def devices(browser: Browser, hub: RunningHub) -> Iterator[Watched]:
    watched = Watched(browser, hub.url)
    yield watched
    watched.close()


def _crying(table: WiredTable) -> tuple[Phone, dict[str, Any]]:
    """Whoever may cry now, which asks all others."""
    phone = table.until("battle-cry", "seen", "end-turn")
    return phone, next(each for each in open_offers(phone.sight) if each["key"] == "battle-cry")


def _with_open_menu(table: WiredTable, page: Page, phone: Phone) -> None:
    table.show(page, phone)
    page.locator("header.bar [aria-label=Menu]").tap()
    expect(page.locator("dialog.sheet")).to_be_visible()


def test_an_open_menu_gives_way_to_a_question(devices: Watched, hub: RunningHub) -> None:
    table = WiredTable(hub, 4)
    try:
        crier, offer = _crying(table)
        asked = next(each for each in table.phones if each is not crier)
        page = devices.page("/")
        _with_open_menu(table, page, asked)
        table.make(crier, offer, {})
        expect(page.locator("dialog.sheet")).to_have_count(0)
        expect(page.locator(ANSWERS).first).to_be_visible()
        # Opened while it waits, it stays: somebody looks up a word before answering.
        page.locator("header.bar [aria-label=Menu]").tap()
        expect(page.locator("dialog.sheet")).to_be_visible()
    finally:
        table.close()


def test_a_sheet_that_the_browser_closed_opens_again(devices: Watched, hub: RunningHub) -> None:
    table = WiredTable(hub, 4)
    try:
        page = devices.page("/")
        _with_open_menu(table, page, table.phones[0])
        # As a browser does for a second Escape or a swipe back: nobody is asked first.
        page.evaluate("() => document.querySelector('dialog[open]').close()")
        expect(page.locator("dialog.sheet")).to_have_count(0)
        page.locator("header.bar [aria-label=Menu]").tap()
        expect(page.locator("dialog.sheet")).to_be_visible()
    finally:
        table.close()
