"""The rules stay pure, and the source keeps the few habits that a reader relies on."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HUB = ROOT / "hub"
HARDWARE = ROOT / "hardware"

FORBIDDEN_IN_RULES = frozenset(
    {
        "asyncio",
        "click",
        "datetime",
        "flask",
        "fluent",
        "logging",
        "os",
        "pathlib",
        "random",
        "rich",
        "secrets",
        "socket",
        "sqlite3",
        "subprocess",
        "sys",
        "threading",
        "time",
    }
)
DYNAMIC_IMPORTS = frozenset({"__import__", "import_module"})
EMPTY_NAMES = re.compile(r"^_*(utils?|helpers?|managers?|commons?|misc)$")
MOST_LINES = 300

# A home or work directory at the root of a path, and the hosts that packages come from.
GIVEAWAYS = re.compile(
    r"(?<![\w.~-])/(?:home|root|work|Users)/[\w.-]+"
    r"|\b[A-Za-z]:\\Users\\"
    r"|\b(?:pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|yarnpkg\.com|piwheels\.org"
    r"|(?:deb|security|ftp)\.debian\.org|archive\.raspberrypi\.(?:org|com))\b"
)


def imported_names(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every absolute import with its line, and every import by a function call as `name()`."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    yield node.lineno, alias.name
            case ast.ImportFrom(module=str(module), level=0):
                yield node.lineno, module
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                if name in DYNAMIC_IMPORTS:
                    yield node.lineno, f"{name}()"


def impurities(path: Path) -> list[str]:
    """Each import in this file that the rules may not have, as `line: name`."""
    tree = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return [
        f"{line}: {name}"
        for line, name in imported_names(tree)
        if name.split(".")[0] in FORBIDDEN_IN_RULES or name.endswith("()")
    ]


def giveaways(text: str) -> list[str]:
    """Each piece of this text that names one machine's directories or a package registry."""
    return [match.group() for match in GIVEAWAYS.finditer(text)]


def modules(folder: Path) -> list[Path]:
    """All the Python files under a folder."""
    return sorted(folder.rglob("*.py"))


def ours() -> list[Path]:
    """All the Python files that are installed."""
    return [*modules(HARDWARE), *modules(HUB)]


def named(path: Path) -> str:
    """A file as a person would name it."""
    return path.relative_to(ROOT).as_posix()


def files_in_the_repository() -> list[Path]:
    """Every file that is tracked, or would be if it were added now."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"]
        + ["--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
    ).stdout.decode()
    files = {ROOT / name for name in listing.split("\0") if name}
    return sorted(path for path in files if path.is_file())


def test_the_rules_import_nothing_from_the_outside_world() -> None:
    files = modules(HUB / "rules")
    assert files
    found = {named(path): wrong for path in files if (wrong := impurities(path))}
    assert found == {}


@pytest.mark.parametrize("module", sorted(FORBIDDEN_IN_RULES))
@pytest.mark.parametrize(
    "line",
    [
        "import {}",
        "import {}.inner as harmless",
        "from {} import something",
        "from {}.inner import something",
        "def later():\n    import {}",
        "if TYPE_CHECKING:\n    from {} import something",
    ],
)
def test_a_forbidden_import_in_the_rules_is_caught(tmp_path: Path, line: str, module: str) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(f'"""Planted."""\n\n{line.format(module)}\n', encoding="utf-8")
    assert [found.split(": ")[1].split(".")[0] for found in impurities(planted)] == [module]


@pytest.mark.parametrize(
    "line",
    ['__import__("random")', 'importlib.import_module("random")', 'import_module("random")'],
)
def test_an_import_by_a_function_call_in_the_rules_is_caught(tmp_path: Path, line: str) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(line, encoding="utf-8")
    assert len(impurities(planted)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "import msgspec",
        "from collections.abc import Mapping",
        "from hub.rules.contract import Refusal",
        "from .time import hours",
        "import timeit_of_our_own",
        "random = 'a word like any other'",
    ],
)
def test_an_import_that_the_rules_may_have_is_let_through(tmp_path: Path, line: str) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(line, encoding="utf-8")
    assert impurities(planted) == []


def test_the_import_contracts_forbid_the_rules_the_same_modules() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (purity,) = (contract for contract in contracts if contract["id"] == "purity")
    assert set(purity["forbidden_modules"]) == FORBIDDEN_IN_RULES


def test_no_module_has_a_name_that_says_nothing() -> None:
    empty = [
        named(path)
        for path in ours()
        if any(EMPTY_NAMES.match(part) for part in path.relative_to(ROOT).with_suffix("").parts)
    ]
    assert empty == []


def test_no_file_is_too_long_to_read_in_one_sitting() -> None:
    lengths = {named(path): len(path.read_text(encoding="utf-8").splitlines()) for path in ours()}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_file_names_a_directory_of_one_machine_or_a_package_registry() -> None:
    files = files_in_the_repository()
    assert files
    found = {
        named(path): sorted(set(wrong))
        for path in files
        if (wrong := giveaways(path.read_bytes().decode("utf-8", errors="replace")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "pieces",
    [
        ("cd /", "home/", "yuki/hub"),
        ("see '/", "work/", "main'"),
        ("/", "root/", ".config"),
        ("/", "Users/", "yuki"),
        ("https://", "pypi", ".org/simple"),
        ("https://files.", "pythonhosted", ".org/packages"),
        ("https://registry.", "npmjs", ".org/preact"),
        ("http://", "deb", ".debian.org/debian"),
    ],
)
def test_a_directory_of_one_machine_or_a_package_registry_is_caught(
    pieces: tuple[str, ...],
) -> None:
    assert len(giveaways("".join(pieces))) == 1


@pytest.mark.parametrize(
    "text",
    ["docs/home/page", "~/" + "work/hub", "/usr/bin/env", "hub/" + "work/it", "/var/lib/honor-hub"],
)
def test_an_ordinary_path_is_let_through(text: str) -> None:
    assert giveaways(text) == []
