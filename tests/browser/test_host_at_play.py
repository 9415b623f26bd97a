"""The host's page while a full table plays: everyone's tokens at one glance."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 1024, "height": 768}
NAMES = ["Nonna", "Ginevra", "Bartolomeo", "Cara", "Ed", "Fumiko", "Massimiliano", "Zoe"]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("viewport", [LAPTOP, TABLET], ids=["laptop", "tablet"])
@pytest.mark.parametrize(("game", "players"), [("samurai", 7), ("bang", 8)])
def test_every_seat_is_in_sight_below_what_a_guest_is_asked(
    hub: RunningHub,
    browser: Browser,
    game: str,
    players: int,
    viewport: ViewportSize,
    language: str,
) -> None:
    wish = {"game": game, "options": {"players": players, "level": "companion", "confirm": False}}
    table = hub.as_host("POST", "/api/tables", wish)["table"]
    for seat, name in enumerate(NAMES[:players]):
        hub.as_host("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})
    hub.as_host("POST", f"/api/tables/{table}/start")
    devices = Watched(browser, hub.url)
    page = devices.page(f"/host#{hub.host_key}", "tablet", language, viewport=viewport)
    page.wait_for_selector(".home")
    page.goto(f"/host#/table/{table}")
    expect(page.locator(".seat-strip .offer").first).to_be_in_viewport(ratio=1)
    rows = page.locator(".place-row")
    expect(rows).to_have_count(players)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
    devices.close()
