"""Every code that the source can speak, read from the source itself.

A game speaks what stands in its own folder, and what it takes of that which games share.

A code is the first argument of line(), story(), reason(), Refusal() or closed_seat(). What is put
together at run time is spelled out in SPELLED; anything else that cannot be read is an error.
"""

import ast
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

SAMURAI = ROOT / "hub" / "rules" / "samurai"
BANG = ROOT / "hub" / "rules" / "bang"
DUEL = ROOT / "hub" / "rules" / "duel"
SOLO = ROOT / "hub" / "rules" / "solo"
SHARED = ("hub.rules.box", "hub.rules.cardplay", "hub.rules.swordplay")
TOURNAMENT = ROOT / "hub" / "rules" / "tournament"
CONTRACT = ROOT / "hub" / "rules" / "contract"
TABLES = ROOT / "hub" / "tables"
TOURNAMENTS = ROOT / "hub" / "tournaments"
CLI = ROOT / "hub" / "cli"
WEB = ROOT / "hub" / "web"
SHEETS = ROOT / "hub" / "sheets"


class Code(NamedTuple):
    """A code, the parameters its call gives, and where that is."""

    code: str
    params: frozenset[str]
    where: str


class UnreadableCode(Exception):
    """A code is put together in a way that nobody has spelled out."""


# Speakers by what they speak; only a name imported from the contract counts.
_DEEDS = frozenset({"hub.rules.cardplay.seat_fields"})
STORY = {
    "line": frozenset({"hub.rules.contract.view"}),
    "story": frozenset({"hub.rules.contract.event"}),
}
REFUSALS = {
    "reason": frozenset({"hub.rules.contract.refusal"}),
    "Refusal": frozenset({"hub.rules.contract.refusal"}),
    "closed_seat": _DEEDS,
    "seat_field": _DEEDS,
    "closed_one": frozenset({"hub.rules.duel.actions.character_fields"}),
}
# A wrapper's own call passes on what its callers say, and these calls give more parameters.
PASSED_ON = {("seat_fields.py", "code"), ("character_fields.py", "code")}
WRAPPED = {name: (1, frozenset({"seat"})) for name in ("closed_seat", "seat_field")}
WRAPPED["closed_one"] = (1, frozenset({"character"}))
SPELLED = {
    # The tournament's own list has these (see wanted_tournament.py).
    "f'dispensed-{self.what}'": "",
    "f'{self.key}-refused'": "AnswersRefused",
    "f'ended-{self.ending.reason}'": "Ending",
    "shields[target]": "_shield",
    # What bars each seat is said where the row of them is made.
    "barred[seat]": "",
    "shield(state.seats[target])": "shield",
}
# The functions that say what bars a seat, where another module holds them.
SAID_ELSEWHERE = {"shield": BANG / "ring.py"}


class Source(NamedTuple):
    """A module, or what is taken of it, and the folder that speaks by it."""

    path: Path
    tree: ast.Module
    folder: Path


def story(folder: Path) -> list[Code]:
    """Every line of the story."""
    return [code for source in sources(folder) for code in _spoken(source, STORY)]


def refusals(folder: Path) -> list[Code]:
    """Every reason for a refusal or a closed choice."""
    return [code for source in sources(folder) for code in _spoken(source, REFUSALS)]


def sources(folder: Path) -> list[Source]:
    """The modules of a folder, and of those that games share what it takes of them."""
    own = [Source(path, _tree(path), folder) for path in sorted(folder.rglob("*.py"))]
    taken: dict[str, dict[str, ast.stmt]] = {}
    waiting = [each for source in own for each in _taken(source.tree)]
    while waiting:
        module, name = waiting.pop()
        there = _tree(_path(module))
        node = _defined(there).get(name)
        if node is None or name in taken.setdefault(module, {}):
            continue
        taken[module][name] = node
        used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        waiting += [(module, each) for each in used]
        waiting += [(home, each) for home, each in _taken(there) if each in used]
    return own + [
        Source(_path(module), _with_imports(_tree(_path(module)), nodes), folder)
        for module, nodes in taken.items()
    ]


def _path(module: str) -> Path:
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


