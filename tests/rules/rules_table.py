"""A game's RULES.md: its rows, and whether the function and the test of a row exist."""

import ast
import pkgutil
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "hub" / "rules"
HEADS = (["rule", "where", "function", "test", "state"], ["---"] * 5)
# "ruling 3; base 13" is of one ruling, "rulings 9, 20" of two, "leaving 2" of another list.
NUMBERED = re.compile(r"\b(rulings?|leaving) (\d+(?:, \d+)*)")


class Row(NamedTuple):
    """One rule, where it is written, the function that holds it and the test that proves it."""

    game: str
    rule: str
    where: str
    function: str
    test: str
    state: str

    @property
    def rulings(self) -> frozenset[str]:
        """The rulings it is from, as the words call them: ruling-3, ruling-leaving-2."""
        found = NUMBERED.findall(self.where)
        lists = [("ruling-leaving" if of == "leaving" else "ruling", each) for of, each in found]
        return frozenset(f"{of}-{number}" for of, each in lists for number in each.split(", "))

    @property
    def has_function(self) -> bool:
        """A module's function or class, or something of such a class.

        Its path begins in a package of hub/rules if there is one of that name, else in the game.
        """
        top = self.function.partition(".")[0]
        home = "hub.rules" if (RULES / top).is_dir() else f"hub.rules.{self.game}"
        try:
            pkgutil.resolve_name(f"{home}.{self.function}")
        except (AttributeError, ModuleNotFoundError):
            return False
        return True

    @property
    def has_test(self) -> bool:
        file, _, name = self.test.partition("::")
        return name in _tests(HERE / self.game / file)


def rows(game: str) -> list[Row]:
    lines = (RULES / game / "RULES.md").read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines if "|" in line]
    return [Row(game, *each) for each in cells if each not in HEADS]


@cache
def _tests(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return frozenset(name for name in names if name.startswith("test_"))
