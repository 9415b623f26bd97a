"""Which messages the final duel must have, and no others."""

import ast
from typing import get_args

from hub.rules.box.cards import KINDS, PROPERTIES
from hub.rules.contract.action import Action
from hub.rules.duel import actions, flow
from hub.rules.duel.events.combat import How
from hub.rules.duel.game import FinalDuel
from hub.rules.duel.options import HouseRules, Options
from hub.rules.duel.score import ROLES, TEAMS
from hub.rules.duel.state import FIGHTERS
from tests.words import codes
from tests.words.codes import DUEL
from tests.words.wanted import (
    ASKED_BY_A_CARD,
    NOTHING,
    NOW,
    Wanted,
    action_keys,
    fields_of,
    labels_of,
    noted,
    on_its_face,
    options_of,
    set_up,
    spoken,
    wound_parts,
)

ASKED = {
    "weapon": ASKED_BY_A_CARD | {"character"},
    "battle-cry": ASKED_BY_A_CARD | {"characters"},
    "jujutsu": ASKED_BY_A_CARD | {"characters"},
    "bushido": ASKED_BY_A_CARD | {"character"},
}
RULINGS = tuple(f"ruling-{number}" for number in range(1, 17))


def of_duel() -> Wanted:
    """The words of the final duel."""
    wanted = NOW | spoken("story", codes.story(DUEL)) | spoken("refusal", codes.refusals(DUEL))
    for key in action_keys(actions, Action):
        wanted[f"offer-{key}"] = NOTHING
        wanted[f"offer-{key}-hint"] = (
            frozenset({"count"}) if key in ("draw", "deck-end") else NOTHING
        )
    for key in flow.SETTLE:
        wanted[f"question-{key}"] = ASKED.get(key, NOTHING)
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= noted(DUEL) | on_its_face(FinalDuel.key) | set_up(FinalDuel.levels, "characters")
    return wanted | dict.fromkeys((*_things(), *_forms(), *_states(), *_ends()), NOTHING)


def _things() -> list[str]:
    """Cards, characters and roles with what they do, and all that has a name."""
    ids = [f"card-{kind}" for kind in KINDS]
    ids += [f"character-{name}" for name in FIGHTERS]
    ids += [f"role-{role}" for role in ROLES]
    ids += [f"level-{level}" for level in FinalDuel.levels]
    view = ast.parse((DUEL / "view.py").read_text(encoding="utf-8"))
    conditions = codes.returned(view, "_condition") - {""}
    ids += [f"mark-{key}" for key in (*PROPERTIES, "bushido", "active", *conditions)]
    return [*ids, *(f"{name}-text" for name in ids), *(f"team-{key}" for key in TEAMS)]


def _forms() -> list[str]:
    """Fields and the values that are no card, seat, role, character or number.

    Who is left over in a line-up stands on the right, which the form does not ask for.
    """
    values = [v for _, call in codes.calls(DUEL, "Choice") for v in codes.keyword(call, "value")]
    values += ["hand", *(f"{sign}-{kind}" for sign in ("plus", "minus") for kind in PROPERTIES)]
    return [*fields_of(DUEL), "field-right", *(f"value-{value}" for value in values)]


def _states() -> list[str]:
    """Steps, counters, piles and options."""
    ids = [f"step-{step}" for step in (*flow.STEPS, "over")]
    ids += [*labels_of(DUEL), *(f"counter-{key}" for key in wound_parts(DUEL / "circle.py"))]
    return [*ids, *options_of(Options), *options_of(HouseRules)]


def _ends() -> list[str]:
    """Why a duel ended, and the rulings."""
    return [
        *(f"outcome-cause-{cause}" for cause in (*get_args(How), "left")),
        *(f"outcome-reason-{reason}" for reason in codes.ending_reasons(DUEL)),
        "rulings-title",
        "rulings-intro",
        *RULINGS,
    ]
