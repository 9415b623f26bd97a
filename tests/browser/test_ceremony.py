"""The end on a table screen: what the cards say is clear of their frame, and nothing is cut."""

import pytest
from playwright.sync_api import Page

from tests.browser.evening import LONG_NAMES
from tests.browser.hurrying import hurry
from tests.browser.survey import drawn
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080))

# Names of roles that come nearer to the side of their card than a printed frame is wide.
_ON_THE_FRAME = """() => [...document.querySelectorAll('.role-front b')].filter(each => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const said = range.getBoundingClientRect();
  const card = each.parentElement.getBoundingClientRect();
  const frame = 0.06 * card.width;
  return said.left < card.left + frame || said.right > card.right - frame;
}).map(each => each.innerText)"""

# What of the last page is not whole on the glass.
_CUT = """() => [...document.querySelectorAll(
  '.ceremony :is(button, .team-sum, .night-chart, h2, h3)')].filter(each => {
  const box = each.getBoundingClientRect();
  return box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0;
}).map(each => each.className || each.innerText)"""


def _ended(hub: RunningHub, devices: Watched, game: str, players: int, language: str) -> Page:
    """A screen that has come to the first page of a table's end."""
    options = {"level": "companion", "players": players, "confirm": False, "pace": "flow"}
    table = hub.as_host("POST", "/api/tables", {"game": game, "options": options})["table"]
    for seat, name in enumerate(LONG_NAMES[:players]):
        hub.as_host("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})
    key = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": "table"})["key"]
    hub.as_host("POST", f"/api/tables/{table}/start")
    page = devices.page(f"/watch/{table}#{key}", "tv", language)
    page.locator(".seat-card").first.wait_for()
    page.set_viewport_size({"width": 1366, "height": 768})
    hurry(hub, table)
    page.locator(".ceremony").wait_for()
    return page


@pytest.mark.parametrize(("game", "players"), [("bang", 8), ("samurai", 7)])
def test_roles_are_clear_of_their_frames_and_the_last_page_is_whole(
    hub: RunningHub, devices: Watched, game: str, players: int
) -> None:
    page = _ended(hub, devices, game, players, "it")
    # Drawn in em, so one size tells of all; it goes on by itself once they are all open.
    page.wait_for_function(
        "count => document.querySelectorAll('.role-front b').length === count", arg=players
    )
    assert page.evaluate(_ON_THE_FRAME) == []
    while page.locator(".skip").count():
        page.evaluate("() => document.querySelector('.skip')?.click()")
    page.locator(".ceremony .night-chart, .ceremony svg").first.wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_CUT) == [], f"{width} x {height}"
