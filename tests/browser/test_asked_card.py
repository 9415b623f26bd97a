"""The card that a question is about: large enough to be read, beside the question, by no answer."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.fed import FedPhone
from tests.browser.sights import Moment, moments
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long

# A card whose name and numbers are read at arm's length.
READABLE = 64

_BOXES = """() => {
  const box = (what) => {
    const { left, top, right, bottom } = document.querySelector(what).getBoundingClientRect();
    return { left, top, right, bottom };
  };
  return { card: box('.reckoning-card .scaled'), said: box('.thumb > .status p'),
    undo: box('.thumb > .undo'), answers: box('.thumb > .offers') };
}"""

Box = dict[str, float]


def _asked(game: str, players: int) -> list[Moment]:
    """Whatever is asked about a card at a full table."""
    found = [each for each in moments(game, (players,), seeds=1) if b'"card":"' in each.sight]
    return [each for each in found if not each.phase.endswith("aside") and each.phase != "play"]


def _lie_apart(one: Box, other: Box) -> bool:
    beside = one["right"] <= other["left"] + 0.5 or other["right"] <= one["left"] + 0.5
    return beside or one["bottom"] <= other["top"] + 0.5 or other["bottom"] <= one["top"] + 0.5


def _wrong(boxes: dict[str, Box]) -> list[str]:
    card = boxes["card"]
    wide = card["right"] - card["left"]
    wrong = [f"a stamp of {wide:.0f} pixels"] if wide < READABLE else []
    others = ("said", "undo", "answers")
    return wrong + [f"it lies on {each}" for each in others if not _lie_apart(card, boxes[each])]


@pytest.mark.parametrize("hand", ["right", "left"])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "players"), [("samurai", 7), ("bang", 8), ("duel", 2)])
def test_a_card_that_is_asked_about_can_be_read(
    browser: Browser, hub: RunningHub, game: str, players: int, language: str, hand: str
) -> None:
    devices = Watched(browser, hub.url)
    page = devices.context(device_scale_factor=1).new_page()
    asked = _asked(game, players)
    phone = FedPhone(page, language)
    phone.begin(asked[0])
    page.evaluate("hand => { document.documentElement.dataset.hand = hand; }", hand)
    looked = 0
    for width, height in ((390, 664), (360, 560)):
        page.set_viewport_size({"width": width, "height": height})
        for moment in asked:
            hidden = phone.show(moment)
            if not page.locator(".reckoning-card").count():
                continue
            boxes: dict[str, Any] = page.evaluate(_BOXES)
            looked += 1
            assert hidden + _wrong(boxes) == [], f"{moment.name} at {width}x{height}"
    assert looked > 3, "cards that were asked about"
    devices.close()


def test_on_the_smallest_phone_it_takes_no_row_of_its_own(
    browser: Browser, hub: RunningHub
) -> None:
    devices = Watched(browser, hub.url)
    page = devices.context(device_scale_factor=1).new_page()
    asked = _asked("samurai", 7)
    phone = FedPhone(page, "it")
    phone.begin(asked[0])
    page.set_viewport_size({"width": 320, "height": 454})
    looked = 0
    for moment in asked:
        hidden = phone.show(moment)
        if not page.locator(".reckoning-card").count():
            continue
        boxes: dict[str, Any] = page.evaluate(_BOXES)
        looked += 1
        apart = all(_lie_apart(boxes["card"], boxes[each]) for each in ("said", "undo", "answers"))
        assert hidden == [], moment.name
        assert apart, moment.name
        assert boxes["card"]["top"] < boxes["said"]["bottom"], f"{moment.name}: below the question"
    assert looked > 3, "cards that were asked about"
    devices.close()
