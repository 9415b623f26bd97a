"""Which classes, modules and files there are, for pages that name them in code spans."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Such as `Table`, `Transaction.emit` and `limits.Places`; `hub/app.py` and `tables/`.
_CLASS = re.compile(r"(?:([a-z_]+)\.)?([A-Z][a-z]\w*)(?:\.([a-z_]+))?(?:\(\))?")
_FILE = re.compile(r"[\w./<>*-]+(?:\.(?:py|js|ts|md|ftl|toml|json|log|sh|service)|/)")
_WIRE_TYPE = re.compile(r"export (?:interface|type) (\w+)")


def spans(page: str) -> list[str]:
    """The code spans of a page, without its blocks of code."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", page, flags=re.DOTALL))


@cache
def files() -> tuple[str, ...]:
    """Every file of the repository but what is made or brought, by its path from the root."""
    apart = {".git", ".venv", "node_modules", "assets", "__pycache__", "test-output"}
    return tuple(
        path.relative_to(ROOT).as_posix()
        for path in ROOT.rglob("*")
        if path.is_file() and not apart & set(path.relative_to(ROOT).parts)
    )


@cache
def classes() -> dict[str, dict[str, frozenset[str]]]:
    """Each class and alias: in which files, and with which members. Those of the wire too."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for name in files():
        if name.endswith(".py") and name.startswith(("hub/", "hardware/", "tests/")):
            for node in ast.parse((ROOT / name).read_text(encoding="utf-8")).body:
                for known, members in _defined(node):
                    found.setdefault(known, {})[name] = members
    for page in (ROOT / "static/wire").glob("*.ts"):
        for known in _WIRE_TYPE.findall(page.read_text(encoding="utf-8")):
            found.setdefault(known, {})[page.name] = frozenset()
    return found


def _defined(node: ast.stmt) -> list[tuple[str, frozenset[str]]]:
    if isinstance(node, ast.ClassDef):
        return [(node.name, frozenset(_members(node)))]
    if isinstance(node, ast.Assign):
        return [(each.id, frozenset()) for each in node.targets if isinstance(each, ast.Name)]
    return []


def _members(node: ast.ClassDef) -> set[str]:
    """Methods, fields, and what `__init__` gives to `self`."""
    named = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    typed = (each.target for each in node.body if isinstance(each, ast.AnnAssign))
    given = (each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute))
    return named | {each.id for each in typed if isinstance(each, ast.Name)} | set(given)


def is_file(span: str) -> bool:
    """Not a pattern of names, nor a path on somebody's machine."""
    is_pattern = span.startswith("/") or any(each in span for each in "<>*")
    return _FILE.fullmatch(span) is not None and not is_pattern


def is_class(span: str) -> bool:
    return _CLASS.fullmatch(span) is not None


def has_file(span: str) -> bool:
    """A file or folder whose path is this, or ends with it."""
    wanted = span.removesuffix("/")
    if span.endswith("/"):
        return any(f"/{wanted}/" in f"/{name}" for name in files())
    return any(f"/{name}".endswith(f"/{wanted}") for name in files())


def has_class(span: str) -> bool:
    """A class of this name, in the module and with the member that stand beside it."""
    parts = _CLASS.fullmatch(span)
    assert parts is not None
    module, name, member = parts.groups()
    known = classes().get(name, {})
    if module is not None:
        known = {where: members for where, members in known.items() if Path(where).stem == module}
    return any(member is None or member in members for members in known.values())


def missing_files(page: str) -> list[str]:
    return [each for each in spans(page) if is_file(each) and not has_file(each)]


def missing_classes(page: str) -> list[str]:
    return [each for each in spans(page) if is_class(each) and not has_class(each)]
