"""How often a type is left open in the hub: `Any`, `object`, `cast` and `type: ignore`, counted.

There were 224 of them once, and nobody had noticed. Whoever needs one more makes another
narrower: a type parameter, a protocol, a named type of JSON. A type is not hidden behind another
name either: the few names that stand for one of them are listed here.
"""

import ast
import io
import tokenize
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FEWER_THAN = 100
OPEN = frozenset({"Any", "object"})
# Every other name that stands for one of them, with the module that says why.
NAMED = {
    ("hub/rules/contract/any_types.py", "AnyState"),
    ("hub/rules/contract/any_types.py", "AnyOptions"),
    ("hub/sheets/shelf.py", "GameSheet"),
    ("hub/tables/keys.py", "PresentedKey"),
    ("hub/wire/messages.py", "Payload"),
    ("hub/wire/protocol.py", "TypeForm"),
}


def is_open(node: ast.AST) -> bool:
    """`Any` and `object`, by themselves or behind the name of a module, and a call of `cast`."""
    if isinstance(node, ast.Call):
        return called(node.func) == "cast"
    return called(node) in OPEN


def called(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def annotations(tree: ast.AST) -> Iterator[ast.expr]:
    """Where a module names types and may do so as a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
            yield node.annotation
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            yield node.returns
        if isinstance(node, ast.AnnAssign) and called(node.annotation) == "TypeAlias":
            assert node.value is not None
            yield node.value


def quoted_types(tree: ast.AST) -> Iterator[tuple[int, ast.AST]]:
    """What annotations name within texts, with the lines; a sentence among them names nothing."""
    for annotation in annotations(tree):
        for part in ast.walk(annotation):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                with suppress(SyntaxError):
                    inner = ast.parse(part.value.strip(), mode="eval")
                    yield from ((part.lineno, each) for each in ast.walk(inner))


def open_types(text: str) -> list[int]:
    """The lines of a module in which a type is left open, once for each place."""
    tree = ast.parse(text)
    nodes = [(node.lineno, node) for node in ast.walk(tree) if isinstance(node, ast.expr)]
    places = [line for line, node in (*nodes, *quoted_types(tree)) if is_open(node)]
    comments = io.StringIO(text if "type: ignore" in text else "")
    for token in tokenize.generate_tokens(comments.readline):
        if token.type == tokenize.COMMENT and "type: ignore" in token.string:
            places.append(token.start[0])
    return sorted(places)


def names_for_open(text: str) -> list[str]:
    """What a module calls one of them besides."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if called(node.value) in OPEN:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found += [called(target) for target in targets]
        elif isinstance(node, ast.ImportFrom):
            found += [each.asname for each in node.names if each.name in OPEN and each.asname]
    return found


def modules() -> list[tuple[str, str]]:
    """Every module of the hub by its path, with what stands in it."""
    paths = sorted((ROOT / "hub").rglob("*.py"))
    return [(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths]


def test_few_types_are_left_open() -> None:
    found = [f"{path}:{line}" for path, text in modules() for line in open_types(text)]
    assert len(found) < FEWER_THAN, found


def test_no_other_name_stands_for_an_open_type() -> None:
    assert {(path, name) for path, text in modules() for name in names_for_open(text)} == NAMED


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("def look(state: Any) -> None: ...", 1),
        ("def look(state: Any, *, most: object) -> Any: ...", 3),
        ("def look(state: 'dict[str, Any]') -> 'Any': ...", 2),
        ("told: list[Any] = []", 1),
        ("Rows: TypeAlias = 'list[Any]'", 1),
        ("def look(state: typing.Any) -> None: ...", 1),
        ("known = cast(int, found)", 1),
        ("known = typing.cast(int, found)", 1),
        ("known = found()  # type: ignore[no-any-return]", 1),
        ("gone = object()", 1),
    ],
)
def test_a_planted_open_type_is_counted(text: str, count: int) -> None:
    assert open_types(text) == [1] * count


@pytest.mark.parametrize(
    "text",
    [
        "from typing import Any, cast",
        '"""Any of them, an object or a cast(…)."""',
        "def test_any(anyone: int) -> None: ...",
        "kind = 'object'",
        "said = '# type: ignore'",
        "def look(state: AnyState) -> None: ...",
        "class Hub:\n    def cast(self) -> None: ...",
    ],
)
def test_a_word_that_leaves_no_type_open_is_let_through(text: str) -> None:
    assert open_types(text) == []


@pytest.mark.parametrize(
    "text",
    ["Free = Any", "Free: TypeAlias = Any", "Free = object", "from typing import Any as Free"],
)
def test_a_planted_name_for_an_open_type_is_found(text: str) -> None:
    assert names_for_open(text) == ["Free"]


@pytest.mark.parametrize("text", ["Free = list[Any]", "free: Any = 1", "from typing import Any"])
def test_a_name_for_something_narrower_is_let_through(text: str) -> None:
    assert names_for_open(text) == []
