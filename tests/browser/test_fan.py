"""The hand as a fan (Cards level): thrown at a seat by a finger, and silent while one is asked."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from hub.rules.contract.actor import at
from hub.rules.samurai.state import State
from hub.tables.viewer_snapshot import Person, ViewerSnapshot
from tests.browser.fed import FedPhone
from tests.browser.guarded import Finger
from tests.browser.sights import NAMES, Moment
from tests.browser.survey import drawn
from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.rules.samurai.arranged import RULES, Player, do, plain, table
from tests.web.phone import Phone, open_offers
from tests.web.running import RunningHub

# How each card of a fan stands, and all that could set one apart from the others.
_SHAPE = """() => [...document.querySelectorAll('.hand-card')].map(card => {
  const style = getComputedStyle(card);
  const box = card.getBoundingClientRect();
  const seen = getComputedStyle(card.querySelector('.card'));
  return [Math.round(box.x), Math.round(box.y), Math.round(box.width), Math.round(box.height),
    style.translate, style.transform, style.boxShadow, style.borderColor, style.opacity,
    style.filter, style.cursor, seen.opacity, seen.filter];
})"""

# A weapon to answer with, one that can only strike, a Parry, and what is of no use now.
HANDS = (
    ("parry", "bo", "nodachi", "geisha", "armor"),
    ("parry", "parry", "parry", "parry", "parry"),
    ("geisha", "daimyo", "armor", "focus", "breathing"),
    ("bo", "katana", "nodachi", "bokken", "kusarigama"),
)


@pytest.fixture(scope="module")
def glass(browser: Browser, hub: RunningHub) -> Iterator[Page]:
    watched = Watched(browser, hub.url)
    page = watched.page("/", device_scale_factor=1)
    page.set_viewport_size({"width": 390, "height": 664})
    yield page
    watched.close()


def _sight(state: State, seat: int) -> Moment:
    seats = range(len(state.seats))
    people = tuple(Person(seat=each, name=NAMES[each], linked=True) for each in seats)
    sight = ViewerSnapshot(
        table="FED",
        game="samurai",
        version=1,
        people=people,
        paused="",
        ended=False,
        you=seat,
        covered=True,
        view=RULES.view(state, at(seat)),
        offers=tuple(RULES.offers(state, at(seat))),
        lines=(),
        undo=1,
    )
    return Moment("samurai-cards-4", "fan", (), msgspec.json.encode(sight))


def _shapes(devices: Watched, moments: list[Moment]) -> list[Any]:
    """Each on a page that has seen no other: a card that has just come would shine."""
    phone = FedPhone(devices.context(device_scale_factor=1).new_page())
    phone.page.set_viewport_size({"width": 390, "height": 664})
    shapes = []
    for moment in moments:
        phone.page.reload()
        phone.begin(moment)
        phone.page.wait_for_selector(".hand-card .washi-art svg", state="attached")
        drawn(phone.page)
        shapes.append(phone.page.evaluate(_SHAPE))
    return shapes


def _asked(hand: tuple[str, ...], card: str) -> Moment:
    """Somebody with this hand is asked for a Parry, or for a weapon."""
    everyone = (Player(hand=("bo", "battle-cry", "jujutsu")), Player(hand=hand), *plain(2))
    values: dict[str, Any] = {"target": 1, "weapon": "bo"} if card == "attack" else {}
    state, _ = do(table(*everyone, level="cards"), 0, card, **values)
    return _sight(state, 1)


@pytest.mark.parametrize("card", ["attack", "battle-cry", "jujutsu"])
def test_asked_every_fan_has_one_shape_whatever_is_in_it(devices: Watched, card: str) -> None:
    asked = [_asked(hand, card) for hand in HANDS]
    first, *others = _shapes(devices, asked)
    assert len(first) == 5
    assert others == [first] * len(others), "what is held would show across the table"


def test_in_ones_own_turn_what_can_be_played_is_lifted(devices: Watched) -> None:
    """So the shapes that are compared above can differ at all."""
    turns = [
        _sight(table(Player(hand=hand), *plain(3), level="cards"), 0)
        for hand in (HANDS[0], HANDS[1])
    ]
    one, other = _shapes(devices, turns)
    assert one != other


# As many as a hand holds that has just drawn.
FULL = (*HANDS[1], *HANDS[3], "geisha")

_COVERED = """() => {
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return [...document.querySelectorAll('.hand-card')]
    .filter(card => card.getBoundingClientRect().bottom > dock.top)
    .map(card => card.textContent);
}"""


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 5, 7])
def test_in_ones_own_turn_every_card_is_in_sight(devices: Watched, players: int) -> None:
    phone = FedPhone(devices.context(device_scale_factor=1).new_page(), "it")
    phone.begin(_sight(table(Player(hand=FULL), *plain(players - 1), level="cards"), 0))
    for width, height in ((390, 664), (375, 553), (360, 560), (320, 454)):
        phone.page.set_viewport_size({"width": width, "height": height})
        drawn(phone.page)
        expect(phone.page.locator(".hand-card")).to_have_count(len(FULL))
        assert phone.page.evaluate(_COVERED) == [], f"{width} x {height}"


def _attacker(wired: WiredTable) -> tuple[Phone, dict[str, Any]]:
    """Whoever holds a weapon that reaches one seat and not another, and their attack."""
    for _ in range(60):
        phone = wired.awaited()
        for offer in open_offers(phone.sight):
            if offer["key"] == "attack" and len(_reached(offer)) in (1, 2):
                return phone, offer
        wired.do_anything("seen", "end-turn", "take", "pay-honor")
    raise AssertionError("nobody ever had a short weapon")


def _reached(attack: dict[str, Any]) -> dict[int, str]:
    """The seats that an open weapon reaches, each with one that does."""
    targets, weapons = attack["fields"]
    found = {}
    for target in targets["choices"]:
        open_ones = [w for w in weapons["by"][str(target["value"])] if w["closed"] is None]
        if target["closed"] is None and open_ones:
            found[target["value"]] = open_ones[0]["value"]
    return found


def _card(page: Page, code: str) -> Locator:
    return page.locator(f".hand-card:has([data-card={code}])").first


def _drag(page: Page, card: Locator, to: Locator) -> None:
    finger = Finger(page)
    finger.down(card)
    finger.move(to)
    finger.up()


def test_a_card_dragged_onto_a_seat_is_played_there_and_nowhere_else(
    glass: Page, hub: RunningHub
) -> None:
    wired = WiredTable(hub, 5, level="cards")
    try:
        phone, attack = _attacker(wired)
        (target, weapon), *_ = _reached(attack).items()
        far = next(seat for seat in range(5) if seat not in (*_reached(attack), phone.seat))
        wired.show(glass, phone)
        card, before = _card(glass, weapon), glass.locator(".hand-card").count()
        glass.wait_for_selector(".hand.free")
        # Onto nobody, and onto somebody out of reach: it goes back, and says why not.
        _drag(glass, card, glass.locator(".bar-name"))
        _drag(glass, card, glass.locator(f".ring [data-place='{far}']"))
        expect(glass.locator(".refusal-line")).to_be_visible()
        assert glass.locator(".hand-card").count() == before
        assert glass.locator("dialog[open]").count() == 0
        _drag(glass, card, glass.locator(f".ring [data-place='{target}']"))
        expect(glass.locator(".hand-card")).to_have_count(before - 1)
        (asked,) = wired.settled()[target].view["asked"]
        assert (asked["seats"], asked["about"]["card"]) == ([target], weapon)
    finally:
        wired.close()
