"""The law against peeking over random nights, of every game and level."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hub.laws.peeking import Peeks, check_peeking
from hub.laws.random_nights import Mood, play
from hub.rules.registry import RULES
from tests.rules.laws.options import TABLES, every_table
from tests.rules.laws.profile import LONG, examples

NIGHTS = 4
STEPS = 12

places = st.integers(0, 10**6)
quiet = Mood(undo=0.01, standing=0.02, think_again=0.05)


def _check(table: str, nights: int, steps: int, longest: int) -> None:
    tally = Peeks()

    @examples(nights)
    @given(place=places, seed=places, length=st.integers(10, longest))
    def law(place: int, seed: int, length: int) -> None:
        cases = TABLES[table]
        case = cases[place % len(cases)]
        check_peeking(play(RULES[case.game], case, seed, length, quiet), steps, tally)

    law()
    _say(table, tally)


def _say(table: str, tally: Peeks) -> None:
    """Where the hub holds cards some moves must show some; where it holds none, none may."""
    assert tally.moves > 0
    if not tally.told_apart:
        assert not TABLES[table][0].holds_cards, tally
        print(f"{table}: no move showed anybody anything, so there was nothing to bar: {tally}")


@every_table
def test_what_a_move_showed_is_not_taken_back_by_its_maker(table: str) -> None:
    _check(table, NIGHTS, STEPS, 150)


@pytest.mark.long
@every_table
def test_what_many_moves_showed_is_not_taken_back_by_their_makers(table: str) -> None:
    _check(table, NIGHTS * LONG, STEPS * 3, 400)
