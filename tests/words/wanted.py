"""Which messages there must be, and no others: by the codes, deeds, cards and names in the source.

Each comes with the parameters it can be given.
"""

import ast
import re
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from hub.rules.box.cards import KINDS, PROPERTIES
from hub.rules.box.characters import CHARACTERS
from hub.rules.duel import deeds as duel_deeds
from hub.rules.duel import flow as duel_flow
from hub.rules.duel import score as duel_score
from hub.rules.duel.events.fighting import How
from hub.rules.duel.state import FIGHTERS
from hub.rules.registry import GAMES
from hub.rules.samurai import deeds as samurai_deeds
from hub.rules.samurai import flow as samurai_flow
from hub.rules.samurai.roles import ROLES, TEAMS
from hub.tables import commit, store
from tests.words import codes
from tests.words.codes import CLI, CONTRACT, DUEL, ROOT, SAMURAI, TABLES, WEB, Code, constants

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


class Game(NamedTuple):
    """What of a game's source has words, where it is not the same for all of them.

    `asked` are the parameters of its questions; `sums` is the module whose wound_sum() adds up.
    """

    key: str
    folder: Path
    deeds: ModuleType
    flow: ModuleType
    characters: tuple[str, ...]
    roles: tuple[str, ...]
    teams: tuple[str, ...]
    marks: frozenset[str]
    asked: dict[str, frozenset[str]]
    sums: str
    causes: frozenset[str]
    reasons: frozenset[str]
    rulings: tuple[str, ...]

    @property
    def rules(self) -> Any:
        return GAMES[self.key]


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _texts(path: Path, name: str) -> set[str]:
    """The texts that a variable of that name is set to."""
    values = [
        node.value
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name
    ]
    return {text for value in values for text in constants(value)} - {""}


def _judged(folder: Path) -> frozenset[str]:
    """The causes that judge() is called with."""
    found = [constants(call.args[1]) for _, call in codes.calls(folder, "judge")]
    return frozenset[str]().union(*found)


SWORD = Game(
    key="samurai",
    folder=SAMURAI,
    deeds=samurai_deeds,
    flow=samurai_flow,
    characters=tuple(CHARACTERS),
    roles=ROLES,
    teams=tuple(TEAMS.values()),
    marks=frozenset(_texts(SAMURAI / "view.py", "state")),
    asked=dict.fromkeys(("weapon", "battle-cry", "jujutsu", "bushido"), ASKED_BY_A_CARD),
    sums="ring.py",
    causes=_judged(SAMURAI),
    reasons=frozenset(codes.ending_reasons(SAMURAI)) | {"points"},
    rulings=(
        *(f"ruling-{number}" for number in range(1, 24)),
        "ruling-three-1",
        *(f"ruling-leaving-{number}" for number in range(1, 7)),
    ),
)
FINAL = Game(
    key="duel",
    folder=DUEL,
    deeds=duel_deeds,
    flow=duel_flow,
    characters=FIGHTERS,
    roles=duel_score.ROLES,
    teams=duel_score.TEAMS,
    marks=frozenset(codes.returned(_tree(DUEL / "view.py"), "_condition") - {""}) | {"active"},
    asked={
        "weapon": ASKED_BY_A_CARD | {"character"},
        "battle-cry": ASKED_BY_A_CARD | {"characters"},
        "jujutsu": ASKED_BY_A_CARD | {"characters"},
        "bushido": ASKED_BY_A_CARD | {"character"},
    },
    sums="circle.py",
    causes=frozenset(get_args(How)) | {"left"},
    reasons=frozenset(codes.ending_reasons(DUEL)),
    rulings=tuple(f"ruling-{number}" for number in range(1, 17)),
)
PLAYED = {game.key: game for game in (SWORD, FINAL)}


def of_the_hub() -> Wanted:
    """The hub's own words."""
    wanted = FRAMES | _spoken("story", codes.story(CLI))
    wanted |= _spoken("story", codes.story(TABLES))
    spoken = [code for folder in (CONTRACT, TABLES, WEB) for code in codes.refusals(folder)]
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


def of_game(game: Game) -> Wanted:
    """The words of a game."""
    wanted = _spoken("story", codes.story(game.folder))
    wanted |= _spoken("refusal", codes.refusals(game.folder))
    for key in deed_keys(game):
        wanted[f"offer-{key}"] = NOTHING
        wanted[f"offer-{key}-hint"] = frozenset({"count"}) if key == "draw" else NOTHING
    for key in game.flow.SETTLE:
        wanted[f"question-{key}"] = game.asked.get(key, NOTHING)
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= _noted(game) | _on_its_face(game)
    plain = (*_things(game), *_forms(game), *_states(game), *_ends(game))
    return wanted | dict.fromkeys(plain, NOTHING)


