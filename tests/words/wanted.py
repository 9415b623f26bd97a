"""Which messages there must be, and no others: by the codes, deeds, cards and names in the source.

Each comes with the parameters it can be given.
"""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args, get_origin

import msgspec

from hub.rules.samurai import deeds, flow
from hub.rules.samurai.cards import KINDS, PROPERTIES
from hub.rules.samurai.characters import CHARACTERS
from hub.rules.samurai.deeds.deed import Deed
from hub.rules.samurai.options import HouseRules, Options
from hub.rules.samurai.roles import ROLES, TEAMS
from hub.rules.samurai.ruleset import SamuraiSword
from hub.rules.solo.checking import NUMBERS, OPTIONAL, OTHERS
from hub.rules.solo.concentration import REWARDS
from hub.rules.solo.deeds import dice, spending
from hub.rules.solo.deeds.deed import Deed as SoloDeed
from hub.rules.solo.events.rounds import STEPS
from hub.rules.solo.giving import USES
from hub.rules.solo.options import Options as SoloOptions
from hub.rules.solo.rolling import SETTLE
from hub.rules.solo.ruleset import WayOfTheSamurai
from hub.rules.solo.score import ROLE
from hub.rules.solo.sheet import MOST_DICE, PARTS
from hub.rules.solo.state import DEEP
from hub.tables import commit, store
from tests.words import codes
from tests.words.codes import (
    CLI,
    CONTRACT,
    ROOT,
    SAMURAI,
    SHEETS,
    SOLO,
    TABLES,
    WEB,
    Code,
    constants,
)

Wanted = dict[str, frozenset[str]]

NOTHING: frozenset[str] = frozenset()
FACE = ROOT / "static" / "js" / "games" / "samurai" / "face.js"
BOARD = ROOT / "static" / "js" / "games" / "solo"
# The three screens of "how we play".
SCREENS = (1, 2, 3)
ASKED_BY_A_CARD = frozenset({"by", "card", "wounds"})
# What telling itself says, in every game.
FRAMES: Wanted = {
    "list-last": frozenset({"rest", "last"}),
    "seat-unnamed": frozenset({"number"}),
    "asked-awaited": frozenset({"seats"}),
    "outcome-winners": frozenset({"team", "seats"}),
    "outcome-role": frozenset({"seat", "role"}),
    "outcome-team": frozenset({"rank", "team", "total"}),
    "outcome-score": frozenset({"seat", "score", "value", "times", "points"}),
    "rulings-why": NOTHING,
    "rulings-switch": NOTHING,
    "paused-host": NOTHING,
    f"paused-{commit.FAULT}": NOTHING,
    **{f"detail-{name}": frozenset({name}) for name in ("file", "table", "line", "game", "reason")},
    "detail-record": frozenset({"version"}),
    "detail-format": frozenset({"version"}),
}
RULINGS = {
    "samurai": (
        *(f"ruling-{number}" for number in range(1, 24)),
        "ruling-three-1",
        *(f"ruling-leaving-{number}" for number in range(1, 7)),
    ),
    "solo": tuple(f"ruling-{number}" for number in range(1, 10)),
}


def of_the_hub() -> Wanted:
    """The hub's own words."""
    wanted = FRAMES | _spoken("story", codes.story(CLI))
    wanted |= _spoken("story", codes.story(TABLES))
    spoken = [code for folder in (CONTRACT, SHEETS, TABLES, WEB) for code in codes.refusals(folder)]
    wanted |= _spoken("refusal", spoken) | _hung_up()
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
    wanted = _spoken("story", codes.story(SAMURAI)) | _spoken("refusal", codes.refusals(SAMURAI))
    for key in deed_keys():
        wanted[f"offer-{key}"] = NOTHING
        wanted[f"offer-{key}-hint"] = frozenset({"count"}) if key == "draw" else NOTHING
    for key in flow.SETTLE:
        asks = key in ("weapon", "battle-cry", "jujutsu", "bushido")
        wanted[f"question-{key}"] = ASKED_BY_A_CARD if asks else NOTHING
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= _noted(SAMURAI) | _on_its_face()
    return wanted | dict.fromkeys((*_things(), *_forms(), *_states(), *_ends()), NOTHING)


