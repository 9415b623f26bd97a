"""A page that is left open all night stays as light as it was."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evening import scanned
from tests.browser.growth import Scales
from tests.browser.watched import Watched
from tests.web.phone import Phone
from tests.web.running import RunningHub, running

pytestmark = pytest.mark.long

MOVES = 3000
# The first moves fill the story and every cache there is.
FIRST = 60
EACH = 60
MOST_MB = 10
MOST_NODES = 500
MOST_LISTENERS = 100

SEATS = 7


def test_pages_left_open_for_3000_moves_do_not_grow(
    built: None, browser: Browser, tmp_path: Path
) -> None:
    with running(tmp_path, events_a_second=10_000, joins_a_minute=1000) as hub:
        devices = Watched(browser, hub.url)
        table, host = _table(hub)
        pages = {
            "a phone": devices.page(f"/join/{table}", device_scale_factor=1),
            "a table screen": _screen(hub, devices, table),
        }
        # The picture is not to be had any more once the last seat is taken.
        scanned(pages["a table screen"])
        _sit(pages["a phone"])
        hub.as_host("POST", f"/api/tables/{table}/start")
        host.connect()
        scales = {name: Scales(page) for name, page in pages.items()}
        _move(host, range(FIRST), pages)
        before = {name: each.weigh() for name, each in scales.items()}
        for start in range(FIRST, MOVES, EACH):
            _move(host, range(start, start + EACH), pages)
        for name, each in scales.items():
            now, then = each.weigh(), before[name]
            print(f"{name}: {then} to {now}")
            assert now.heap - then.heap <= MOST_MB, f"{name} grew: {then} to {now}"
            assert now.nodes - then.nodes <= MOST_NODES, f"{name} kept nodes: {then} to {now}"
            assert now.listeners - then.listeners <= MOST_LISTENERS, f"{name}: {then} to {now}"
        host.drop()
        devices.close()


def _table(hub: RunningHub) -> tuple[str, Phone]:
    options = {"level": "tokens", "players": SEATS, "confirm": False}
    seen = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})
    table, code = seen["table"], seen["code"]
    for seat in range(1, SEATS):
        body = {"code": code, "name": f"Guest {seat}", "seat": seat}
        assert hub.ask("POST", "/api/join", body).status == 201
    return table, Phone(hub.url, table, hub.host_key)


def _sit(page: Page) -> None:
    page.fill("#name", "Aya")
    page.locator(".join button[type=submit]").tap()
    page.wait_for_selector(".waiting")


def _screen(hub: RunningHub, devices: Watched, table: str) -> Page:
    key = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": "table"})["key"]
    return devices.page(f"/watch/{table}#{key}", "tv")


def _move(host: Phone, numbers: range, pages: dict[str, Page]) -> None:
    """Seat after seat loses a token and gets it back; then every page has drawn the last of it."""
    seat = value = 0
    for number in numbers:
        turn, seat = divmod(number, SEATS)
        value = (2, 3)[turn % 2]
        values = {"seat": seat, "value": value, "game": "goes-on"}
        made = {"id": f"growth-{number:08d}", "offer": "correct-honor", "values": values}
        answer = host.call("move", made)
        assert answer["ok"], answer
    if seat == 0:
        # One's own numbers stand in one's own row.
        return
    shown = f"[data-seat='{seat}'] [data-counter=honor][data-value='{value}']"
    for page in pages.values():
        page.wait_for_selector(shown)
