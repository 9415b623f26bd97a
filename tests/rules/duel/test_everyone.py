"""Tokens: what hits both sides is told together, and the opponent's wounds fall first."""

import pytest

from tests.rules.duel.arranged import RULES, a, b, keys, moves, points, table, winner

SIX = ("hanzo", "benkei", "ushiwaka", "tomoe", "hideyoshi", "kojiro")


def test_each_side_says_whether_the_card_wounded_it() -> None:
    state = moves(table(a(active="benkei"), level="tokens"), (0, "everyone"))
    assert set(RULES.awaited(state)) == {0, 1}
    assert keys(state, 1) == ["was-hit", "not-hit"]
    state = moves(state, (1, "was-hit"), (0, "not-hit"))
    assert points(state, *SIX) == [4, 5, 4, 4, 3, 4]


@pytest.mark.parametrize("first", [0, 1])
def test_with_both_shoguns_at_the_end_whose_card_it_was_has_won(first: int) -> None:
    """The opponent's falls first, whoever taps first."""
    one = a(line=("nobunaga", "hanzo"), active="hanzo", points={"nobunaga": 1})
    two = b(line=("ieyasu",), points={"ieyasu": 1})
    state = moves(table(one, two, level="tokens"), (0, "everyone"))
    state = moves(state, (first, "was-hit"), (1 - first, "was-hit"))
    assert winner(state) == 0
