"""Which messages BANG! must have, and no others: by the codes, deeds, cards and names there are."""

from hub.rules.bang import actions, flow
from hub.rules.bang.cards import COLT, IN_PLAY, KINDS
from hub.rules.bang.characters import PRINTED
from hub.rules.bang.game import BangWithReputation
from hub.rules.bang.options import HouseRules, Options
from hub.rules.bang.roles import ROLES, TEAMS
from hub.rules.contract.action import Action
from tests.words import codes
from tests.words.codes import BANG, constants
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
    set_up_with_roles,
    spoken,
)

COUNTED = dict.fromkeys(("draw", "beer", "saloon", "deck-end"), frozenset({"count"}))
ASKS_BY_A_CARD = frozenset({"shot", "flip", "gatling", "indians", "duel", "dynamite"})
RULINGS = (
    *(f"ruling-{number}" for number in range(1, 31)),
    *(f"ruling-leaving-{number}" for number in range(1, 6)),
)


def of_bang() -> Wanted:
    """The words of BANG!."""
    wanted = NOW | spoken("story", codes.story(BANG)) | spoken("refusal", codes.refusals(BANG))
    for key in action_keys(actions, Action):
        wanted[f"offer-{key}"] = wanted[f"offer-{key}-hint"] = COUNTED.get(key, NOTHING)
    for key in flow.SETTLE:
        wanted[f"question-{key}"] = ASKED_BY_A_CARD if key in ASKS_BY_A_CARD else NOTHING
        wanted[f"awaited-{key}"] = NOTHING
    wanted |= noted(BANG) | on_its_face(BangWithReputation.key)
    wanted |= set_up_with_roles(BangWithReputation.levels, "box")
    return wanted | dict.fromkeys((*_things(), *_forms(), *_states(), *_ends()), NOTHING)


def _things() -> list[str]:
    """Cards, characters and roles with what they do, and all that has a name."""
    ids = [f"card-{kind}" for kind in (*KINDS, COLT)]
    ids += [f"character-{name}" for name in PRINTED]
    ids += [f"role-{role}" for role in ROLES]
    ids += [f"level-{level}" for level in BangWithReputation.levels]
    ids += [f"mark-{key}" for key in (*IN_PLAY, "left", "harmless")]
    return [*ids, *(f"{name}-text" for name in ids), *(f"team-{key}" for key in TEAMS.values())]


def _forms() -> list[str]:
    """Fields and the values that are no card, seat, role, character or number."""
    fields = fields_of(BANG)
    values = [v for _, call in codes.calls(BANG, "Choice") for v in codes.keyword(call, "value")]
    values += ["hand", "diamond"]
    values += [f"{sign}-{kind}" for sign in ("plus", "minus") for kind in IN_PLAY]
    return [*fields, *(f"value-{value}" for value in values)]


def _states() -> list[str]:
    """Steps, counters, piles and options."""
    ids = [f"step-{step}" for step in (*flow.STEPS, "over")]
    return [*ids, *labels_of(BANG), *options_of(Options), *options_of(HouseRules)]


def _ends() -> list[str]:
    """Why a game ended, and the rulings."""
    judged = [call.args[1] for _, call in codes.calls(BANG, "judge")]
    causes = {text for node in judged for text in constants(node)}
    reasons = {*codes.ending_reasons(BANG), "points"}
    return [
        *(f"outcome-cause-{cause}" for cause in causes),
        *(f"outcome-reason-{reason}" for reason in reasons),
        "rulings-title",
        "rulings-intro",
        *RULINGS,
    ]
