"""Tokens: wounds that fall on several at once are told together, and fall clockwise."""

from itertools import permutations

import pytest

from hub.rules.contract.actor import at
from hub.rules.samurai.state import State
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    table,
)

WEAK = Player(resilience=1, honor=1)


def told(state: State, hit: dict[int, bool], order: tuple[int, ...]) -> State:
    """Everyone's word, in the order in which they tap."""
    state, _ = do(state, state.turn, "everyone")
    return moves(state, *((seat, "was-hit" if hit[seat] else "not-hit") for seat in order))


def test_the_turns_player_says_everyone_and_each_says_whether_it_wounded_them() -> None:
    state = table(Player(), Player(), Player(resilience=0), Player(left=True), Player("chiyo"),
                  Player(), level="tokens")  # fmt: skip
    assert "everyone" in keys(state, 0)
    assert "everyone" not in keys(state, 1)
    state, _ = do(state, 0, "everyone")
    # The harmless, whoever left and Chiyo are not touched.
    assert RULES.awaited(state) == (1, 5)
    assert keys(state, 1) == ["was-hit", "not-hit"]
    assert keys(state, 2) == []
    state = moves(state, (5, "was-hit"), (1, "not-hit"))
    assert points(state) == [5, 5, 0, 5, 4, 4]
    assert RULES.awaited(state) == (0,)


@pytest.mark.parametrize("order", list(permutations((0, 2, 3))))
def test_whoever_taps_first_they_fall_clockwise(order: tuple[int, ...]) -> None:
    """Both would be without honor; the first clockwise ends it, and the other's stays theirs."""
    state = table(Player(), Player(), WEAK, WEAK, level="tokens", turn=1)
    hit = {2: True, 3: True, 0: False}
    state = told(state, hit, order)
    assert state.ending is not None
    assert (state.ending.seat, state.ending.by) == (2, 1)
    assert honors(state) == [4, 5, 0, 1]
    assert points(state) == [5, 5, 0, 1]


def test_nothing_happens_before_the_last_has_answered_and_an_answer_can_be_taken_back() -> None:
    state = table(*plain(4), level="tokens")
    state = moves(state, (0, "everyone"), (2, "was-hit"), (1, "was-hit"))
    assert points(state) == [5, 5, 5, 5]
    state = moves(state, (2, "take-back"), (2, "not-hit"))
    state, events = do(state, 3, "was-hit")
    assert names(events) == ["Answered", "Closed", "Wounded", "Wounded"]
    assert points(state) == [5, 4, 5, 4]


def test_nobody_hears_an_answer_before_all_are_in() -> None:
    state, _ = do(table(*plain(4), level="tokens"), 0, "everyone")
    one, said = do(state, 1, "was-hit")
    other, denied = do(state, 1, "not-hit")
    for viewer in (0, 2, 3):
        assert RULES.view(one, at(viewer)) == RULES.view(other, at(viewer))
        assert said[0].seen_by(at(viewer)) == denied[0].seen_by(at(viewer))


def test_whoever_leaves_meanwhile_is_hit() -> None:
    state = moves(table(*plain(5), level="tokens"), (0, "everyone"), (2, "leave"))
    state = moves(state, *((seat, "not-hit") for seat in (1, 3, 4)))
    assert points(state)[2] == 4
    assert state.seats[2].left


def test_with_nobody_to_touch_it_says_why() -> None:
    state = table(Player(), *plain(3, resilience=0), level="tokens")
    assert offer(state, 0, "everyone").closed == because("no-target")


def test_where_cards_are_counted_the_card_itself_is_played() -> None:
    for level in ("companion", "cards"):
        assert "everyone" not in keys(table(*plain(4), level=level), 0)
