"""From the last blow to the last score: what is asked before, and who tells it first."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Evening
from tests.browser.hurrying import hurry
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# Longer than any ceremony of three, which is some half a minute.
CEREMONY = 120_000


class Night:
    """Three phones, a table screen and the host's page where the game is over, but the Daimyo are
    not counted.
    """

    def __init__(self, hub: RunningHub, devices: Watched) -> None:
        self.devices = devices
        self.evening = Evening(hub, devices, "last minutes", players=3)
        for _ in range(3):
            self.evening.seat(1)
            self.evening.phones[-1].page.clock.install()
        key = self.evening.post("keys", {"kind": "table"})["key"]
        self.screen = devices.page(f"/watch/{self.evening.table}#{key}", "tv")
        self.screen.locator(".hall").wait_for()
        self.evening.start()
        self.host = devices.page(f"/host#{hub.host_key}", "tablet", device_scale_factor=1)
        self.host.clock.install()
        self.host.locator(f".table-card[data-table={self.evening.table}]").tap()
        self.host.locator(".at-play").wait_for()
        hurry(hub, self.evening.table, "last", until="daimyo")


@pytest.fixture(scope="module")
def night(browser: Browser, hub: RunningHub) -> Iterator[Night]:
    devices = Watched(browser, hub.url)
    yield Night(hub, devices)
    devices.close()


@pytest.mark.long
def test_while_something_is_still_asked_everyone_reads_that_the_game_is_over(night: Night) -> None:
    first, *others = night.evening.phones
    for phone in night.evening.phones:
        expect(phone.page.locator(".status .game-over")).to_contain_text("The game is over")
        expect(phone.page.locator(".status p")).to_contain_text("How many Daimyo are in your hand?")
    first.move(["daimyo-held"])
    awaited = " and ".join(phone.name for phone in others)
    expect(first.page.locator(".status p")).to_contain_text(f"Waiting for {awaited} · Daimyo")
    expect(first.page.locator(".status .game-over")).to_be_visible()
    expect(night.screen.locator(".calm")).to_contain_text("Game over")
    expect(night.screen.locator(".calm-who")).to_have_count(0)


def _shows(page: Page, what: str) -> None:
    """Its clock goes on in small steps, much less than a ceremony: a phone that lost its line on a
    busy machine comes back by its own timers.
    """
    found = page.locator(what)
    for _ in range(40):
        if found.count():
            break
        page.clock.run_for(250)
        page.evaluate("() => fetch('/healthz').then(() => true)")
    found.first.wait_for()


def _is_covered(page: Page) -> bool:
    return page.locator(".team, .end-role, .role-row").count() == 0


@pytest.mark.long
def test_a_phone_does_not_tell_the_end_before_the_screen_has(night: Night) -> None:
    tapped, waits, alone = night.evening.pages()
    for page in (tapped, waits, alone, night.host):
        # However slow this machine is, on the phones it stays the moment of the end.
        page.clock.pause_at(page.evaluate("() => Date.now()") / 1000 + 2)
    hurry(night.evening.hub, night.evening.table)
    _shows(night.host, "main.over.covered")
    assert _is_covered(night.host)
    assert night.host.locator("[data-again]").count() == 1
    night.host.locator("[data-see-here]").tap()
    _shows(night.host, ".team")
    for page in (tapped, waits, alone):
        _shows(page, ".the-end.covered")
        assert _is_covered(page)
    tapped.locator("[data-see-here]").tap()
    _shows(tapped, ".team")
    assert _is_covered(waits), "who taps sees it on their own phone"
    waits.clock.run_for(CEREMONY)
    waits.wait_for_selector(".team")
    assert _is_covered(alone)
    night.screen.context.close()
    _shows(alone, ".team")
    for page in (tapped, waits, alone, night.host):
        page.clock.resume()


@pytest.mark.long
def test_whoever_comes_back_to_a_night_that_is_over_reads_it_at_once(night: Night) -> None:
    for page in (night.evening.pages()[0], night.host):
        page.reload()
        page.wait_for_selector(".team")


@pytest.mark.long
def test_the_host_who_looks_a_night_up_reads_it_at_once(night: Night) -> None:
    """Also while a table screen still shows it."""
    key = night.evening.post("keys", {"kind": "table"})["key"]
    screen = night.devices.page(f"/watch/{night.evening.table}#{key}", "tv")
    screen.locator(".ceremony").wait_for()
    night.host.goto(f"{night.evening.hub.url}/host#/")
    night.host.wait_for_selector(".home")
    # Longer than a page counts as freshly loaded.
    night.host.clock.run_for(CEREMONY)
    night.host.goto(f"{night.evening.hub.url}/host#/table/{night.evening.table}")
    night.host.wait_for_selector("main.over")
    assert not _is_covered(night.host)
    screen.context.close()
