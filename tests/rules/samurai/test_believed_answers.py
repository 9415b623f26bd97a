"""A hand that is counted wrong never closes an answer: it is believed, and the count follows."""

import pytest

from hub.rules.cardplay.turn_events import HandCorrected
from hub.rules.contract.actor import HOST
from hub.rules.contract.play import audit, replay
from hub.rules.samurai.state import State
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    moves,
    offer,
    plain,
    points,
    table,
)


def struck(target: Player) -> State:
    """Attacked, and then counted as empty-handed: a card too many was booked."""
    state, _ = do(table(Player(), target, *plain(3)), 0, "attack", target=1, weapon="bo")
    return do(state, 1, "correct-hand", seat=1, value=0, game="goes-on")[0]


def test_a_parry_is_believed_and_the_count_follows() -> None:
    state = struck(Player())
    deck = state.deck
    state, events = do(state, 1, "parry")
    assert names(events) == ["Answered", "Closed", "HandCorrected", "Parried", "Settled"]
    assert (points(state)[1], hands(state)[1], state.deck) == (5, 0, deck - 1)


def test_hanzos_weapon_is_believed_to_be_one_of_two() -> None:
    state, _ = do(struck(Player("hanzo")), 1, "parry-weapon")
    assert (points(state)[1], hands(state)[1]) == (4, 1)


def test_hanzo_says_first_that_it_is_not_his_last_card() -> None:
    state, _ = do(table(Player(), Player("hanzo", hand=1), *plain(3)), 0, "battle-cry")
    assert offer(state, 1, "parry-weapon").closed == because("last-card")
    state, _ = do(state, 1, "correct-hand", seat=1, value=2, game="goes-on")
    assert offer(state, 1, "parry-weapon").closed is None


def test_a_weapon_against_jujutsu_is_believed() -> None:
    state, _ = do(table(*plain(5)), 0, "jujutsu")
    state, _ = do(state, HOST, "correct-hand", seat=2, value=0, game="goes-on")
    state = moves(state, (2, "give-weapon"), (1, "take"), (3, "take"), (4, "take"))
    assert (points(state), hands(state)[2]) == ([5, 4, 5, 4, 4], 0)


@pytest.mark.parametrize(
    ("deck", "discards", "left"),
    [
        (("bo", "bo"), ("parry",), (1, ("parry",), 0)),
        (("bo",), ("parry", "", "bo"), (1, ("bo", "parry"), 0)),
        (("bo",), (), (0, (), 0)),
        ((), (), (0, (), 1)),
    ],
)
def test_a_card_that_turns_up_was_where_that_ends_no_deck_or_in_the_largest_hand(
    deck: tuple[str, ...], discards: tuple[str, ...], left: tuple[int, tuple[str, ...], int]
) -> None:
    empty, rich = Player(hand=0), Player()
    before = table(Player(), empty, *plain(2), rich, deck=deck, discards=discards, rest=4)
    state = replay(RULES, (HandCorrected(seat=1, hand=1),), before)
    audit(RULES, state)
    lost = hands(before)[4] - hands(state)[4]
    assert (hands(state)[1], (state.deck, state.discards, lost)) == (1, left)


def test_a_hand_can_be_counted_up_to_all_that_lies_face_down_or_was_discarded() -> None:
    state = table(*plain(4), Player(), deck=("bo", "bo"), discards=("bo", "bo"), rest=4)
    state, _ = do(state, 0, "correct-hand", seat=0, value=6, game="goes-on")
    assert (hands(state)[0], state.deck, state.discards) == (6, 1, ())


def test_one_plays_no_card_out_of_a_hand_that_is_counted_as_empty() -> None:
    """In one's own turn there is time to count."""
    state = table(Player(hand=0), *plain(4))
    assert offer(state, 0, "attack").closed == because("no-cards")
    assert offer(state, 0, "correct-hand").closed is None
