"""Which messages the solo duel must have, and no others: by its codes, deeds, body and sheets."""

import re

from hub.rules.contract.action import Action
from hub.rules.solo.actions import dice, ki
from hub.rules.solo.concentration import REWARDS
from hub.rules.solo.dice_fields import USES
from hub.rules.solo.events.rounds import STEPS
from hub.rules.solo.fallen_dice import SETTLE
from hub.rules.solo.game import WayOfTheSamurai
from hub.rules.solo.options import Options
from hub.rules.solo.score import ROLE
from hub.rules.solo.sheet import MOST_DICE, PARTS
from hub.rules.solo.sheet_checks import NUMBERS, OPTIONAL, OTHERS
from hub.rules.solo.state import DEEP
from tests.words import codes
from tests.words.codes import SOLO, constants
from tests.words.wanted import (
    FACES,
    NOTHING,
    SCREENS,
    Wanted,
    fields_of,
    labels_of,
    noted,
    options_of,
    spoken,
)

BOARD = FACES / "solo"
BLOWS = ("hurt_foe", "lose_life", "lose_ki")
RULINGS = tuple(f"ruling-{number}" for number in range(1, 10))
OUTLOOK = frozenset({"attack", "defence", "hit", "hurt"})
STANDS = frozenset({"sum", "final", "loss", "guard", "harm", "count"})


def of_solo() -> Wanted:
    """The words of the solo duel."""
    wanted = spoken("story", codes.story(SOLO)) | spoken("refusal", codes.refusals(SOLO))
    about = {"typed": NOTHING, "roll": NOTHING, "foe-again": OUTLOOK, "stand": STANDS}
    found = (*vars(dice).values(), *vars(ki).values())
    keys = {action.key for action in found if isinstance(action, Action)}
    for key in keys:
        wanted[f"offer-{key}"] = wanted[f"offer-{key}-hint"] = about.get(key, NOTHING)
    for key in SETTLE:
        wanted[f"question-{key}"] = frozenset({"count"})
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= noted(SOLO)
    wanted |= {f"about-{name}": frozenset({name}) for name in (*OUTLOOK, "concentration")}
    wanted |= _on_the_board()
    named = (*_things(), *fields_of(SOLO), *labels_of(SOLO), *_ends(), *options_of(Options))
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


def _things() -> list[str]:
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


def _ends() -> list[str]:
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
        *RULINGS,
    ]
