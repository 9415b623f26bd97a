"""One module knows what a level is called; every rule asks what it needs to know of the cards."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

RULES = Path(__file__).resolve().parents[2] / "hub" / "rules"
CARD_GAMES = ("bang", "box", "cardplay", "duel", "samurai", "swordplay")
KNOWS = RULES / "cardplay" / "levels.py"


def level_tests(text: str) -> Iterator[int]:
    """The lines of a module in which a level is compared with anything."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            if any(isinstance(each, ast.Attribute) and each.attr == "level" for each in sides):
                yield node.lineno


@pytest.mark.parametrize("folder", CARD_GAMES)
def test_no_rule_of_a_card_game_tests_a_level(folder: str) -> None:
    found = [
        f"{path.relative_to(RULES)}:{line}"
        for path in sorted((RULES / folder).rglob("*.py"))
        if path != KNOWS
        for line in level_tests(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["state.level == 'cards'", "'x' != tx.state.level", "options.level in ('a', 'b')"]
)
def test_a_planted_test_of_a_level_is_found(line: str) -> None:
    assert list(level_tests(line)) == [1]


def test_the_module_that_knows_levels_tests_them() -> None:
    assert list(level_tests(KNOWS.read_text(encoding="utf-8")))
