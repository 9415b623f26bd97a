"""The deck's end: shuffled discards, one reputation each, by count, by button, in any moment."""

import pytest

from hub.rules.contract.actor import HOST, PANEL
from tests.rules.bang.arranged import (
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    plain,
    reputations,
    result,
    table,
    told,
)
from tests.rules.game import because

DRAW = ("draw", "play")


def test_the_last_card_ends_the_deck_and_everyone_discards_a_reputation() -> None:
    state = table(*plain(5), steps=DRAW, deck=2)
    box, pile = state.box, len(state.discards)
    state, _ = do(state, 0, "draw")
    assert reputations(state) == [2] * 5
    state, events = do(state, 0, "deck-empty", deck="yes")
    assert (reputations(state), state.box) == ([1] * 5, box + 5)
    assert (state.deck, state.discards) == (pile, ())
    assert "deck-ended" in [line.code for line in told(events)]


def test_the_rest_of_a_draw_follows_from_the_new_deck() -> None:
    state = table(*plain(5), steps=DRAW, deck=1)
    total = len(state.discards)
    state = moves(state, (0, "draw"), (0, "deck-empty", {"deck": "yes"}))
    assert (hands(state)[0], state.deck) == (6, total - 1)


def test_a_house_may_wait_until_a_card_is_needed() -> None:
    state = table(*plain(5), steps=DRAW, deck=2, house={"deck_end": "when-needed"})
    state, _ = do(state, 0, "draw")
    assert (state.deck, reputations(state)) == (0, [2] * 5)
    state = moves(state, (0, "end-turn"), (1, "draw"), (1, "deck-empty", {"deck": "yes"}))
    assert reputations(state) == [1] * 5


def test_it_may_end_the_game() -> None:
    state = table(*plain(4), Player(reputation=1), steps=DRAW, deck=1)
    state, _ = do(state, 0, "draw")
    assert state.ending is None
    assert (
        offer(state, 0, "deck-empty").about["out"],
        offer(state, 0, "deck-empty").about["seats"],
    ) == (1, (4,))
    state, _ = do(state, 0, "deck-empty", deck="yes")
    assert (result(state).reason, result(state).cause) == ("reputation", "deck")


def test_a_card_being_played_is_not_shuffled_in() -> None:
    state = table(*plain(5), deck=1)
    total = len(state.discards)
    state = moves(state, (0, "stagecoach"), (0, "deck-empty", {"deck": "yes"}))
    assert (state.deck, state.discards) == (total - 1, ("stagecoach",))


def test_a_card_turned_over_is_not_shuffled_in() -> None:
    state = table(Player(), Player(laid=("barrel",)), *plain(3), deck=1)
    total = len(state.discards)
    state = moves(state, (0, "bang", {"target": 1}), (1, "barrel", {"flipped": "hearts"}))
    state, _ = do(state, 1, "deck-empty", deck="yes")
    assert (state.deck, state.discards) == (total, ("bang", ""))


def test_the_table_says_it_once_a_turn_and_the_host_again() -> None:
    state = table(*plain(5))
    state, _ = do(state, 3, "deck-end")
    assert reputations(state) == [1] * 5
    assert offer(state, 2, "deck-end").closed == because("deck-just-ended")
    assert offer(state, PANEL, "deck-end").closed == because("deck-just-ended")
    assert offer(state, HOST, "deck-end").closed is None


def test_with_nothing_to_shuffle_there_is_no_end() -> None:
    state = table(Player(hand=68), *plain(3), deck=0)
    assert offer(state, 0, "deck-end").closed == because("nothing-to-shuffle")


def test_draws_that_find_no_card_are_skipped() -> None:
    state = table(Player(hand=68), *plain(3), deck=0, steps=DRAW)
    state, _ = do(state, 0, "draw")
    assert (hands(state)[0], state.step) == (68, "play")


def test_what_fell_is_believed_when_no_card_is_left() -> None:
    state = table(Player(hand=67, laid=("jail",)), *plain(3), deck=0, steps=("jail", *DRAW))
    state, _ = do(state, 0, "check-jail", flipped="hearts")
    assert (state.step, state.discards) == ("draw", ("jail",))


def test_leavers_lose_a_reputation_too() -> None:
    state = table(*plain(4), Player(left=True, hand=0))
    assert reputations(do(state, 0, "deck-end")[0]) == [1] * 5


def test_it_may_come_while_someone_is_asked() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, 4, "deck-end")
    assert keys(state, 1) == ["missed", "take"]
    state = moves(state, (1, "take"))
    assert (reputations(state), lives(state)[1]) == ([1] * 5, 4)


def test_if_it_ends_the_game_what_was_asked_closes_unseen() -> None:
    state = table(*plain(4), Player(reputation=1))
    state = moves(state, (0, "gatling"), (1, "missed"))
    state, _ = do(state, 3, "deck-end")
    assert (state.ending is not None, hands(state), state.aside) == (True, [3, 4, 4, 4, 4], ())


@pytest.mark.parametrize("level", ["tokens", "companion"])
def test_the_button_says_it_too(level: str) -> None:
    state = table(*plain(5), level=level, deck=5)  # type: ignore[arg-type]
    assert keys(state, PANEL, standing=True) == ["deck-end"]
    state, _ = do(state, PANEL, "deck-end")
    assert reputations(state) == [2] * 5
    assert reputations(do(state, PANEL, "deck-end")[0]) == [1] * 5


def test_what_was_answered_before_the_last_card_is_shuffled_and_the_attack_is_not() -> None:
    """Ruling 2, though all of it lies on the discards when the question is answered."""
    state = table(*plain(2), Player(laid=("barrel",)), *plain(2), deck=1)
    total = len(state.discards)
    state = moves(state, (0, "gatling"), (1, "missed"), (2, "barrel"), (3, "take"), (4, "take"))
    state = moves(state, (2, "barrel", {"flipped": "hearts"}))
    assert state.aside == ()
    state, _ = do(state, 2, "deck-empty", deck="yes")
    assert (state.deck, state.discards) == (total + 1, ("gatling", ""))