def _taken(tree: ast.Module) -> list[tuple[str, str]]:
    """What a module imports of those that games share; of a whole module all that is in it."""
    found = []
    for node in tree.body:
        if not isinstance(node, ast.ImportFrom) or not (node.module or "").startswith(SHARED):
            continue
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            if _path(whole).exists():
                found += [(whole, name) for name in _defined(_tree(_path(whole)))]
            else:
                found.append((str(node.module), alias.name))
    return found


def _defined(tree: ast.Module) -> dict[str, ast.stmt]:
    """The functions, classes and values of a module by their names."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {each.id: node for each in targets if isinstance(each, ast.Name)}
    return found


def _with_imports(tree: ast.Module, nodes: dict[str, ast.stmt]) -> ast.Module:
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return ast.Module(body=[*imports, *nodes.values()], type_ignores=[])


def calls(folder: Path, name: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every call of a function or class of that name."""
    for source in sources(folder):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and _name(node) == name:
                yield source.path, node


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


def _spoken(source: Source, speakers: dict[str, frozenset[str]]) -> Iterator[Code]:
    path, tree, _ = source
    own = {name for name, modules in speakers.items() if _imports(tree, name, modules)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in own:
            at, more = WRAPPED.get(_name(node), (0, frozenset[str]()))
            params = frozenset(each.arg for each in node.keywords if each.arg) | more
            if _name(node) == "story":
                params |= frozenset(text for each in node.args[1:] for text in constants(each))
            for code in _codes(node.args[at], source):
                yield Code(code, params, f"{path.name}:{node.lineno}")


def _codes(node: ast.expr, source: Source) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _codes(node.body, source) | _codes(node.orelse, source)
    if isinstance(node, ast.Call) and _name(node) == "tuple":
        return _row(node.args[0], source.tree)
    if isinstance(node, ast.Name):
        if (source.path.name, node.id) in PASSED_ON:
            return set()
        return set().union(*(_codes(value, source) for value in _assigned(source.tree, node.id)))
    return constants(node) or _spelled(ast.unparse(node), source)


def _row(node: ast.expr, tree: ast.Module) -> set[str]:
    """What bars each of a row of seats: nothing, a text, or what a function says."""
    assert isinstance(node, ast.GeneratorExp | ast.ListComp)
    if isinstance(node.elt, ast.Call):
        return returned(tree, _name(node.elt)) - {""}
    return constants(node.elt) - {""}


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


def _spelled(text: str, source: Source) -> set[str]:
    made_of = SPELLED.get(text)
    if made_of is None:
        raise UnreadableCode(text)
    if made_of == "AnswersRefused":
        keys = (keyword(call, "key") for _, call in calls(source.folder, "AnswersRefused"))
        return {f"{key}-refused" for found in keys for key in found}
    if made_of == "Ending":
        return {f"ended-{reason}" for reason in ending_reasons(source.folder)}
    return returned(source.tree, made_of) - {""} if made_of else set()


def returned(tree: ast.Module, name: str) -> set[str]:
    """What a function of this module, or one it is known to import, may return."""
    is_here = any(isinstance(node, ast.FunctionDef) and node.name == name for node in tree.body)
    if not is_here:
        tree = _tree(SAID_ELSEWHERE[name])
    return {
        text
        for function in tree.body
        if isinstance(function, ast.FunctionDef) and function.name == name
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and node.value is not None
        for text in constants(node.value)
    }


def ending_reasons(game: Path) -> set[str]:
    """What judge() puts among its reasons, and what an ending names itself."""
    files = ("damage.py", "game_end.py")
    judged = [call.args[0] for path, call in calls(game, "append") if path.name in files]
    named = (keyword(call, "reason") for _, call in calls(game, "Ending"))
    return {text for node in judged for text in constants(node)}.union(*named)


def _imports(tree: ast.Module, name: str, modules: frozenset[str]) -> bool:
    is_at_home = any(isinstance(node, ast.FunctionDef) and node.name == name for node in tree.body)
    return (is_at_home and name in WRAPPED) or any(
        isinstance(node, ast.ImportFrom)
        and node.module in modules
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
