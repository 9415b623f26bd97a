"""Tokens: Gatling and Indians! are told together, and fall clockwise, whoever taps first."""

from itertools import permutations

import pytest

from tests.rules.bang.arranged import RULES, Player, lives, moves, reputations, table

WEAK = Player(life=1, reputation=1)


@pytest.mark.parametrize("order", list(permutations((0, 2, 3))))
def test_whoever_taps_first_they_fall_clockwise(order: tuple[int, ...]) -> None:
    state = table(Player(), Player(), WEAK, WEAK, level="tokens", turn=1)
    state = moves(state, (1, "everyone"))
    assert RULES.awaited(state) == (2, 3, 0)
    said = {0: "not-hit", 2: "was-hit", 3: "was-hit"}
    state = moves(state, *((seat, said[seat]) for seat in order))
    assert state.ending is not None
    assert (state.ending.seat, state.ending.by) == (2, 1)
    assert (lives(state), reputations(state)) == ([5, 5, 0, 1], [2, 3, 0, 1])
