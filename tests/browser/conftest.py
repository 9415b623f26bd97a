"""A real Chromium, a real hub, and devices around it; what they show is for the tests to say."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from static.making import __main__ as making
from tests.browser import chromium as finding
from tests.browser.watched import PATIENCE, Watched
from tests.web.running import SEEDED, RunningHub, running

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Its path; without one these tests are skipped, or fail where CI is set."""
    return finding.path()


@pytest.fixture(scope="session")
def built() -> None:
    """The pages as their sources are now, and the packages that tests need of them."""
    making.build()
    making.tool("node", "--version")


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=finding.flags())
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def hub(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    """A hub for the tests of a file; bots are quick, and one address may have many devices."""
    often = {"joins_a_minute": 1000, "address_connections": 200, "events_a_second": 1000}
    with running(tmp_path_factory.mktemp("hub"), "serve", SEEDED, bot_pause=0, **often) as hub:
        yield hub


@pytest.fixture
def devices(browser: Browser, hub: RunningHub) -> Iterator[Watched]:
    """Opens pages; whatever goes wrong in any of them fails the test in the end."""
    watched = Watched(browser, hub.url)
    yield watched
    watched.close()
