"""The laws of the log over random nights: replay, and what is conserved."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hub.laws.random_nights import CALM, play
from hub.laws.replay import check_replay, check_sums
from hub.rules.registry import RULES
from tests.rules.laws.options import TABLES, every_table
from tests.rules.laws.profile import LONG, examples

NIGHTS = 12

seeds = st.integers(0, 10**6)
lengths = st.integers(1, 250)


def _check(table: str, at: int, seed: int, length: int, *, is_calm: bool) -> None:
    cases = TABLES[table]
    case = cases[at % len(cases)]
    rules = RULES[case.game]
    night = play(rules, case, seed, length, CALM) if is_calm else play(rules, case, seed, length)
    check_replay(night)
    check_sums(night)


@every_table
@examples(NIGHTS)
@given(at=seeds, seed=seeds, length=lengths, is_calm=st.booleans())
def test_every_prefix_of_the_log_replays_and_adds_up(
    table: str, at: int, seed: int, length: int, is_calm: bool
) -> None:
    _check(table, at, seed, length, is_calm=is_calm)


@pytest.mark.long
@every_table
@examples(NIGHTS * LONG)
@given(at=seeds, seed=seeds, length=st.integers(1, 600), is_calm=st.booleans())
def test_every_prefix_of_many_logs_replays_and_adds_up(
    table: str, at: int, seed: int, length: int, is_calm: bool
) -> None:
    _check(table, at, seed, length, is_calm=is_calm)
