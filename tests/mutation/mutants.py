"""Small wrong changes to a source file: what could be changed, and the text with one changed.

Nothing is run here and nothing is written; see __main__ for that.
"""

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_COMPARE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_BINARY: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
}


class Mutant(NamedTuple):
    """One change: which file, which node of it in walking order, and what is said of it."""

    path: Path
    node: int
    line: int
    change: str


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Everything that could be changed in a file."""
    tree = _parsed(path)
    skipped = _skipped(tree)
    for number, node in enumerate(ast.walk(tree)):
        if id(node) in skipped:
            continue
        change = _change(copy.deepcopy(node))
        if change:
            yield Mutant(path, number, getattr(node, "lineno", 0), change)


def mutated(mutant: Mutant) -> str:
    """The whole file with that one change."""
    tree = _parsed(mutant.path)
    node = next(node for number, node in enumerate(ast.walk(tree)) if number == mutant.node)
    assert _change(node) == mutant.change
    return ast.unparse(ast.fix_missing_locations(tree))


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _skipped(tree: ast.Module) -> set[int]:
    """Docstrings, annotations, decorators, imports and assertions: they change no behaviour."""
    roots: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and _has_docstring(node):
            roots.append(node.body[0])
        if isinstance(node, ast.FunctionDef):
            roots += [*node.decorator_list, *filter(None, [node.returns])]
            roots += [arg.annotation for arg in ast.walk(node.args) if _annotated(arg)]  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign):
            roots.append(node.annotation)
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
            roots.append(node)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            roots.append(node)
    return {id(node) for root in roots for node in ast.walk(root)}


def _annotated(node: ast.AST) -> bool:
    return isinstance(node, ast.arg) and node.annotation is not None


def _has_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> bool:
    return ast.get_docstring(node, clean=False) is not None


def _change(node: ast.AST) -> str:
    """Change a node in place; what was changed, or nothing."""
    before = ast.unparse(node) if isinstance(node, ast.expr | ast.stmt) else ""
    if not _changed(node):
        return ""
    return f"{before.splitlines()[0][:60]} -> {ast.unparse(node).splitlines()[0][:60]}"


def _changed(node: ast.AST) -> bool:
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARE:
            node.ops = [_COMPARE[type(op)]()]
            return True
        case ast.BinOp(op=op) if type(op) in _BINARY:
            node.op = _BINARY[type(op)]()
            return True
        case ast.BoolOp(op=op):
            node.op = ast.Or() if isinstance(op, ast.And) else ast.And()
            return True
        case ast.Constant(value=bool() as value):
            node.value = not value
            return True
        case ast.Constant(value=int() as value):
            node.value = value + 1
            return True
        case ast.Constant(value=str() as value) if value:
            node.value = f"x{value}"
            return True
        case ast.If(test=test) | ast.IfExp(test=test):
            node.test = ast.UnaryOp(op=ast.Not(), operand=test)
            return True
        case ast.Expr(value=ast.Call()):
            node.value = ast.Constant(value=None)
            return True
        case ast.Return(value=ast.expr() as value) if not _is_none(value):
            node.value = ast.Constant(value=None)
            return True
    return False


def _is_none(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and value.value is None
