"""One meaning for one word: what modules and classes may be called, and that each says what it is.

Games are left out where classes are compared: each has its own `State`, `Options` and events.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("hardware", "hub")

# A name that ends so tells of an activity and not of what lives there.
ACTIVITY = "ing"
MOST_ACTIVITIES = 15


def modules(root: Path) -> list[Path]:
    """All the Python files of what is installed."""
    return sorted(path for package in PACKAGES for path in (root / package).rglob("*.py"))


def is_game(path: Path, root: Path) -> bool:
    """It belongs to one game: every game has a table of its rules, and nothing else has one."""
    return any((root / parent / "RULES.md").exists() for parent in path.relative_to(root).parents)


def public_classes(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return [
        node.name
        for node in tree.body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    ]


def shared_class_names(root: Path) -> dict[str, list[str]]:
    """Each public class name that two folders have, with the folders."""
    folders: dict[str, set[str]] = defaultdict(set)
    for path in modules(root):
        if not is_game(path, root):
            for name in public_classes(path):
                folders[name].add(path.parent.relative_to(root).as_posix())
    return {name: sorted(found) for name, found in sorted(folders.items()) if len(found) > 1}


def activity_names(root: Path) -> list[str]:
    """Each module of the hub, and each folder once, whose name tells of an activity."""
    paths = [path.relative_to(root).with_suffix("") for path in modules(root)]
    found = {part for path in paths for part in (path, *path.parents) if part.parts[:1] == ("hub",)}
    return sorted(part.as_posix() for part in found if part.name.endswith(ACTIVITY))


def without_docstring(paths: Iterable[Path]) -> list[Path]:
    return [
        path for path in paths if not ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    ]


def planted(root: Path, files: dict[str, str]) -> Path:
    """A tree with these files alone."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def test_no_public_class_name_is_in_two_packages() -> None:
    assert len([path for path in modules(ROOT) if not is_game(path, ROOT)]) > 100
    assert any(is_game(path, ROOT) for path in modules(ROOT))
    assert shared_class_names(ROOT) == {}


@pytest.mark.parametrize("other", ["hub/storage", "hub/tables/inner", "hardware"])
def test_a_class_name_in_two_packages_is_caught(tmp_path: Path, other: str) -> None:
    one = "class Line:\n    '''Planted.'''\n"
    tree = planted(tmp_path, {"hub/tables/line.py": one, f"{other}/line.py": one})
    assert shared_class_names(tree) == {"Line": sorted([other, "hub/tables"])}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("hub/tables/other.py", "class Line: ..."),
        ("hub/storage/other.py", "class _Line: ..."),
        ("hub/storage/other.py", "from hub.tables.line import Line"),
        ("hub/rules/chess/state.py", "class Line: ..."),
        ("hub/rules/chess/events/state.py", "class Line: ..."),
    ],
)
def test_a_class_name_that_means_one_thing_is_let_through(
    tmp_path: Path, path: str, text: str
) -> None:
    files = {"hub/tables/line.py": "class Line: ...", "hub/rules/chess/RULES.md": "", path: text}
    assert shared_class_names(planted(tmp_path, files)) == {}


def test_few_modules_are_named_after_an_activity() -> None:
    found = activity_names(ROOT)
    assert len(found) <= MOST_ACTIVITIES, found


def test_each_module_named_after_an_activity_is_counted_and_a_folder_once(tmp_path: Path) -> None:
    names = [
        "hub/web/hosting.py",
        "hub/tables/hosting.py",
        "hub/listing/pin.py",
        "hub/listing/lamp.py",
        "hub/wire.py",
    ]
    tree = planted(tmp_path, dict.fromkeys(names, ""))
    assert activity_names(tree) == ["hub/listing", "hub/tables/hosting", "hub/web/hosting"]


def test_every_module_opens_with_a_docstring() -> None:
    assert [path.relative_to(ROOT).as_posix() for path in without_docstring(modules(ROOT))] == []


@pytest.mark.parametrize(
    "text", ["", "import os\n", "# A comment.\n", "import os\n'''Too late.'''\n", "'''  '''\n"]
)
def test_a_module_without_a_docstring_is_caught(tmp_path: Path, text: str) -> None:
    files = {"hub/said.py": '"""Says what it is."""\n', "hub/silent.py": text}
    found = without_docstring(modules(planted(tmp_path, files)))
    assert found == [tmp_path / "hub/silent.py"]
