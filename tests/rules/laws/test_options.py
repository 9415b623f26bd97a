"""Every game that is registered has tables to try, at every player count and level."""

import pytest

from hub.rules.registry import GAMES, RULES
from tests.rules.laws.options import CASES, TABLES


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_tables_to_try(game: str) -> None:
    cases = CASES[game]()
    rules = GAMES[game]
    assert {case.options.players for case in cases} == set(rules.players)
    assert {rules.level_of(case.options) for case in cases} == set(rules.levels)
    assert all(type(case.options) is rules.options_type for case in cases)


def test_no_table_is_left_out() -> None:
    assert sum(len(cases) for cases in TABLES.values()) == sum(len(CASES[g]()) for g in RULES)
