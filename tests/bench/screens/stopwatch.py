"""Times what people see, inside the pages: from a finger's touch to a frame elsewhere.

All pages of one machine share a clock: when a page began, and how long ago that was.
"""

import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 20.0
# Until then every page has been drawn and lies still; asking sooner would disturb the drawing.
REST = 0.15

# A frame counts once the page has changed: the callback runs as that frame is made.
_WATCH = """() => {
  const now = () => performance.timeOrigin + performance.now();
  window.touched = [];
  window.drawn = [];
  addEventListener("pointerdown", () => touched.push(now()), true);
  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      drawn.push(now());
    });
  }).observe(document.getElementById("app"), {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""

_TAKE = "() => { const taken = [touched, drawn]; touched = []; drawn = []; return taken; }"

Times = list[float]


class Stopwatch:
    """Around the pages of one table."""

    def __init__(self, pages: list[Page]) -> None:
        self._pages = pages
        for page in pages:
            page.evaluate(_WATCH)

    def time_tap(self, sender: Page, selector: str) -> Times:
        """Milliseconds from the touch until each of the other pages had a new frame."""
        box = sender.locator(selector).bounding_box()
        assert box is not None
        for page in self._pages:
            page.evaluate(_TAKE)
        sender.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        time.sleep(REST)
        touched = float(sender.evaluate(_TAKE)[0][0])
        return [self._first(page, touched) for page in self._pages if page is not sender]

    def _first(self, page: Page, after: float) -> float:
        until = time.monotonic() + PATIENCE
        while True:
            drawn: list[Any] = page.evaluate(_TAKE)[1]
            for each in drawn:
                if each > after:
                    return float(each) - after
            assert time.monotonic() < until, f"{page.url} shows nothing new"
            time.sleep(0.02)