def deed_keys(game: Game = SWORD) -> set[str]:
    """The key of every deed there is."""
    modules = [value for value in vars(game.deeds).values() if hasattr(value, "Deed")]
    found = [deed for module in modules for deed in vars(module).values()]
    return {deed.key for deed in found if isinstance(deed, game.deeds.Deed)}


def _noted(game: Game) -> Wanted:
    """What is noted on a choice before it is taken."""
    notes = [
        each.value
        for _, call in codes.calls(game.folder, "Choice")
        for each in call.keywords
        if each.arg == "about" and isinstance(each.value, ast.Dict)
    ]
    names = {name for note in notes for key in note.keys if key for name in constants(key)}
    return {f"about-{name}": frozenset({name}) for name in names}


def _on_its_face(game: Game) -> Wanted:
    """What the game's own screens say, and how it is explained to those who are new to it."""
    face = FACES / game.key / "face.js"
    text = face.read_text(encoding="utf-8") if face.exists() else ""
    said = re.findall(r'telling\.text\("([\w-]+)"(?:, \{([^}]*)\})?', text)
    wanted = {name: frozenset(re.findall(r"(\w+):", params)) for name, params in said}
    shelves = re.findall(r'key: "([\w-]+)",\s*offers:', text)
    how = [f"how-{screen}-{part}" for screen in SCREENS for part in ("title", "text")]
    names = [f"game-{game.key}", *(f"shelf-{key}" for key in shelves), *how]
    return wanted | dict.fromkeys(names, NOTHING)


def _things(game: Game) -> list[str]:
    """Cards, characters and roles with what they do, and all that has a name."""
    ids = [f"card-{kind}" for kind in KINDS]
    ids += [f"character-{name}" for name in game.characters]
    ids += [f"role-{role}" for role in game.roles]
    ids += [f"level-{level}" for level in game.rules.levels]
    ids += [f"mark-{key}" for key in (*PROPERTIES, "bushido", *game.marks)]
    return [*ids, *(f"{name}-text" for name in ids), *(f"team-{key}" for key in game.teams)]


def _forms(game: Game) -> list[str]:
    """Fields and the values that are no card, seat, role, character or number."""
    fields = [
        f"field-{name}"
        for form in ("OneOf", "SomeOf", "Number", "Text")
        for _, call in codes.calls(game.folder, form)
        for name in codes.keyword(call, "name")
    ]
    choices = codes.calls(game.folder, "Choice")
    values = [value for _, call in choices for value in codes.keyword(call, "value")]
    values += ["hand", *(f"{sign}-{kind}" for sign in ("plus", "minus") for kind in PROPERTIES)]
    return [*fields, *(f"value-{value}" for value in values)]


def _states(game: Game) -> list[str]:
    """Steps, counters, piles and options."""
    ids = [f"step-{step}" for step in (*game.flow.STEPS, "over")]
    for family, name in (("counter", "Counter"), ("pile", "Pile"), ("score", "Score")):
        for _, call in codes.calls(game.folder, name):
            ids += [f"{family}-{key}" for key in codes.keyword(call, "key")]
    ids += [f"counter-{key}" for key in _wound_parts(game)]
    options = game.rules.options_type
    house = msgspec.structs.fields(options)[-1].type
    return [*ids, *_options(options), *_options(house)]


def _ends(game: Game) -> list[str]:
    """Why a game ended, and the rulings."""
    return [
        *(f"outcome-cause-{cause}" for cause in game.causes),
        *(f"outcome-reason-{reason}" for reason in game.reasons),
        "rulings-title",
        "rulings-intro",
        *game.rulings,
    ]


def _options(kind: type[msgspec.Struct]) -> list[str]:
    ids = []
    for field in msgspec.structs.fields(kind):
        name = f"option-{field.name.replace('_', '-')}"
        ids.append(name)
        if field.type is bool:
            ids += [f"{name}-yes", f"{name}-no"]
        elif field.name in ("shogun", "first"):
            ids.append(f"{name}-any")
        elif field.name != "level" and str(get_origin(field.type)).endswith("Literal"):
            ids += [f"{name}-{value}" for value in get_args(field.type)]
    return ids


def _wound_parts(game: Game) -> set[str]:
    """The parts that wound_sum() adds up."""
    body = _tree(game.folder / game.sums).body
    (function,) = (n for n in body if isinstance(n, ast.FunctionDef) and n.name == "wound_sum")
    parts = [
        node.slice
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "parts"
    ]
    keys = [key for node in ast.walk(function) if isinstance(node, ast.Dict) for key in node.keys]
    return {text for node in (*parts, *keys) if node is not None for text in constants(node)}


def _spoken(family: str, spoken: list[Code]) -> Wanted:
    """A code spoken in several places is given what all of them give."""
    wanted: Wanted = {}
    for each in spoken:
        name = f"{family}-{each.code}"
        wanted[name] = wanted.get(name, each.params) & each.params
    return wanted
