"""Which moves show something hidden where the hub holds the cards, and that real cards do not."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.event import Event
from hub.rules.samurai.state import State
from hub.tables.undo_barriers import showing_events
from tests.rules.samurai.arranged import RULES, Player, do, plain, table

DRAW = ("draw", "play")
BUSHIDO = ("bushido", "draw", "play")


def shown(state: State, events: tuple[Event, ...]) -> list[str]:
    """The names of the events that its maker may not take back."""
    return [type(event).__name__ for event in showing_events(RULES, state, events)]


def attacked(actor: str, level: Level = "cards") -> State:
    """Seat 0 strikes seat 1, who holds a parry."""
    hand = ("parry", "bo") if level == "cards" else 2
    weapon = ("kiseru",) if level == "cards" else 1
    state = table(Player(hand=weapon), Player(actor, hand=hand), *plain(3), level=level)
    struck, _ = do(state, 0, "attack", weapon="kiseru", target=1)
    return struck


def test_a_card_taken_by_diversion_shows_it() -> None:
    state = table(Player(hand=("diversion",)), *plain(4), level="cards")
    assert shown(state, do(state, 0, "diversion", target=1)[1]) == ["CardTaken"]


def test_a_card_lost_to_a_geisha_shows_it() -> None:
    state = table(Player(hand=("geisha",)), *plain(4), level="cards")
    _, events = do(state, 0, "geisha", target=1, what="hand")
    assert shown(state, events) == ["CardLost"]


@pytest.mark.parametrize(
    ("card", "key", "values"),
    [
        ("daimyo", "daimyo", {}),
        ("breathing", "breathing", {"target": 1}),
        ("tea-ceremony", "tea-ceremony", {}),
        ("", "nobunaga", {}),
    ],
)
def test_cards_that_are_drawn_show_them(card: str, key: str, values: dict[str, int]) -> None:
    hand = (card, "bo") if card else ("bo",)
    state = table(Player(hand=hand), Player(resilience=1), *plain(3), level="cards")
    _, events = do(state, 0, key, **values)
    assert set(shown(state, events)) == {"CardsDrawn"}


def test_the_draw_and_the_flip_of_a_turn_show_cards() -> None:
    drawing = table(*plain(5), level="cards", steps=DRAW)
    assert shown(drawing, do(drawing, 0, "draw")[1]) == ["CardsDrawn"]
    bushido = table(*plain(5), level="cards", steps=BUSHIDO, bushido_at=0)
    assert "CardFlipped" in shown(bushido, do(bushido, 0, "flip")[1])


def test_ushiwaka_does_not_take_a_wound_look_and_parry_instead() -> None:
    state = attacked("ushiwaka")
    assert shown(state, do(state, 1, "take")[1]) == ["CardsDrawn"]


def test_a_parry_shows_a_card_of_the_hand_and_a_wound_taken_does_not() -> None:
    state = attacked("nobunaga")
    assert shown(state, do(state, 1, "parry")[1]) == ["Parried"]
    assert shown(state, do(state, 1, "take")[1]) == []


def test_a_card_played_of_ones_own_accord_shows_what_one_wanted_to_show() -> None:
    state = table(Player(hand=("kiseru", "focus")), *plain(4), level="cards")
    assert shown(state, do(state, 0, "attack", weapon="kiseru", target=1)[1]) == []


def test_with_real_cards_a_slip_is_its_makers_to_take_back() -> None:
    drawing = table(*plain(5), steps=DRAW)
    assert shown(drawing, do(drawing, 0, "draw")[1]) == []
    state = table(*plain(5))
    assert shown(state, do(state, 0, "diversion", target=1)[1]) == []
    struck = attacked("ushiwaka", "companion")
    assert shown(struck, do(struck, 1, "take")[1]) == []
    assert shown(struck, do(struck, 1, "parry")[1]) == []
