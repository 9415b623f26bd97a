"""Names on phones: no word of one is broken in two, and what a seat has stays on its tile.

The sights are made beforehand and fed to one page; see tests/browser/sights.py.
"""

import json

import pytest

from tests.browser.fed import FedPhone
from tests.browser.sights import Moment, moments
from tests.browser.watched import Watched

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

SIZES = ((390, 664), (320, 454))

# Around the ring: words of a name on more than one line, and counters that leave their tile.
_WRONG = """() => {
  const found = [];
  for (const name of document.querySelectorAll('.ring .place-name')) {
    const text = name.querySelector('span').firstChild;
    for (const word of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map(each => Math.round(each.top)));
      if (lines.size > 1) found.push(`${word[0]} is on ${lines.size} lines`);
    }
  }
  for (const counter of document.querySelectorAll('.ring .place .counter')) {
    const [own, tile] = [counter, counter.closest('.place')].map(
      each => each.getBoundingClientRect());
    if (own.right > tile.right || own.left < tile.left)
      found.push(`${counter.dataset.counter} leaves its tile by ${own.right - tile.right}`);
  }
  return found;
}"""

# BANG!'s rings have the same tiles, and one more of them.
FULL_TABLES = pytest.mark.parametrize(("game", "players"), [("samurai", 7), ("bang", 8)])


@FULL_TABLES
def test_names_and_counters_stay_whole_at_a_full_table(
    devices: Watched, game: str, players: int
) -> None:
    shown = [each for each in moments(game, (players,), seeds=1) if "companion" in each.name]
    page = devices.context(device_scale_factor=1).new_page()
    phone = FedPhone(page, "it")
    phone.begin(shown[0])
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for moment in shown:
            phone.begin(moment)
            wrong += [f"{moment.name} at {width}: {each}" for each in page.evaluate(_WRONG)]
    assert list(dict.fromkeys(wrong)) == []


def _with_hands(moment: Moment, count: int) -> Moment:
    """The same, but everyone holds so many cards."""
    sight = json.loads(moment.sight)
    for place in sight["view"]["places"]:
        for counter in place["counters"]:
            if counter["key"] == "hand":
                counter["value"] = count
    return moment._replace(sight=json.dumps(sight).encode())


@FULL_TABLES
def test_a_dozen_cards_of_each_leave_no_tile(devices: Watched, game: str, players: int) -> None:
    """Also where the ring is smallest, beside a question."""
    shown = [each for each in moments(game, (players,), seeds=1) if "companion" in each.name]
    page = devices.context(device_scale_factor=1).new_page()
    phone = FedPhone(page, "it")
    phone.begin(shown[0])
    wrong = []
    for width, height in ((390, 664), (375, 553), (412, 785), (320, 454)):
        page.set_viewport_size({"width": width, "height": height})
        for moment in shown:
            phone.begin(_with_hands(moment, 12))
            wrong += [f"{moment.name} at {width}: {each}" for each in page.evaluate(_WRONG)]
    assert list(dict.fromkeys(wrong)) == []


# Words of the cards on an open shelf that are on more than one line.
_BROKEN = """() => {
  const broken = [];
  for (const name of document.querySelectorAll('dialog[open] .shelf-card .offer-name')) {
    const text = name.firstChild;
    for (const word of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getClientRects().length > 1) broken.push(word[0]);
    }
  }
  return broken;
}"""

# How far what one has goes under what can be done, or under the edge of the glass.
_COVERED = """() => document.querySelector('.myself').getBoundingClientRect().bottom
  - Math.min(innerHeight, document.querySelector('.dock').getBoundingClientRect().top)"""


def _turn(devices: Watched, game: str, players: int) -> FedPhone:
    (turn,) = (
        each
        for each in moments(game, (players,), seeds=1)
        if "companion" in each.name and each.phase == "play"
    )
    phone = FedPhone(devices.context(device_scale_factor=1).new_page(), "it")
    phone.begin(turn)
    return phone


def test_no_word_of_a_card_is_broken_in_two_on_a_shelf(devices: Watched) -> None:
    page = _turn(devices, "samurai", 7).page
    for width, height in ((390, 600), (320, 454), (320, 1200)):
        page.set_viewport_size({"width": width, "height": height})
        if not page.locator("dialog[open]").count():
            page.locator("[data-shelf=cards]").click()
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate(_BROKEN) == [], f"{width} x {height}"


@FULL_TABLES
def test_in_ones_turn_what_one_has_is_in_sight_at_a_full_table(
    devices: Watched, game: str, players: int
) -> None:
    page = _turn(devices, game, players).page
    page.set_viewport_size({"width": 390, "height": 664})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate(_COVERED) <= 0


# What of one's own board leaves it, or lies on its edge.
_ON_THE_EDGE = """() => {
  const board = document.querySelector('.myself').getBoundingClientRect();
  return [...document.querySelectorAll('.myself :is(.tally, b, .token)')]
    .filter(each => each.getBoundingClientRect().bottom > board.bottom - 4)
    .map(each => each.textContent);
}"""


@FULL_TABLES
def test_nothing_of_ones_own_lies_on_the_edge_of_its_board(
    devices: Watched, game: str, players: int
) -> None:
    page = _turn(devices, game, players).page
    for width, height in ((390, 664), (360, 560), (320, 454), (412, 785)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate(_ON_THE_EDGE) == [], f"{width} x {height}"


# The names of the weapons on an open sheet: how large, on how many lines, beyond their card or not.
_WEAPONS = """() => [...document.querySelectorAll('dialog[open] .choice .washi-name')].map(name => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const lines = [...range.getClientRects()], card = name.closest('.washi').getBoundingClientRect();
  const zoom = name.getBoundingClientRect().height / name.offsetHeight;
  return { name: name.textContent, size: parseFloat(getComputedStyle(name).fontSize) * zoom,
    isWhole: lines.length === 1 && lines[0].left >= card.left && lines[0].right <= card.right };
})"""


@pytest.mark.parametrize(("size", "letters"), [((390, 664), 9.0), ((320, 454), 7.5)])
def test_a_weapon_is_found_by_its_name_on_the_sheet_of_a_seat(
    devices: Watched, size: tuple[int, int], letters: float
) -> None:
    page = _turn(devices, "samurai", 7).page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".ring .place:not(.dim)").first.click()
    page.locator("dialog[open] .choice").first.wait_for()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    found = page.evaluate(_WEAPONS)
    assert len(found) > 5
    assert [each for each in found if not each["isWhole"] or each["size"] < letters] == []