def deed_keys() -> set[str]:
    """The key of every deed there is."""
    modules = [value for value in vars(deeds).values() if hasattr(value, "Deed")]
    return {
        deed.key for module in modules for deed in vars(module).values() if isinstance(deed, Deed)
    }


def _noted(folder: Path) -> Wanted:
    """What is noted on a choice before it is taken."""
    notes = [
        each.value
        for _, call in codes.calls(folder, "Choice")
        for each in call.keywords
        if each.arg == "about" and isinstance(each.value, ast.Dict)
    ]
    names = {name for note in notes for key in note.keys if key for name in constants(key)}
    return {f"about-{name}": frozenset({name}) for name in names}


def _on_its_face() -> Wanted:
    """What the game's own screens say, and how it is explained to those who are new to it."""
    text = FACE.read_text(encoding="utf-8")
    said = re.findall(r'telling\.text\("([\w-]+)"(?:, \{([^}]*)\})?', text)
    wanted = {name: frozenset(re.findall(r"(\w+):", params)) for name, params in said}
    shelves = re.findall(r'key: "([\w-]+)",\s*offers:', text)
    how = [f"how-{screen}-{part}" for screen in SCREENS for part in ("title", "text")]
    names = [f"game-{SamuraiSword.key}", *(f"shelf-{key}" for key in shelves), *how]
    return wanted | dict.fromkeys(names, NOTHING)


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
    fields = _fields(SAMURAI)
    values = [v for _, call in codes.calls(SAMURAI, "Choice") for v in codes.keyword(call, "value")]
    values += ["hand", *(f"{sign}-{kind}" for sign in ("plus", "minus") for kind in PROPERTIES)]
    return [*fields, *(f"value-{value}" for value in values)]


def _fields(folder: Path) -> list[str]:
    return [
        f"field-{name}"
        for form in ("OneOf", "SomeOf", "Number", "Text")
        for _, call in codes.calls(folder, form)
        for name in codes.keyword(call, "name")
    ]


def _states() -> list[str]:
    """Steps, counters, piles and options."""
    ids = [f"step-{step}" for step in (*flow.STEPS, "over")]
    ids += _labels(SAMURAI)
    ids += [f"counter-{key}" for key in _wound_parts()]
    return [*ids, *_options(Options), *_options(HouseRules)]


def _labels(folder: Path) -> list[str]:
    """What counters, piles and lines of the score are called."""
    return [
        f"{family}-{key}"
        for family, name in (("counter", "Counter"), ("pile", "Pile"), ("score", "Score"))
        for _, call in codes.calls(folder, name)
        for key in codes.keyword(call, "key")
    ]


def _ends() -> list[str]:
    """Why a game ended, and the rulings."""
    causes = {text for _, call in codes.calls(SAMURAI, "judge") for text in constants(call.args[1])}
    reasons = {*codes.ending_reasons(), "points"}
    return [
        *(f"outcome-cause-{cause}" for cause in causes),
        *(f"outcome-reason-{reason}" for reason in reasons),
        "rulings-title",
        "rulings-intro",
        *RULINGS["samurai"],
    ]


def _options(kind: type[msgspec.Struct]) -> list[str]:
    ids = []
    for field in msgspec.structs.fields(kind):
        name = f"option-{field.name.replace('_', '-')}"
        ids.append(name)
        if field.name == "confirm":
            ids += [f"{name}-yes", f"{name}-no"]
        elif field.name == "shogun":
            ids.append(f"{name}-any")
        elif field.name != "level" and str(get_origin(field.type)).endswith("Literal"):
            ids += [f"{name}-{value}" for value in get_args(field.type)]
    return ids


def _wound_parts() -> set[str]:
    """The parts that wound_sum() adds up."""
    tree = ast.parse((SAMURAI / "ring.py").read_text(encoding="utf-8"))
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


def _spoken(family: str, spoken: list[Code]) -> Wanted:
    """A code spoken in several places is given what all of them give."""
    wanted: Wanted = {}
    for each in spoken:
        name = f"{family}-{each.code}"
        wanted[name] = wanted.get(name, each.params) & each.params
    return wanted


OUTLOOK = frozenset({"attack", "defence", "hit", "hurt"})
STANDS = frozenset({"sum", "final", "loss", "guard", "harm", "count"})


