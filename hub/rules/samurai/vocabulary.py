"""The vocabulary of Samurai Sword: what is declared elsewhere, and every code besides."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import ROLES, TEAMS
from hub.rules.cardplay import vocabulary as cardplay
from hub.rules.contract.vocabulary import awarded, codes, joined, plain
from hub.rules.samurai.actions import ANSWERS, STANDING, TURN, TURN_IN_TOKENS
from hub.rules.samurai.actions.tokens import WOUND
from hub.rules.samurai.awards import AWARDS
from hub.rules.samurai.events import EVENTS
from hub.rules.samurai.flow import STEPS
from hub.rules.samurai.options import HouseRules, Options
from hub.rules.swordplay.vocabulary import sword_vocabulary

_STORY = codes(
    "bushido-corrected: seat",
    "card-played-on: card seat target",
    "daimyo-counted: count",
    "daimyo-refused",
    "ended-honor",
    "ended-stopped",
    "ended-swordmaster",
    "ended-time",
    "laid-corrected: card seat",
    "shogun-shown: seat",
    "unlaid-corrected: card seat",
)
_ASKING_CARDS = ("weapon", "battle-cry", "jujutsu", "bushido", "everyone")

VOCABULARY = sword_vocabulary(
    game="samurai",
    events=EVENTS,
    actions=(ANSWERS, TURN, TURN_IN_TOKENS, STANDING, {"hit": (WOUND,)}),
    asked=codes(*(f"{key}: {cardplay.ASKED_BY_A_CARD}" for key in _ASKING_CARDS)),
    option_types=(Options, HouseRules),
    choices={
        "seat": joined(
            cardplay.GAME_CHOICES,
            cardplay.SOURCE_CHOICES,
            codes("discards", "in-play", "out-of-play"),
        ),
        "step": codes("bushido", "draw", "play", "recover"),
    },
    about=joined(
        cardplay.RING_OFFERS_ABOUT, codes("lose-honor: ends", "pay-honor: ends", "wound: ends")
    ),
    story=joined(cardplay.RING_STORY, _STORY),
    refusals=joined(
        cardplay.RING_REFUSALS,
        codes("no-resilience", "shogun-never-pays", "too-far: difficulty reach seat"),
    ),
    fields=cardplay.RING_FIELDS,
    notes=codes("struck"),
    steps=codes(*STEPS),
    dues=cardplay.RECOVERED,
    warnings=codes("defeated"),
    counters=codes("honor"),
    marks=codes("left"),
    piles=codes("box"),
    characters=codes(*CHARACTERS),
    roles=codes(*ROLES),
    teams=codes(*TEAMS.values()),
    scores=codes("daimyo", "deadly-strike", "honor"),
    causes=plain(
        "bushido corrected deck defeat honor-corrected leaving paid raised stopped time wound"
    ),
    reasons=codes("honor", "points", "stopped", "swordmaster", "time"),
    awards=awarded(AWARDS, codes("blow: target", "escape: left", "reach: card target")),
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
)
