"""Words that nothing breaks in two, and a story as long as there is room for."""

import pytest
from playwright.sync_api import Page

from tests.browser.fed import FedPhone
from tests.browser.sights import Moment, moments
from tests.browser.survey import drawn
from tests.browser.watched import Watched

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

# Words of the tiles that stand on two lines.
_BROKEN = """() => [...document.querySelectorAll('.tile .offer-name')].flatMap(name => {
  const text = name.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
  }).map(([word]) => word);
})"""

_TOLD = """() => [...document.querySelectorAll('.thumb > .story > li')]
  .filter(line => line.getClientRects().length > 0).length"""

_SCROLLS = "() => document.documentElement.scrollHeight > innerHeight"


def _turn(game: str, players: int) -> Moment:
    found = moments(game, (players,), seeds=1)
    return next(each for each in found if each.name == f"{game}-companion-{players} play")


def _shown(devices: Watched, moment: Moment, width: int, height: int) -> Page:
    phone = FedPhone(devices.context(device_scale_factor=1).new_page(), "it")
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.begin(moment)
    phone.look([moment])
    drawn(phone.page)
    return phone.page


def test_no_word_of_a_tile_is_broken_in_two(devices: Watched) -> None:
    """This browser has no hyphens for Italian: what does not fit would be cut anywhere."""
    for game, players in (("samurai", 7), ("duel", 2), ("bang", 8)):
        page = _shown(devices, _turn(game, players), 390, 844)
        for width, height in ((390, 844), (360, 740), (412, 915)):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            assert page.locator(".tile").count() > 4, game
            assert page.evaluate(_BROKEN) == [], f"{game} at {width}"


def test_the_story_is_as_long_as_there_is_room_for_and_no_longer(devices: Watched) -> None:
    tall = _shown(devices, _turn("samurai", 3), 390, 844)
    assert tall.evaluate(_TOLD) > 2
    assert not tall.evaluate(_SCROLLS)
    for height in range(830, 560, -20):
        tall.set_viewport_size({"width": 390, "height": height})
        drawn(tall)
        # Older lines give way before anything has to be scrolled for.
        assert tall.evaluate(_TOLD) <= 2 or not tall.evaluate(_SCROLLS), height
    full = _shown(devices, _turn("samurai", 7), 390, 664)
    assert full.evaluate(_TOLD) <= 2, "the ring is seen before it"
