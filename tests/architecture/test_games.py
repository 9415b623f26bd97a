"""Games are found by their folders: a new one is guarded before anybody names it in a contract.

import-linter holds the same for the games that pyproject.toml names, and follows chains of imports.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_purity import HUB, imported_names, modules

RULES = HUB / "rules"
# What games are made of, and what knows them.
SHARED = frozenset({"box", "cardplay", "contract", "swordplay"})
AROUND = frozenset({"kit.py", "registry.py", "__init__.py"})
# Besides the registry, whoever runs tournaments knows what a tournament is.
ALSO_KNOWN_TO = {"tournament": ("tournaments",)}


def games(rules: Path = RULES) -> list[str]:
    """The folders that say by a RULES.md which rules they hold."""
    return sorted(path.parent.name for path in rules.glob("*/RULES.md"))


def strays(rules: Path = RULES) -> set[str]:
    """What lies in the rules and is neither a game nor what games are made of."""
    known = SHARED | AROUND | set(games(rules)) | {"__pycache__", "README.md"}
    return {path.name for path in rules.iterdir()} - known


def wrong_imports(hub: Path = HUB) -> list[str]:
    """Each import by a game of what it may not know, and of a game by who may not know it."""
    found, known = [], games(hub / "rules")
    for path in modules(hub):
        place = path.relative_to(hub).parts
        for name in _imported(ast.parse(path.read_text(encoding="utf-8"))):
            parts = tuple(name.split("."))
            if parts[0] == "hub" and _is_wrong(place, parts[1:], known):
                found.append(f"{'/'.join(place)} imports {name}")
    return found


def _imported(tree: ast.AST) -> Iterator[str]:
    """Every module that is imported; `from hub.rules import kit` is one of hub.rules.kit."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "hub.rules":
            yield from (f"hub.rules.{alias.name}" for alias in node.names)
    yield from (name for _, name in imported_names(tree) if name != "hub.rules")


def _is_wrong(place: tuple[str, ...], wanted: tuple[str, ...], known: list[str]) -> bool:
    own = place[1] if place[0] == "rules" and place[1] in known else ""
    if own and wanted[:1] != ("rules",):
        return True
    if own:
        return len(wanted) < 2 or wanted[1] not in SHARED | {own, "kit"}
    if len(wanted) < 2 or wanted[0] != "rules" or wanted[1] not in known:
        return False
    return place != ("rules", "registry.py") and place[0] not in ALSO_KNOWN_TO.get(wanted[1], ())


def test_every_folder_of_the_rules_is_a_game_or_what_games_are_made_of() -> None:
    assert {"bang", "duel", "samurai", "solo", "tournament"} <= set(games())
    assert strays() == set()


def test_a_game_knows_the_contract_and_nobody_but_the_registry_knows_it() -> None:
    assert wrong_imports() == []


@pytest.fixture
def planted(tmp_path: Path) -> Path:
    """A hub with two games that pyproject.toml does not name."""
    for game in ("poker", "whist"):
        (tmp_path / "rules" / game).mkdir(parents=True)
        (tmp_path / "rules" / game / "RULES.md").touch()
    (tmp_path / "tables").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("file", "line", "is_wrong"),
    [
        ("rules/poker/game.py", "from hub.rules.contract.game import Game", False),
        ("rules/poker/game.py", "from hub.rules import kit", False),
        ("rules/poker/game.py", "import hub.rules.kit", False),
        ("rules/poker/game.py", "from hub.rules import kit, whist", True),
        ("rules/poker/game.py", "from hub.rules.poker.state import State", False),
        ("rules/poker/game.py", "from hub.rules.whist.state import State", True),
        ("rules/poker/game.py", "import hub.rules.registry", True),
        ("rules/poker/game.py", "import hub.tables.table", True),
        ("rules/registry.py", "from hub.rules.whist.game import Whist", False),
        ("tables/table.py", "from hub.rules.whist.game import Whist", True),
        ("tables/table.py", "from hub.rules.contract.game import Game", False),
    ],
)
def test_a_wrong_import_of_a_new_game_is_found(
    planted: Path, file: str, line: str, is_wrong: bool
) -> None:
    (planted / file).write_text(f"{line}\n", encoding="utf-8")
    assert bool(wrong_imports(planted)) is is_wrong


def test_a_stray_module_is_found(planted: Path) -> None:
    (planted / "rules" / "dice.py").touch()
    assert strays(planted / "rules") == {"dice.py"}