def of_solo() -> Wanted:
    """The words of the solo duel."""
    wanted = _spoken("story", codes.story(SOLO)) | _spoken("refusal", codes.refusals(SOLO))
    about = {"typed": NOTHING, "roll": NOTHING, "foe-again": OUTLOOK, "stand": STANDS}
    found = (*vars(dice).values(), *vars(spending).values())
    keys = {deed.key for deed in found if isinstance(deed, SoloDeed)}
    for key in keys:
        wanted[f"offer-{key}"] = wanted[f"offer-{key}-hint"] = about.get(key, NOTHING)
    for key in SETTLE:
        wanted[f"question-{key}"] = frozenset({"count"})
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= _noted(SOLO)
    wanted |= {f"about-{name}": frozenset({name}) for name in (*OUTLOOK, "concentration")}
    wanted |= _on_the_board()
    named = (*_solo_things(), *_fields(SOLO), *_labels(SOLO), *_solo_ends(), *_options(SoloOptions))
    return wanted | dict.fromkeys(named, NOTHING)


def _on_the_board() -> Wanted:
    """What the duel's own screens and the editor of its sheets say."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(BOARD.glob("*.js"))]
    text = "".join(texts)
    wanted = dict.fromkeys(re.findall(r'(?<!class=)"((?:board|edit)-[a-z-]+[a-z])"', text), NOTHING)
    filled = re.findall(r'telling\.text\(\s*"((?:board|edit)-[\w-]+)", \{([^}]*)\}', text)
    wanted |= {name: frozenset(re.findall(r"(\w+):", params)) for name, params in filled}
    ends = [f"board-end-{kind}" for kind in ("won", "lost", "drawn")]
    boxes = [f"edit-{name}" for name in ("foe-life", "life", "ki")]
    boxes += [f"edit-cost-{name}" for name in ("life", "ki", "deep")]
    return wanted | dict.fromkeys((*ends, *boxes, *_places_of_a_sheet()), NOTHING)


def _places_of_a_sheet() -> list[str]:
    """Whatever a mistake may name: the tables of a sheet, and the fields in them."""
    shown = {kind: fields for kind, fields in NUMBERS.items() if kind != "measured"}
    names = {"dice", *shown, *(name for fields in shown.values() for name in fields)}
    names |= {name for kind in shown for name in (*OPTIONAL.get(kind, ()), *OTHERS.get(kind, ()))}
    return [f"edit-word-{name.replace('_', '-')}" for name in {*names, "deep"} - {"sum"}]


def _solo_things() -> list[str]:
    """The body, the deep wounds, the one role there is, and what has a name besides."""
    marks = [f"mark-{key}" for key in ("hit", "lost", *(f"deep-{n}" for n in DEEP))]
    told = [f"role-{ROLE}", f"character-{ROLE}", *marks]
    told += [f"level-{level}" for level in WayOfTheSamurai.levels]
    how = [f"how-{screen}-{part}" for screen in SCREENS for part in ("title", "text")]
    return [
        *told,
        *(f"{name}-text" for name in told),
        *how,
        f"team-{ROLE}",
        f"game-{WayOfTheSamurai.key}",
        *(f"part-{part}" for part in PARTS),
        *(f"step-{step}" for step in (*STEPS, "over")),
        *(f"field-die-{at}" for at in range(1, MOST_DICE + 1)),
        *(f"value-{value}" for value in (*USES, *(reward.key for reward in REWARDS))),
    ]


def _solo_ends() -> list[str]:
    """Why a duel ended: what Over() is raised with, and what may take the last life."""
    raised = [call for _, call in codes.calls(SOLO, "Over")]
    reasons = {text for call in raised for text in constants(call.args[0])}
    reasons |= {f"{who}withdrew" for who in ("", "foe-", "both-")}
    blows = [call for name in BLOWS for _, call in codes.calls(SOLO, name)]
    causes = {text for call in (*raised, *blows) for text in constants(call.args[-1])}
    return [
        *(f"outcome-cause-{cause}" for cause in causes),
        *(f"outcome-reason-{reason}" for reason in reasons),
        "rulings-title",
        "rulings-intro",
        *RULINGS["solo"],
    ]


BLOWS = ("hurt_foe", "lose_life", "lose_ki")

BY_GAME: dict[str, Callable[[], Wanted]] = {
    "": of_the_hub,
    "samurai": of_samurai,
    "solo": of_solo,
}
