"""Rows of a sheet's buttons: whatever has a row to itself is as wide as the sheet, and what can be
done comes first.
"""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.fed import FedPhone
from tests.browser.sights import Moment, moments
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long

# Cards and numbers keep their own size; a button of words that is alone fills its row.
_HALF = """async (opens) => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const found = { sheets: 0, alone: 0, half: [], below: [] };
  const count = document.querySelectorAll(opens).length;
  for (let at = 0; at < count; at += 1) {
    document.querySelectorAll(opens)[at].click();
    await frame();
    await frame();
    const sheet = document.querySelector('dialog[open]');
    if (!sheet) continue;
    for (const each of sheet.getAnimations()) each.finish();
    found.sheets += 1;
    const words = ':scope :is(.aim > .button, .standing > .offer,'
      + ' .aim > .choices:not(.of-card, .of-number) > .choice)';
    const boxes = [...sheet.querySelectorAll(words)].map(each =>
      [each.innerText, each.getBoundingClientRect(),
        each.closest('.aims, .standing').getBoundingClientRect()]);
    const closed = [...sheet.querySelectorAll('.aim.closed')];
    const highest = Math.min(...closed.map(each => each.getBoundingClientRect().top));
    for (const [said, box, row] of boxes) {
      if (box.top > highest) found.below.push(said);
      const others = boxes.filter(([, other]) => other.top < box.bottom && other.bottom > box.top);
      if (others.length > 1) continue;
      found.alone += 1;
      if (box.width < row.width - 1) found.half.push(`${said}: ${box.width} of ${row.width}`);
    }
    document.querySelector('dialog[open] .sheet-head .round').click();
    await frame();
  }
  return found;
}"""


def _turn(game: str, level: str, players: int) -> Moment:
    shown = moments(game, (players,), seeds=1)
    return next(each for each in shown if each.name == f"{game}-{level}-{players} play")


@pytest.mark.parametrize(
    ("game", "level", "players"),
    [("samurai", "companion", 7), ("samurai", "cards", 7), ("bang", "companion", 8)],
)
def test_a_button_that_is_alone_fills_its_row_and_comes_before_what_is_closed(
    browser: Browser, hub: RunningHub, game: str, level: str, players: int
) -> None:
    devices = Watched(browser, hub.url)
    page = devices.context(device_scale_factor=1).new_page()
    turn = _turn(game, level, players)
    phone = FedPhone(page, "it")
    phone.begin(turn)
    alone = 0
    for width, height in ((390, 664), (360, 560)):
        page.set_viewport_size({"width": width, "height": height})
        phone.show(turn)
        for opens in (".ring .place", ".set-straight"):
            found: dict[str, Any] = page.evaluate(_HALF, opens)
            assert found["half"] == [], f"{opens} at {width}x{height}"
            assert found["below"] == [], "what can be done, below what cannot"
            assert found["sheets"] > 0, f"{opens} opens nothing"
            alone += found["alone"]
    assert alone > 0, "buttons with a row to themselves"
    devices.close()
