"""The vocabulary of the final duel: what is declared elsewhere, and every code besides."""

from typing import get_args

from hub.rules.cardplay.house_rules import HouseRules
from hub.rules.cardplay.vocabulary import ASKED_BY_A_CARD
from hub.rules.contract.vocabulary import awarded, codes, plain
from hub.rules.duel.actions import ANSWERS, STANDING, TURN, TURN_IN_TOKENS
from hub.rules.duel.awards import AWARDS
from hub.rules.duel.events import EVENTS
from hub.rules.duel.events.characters import How
from hub.rules.duel.flow import STEPS
from hub.rules.duel.options import Options
from hub.rules.duel.score import ROLES, TEAMS
from hub.rules.duel.state import FIGHTERS
from hub.rules.swordplay.vocabulary import sword_vocabulary

_STORY = codes(
    "active-corrected: character seat",
    "bitten: character count seat",
    "bushido-corrected: character",
    "card-played-on: card character seat",
    "dealt-again",
    "deck-wounded: characters",
    "ended-left: seat",
    "ended-shogun: seat",
    "fours-refused",
    "laid-corrected: card character",
    "named: character seat",
    "no-active-corrected: seat",
    "nobody-named: seat",
    "opened",
    "opened-house: house",
    "place-taken-left: character seat",
    "place-taken-right: character seat",
    "resilience-corrected: character count",
    "side-wounded: characters count seat",
    "unfallen: character count",
    "unfallen-behind: character count",
    "unlaid-corrected: card character",
    "wounded: character count seat",
)
_REFUSALS = codes(
    "behind: character",
    "harmless: character",
    "no-active",
    "nobody-to-heal",
    "nobody-to-pay",
    "nothing-to-lose: character",
    "taken: character",
    "too-far: character difficulty reach",
)
_ASKED = codes(
    f"weapon: {ASKED_BY_A_CARD} character",
    f"battle-cry: {ASKED_BY_A_CARD} characters",
    f"jujutsu: {ASKED_BY_A_CARD} characters",
    f"bushido: {ASKED_BY_A_CARD} character",
    f"everyone: {ASKED_BY_A_CARD} characters",
)

VOCABULARY = sword_vocabulary(
    game="duel",
    events=EVENTS,
    actions=(ANSWERS, TURN, TURN_IN_TOKENS, STANDING),
    asked=_ASKED,
    option_types=(Options, HouseRules),
    choices={
        "side": codes("left", "right"),
        "step": codes("active", "bushido", "draw", "play"),
    },
    about=codes("deck-empty: characters count ends", "deck-end: characters count ends"),
    story=_STORY,
    refusals=_REFUSALS,
    fields=plain("empty four hit left middle really shogun side"),
    notes=plain("armor behind benkei character difficulty places resilience shogun"),
    warnings=codes("characters-lost: characters", "shogun-lost: character"),
    steps=codes(*STEPS),
    marks=codes("active", "behind", "fallen"),
    characters=codes(*FIGHTERS),
    roles=codes(*ROLES),
    teams=codes(*TEAMS),
    scores=codes("duel", "standing"),
    causes=codes(*get_args(How), "left"),
    reasons=codes("left", "shogun"),
    awards=awarded(AWARDS, codes("blow: character", "reach: card")),
    setup=codes("tokens: characters", "companion: characters"),
    rulings=codes(*(str(number) for number in range(1, 17))),
    # Who is left over in a line-up stands on the right, which the form does not ask for.
    pages=codes("field-right"),
)
