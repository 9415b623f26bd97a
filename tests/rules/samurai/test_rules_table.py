"""RULES.md names functions and tests that exist, and leaves no ruling out."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "hub" / "rules" / "samurai" / "RULES.md"
RULINGS = range(1, 24)


class Row(NamedTuple):
    rule: str
    where: str
    function: str
    test: str
    state: str


def _rows() -> list[Row]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines if "|" in line]
    heads = (["rule", "where", "function", "test", "state"], ["---"] * 5)
    return [Row(*each) for each in cells if each not in heads]


ROWS = _rows()


@cache
def _tests(file: str) -> frozenset[str]:
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def _exists(function: str) -> bool:
    home = "hub.rules" if function.startswith("box.") else "hub.rules.samurai"
    module, _, name = f"{home}.{function}".rpartition(".")
    return hasattr(importlib.import_module(module), name)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.rule)
def test_a_row_names_a_function_and_a_test_that_exist(row: Row) -> None:
    assert _exists(row.function)
    file, _, name = row.test.partition("::")
    assert name in _tests(file)
    assert row.state in ("done", "open question")


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_row(ruling: int) -> None:
    named = [re.findall(r"\d+", row.where) for row in ROWS if "ruling" in row.where]
    assert str(ruling) in {number for numbers in named for number in numbers}


def test_every_rule_stands_there_once() -> None:
    assert len({row.rule for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize("file", sorted(path.name for path in HERE.glob("test_*.py")))
def test_no_two_tests_of_a_file_have_the_same_name(file: str) -> None:
    """The second would silently replace the first."""
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    assert len(names) == len(set(names))
