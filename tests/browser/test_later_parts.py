"""What of a page comes later comes in the end, though a hub restarts or a Wi-Fi drops.

And though the hub was updated meanwhile: then the page opens itself anew, once.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

LOST = 2


class Dropping:
    """Loses the first requests for each file of this kind, as a Wi-Fi does."""

    def __init__(self, page: Page, pattern: str, lost: int = LOST) -> None:
        self.lost = lost
        self.asked: dict[str, list[str]] = {}
        page.route(re.compile(pattern), self._answer)

    def _answer(self, route: Route) -> None:
        url = route.request.url
        if route.request.method == "HEAD":
            # Whether the file is still there is asked beside it.
            route.continue_()
            return
        asked = self.asked.setdefault(url.split("?")[0], [])
        asked.append(url)
        if len(asked) <= self.lost:
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


def test_a_game_is_plain_until_its_face_comes(wifi: Watched, hub: RunningHub) -> None:
    table: Any = WiredTable(hub, 4)
    try:
        phone = table.until("end-turn", "seen")
        page = wifi.context().new_page()
        dropping = Dropping(page, r"/face-\w+\.js", lost=1000)
        page.goto("/")
        table.show(page, phone)
        expect(page.locator(".dress.no-face .playing")).to_be_visible()
        dropping.lost = 0
        expect(page.locator(".dress.samurai .playing")).to_be_visible(timeout=20_000)
    finally:
        table.close()


class Updated:
    """A hub that no longer has a file of the page, as often as it is asked; counts the openings."""

    def __init__(self, page: Page, pattern: str, answers: int) -> None:
        self.opened = 0
        self._left = answers
        page.route(re.compile(pattern), self._answer)
        page.on("domcontentloaded", lambda _: self._count())

    def _count(self) -> None:
        self.opened += 1

    def _answer(self, route: Route) -> None:
        self._left -= 1
        if self._left >= 0:
            route.fulfill(status=404)
        else:
            route.continue_()


def test_a_page_older_than_the_hub_is_opened_anew(wifi: Watched) -> None:
    wifi.allow("404")
    page = wifi.context().new_page()
    # The file itself, and whether it is still there.
    updated = Updated(page, r"/later-parts-\w+\.js", 2)
    page.goto("/")
    expect(page.locator(".home")).to_be_visible()
    assert updated.opened == 2


def test_a_file_that_is_never_there_opens_the_page_anew_only_once(wifi: Watched) -> None:
    wifi.allow("404")
    page = wifi.context().new_page()
    updated = Updated(page, r"/later-parts-\w+\.js", 1000)
    page.goto("/")
    # Tried after 0.5, 1.5 and 3.5 seconds; the first of them opens it anew.
    page.wait_for_timeout(5000)
    assert updated.opened == 2
