"""Which messages the tournament must have, by its codes, deeds, fields and names."""

from typing import get_args

import msgspec

from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.actions import OF_AN_ENTRANT, OF_THE_REFEREE
from hub.rules.tournament.actions.rulings import CONDUCT
from hub.rules.tournament.bracket import NEXT
from hub.rules.tournament.events.rulings import Dispensation
from hub.rules.tournament.form import fields_of as sheet_fields
from hub.rules.tournament.options import Options
from hub.rules.tournament.roles import BONUS
from hub.rules.tournament.sheet import Ending
from hub.rules.tournament.state import Clock, DecisionKind, Phase
from tests.words import codes
from tests.words.codes import TOURNAMENT as FOLDER
from tests.words.wanted import NOTHING, Wanted, spoken

RULINGS = (
    *(f"ruling-draw-{number}" for number in range(1, 5)),
    *(f"ruling-points-{number}" for number in range(1, 6)),
    *(f"ruling-time-{number}" for number in range(1, 4)),
)
# What the hub has words for, for every game.
_OF_THE_HUB = frozenset({"field-name", "field-why"})


def of_the_tournament() -> Wanted:
    """A draw says beforehand which tables it would come to."""
    wanted = spoken("story", codes.story(FOLDER)) | spoken("refusal", codes.refusals(FOLDER))
    for what in get_args(Dispensation):
        wanted[f"story-dispensed-{what}"] = frozenset({"count"})
    names = (*_offers(), *_fields(), *_names(), "rulings-title", "rulings-intro", *RULINGS)
    plan = frozenset({"count", "tables", "size", "many", "other", "rest", "few", "again"})
    return wanted | dict.fromkeys(names, NOTHING) | {"offer-draw-hint": plan}


def _offers() -> list[str]:
    keys = [*OF_THE_REFEREE, *OF_AN_ENTRANT, "report"]
    return [name for key in keys for name in (f"offer-{key}", f"offer-{key}-hint")]


def _fields() -> set[str]:
    """A field about one chair is named without its number."""
    names = {
        name
        for form in ("OneOf", "SomeOf", "Number", "Text")
        for _, call in codes.calls(FOLDER, form)
        for name in codes.keyword(call, "name")
    }
    sheets = {field.name for size in (4, 5, 6, 7) for field in sheet_fields(size)}
    whole = {"samurai-2", "leading-ninja"}
    names |= {name if name in whole else name.rstrip("-1234567") for name in sheets}
    return {f"field-{name}" for name in names} - _OF_THE_HUB


def _names() -> list[str]:
    families = {
        "value": (*get_args(Ending), *CONDUCT, "shogun-again"),
        "phase": get_args(Phase),
        "clock": get_args(Clock),
        "stage": (*NEXT, "final"),
        "decision": get_args(DecisionKind),
        "role": {role for bonus in BONUS.values() for role in bonus},
        "level": TOURNAMENT.levels,
        "option": [field.name for field in msgspec.structs.fields(Options)],
        "team": ("entrant",),
        "score": ("points",),
        "mark": ("absent",),
        "outcome-cause": ("final",),
        "outcome-reason": ("finals",),
        "game": (TOURNAMENT.key,),
    }
    return [f"{family}-{name}" for family, names in families.items() for name in names]
