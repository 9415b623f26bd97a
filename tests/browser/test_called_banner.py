"""Whom the table calls, above a screen: nothing of a seat lies under it, however many they are."""

import json

import pytest

from tests.browser.fed import FedPhone
from tests.browser.sights import Moment, moments
from tests.browser.survey import drawn
from tests.browser.watched import Watched

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

# How far the call reaches down over what is beside the ring.
_OVER = """() => {
  const call = document.querySelector('.called').getBoundingClientRect();
  const beside = document.querySelector('.beside > *').getBoundingClientRect();
  return call.right > beside.left ? Math.max(0, Math.floor(call.bottom - beside.top)) : 0;
}"""

# Names and what a seat has that lie under the call.
_COVERED = """() => {
  const call = document.querySelector('.called').getBoundingClientRect();
  return [...document.querySelectorAll('.seat-card :is(.seat-head, .seat-body)')].filter(each => {
    const box = each.getBoundingClientRect();
    return box.top < call.bottom && box.bottom > call.top
      && box.left < call.right && box.right > call.left;
  }).map(each => each.textContent);
}"""


SEATS = (1, 2, 3, 4, 7)
# So many names stand in one line, in smaller letters; a sign is as high as those of one name.
LONG_LINE = 3
LEAST_SIGN = 30


LONG = "D’Annunzio-Montefeltro G"
PROJECTOR = {"width": 1024, "height": 768}


def _calling(seats: int, name: str = "") -> Moment:
    """The fullest table, which waits for so many of its people; the first of this name."""
    (turn,) = (each for each in moments("samurai", (7,), seeds=1)
               if each.name == "samurai-companion-7 play")  # fmt: skip
    sight = json.loads(turn.sight) | {"called": list(range(seats))}
    sight["people"][0]["name"] = name or sight["people"][0]["name"]
    return turn._replace(sight=json.dumps(sight).encode())


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_of_a_seat_lies_under_the_call(devices: Watched, seats: int, language: str) -> None:
    # The page is fed: the hub knows no such table.
    devices.allow("/api/tables/FED/welcome")
    page = devices.context("tv", reduced_motion="reduce").new_page()
    screen = FedPhone(page, language, "/watch/FED#fed")
    screen.begin(_calling(seats))
    page.wait_for_selector(".called")
    drawn(page)
    assert page.locator(".called .seat-badge").count() == seats, "each is there by their sign"
    assert page.evaluate(_COVERED) == []
    # Where no name is beside it, a sign is read from across the room.
    high = page.locator(".called .seat-badge").first.bounding_box()
    assert high is not None
    assert seats == LONG_LINE or high["height"] > LEAST_SIGN, high


@pytest.mark.parametrize("seats", [1, 2])
def test_a_long_name_is_called_above_what_is_beside(devices: Watched, seats: int) -> None:
    devices.allow("/api/tables/FED/welcome")
    page = devices.context("tv", reduced_motion="reduce", viewport=PROJECTOR).new_page()
    FedPhone(page, "en", "/watch/FED#fed").begin(_calling(seats, LONG))
    page.wait_for_selector(".called")
    drawn(page)
    assert page.evaluate(_OVER) == 0
