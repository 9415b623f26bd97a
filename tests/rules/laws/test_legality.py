"""The law of moves over random nights: what is offered is accepted, nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hub.laws.legality import check_legality
from hub.laws.random_nights import play
from hub.rules.registry import RULES
from tests.rules.laws.options import TABLES, every_table
from tests.rules.laws.profile import examples

NIGHTS = 5
MANY_NIGHTS = 200

seeds = st.integers(0, 10**6)


def _check(table: str, at: int, seed: int, length: int) -> None:
    cases = TABLES[table]
    case = cases[at % len(cases)]
    check_legality(play(RULES[case.game], case, seed, length))


@every_table
@examples(NIGHTS)
@given(at=seeds, seed=seeds, length=st.integers(1, 150))
def test_what_is_offered_is_accepted_and_all_else_refused(
    table: str, at: int, seed: int, length: int
) -> None:
    _check(table, at, seed, length)


@pytest.mark.long
@every_table
@examples(MANY_NIGHTS)
@given(at=seeds, seed=seeds, length=st.integers(1, 400))
def test_on_many_nights_what_is_offered_is_accepted_and_all_else_refused(
    table: str, at: int, seed: int, length: int
) -> None:
    _check(table, at, seed, length)
