"""The table screen at every size that hangs on a wall: every name and number is wholly in sight."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.hurrying import hurry
from tests.browser.survey import sized
from tests.browser.watched import Watched
from tests.web.phone import joined
from tests.web.running import RunningHub

SIZES = ((1920, 1080), (1366, 768), (1024, 768), (3840, 2160))
PEOPLE = ("Alessandro Rossi", "Bea", "Cara", "Domenico", "Nonna Pina", "Francesca B.", "Guglielmo")

# Texts that are drawn past the glass or cut off by what they stand in. The story's oldest lines
# give way by themselves, and a box that only screen readers hear has no size.
_CUT = """() => {
  const cut = [];
  for (const each of document.querySelectorAll('.stage *')) {
    if (each.closest('.told ol, .spoken, .flights, .highlight, .arrows')) continue;
    const isText = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const box = each.getBoundingClientRect();
    if (!isText || !box.width || !box.height) continue;
    const isOut = box.left < -1 || box.top < -1
      || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    const isClipped = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1
      && getComputedStyle(each).overflowX !== 'visible';
    if (isOut || isClipped) cut.push(`${each.className || each.tagName}: ${each.textContent}`);
  }
  return cut;
}"""

_SLOWLY = """
const soon = setTimeout;
globalThis.setTimeout = (then, time, ...more) =>
  soon(then, time >= 900 && time < 10000 ? time * 8 : time, ...more);
"""


class Wall:
    """A table with as many people as its game takes, and its screen."""

    def __init__(self, hub: RunningHub, devices: Watched, game: str, language: str) -> None:
        self.people = PEOPLE if game == "samurai" else (*PEOPLE, "Hu")
        options = {"level": "companion", "players": len(self.people)}
        seen = hub.as_host("POST", "/api/tables", {"game": game, "options": options})
        self.hub, self.table, self.code = hub, seen["table"], seen["code"]
        keys = f"/api/tables/{self.table}/keys"
        key = hub.as_host("POST", keys, {"kind": "table"})["key"]
        context = devices.context("tv", language)
        # Four looks at an act take longer than the act: it waits for the key that ends it.
        context.add_init_script(_SLOWLY)
        self.page: Page = context.new_page()
        self.page.goto(f"/watch/{self.table}#{key}")

    def states(self) -> Iterator[str]:
        page = self.page
        joined(self.hub, self.code, self.people[0])
        page.locator(".chair-name", has_text=self.people[0]).wait_for()
        page.locator(".join-code").wait_for()
        yield "some seated"
        for name in self.people[1:]:
            joined(self.hub, self.code, name)
        self.hub.as_host("POST", f"/api/tables/{self.table}/start")
        page.locator(".set-table").wait_for()
        yield "table set"
        hurry(self.hub, self.table, most=len(self.people) + 14)
        page.locator(".told .newest").wait_for()
        yield "playing"
        hurry(self.hub, self.table)
        for act in ("turning-over", "scoring", "winning", "awarding", "looking"):
            page.wait_for_selector(f".ceremony.{act}")
            yield act
            page.keyboard.press("Enter")


def _cut(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for width, height in SIZES:
        with sized(page, width, height):
            page.wait_for_timeout(150)
            if cut := page.evaluate(_CUT):
                found[f"{width}x{height}"] = cut
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), [("samurai", "it"), ("bang", "en")])
def test_nothing_is_cut_on_any_wall(
    hub: RunningHub, devices: Watched, game: str, language: str
) -> None:
    wall = Wall(hub, devices, game, language)
    cut = {state: found for state in wall.states() if (found := _cut(wall.page))}
    assert cut == {}
