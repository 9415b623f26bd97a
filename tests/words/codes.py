"""Every code that the source can speak, read from the source itself.

A code is the first argument of line(), reason(), Refusal() or closed_seat(). What is put
together at run time is spelled out in SPELLED; anything else that cannot be read is an error.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

SAMURAI = ROOT / "hub" / "rules" / "samurai"
CONTRACT = ROOT / "hub" / "rules" / "contract"
TABLES = ROOT / "hub" / "tables"
CLI = ROOT / "hub" / "cli"
WEB = ROOT / "hub" / "web"


class Code(NamedTuple):
    """A code, the parameters its call gives, and where that is."""

    code: str
    params: frozenset[str]
    where: str


class UnreadableCode(Exception):
    """A code is put together in a way that nobody has spelled out."""


# Speakers by what they speak; only a name imported from the contract counts.
STORY = {"line": "hub.rules.contract.view"}
REFUSALS = {
    "reason": "hub.rules.contract.refusal",
    "Refusal": "hub.rules.contract.refusal",
    "closed_seat": "hub.rules.samurai.deeds.deed",
    "other_seats": "hub.rules.samurai.deeds.deed",
}
# A wrapper's own call passes on what its callers say, and these calls give more parameters.
PASSED_ON = {("deed.py", "code")}
WRAPPED = {name: (1, frozenset({"seat"})) for name in ("closed_seat", "other_seats")}
SPELLED = {
    "f'{self.key}-refused'": "AnswersRefused",
    "f'ended-{self.ending.reason}'": "Ending",
    "shields[target]": "_shield",
    # The tournament's own list has these (see tests/words/tournament.py).
    "f'dispensed-{self.what}'": "",
}


def story(folder: Path) -> list[Code]:
    """Every line of the story."""
    return [code for path in modules(folder) for code in _spoken(path, STORY)]


def refusals(folder: Path) -> list[Code]:
    """Every reason for a refusal or a closed choice."""
    return [code for path in modules(folder) for code in _spoken(path, REFUSALS)]


def modules(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


def calls(folder: Path, name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of a function or class of that name."""
    for path in modules(folder):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Call) and _name(node) == name:
                yield path, node


def constants(node: ast.AST) -> set[str]:
    """The texts an expression can be, as far as it says so itself."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=other):
            return constants(body) | constants(other)
        case _:
            return set()


def keyword(call: ast.Call, name: str) -> set[str]:
    """The texts that a call gives for one of its parameters."""
    return {text for each in call.keywords if each.arg == name for text in constants(each.value)}


def _spoken(path: Path, speakers: dict[str, str]) -> Iterator[Code]:
    tree = _tree(path)
    own = {name for name, module in speakers.items() if _imports(tree, name, module)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in own:
            at, more = WRAPPED.get(_name(node), (0, frozenset[str]()))
            params = frozenset(each.arg for each in node.keywords if each.arg) | more
            for code in _codes(node.args[at], path, tree):
                yield Code(code, params, f"{path.name}:{node.lineno}")


def _codes(node: ast.expr, path: Path, tree: ast.Module) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _codes(node.body, path, tree) | _codes(node.orelse, path, tree)
    if isinstance(node, ast.Name):
        if (path.name, node.id) in PASSED_ON:
            return set()
        return set().union(*(_codes(value, path, tree) for value in _assigned(tree, node.id)))
    return constants(node) or _spelled(ast.unparse(node), tree)


def _assigned(tree: ast.Module, name: str) -> list[ast.expr]:
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]
    if not found:
        raise UnreadableCode(name)
    return found


def _spelled(text: str, tree: ast.Module) -> set[str]:
    made_of = SPELLED.get(text)
    if made_of == "":
        return set()
    if made_of == "_shield":
        return _returned(tree, made_of)
    if made_of == "AnswersRefused":
        keys = (keyword(call, "key") for _, call in calls(SAMURAI, "AnswersRefused"))
        return {f"{key}-refused" for found in keys for key in found}
    if made_of == "Ending":
        return {f"ended-{reason}" for reason in ending_reasons()}
    raise UnreadableCode(text)


def _returned(tree: ast.Module, name: str) -> set[str]:
    """What a function of this module may return."""
    return {
        text
        for function in tree.body
        if isinstance(function, ast.FunctionDef) and function.name == name
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value is not None
        for text in constants(node.value)
    }


def ending_reasons() -> set[str]:
    """What judge() puts among its reasons, and what else an end is given for."""
    given = {text for _, call in calls(SAMURAI, "Ending") for text in keyword(call, "reason")}
    return given | {
        text
        for path, call in calls(SAMURAI, "append")
        if path.name == "harm.py"
        for text in constants(call.args[0])
    }


def _imports(tree: ast.Module, name: str, module: str) -> bool:
    is_at_home = any(isinstance(node, ast.FunctionDef) and node.name == name for node in tree.body)
    return (is_at_home and name in WRAPPED) or any(
        isinstance(node, ast.ImportFrom)
        and node.module == module
        and any(alias.name == name and alias.asname is None for alias in node.names)
        for node in ast.walk(tree)
    )


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _tree(path: Path) -> ast.Module:
    return _parsed(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=256)
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)
