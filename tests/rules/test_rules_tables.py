"""Every RULES.md names functions and tests that exist, and leaves no ruling out."""

import pytest

from hub.rules.registry import GAMES, TOURNAMENT
from tests.rules.rules_table import Row, rows
from tests.words.vocabularies import RULINGS

TABLES = {game: rows(game) for game in (*GAMES, TOURNAMENT.key)}
# Rows of these rulings say what they are about, and no number.
UNNUMBERED = {"samurai": ("ruling-leaving-", "ruling-three-"), "tournament": ("ruling-",)}
NUMBERED = [
    (game, ruling)
    for game in TABLES
    for ruling in RULINGS[game]
    if not ruling.startswith(UNNUMBERED.get(game, ()))
]


def _called(row: Row) -> str:
    return f"{row.game}: {row.rule}"


@pytest.mark.parametrize("row", [row for table in TABLES.values() for row in table], ids=_called)
def test_a_row_names_a_function_and_a_test_that_exist(row: Row) -> None:
    assert row.has_function
    assert row.has_test
    assert row.state in ("done", "open question")


@pytest.mark.parametrize(("game", "ruling"), NUMBERED)
def test_every_ruling_has_a_row(game: str, ruling: str) -> None:
    assert any(ruling in row.rulings for row in TABLES[game])


@pytest.mark.parametrize("game", TABLES)
def test_no_row_is_from_a_ruling_that_is_not_there(game: str) -> None:
    named = {ruling for row in TABLES[game] for ruling in row.rulings}
    assert named <= set(RULINGS[game])


@pytest.mark.parametrize("game", TABLES)
def test_every_rule_stands_there_once(game: str) -> None:
    rules = [row.rule for row in TABLES[game]]
    assert 0 < len(set(rules)) == len(rules)
