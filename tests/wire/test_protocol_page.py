"""docs/protocol.md tells of everything that there is, with examples that fit the types."""

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hub.wire.export import schema
from hub.wire.protocol import EVENTS, ROUTES, TOLD, Protocol
from tests.wire.test_export import fits

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)

# Where the hub itself refuses; a ruleset's own codes are its own.
SPEAKERS = (
    "hub/app.py",
    "hub/appliance",
    "hub/storage",
    "hub/web",
    "hub/tables",
    "hub/tournaments",
    "hub/rules/contract",
)
SAYING = {"Refusal", "reason", "ConnectRefused"}


@cache
def told() -> dict[str, Any]:
    return schema(Protocol())


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_is_what_it_says_it_is(name: str, text: str) -> None:
    assert fits(json.loads(text), told()["$defs"][name], told()["$defs"])


def test_every_message_has_an_example() -> None:
    heard = {kind.__name__ for kind in Protocol().received()} - {"Nothing"}
    assert heard | {"Answer", "Refused", "Sight", "Gone"} <= {name for name, _ in EXAMPLES}


def test_every_route_and_event_is_told_of() -> None:
    assert [name for name in ROUTES if f"`{name}`" not in PAGE] == []
    assert [name for name in (*EVENTS, *TOLD) if f"`{name}`" not in PAGE] == []


def test_every_code_is_told_of() -> None:
    codes = {code for path in _sources() for code in _codes(path)}
    assert {"no-key", "old-question", "storage-fault", "wrong-protocol", "replaced"} <= codes
    assert sorted(code for code in codes if f"`{code}`" not in PAGE) == []


def _sources() -> list[Path]:
    found = [path for name in SPEAKERS for path in sorted((ROOT / name).rglob("*.py"))]
    return [*found, ROOT / "hub" / "app.py"]


def _codes(path: Path) -> set[str]:
    """What a module refuses with, says goodbye with, or names a fault."""
    codes: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _name(node.func) in SAYING:
            codes |= _texts(node.args[:1])
        elif isinstance(node, ast.Call) and _name(node.func) == "drop":
            codes |= _texts(node.args[1:])
        elif isinstance(node, ast.Assign) and [_name(each) for each in node.targets] == ["code"]:
            codes |= _texts([node.value])
    return codes


def _name(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def _texts(nodes: list[ast.expr]) -> set[str]:
    return {
        each.value
        for node in nodes
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
