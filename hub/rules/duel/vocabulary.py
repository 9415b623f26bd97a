"""The vocabulary of the final duel: what is declared elsewhere, and every code besides."""

from typing import get_args

from hub.rules.box import vocabulary as box
from hub.rules.cardplay import vocabulary as cardplay
from hub.rules.cardplay.answers import TAKE_BACK
from hub.rules.contract.vocabulary import (
    Vocabulary,
    codes,
    joined,
    keys,
    levels,
    offered,
    options,
    plain,
    told,
)
from hub.rules.duel.actions import ANSWERS, STANDING, TURN, TURN_IN_TOKENS
from hub.rules.duel.events import EVENTS
from hub.rules.duel.events.characters import How
from hub.rules.duel.flow import STEPS
from hub.rules.duel.options import HouseRules, Options
from hub.rules.duel.score import ROLES, TEAMS
from hub.rules.duel.state import FIGHTERS

_STORY = codes(
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
    "nobody-named: seat",
    "opened",
    "opened-house: house",
    "place-taken-left: character seat",
    "place-taken-right: character seat",
    "property-laid: card character seat",
    "property-lost: card character seat",
    "side-wounded: characters count seat",
    "unlaid-corrected: card character",
    "weapon-played: card character difficulty seat",
    "wounded: character count seat",
)
_REFUSALS = codes(
    "behind: character",
    "harmless: character",
    "no-active",
    "nobody-to-heal",
    "nobody-to-pay",
    "nothing-to-lose: character",
    "too-far: character difficulty reach",
)
_ASKED = codes(
    f"weapon: {cardplay.ASKED_BY_A_CARD} character",
    f"battle-cry: {cardplay.ASKED_BY_A_CARD} characters",
    f"jujutsu: {cardplay.ASKED_BY_A_CARD} characters",
    f"bushido: {cardplay.ASKED_BY_A_CARD} character",
)
_FIELDS = plain("empty four hit left middle shogun side target value weapon what wounds")

VOCABULARY = Vocabulary(
    game="duel",
    story=joined(told(EVENTS), box.STORY, cardplay.STORY, _STORY),
    refusals=joined(box.REFUSALS, cardplay.REFUSALS, _REFUSALS),
    offers=offered(
        *ANSWERS.values(),
        *TURN.values(),
        *TURN_IN_TOKENS.values(),
        *STANDING.values(),
        (TAKE_BACK,),
        about=cardplay.OFFERS_ABOUT,
    ),
    questions=keys(ANSWERS, _ASKED),
    fields=joined(box.FIELDS, _FIELDS),
    choices={
        "change": box.CHANGES,
        "flip": box.FLIPS,
        "game": cardplay.GAME_CHOICES,
        "side": codes("left", "right"),
        "source": box.SOURCES,
        "spoil": box.SPOILS,
    },
    notes=plain("armor behind benkei character difficulty places resilience shogun wounds"),
    steps=codes(*STEPS, "over"),
    counters=box.COUNTERS,
    marks=joined(box.MARKS, codes("active", "behind", "fallen")),
    piles=box.PILES,
    cards=box.CARDS,
    characters=codes(*FIGHTERS),
    roles=codes(*ROLES),
    teams=codes(*TEAMS),
    scores=codes("duel"),
    causes=codes(*get_args(How), "left"),
    reasons=codes("left", "shogun"),
    levels=levels(Options),
    options=options(Options, HouseRules),
    setup=codes("tokens: characters", "companion: characters"),
    rulings=codes(*(str(number) for number in range(1, 17))),
    how=3,
    # Who is left over in a line-up stands on the right, which the form does not ask for.
    pages=joined(box.PAGES, codes("field-right")),
    own={"shelf": box.SHELVES},
)
