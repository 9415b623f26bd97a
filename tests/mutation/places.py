"""Where a mutant stands: the lines of its statement, and whether importing alone runs them.

Coverage is of lines, and a part of a longer statement may have none that Python counts; so whoever
runs any line of the statement is taken for somebody who runs the mutant: more than need be, never
less.
"""

import ast
from pathlib import Path
from typing import NamedTuple

from tests.mutation.mutants import Mutant

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


class Place(NamedTuple):
    """The first and the last line of a statement without the block that belongs to it."""

    first: int
    last: int
    # In no function: a table of values, a default, a class's body.
    at_import: bool


def place_of(mutant: Mutant) -> Place:
    """Where its statement is."""
    return _places(mutant.path)[mutant.node]


def _places(path: Path) -> dict[int, Place]:
    """By number in walking order; what is no part of a statement is the whole file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    around: dict[ast.AST, Place] = {}
    _walk(tree, Place(1, 10**9, True), around)
    return {number: around[node] for number, node in enumerate(ast.walk(tree))}


def _walk(node: ast.AST, place: Place, around: dict[ast.AST, Place]) -> None:
    if isinstance(node, ast.stmt | ast.match_case | ast.ExceptHandler):
        place = Place(*_head(node), place.at_import)
    around[node] = place
    # A default and a decorator of a function run where it is defined, its body when it is called.
    inside = node.body if isinstance(node, _FUNCTIONS) else []
    for child in ast.iter_child_nodes(node):
        within = child in inside if isinstance(inside, list) else child is inside
        _walk(child, place._replace(at_import=place.at_import and not within), around)


def _head(node: ast.stmt | ast.match_case | ast.ExceptHandler) -> tuple[int, int]:
    """A simple statement is whole; of one with a block, what stands before the block."""
    if isinstance(node, ast.match_case):
        return node.pattern.lineno, max(node.pattern.lineno, node.body[0].lineno - 1)
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
    block = getattr(node, "body", None) or getattr(node, "cases", None)
    if not block:
        return first, node.end_lineno or node.lineno
    start = block[0].pattern.lineno if isinstance(block[0], ast.match_case) else block[0].lineno
    return first, max(node.lineno, start - 1)
