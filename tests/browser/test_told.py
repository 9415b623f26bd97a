"""The story beside the table screen's ring, where there is less room than lines."""

import pytest

from tests.browser.evening import Evening
from tests.browser.survey import sized
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

# How much of each line lies where it can be seen, from the oldest to the newest: none to all.
_SEEN = """() => {
  const room = document.querySelector('.told').getBoundingClientRect();
  return [...document.querySelectorAll('.told li')].map(each => {
    const box = each.getBoundingClientRect();
    if (box.left >= room.right - 1 || box.right <= room.left + 1) return 0;
    const seen = Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top);
    return Math.round(10 * Math.max(0, seen) / box.height) / 10;
  });
}"""


def test_lines_are_told_whole_and_the_newest_always(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, "told", level="cards", players=4)
    for seat, name in enumerate(("Ada", "Bea", "Cleo", "Dora")):
        evening.post(f"seats/{seat}", {"name": name})
    evening.start()
    key = evening.post("keys", {"kind": "table"})["key"]
    screen = devices.page(f"/watch/{evening.table}#{key}", "tv")
    screen.locator(".told .newest").wait_for()
    told: list[list[float]] = []
    for height in range(480, 720, 20):
        with sized(screen, 1280, height):
            told.append(screen.evaluate(_SEEN))
    for seen in told:
        assert set(seen) <= {0, 1}, seen
        assert seen == sorted(seen), "those that are left out are the oldest"
        assert seen[-1] == 1
    assert told[0][0] == 0, "on the lowest there is no room for all"
    assert told[-1][0] == 1, "on the highest there is"
