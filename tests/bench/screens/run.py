"""One table of eight screens, once: seven phones and the table's screen, one tap after another."""

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.bench.screens.floor import Floor
from tests.bench.screens.stopwatch import Stopwatch, Times
from tests.bench.wire.folder import cache
from tests.bench.wire.run import percentile
from tests.browser.devices import DEVICES
from tests.web.running import RunningHub, running

HUB, FLOOR = "hub", "empty broadcast"
SEATS = 7
SCREENS = SEATS + 1

# Whose turn it is ends it with one tap, and that can be repeated for ever.
OPTIONS = {"level": "tokens", "confirm": False, "players": SEATS}
_END_TURN = ".thumb [data-offer=end-turn]:not(.closed):not(:disabled)"
_WARM_UP = 7


class Run(NamedTuple):
    """Milliseconds from a touch to a frame on another screen; the last is the last of seven."""

    p50: float
    p99: float
    last_p50: float
    last_p99: float


def measure(name: str, browser: Browser, taps: int) -> Run:
    with tempfile.TemporaryDirectory(prefix="screens-", dir=cache()) as folder:
        kind = {HUB: _at_hub, FLOOR: _at_floor}[name]
        with kind(browser, Path(folder)) as (pages, tap):
            watch = Stopwatch(pages)
            times = [
                watch.time_tap(*_sender(pages, tap, number)) for number in range(_WARM_UP + taps)
            ]
    return _summed(times[_WARM_UP:])


def _summed(times: list[Times]) -> Run:
    every = [each for row in times for each in row]
    last = [max(row) for row in times]
    return Run(
        statistics.median(every),
        percentile(every, 0.99),
        statistics.median(last),
        percentile(last, 0.99),
    )


def _sender(pages: list[Page], tap: str, number: int) -> tuple[Page, str]:
    """Seat after seat taps; whose turn it is has seen so by then."""
    page = pages[number % SEATS]
    page.locator(tap).wait_for()
    return page, tap


@contextmanager
def _at_hub(browser: Browser, folder: Path) -> Iterator[tuple[list[Page], str]]:
    with running(folder, events_a_second=10_000, joins_a_minute=1000) as hub, _room() as room:
        wished = {"game": "samurai", "options": OPTIONS}
        table = hub.as_host("POST", "/api/tables", wished)["table"]
        pages = []
        for number in range(SEATS):
            page = _phone(browser, room, f"{hub.url}/join/{table}")
            page.fill("#name", f"Guest {number}")
            page.locator(".join button[type=submit]").tap()
            page.locator(".waiting").wait_for()
            pages.append(page)
        pages.append(_screen(browser, room, _watch(hub, table)))
        hub.as_host("POST", f"/api/tables/{table}/start")
        for page in pages:
            page.locator(".playing:not(.hall)").wait_for()
        first = next(at for at in range(SEATS) if pages[at].locator(_END_TURN).count())
        # The seats go round to the left, from whoever begins.
        yield [*pages[first:SEATS], *pages[:first], pages[SEATS]], _END_TURN


def _watch(hub: RunningHub, table: str) -> str:
    key = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": "table"})["key"]
    return f"{hub.url}/watch/{table}#{key}"


@contextmanager
def _at_floor(browser: Browser, folder: Path) -> Iterator[tuple[list[Page], str]]:
    floor = Floor(folder, SCREENS + 20)
    try:
        with _room() as room:
            pages = [_phone(browser, room, floor.url) for _ in range(SEATS)]
            pages.append(_screen(browser, room, floor.url))
            for page in pages:
                page.locator("p", has_text="1").wait_for()
            yield pages, "button"
    finally:
        floor.stop()


@contextmanager
def _room() -> Iterator[list[BrowserContext]]:
    """Every device that comes in leaves in the end."""
    contexts: list[BrowserContext] = []
    try:
        yield contexts
    finally:
        for context in contexts:
            context.close()


def _phone(browser: Browser, room: list[BrowserContext], url: str) -> Page:
    # One pixel is one pixel: without a graphics card the drawing would be what is measured.
    return _opened(browser, room, url, DEVICES["phone"] | {"device_scale_factor": 1})


def _screen(browser: Browser, room: list[BrowserContext], url: str) -> Page:
    return _opened(browser, room, url, DEVICES["tv"])


def _opened(
    browser: Browser, room: list[BrowserContext], url: str, device: dict[str, object]
) -> Page:
    context = browser.new_context(**device)  # type: ignore[arg-type]
    room.append(context)
    page = context.new_page()
    page.goto(url)
    return page
