"""Which messages there must be, and no others: by the codes, deeds, cards and names in the source.

Each comes with the parameters it can be given.
"""

import ast
import re
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin

import msgspec

from hub.rules.box.cards import KINDS, PROPERTIES
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import ROLES, TEAMS
from hub.rules.contract.action import Action
from hub.rules.samurai import actions, flow
from hub.rules.samurai.game import SamuraiSword
from hub.rules.samurai.options import HouseRules, Options
from hub.tables import commit, store
from tests.words import codes
from tests.words.codes import (
    CLI,
    CONTRACT,
    ROOT,
    SAMURAI,
    SHEETS,
    TABLES,
    TOURNAMENTS,
    WEB,
    Code,
    constants,
)

Wanted = dict[str, frozenset[str]]

NOTHING: frozenset[str] = frozenset()
FACES = ROOT / "static" / "js" / "games"
# The three screens of "how we play".
SCREENS = (1, 2, 3)
ASKED_BY_A_CARD = frozenset({"by", "card", "wounds"})
# What telling itself says, in every game.
FRAMES: Wanted = {
    "list-last": frozenset({"rest", "last"}),
    "seat-unnamed": frozenset({"number"}),
    "asked-awaited": frozenset({"seats"}),
    "decimal-mark": frozenset(),
    "outcome-ties": frozenset({"order"}),
    "outcome-winners": frozenset({"team", "seats"}),
    "outcome-role": frozenset({"seat", "role"}),
    "outcome-team": frozenset({"rank", "team", "total"}),
    "outcome-score": frozenset({"seat", "score", "value", "times", "factor", "points"}),
    "rulings-why": NOTHING,
    "rulings-switch": NOTHING,
    "paused-host": NOTHING,
    f"paused-{commit.FAULT}": NOTHING,
    **{f"detail-{name}": frozenset({name}) for name in ("file", "table", "line", "game", "reason")},
    "detail-record": frozenset({"version"}),
    "detail-format": frozenset({"version"}),
}
# What a button says once its numbers are known, and a line that is told to the one it is about.
NOW: Wanted = {
    "offer-draw-now": frozenset({"count", "why"}),
    "offer-end-turn-now": frozenset({"count"}),
    "story-cards-drawn-you": frozenset({"count"}),
}
RULINGS = (
    *(f"ruling-{number}" for number in range(1, 24)),
    "ruling-three-1",
    *(f"ruling-leaving-{number}" for number in range(1, 7)),
)


def of_the_hub() -> Wanted:
    """The hub's own words."""
    wanted = FRAMES | spoken("story", codes.story(CLI))
    wanted |= spoken("story", codes.story(TABLES))
    refused = [
        code
        for folder in (CONTRACT, SHEETS, TABLES, TOURNAMENTS, WEB)
        for code in codes.refusals(folder)
    ]
    wanted |= spoken("refusal", refused) | _hung_up()
    stored = store.StorageFault
    faults = {commit.TableFault.code, stored.code, *(c.code for c in stored.__subclasses__())}
    wanted |= dict.fromkeys((f"fault-{code}" for code in faults), NOTHING)
    tables = (call for _, call in codes.calls(TABLES, "Refusal"))
    fields = {text for call in tables for text in codes.keyword(call, "field")}
    return wanted | dict.fromkeys((f"field-{name}" for name in fields), NOTHING)


def _hung_up() -> Wanted:
    """Why a connection was not taken, or is at an end."""
    turned_away = [call.args[0] for _, call in codes.calls(WEB, "ConnectRefused")]
    let_go = [call.args[1] for _, call in codes.calls(WEB, "drop") if len(call.args) > 1]
    found = {code for node in (*turned_away, *let_go) for code in constants(node)}
    return dict.fromkeys((f"refusal-{code}" for code in found), NOTHING)


def of_samurai() -> Wanted:
    """The words of Samurai Sword."""
    wanted = NOW | spoken("story", codes.story(SAMURAI))
    wanted |= spoken("refusal", codes.refusals(SAMURAI))
    for key in action_keys(actions, Action):
        wanted[f"offer-{key}"] = NOTHING
        wanted[f"offer-{key}-hint"] = (
            frozenset({"count"}) if key in ("draw", "deck-end") else NOTHING
        )
    for key in flow.SETTLE:
        asks = key in ("weapon", "battle-cry", "jujutsu", "bushido")
        wanted[f"question-{key}"] = ASKED_BY_A_CARD if asks else NOTHING
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= (
        noted(SAMURAI) | on_its_face(SamuraiSword.key) | set_up_with_roles(SamuraiSword.levels)
    )
    return wanted | dict.fromkeys((*_things(), *_forms(), *_states(), *_ends()), NOTHING)


def action_keys(package: ModuleType, action_type: type[Any]) -> set[str]:
    """The key of every deed there is in a game's deeds, its own and those of every card game."""
    modules = [package, *(each for each in vars(package).values() if hasattr(each, "Action"))]
    found = [action for module in modules for action in vars(module).values()]
    return {action.key for action in found if isinstance(action, action_type)}


def noted(game: Path) -> Wanted:
    """What is noted on a choice before it is taken."""
    notes = [
        each.value
        for _, call in codes.calls(game, "Choice")
        for each in call.keywords
        if each.arg == "about" and isinstance(each.value, ast.Dict)
    ]
    names = {name for note in notes for key in note.keys if key for name in constants(key)}
    return {f"about-{name}": frozenset({name}) for name in names}


