"""The vocabulary of Samurai Sword: what is declared elsewhere, and every code besides."""

from hub.rules.box import vocabulary as box
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import ROLES, TEAMS
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
from hub.rules.samurai.actions import ANSWERS, STANDING, TURN, TURN_IN_TOKENS
from hub.rules.samurai.actions.tokens import WOUND
from hub.rules.samurai.events import EVENTS
from hub.rules.samurai.flow import STEPS
from hub.rules.samurai.options import HouseRules, Options

_STORY = codes(
    "bushido-corrected: seat",
    "card-played-on: card seat target",
    "daimyo-counted: count",
    "daimyo-refused",
    "ended-honor",
    "ended-swordmaster",
    "ended-time",
    "laid-corrected: card seat",
    "property-laid: card seat",
    "property-lost: card seat",
    "shogun-shown: seat",
    "unlaid-corrected: card seat",
    "weapon-played: card difficulty seat target",
)
_ASKED = codes(
    *(
        f"{key}: {cardplay.ASKED_BY_A_CARD}"
        for key in ("weapon", "battle-cry", "jujutsu", "bushido")
    )
)

VOCABULARY = Vocabulary(
    game="samurai",
    story=joined(told(EVENTS), box.STORY, cardplay.STORY, cardplay.RING_STORY, _STORY),
    refusals=joined(
        box.REFUSALS,
        cardplay.REFUSALS,
        cardplay.RING_REFUSALS,
        codes("shogun-never-pays", "too-far: difficulty reach seat"),
    ),
    offers=offered(
        *ANSWERS.values(),
        *TURN.values(),
        *TURN_IN_TOKENS.values(),
        *STANDING.values(),
        (TAKE_BACK, WOUND),
        about=cardplay.OFFERS_ABOUT,
    ),
    questions=keys(ANSWERS, _ASKED),
    fields=joined(box.FIELDS, cardplay.RING_FIELDS, codes("value", "weapon", "what", "wounds")),
    choices={
        "change": box.CHANGES,
        "flip": box.FLIPS,
        "game": cardplay.GAME_CHOICES,
        "seat": codes("discards"),
        "source": box.SOURCES,
        "spoil": box.SPOILS,
    },
    notes=codes("wounds"),
    steps=codes(*STEPS, "over"),
    counters=joined(box.COUNTERS, codes("honor")),
    marks=joined(box.MARKS, codes("left")),
    piles=joined(box.PILES, codes("box")),
    cards=box.CARDS,
    characters=codes(*CHARACTERS),
    roles=codes(*ROLES),
    teams=codes(*TEAMS.values()),
    scores=codes("daimyo", "deadly-strike", "honor"),
    causes=plain("bushido corrected deck defeat honor-corrected leaving paid raised time wound"),
    reasons=codes("honor", "points", "swordmaster", "time"),
    levels=levels(Options),
    options=options(Options, HouseRules),
    setup=codes(
        f"tokens: {cardplay.SETUP_WITH_ROLES}",
        f"companion: {cardplay.SETUP_WITH_ROLES}",
        "roles: players",
    ),
    rulings=codes(
        *(str(number) for number in range(1, 24)),
        "three-1",
        *(f"leaving-{number}" for number in range(1, 7)),
    ),
    how=3,
    pages=box.PAGES,
    own={"shelf": box.SHELVES},
)
