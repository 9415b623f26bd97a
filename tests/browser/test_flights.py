"""Tokens on their way over the table screen: from where the hub says to where it says."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.evening import Evening
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

# Every token that flies: what it is, which things it starts and lands on.
_WATCH = """() => {
  window.flown = [];
  const under = (x, y) => {
    for (const each of document.elementsFromPoint(x, y)) {
      const spot = each.closest('[data-place], [data-pile]');
      if (spot) return spot.dataset.pile ?? Number(spot.dataset.place);
    }
    return null;
  };
  const note = token => {
    const root = token.closest('.playing').getBoundingClientRect();
    const frames = token.getAnimations()[0].effect.getKeyframes();
    const at = frame => {
      const [x, y] = frame.transform.match(/-?[\\d.]+(?=px)/g).map(Number);
      return under(root.left + x, root.top + y);
    };
    window.flown.push([token.dataset.flies, at(frames[0]), at(frames.at(-1))]);
  };
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.matches?.('.flight')) note(node);
  }).observe(document.querySelector('.flights'), { childList: true });
}"""


def _flown(screen: Page, count: int) -> list[Any]:
    screen.wait_for_function("count => window.flown.length >= count", arg=count)
    flown: list[Any] = screen.evaluate("() => window.flown.splice(0)")
    return flown


def test_honor_flies_from_its_place_to_the_box_and_back_with_an_undo(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, "flight", level="tokens", players=3, confirm=False)
    evening.seat(3)
    evening.start()
    key = evening.post("keys", {"kind": "table"})["key"]
    screen = devices.page(f"/watch/{evening.table}#{key}", "tv")
    screen.locator(".told .newest").wait_for()
    screen.evaluate(_WATCH)
    phone = evening.phones[1]
    honor = phone.page.locator(".myself [data-counter=honor]")
    has = int(honor.get_attribute("data-value") or "")
    phone.tap(".set-straight")
    phone.tap(".standing [data-offer=correct-honor]")
    phone.step_to(has - 2)
    phone.tap(".form .main")
    assert _flown(screen, 2) == [["honor", phone.seat, "box"]] * 2
    phone.page.locator(".thumb > .undo").tap()
    assert _flown(screen, 2) == [["honor", "box", phone.seat]] * 2