def on_its_face(key: str) -> Wanted:
    """What the game's own screens say, and how it is explained to those who are new to it."""
    face = FACES / key / "face.js"
    text = face.read_text(encoding="utf-8") if face.exists() else ""
    said = re.findall(r'telling\.text\("([\w-]+)"(?:, \{([^}]*)\})?', text)
    wanted = {name: frozenset(re.findall(r"(\w+):", params)) for name, params in said}
    shelves = re.findall(r'key: "([\w-]+)",\s*offers:', text)
    how = [f"how-{screen}-{part}" for screen in SCREENS for part in ("title", "text")]
    names = [f"game-{key}", *(f"shelf-{key}" for key in shelves), *how]
    return wanted | dict.fromkeys(names, NOTHING)


def set_up(levels: tuple[str, ...], *chosen: str) -> Wanted:
    """How the real box is laid out, at every level that needs it; chosen by the options."""
    return {f"setup-{level}": frozenset(chosen) for level in levels if level != "cards"}


def set_up_with_roles(levels: tuple[str, ...], *more: str) -> Wanted:
    wanted = set_up(levels, "players", "roles", "characters", *more)
    return wanted | {"setup-roles": frozenset({"players"})}


def _things() -> list[str]:
    """Cards, characters and roles with what they do, and all that has a name."""
    ids = [f"card-{kind}" for kind in KINDS]
    ids += [f"character-{name}" for name in CHARACTERS]
    ids += [f"role-{role}" for role in ROLES]
    ids += [f"level-{level}" for level in SamuraiSword.levels]
    marks = (*PROPERTIES, "bushido", *_texts("view.py", "state"))
    ids += [f"mark-{key}" for key in marks]
    return [*ids, *(f"{name}-text" for name in ids), *(f"team-{key}" for key in TEAMS.values())]


def _forms() -> list[str]:
    """Fields and the values that are no card, seat, role, character or number."""
    fields = fields_of(SAMURAI)
    values = [v for _, call in codes.calls(SAMURAI, "Choice") for v in codes.keyword(call, "value")]
    values += ["hand", *(f"{sign}-{kind}" for sign in ("plus", "minus") for kind in PROPERTIES)]
    return [*fields, *(f"value-{value}" for value in values)]


def fields_of(game: Path) -> list[str]:
    return [
        f"field-{name}"
        for form in ("OneOf", "SomeOf", "Number", "Text")
        for _, call in codes.calls(game, form)
        for name in codes.keyword(call, "name")
    ]


def _states() -> list[str]:
    """Steps, counters, piles and options."""
    ids = [f"step-{step}" for step in (*flow.STEPS, "over")] + ["step-over-text"]
    ids += [*labels_of(SAMURAI), *(f"counter-{key}" for key in wound_parts(SAMURAI / "ring.py"))]
    return [*ids, *options_of(Options), *options_of(HouseRules)]


def labels_of(game: Path) -> list[str]:
    """What counters, piles and lines of the score are called."""
    return [
        f"{family}-{key}"
        for family, name in (("counter", "Counter"), ("pile", "Pile"), ("score", "Score"))
        for _, call in codes.calls(game, name)
        for key in codes.keyword(call, "key")
    ]


def _ends() -> list[str]:
    """Why a game ended, and the rulings."""
    causes = {text for _, call in codes.calls(SAMURAI, "judge") for text in constants(call.args[1])}
    causes |= {
        text for _, call in codes.calls(SAMURAI, "Ending") for text in codes.keyword(call, "cause")
    }
    reasons = {*codes.ending_reasons(SAMURAI), "points"}
    return [
        *(f"outcome-cause-{cause}" for cause in causes),
        *(f"outcome-reason-{reason}" for reason in reasons),
        "rulings-title",
        "rulings-intro",
        *RULINGS,
    ]


def options_of(kind: type[msgspec.Struct]) -> list[str]:
    ids = []
    for field in msgspec.structs.fields(kind):
        name = f"option-{field.name.replace('_', '-')}"
        ids.append(name)
        if field.type is bool:
            ids += [f"{name}-yes", f"{name}-no"]
        elif field.name in ("shogun", "sheriff", "first"):
            ids.append(f"{name}-any")
        elif field.name != "level" and str(get_origin(field.type)).endswith("Literal"):
            ids += [f"{name}-{value}" for value in get_args(field.type)]
    return ids


def wound_parts(module: Path) -> set[str]:
    """The parts that wound_sum() adds up."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    (function,) = (n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == "wound_sum")
    parts = [
        node.slice
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "parts"
    ]
    keys = [key for node in ast.walk(function) if isinstance(node, ast.Dict) for key in node.keys]
    return {text for node in (*parts, *keys) if node is not None for text in constants(node)}


def _texts(file: str, name: str) -> set[str]:
    """The texts that a variable of that name is set to."""
    tree = ast.parse((SAMURAI / file).read_text(encoding="utf-8"))
    values = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    ]
    return {text for value in values for text in constants(value)} - {""}


def spoken(family: str, found: list[Code]) -> Wanted:
    """A code spoken in several places is given what all of them give."""
    wanted: Wanted = {}
    for each in found:
        name = f"{family}-{each.code}"
        wanted[name] = wanted.get(name, each.params) & each.params
    return wanted
