"""Why a button is closed stands below its name, whole: no dots on an ordinary phone."""

import pytest

from tests.browser.fed import FedPhone
from tests.browser.sights import moments
from tests.browser.watched import Watched

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

_CUT = """() => [...document.querySelectorAll('.dock .offers > .offer > .why')]
  .filter(each => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
  .map(each => each.textContent)"""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("game", "players"),
    [("samurai", 7), ("bang", 8), ("duel", 2)],
)
def test_why_a_button_is_closed_is_read_whole(
    devices: Watched, language: str, game: str, players: int
) -> None:
    page = devices.context(device_scale_factor=1).new_page()
    page.set_viewport_size({"width": 390, "height": 664})
    phone = FedPhone(page, language)
    cut = set()
    for moment in moments(game, (players,), seeds=1):
        phone.begin(moment)
        cut |= {f"{moment.name}: {each}" for each in page.evaluate(_CUT)}
    assert cut == set()
