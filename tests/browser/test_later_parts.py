"""What of a page comes later comes in the end, though a hub restarts or a Wi-Fi drops."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.web.running import RunningHub

LOST = 2


class Dropping:
    """Loses the first requests for each file of this kind, as a Wi-Fi does."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.asked: dict[str, list[str]] = {}
        page.route(re.compile(pattern), self._answer)

    def _answer(self, route: Route) -> None:
        url = route.request.url
        asked = self.asked.setdefault(url.split("?")[0], [])
        asked.append(url)
        if len(asked) <= LOST:
            route.abort("connectionreset")
        else:
            route.continue_()


@pytest.fixture
def wifi(devices: Watched) -> Watched:
    devices.allow(r"ERR_CONNECTION_RESET")
    return devices


def test_a_part_whose_code_is_lost_is_asked_for_again(wifi: Watched) -> None:
    page = wifi.context().new_page()
    dropping = Dropping(page, r"/later-parts-\w+\.js")
    page.goto("/")
    expect(page.locator(".home")).to_be_visible()
    (asked,) = dropping.asked.values()
    # Many browsers never ask twice for a module that failed: so each time by another address.
    assert len(asked) == len(set(asked)) == LOST + 1


def test_calling_and_the_words_come_too(wifi: Watched, hub: RunningHub) -> None:
    table: Any = WiredTable(hub, 4)
    try:
        phone = table.until("end-turn", "seen")
        page = wifi.page("/")
        dropping = Dropping(page, r"/(calling-\w+\.js|samurai\.en-?\w*\.ftl)")
        table.show(page, phone)
        page.wait_for_function("() => document.title.includes('turn')")
        assert [len(urls) for urls in dropping.asked.values()] == [LOST + 1] * 2
    finally:
        table.close()
