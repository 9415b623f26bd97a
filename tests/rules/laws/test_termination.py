"""The law that games end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hub.laws.termination import check_policy_end, check_random_end
from hub.rules.registry import RULES
from tests.rules.laws.options import TABLES, every_table
from tests.rules.laws.profile import LONG, examples

NIGHTS = 6
BOUND = 5000

seeds = st.integers(0, 10**6)
# A policy sees what the hub holds; cards on a real table it cannot see, so it plays no game.
policy_tables = pytest.mark.parametrize(
    "table", [table for table, cases in TABLES.items() if cases[0].holds_cards]
)


@every_table
@examples(NIGHTS)
@given(at=seeds, seed=seeds)
def test_random_players_come_to_an_end(table: str, at: int, seed: int) -> None:
    case = TABLES[table][at % len(TABLES[table])]
    check_random_end(RULES[case.game], case, seed, BOUND)


@policy_tables
@examples(NIGHTS)
@given(at=seeds, seed=seeds)
def test_players_with_a_plan_come_to_an_end(table: str, at: int, seed: int) -> None:
    case = TABLES[table][at % len(TABLES[table])]
    check_policy_end(RULES[case.game], case, seed, BOUND)


@pytest.mark.long
@every_table
@examples(NIGHTS * LONG)
@given(at=seeds, seed=seeds)
def test_many_random_players_come_to_an_end(table: str, at: int, seed: int) -> None:
    case = TABLES[table][at % len(TABLES[table])]
    check_random_end(RULES[case.game], case, seed, BOUND)


@pytest.mark.long
@policy_tables
@examples(NIGHTS * LONG)
@given(at=seeds, seed=seeds)
def test_many_players_with_a_plan_come_to_an_end(table: str, at: int, seed: int) -> None:
    case = TABLES[table][at % len(TABLES[table])]
    check_policy_end(RULES[case.game], case, seed, BOUND)
