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
# What an `if` around these would be negated to is the same change as the other operator.
_NEGATED = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
# Assigned to, or called for, the type checker and the memory alone.
_FOR_TYPES = frozenset({"TypeVar", "ParamSpec", "NewType"})
_FOR_NAMES = frozenset({"__all__", "__slots__"})
# A decorator, or a keyword of a class, that changes how fast something is and not what it does.
_FOR_SPEED = frozenset({"cache", "lru_cache", "dataclass", "cache_hash", "gc"})
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
    return (mutant_at(path, number) for number in changeable(path))


def changeable(path: Path) -> list[int]:
    """The nodes that could be changed, by number: quickly, because nothing is put into words."""
    tree = _parsed(path)
    skipped = _skipped(tree)
    nodes = enumerate(ast.walk(tree))
    return [at for at, node in nodes if id(node) not in skipped and _changed(copy.copy(node))]


def mutant_at(path: Path, number: int) -> Mutant:
    """The change of that node."""
    node = _node(_parsed(path), number)
    return Mutant(path, number, getattr(node, "lineno", 0), _change(node))


def mutated(mutant: Mutant) -> str:
    """The whole file with that one change."""
    tree = _parsed(mutant.path)
    assert _change(_node(tree, mutant.node)) == mutant.change
    return ast.unparse(ast.fix_missing_locations(tree))


def _node(tree: ast.Module, number: int) -> ast.AST:
    return next(node for at, node in enumerate(ast.walk(tree)) if at == number)


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _skipped(tree: ast.Module) -> set[int]:
    """What cannot change any behaviour, whatever stands there: nobody could notice it."""
    roots = [root for node in ast.walk(tree) for root in _without_effect(node)]
    return {id(node) for root in roots for node in ast.walk(root)}


def _without_effect(node: ast.AST) -> Iterator[ast.AST]:
    """Texts that nobody reads, types, imports, assertions, and what only makes things faster."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Import() | ast.ImportFrom():
            yield node
        case ast.FunctionDef(decorator_list=decorators, returns=returns):
            yield from (each for each in decorators if _called(each) in _FOR_SPEED)
            yield from filter(None, [returns])
        case ast.arg(annotation=ast.expr() as annotation):
            yield annotation
        case ast.ClassDef(bases=bases, keywords=keywords, decorator_list=decorators):
            yield from (each.slice for each in bases if isinstance(each, ast.Subscript))
            yield from (each for each in keywords if each.arg in _FOR_SPEED)
            yield from (each for each in decorators if _called(each) in _FOR_SPEED)
        case ast.AnnAssign(annotation=annotation):
            yield node if "TypeAlias" in ast.unparse(annotation) else annotation
        case ast.Assign(targets=[ast.Name(id=name)]) if name in _FOR_NAMES:
            yield node
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp(op=ast.BitOr()) as union):
            # Any other operator between types fails on import: no test is needed for that.
            yield from [union] if _is_class_name(name) else []
        case ast.Call() if _called(node) in _FOR_TYPES:
            yield node
        case ast.Call(args=[first, *_]) if _called(node) == "cast":
            yield first
        case ast.If(test=test) if "TYPE_CHECKING" in ast.unparse(test):
            yield node


def _is_class_name(name: str) -> bool:
    return not name.strip("_").isupper() and name.strip("_")[0].isupper()


def _called(node: ast.expr) -> str:
    """The last part of the name of what is called, or of a plain name."""
    name = node.func if isinstance(node, ast.Call) else node
    return ast.unparse(name).rpartition(".")[2]


def _change(node: ast.AST) -> str:
    """Change a node in place, but nothing below it; what was changed, or nothing."""
    before = copy.copy(node)
    if not _changed(node):
        return ""
    return f"{_text(before)} -> {_text(node)}"


def _text(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0][:60]


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
        case ast.If(test=test) | ast.IfExp(test=test) if not _is_negated_inside(test):
            node.test = ast.UnaryOp(op=ast.Not(), operand=test)
            return True
        case ast.Expr(value=ast.Call()):
            node.value = ast.Constant(value=None)
            return True
        case ast.Return(value=ast.expr() as value) if not _is_nothing(value):
            node.value = ast.Constant(value=None)
            return True
    return False


def _is_negated_inside(test: ast.expr) -> bool:
    return (
        isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], _NEGATED)
    )


def _is_nothing(value: ast.expr) -> bool:
    """None already, or a False, which is turned round by itself and reads like None."""
    return isinstance(value, ast.Constant) and (value.value is None or value.value is False)
