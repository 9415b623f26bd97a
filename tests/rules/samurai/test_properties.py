"""Focus, Armor and Fast Draw: laid before oneself, there until something takes them away."""

import pytest

from hub.rules.box.cards import PROPERTIES
from hub.rules.contract.actor import at
from hub.rules.samurai.ring import strength, weapon_limit
from tests.rules.box import kinds
from tests.rules.game import because, choices, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    difficulty,
    do,
    hands,
    keys,
    moves,
    offer,
    plain,
    refused,
    table,
)


@pytest.mark.parametrize("card", PROPERTIES)
def test_a_property_is_laid_before_its_player(card: str) -> None:
    state = table(*plain(5))
    state, events = do(state, 0, "lay", card=card)
    assert state.seats[0].laid == (card,)
    assert hands(state)[0] == 2
    assert state.discards == ()
    assert names(events) == ["PropertyLaid"]


def test_with_cards_on_phones_only_what_is_in_the_hand_is_offered() -> None:
    state = table(Player(hand=("armor", "bo", "armor")), *plain(4), level="cards")
    lay = offer(state, 0, "lay")
    assert list(choices(lay, "card")) == ["armor"]
    assert lay.private
    state, _ = do(state, 0, "lay", card="armor")
    assert state.seats[0].laid == ("armor-1",)
    assert kinds(state.seats[0].cards) == ["bo", "armor"]
    assert refused(state, 0, "lay", card="focus").code == "not-a-choice"
    bare = table(Player(hand=("bo",)), *plain(4), level="cards")
    assert "lay" not in keys(bare, 0)


def test_with_real_cards_all_three_are_offered() -> None:
    state = table(*plain(5))
    assert list(choices(offer(state, 0, "lay"), "card")) == ["focus", "armor", "fast-draw"]
    assert not offer(state, 0, "lay").private
    empty = table(Player(hand=0), *plain(4))
    assert offer(empty, 0, "lay").closed == because("no-cards")


def test_any_number_may_be_laid_and_they_add_up() -> None:
    state = table(Player(hand=6), *plain(4))
    for card in ("focus", "armor", "fast-draw", "focus", "armor"):
        state, _ = do(state, 0, "lay", card=card)
    assert strength(state.seats[0]) == (3, 1)
    assert weapon_limit(state, 0) == 3
    assert difficulty(state, 1, 0) == 3


def test_they_stay_over_the_turns() -> None:
    state = table(*plain(5))
    state = moves(state, (0, "lay", {"card": "armor"}), (0, "end-turn"), (1, "draw"))
    assert state.seats[0].laid == ("armor",)


def test_they_stay_when_one_is_defeated() -> None:
    state = table(Player(), Player(resilience=1, laid=("armor",)), *plain(3))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert state.seats[1].laid == ("armor",)


def test_they_are_no_cards_in_hand() -> None:
    state = table(Player(), Player(hand=0, laid=("armor", "focus")), *plain(3))
    assert state.seats[1].harmless


def test_everyone_sees_them_counted() -> None:
    state = table(Player(laid=("focus", "armor", "focus")), *plain(4))
    marks = RULES.view(state, at(3)).places[0].marks
    assert [(mark.key, mark.count) for mark in marks] == [("focus", 2), ("armor", 1)]
