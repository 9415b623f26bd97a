"""What the shell's source says by literal codes: a guard of the hub's own declared vocabulary.

The shell has no random nights that would say it all. Only literal texts and the names of keyword
arguments are read; a code that comes in a variable counts where that text is written.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

HUB = Path(__file__).resolve().parents[2] / "hub"
FOLDERS = (
    "appliance",
    "cli",
    "sheets",
    "storage",
    "tables",
    "tournaments",
    "web",
    "rules/contract",
)
# By what they speak: the function or class, and which of its arguments is the code.
SPEAKERS = {
    "story": {"line": 0, "story": 0},
    "refusals": {"Refusal": 0, "reason": 0, "ConnectRefused": 0, "drop": 1},
}


class Spoken(NamedTuple):
    """One code in the source; `params` is None where the call does not name them all."""

    code: str
    params: frozenset[str] | None
    where: str


def spoken(kind: str) -> Iterator[Spoken]:
    """Every literal code of this kind, as its speakers are called with it."""
    for path, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node) in SPEAKERS[kind]:
                yield from _codes(path, node, SPEAKERS[kind][_name(node)])


def texts() -> frozenset[str]:
    """Every literal text there is."""
    return frozenset(
        node.value
        for _, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _codes(path: Path, call: ast.Call, at: int) -> Iterator[Spoken]:
    if len(call.args) <= at:
        return
    # story() names the fields of its event, line() and the refusals give parameters by keyword.
    names = [each.arg for each in call.keywords]
    names += [str(each.value) for each in call.args[at + 1 :] if isinstance(each, ast.Constant)]
    known = None if None in names else frozenset(name for name in names if name)
    # Both of "a" if … else "b"; but no text that is looked up or handed to something else.
    ends = [call.args[at]]
    while ends:
        node = ends.pop()
        if isinstance(node, ast.IfExp):
            ends += [node.body, node.orelse]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield Spoken(node.value, known, f"{path.name}:{node.lineno}")


def _name(call: ast.Call) -> str:
    """Methods of that name are another thing, but for dropping a connection."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return "drop" if isinstance(call.func, ast.Attribute) and call.func.attr == "drop" else ""


@cache
def _trees() -> tuple[tuple[Path, ast.Module], ...]:
    paths = [path for folder in FOLDERS for path in sorted((HUB / folder).rglob("*.py"))]
    paths += sorted(HUB.glob("*.py"))
    # What is declared is no place where it is said.
    paths = [path for path in paths if path.name != "vocabulary.py"]
    return tuple((path, ast.parse(path.read_text(encoding="utf-8"))) for path in paths)
