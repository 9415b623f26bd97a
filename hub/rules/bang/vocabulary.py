"""The vocabulary of BANG!: what is declared elsewhere, and every code besides."""

from hub.rules.bang.actions import ANSWERS, TABLE
from hub.rules.bang.awards import AWARDS
from hub.rules.bang.cards import COLT, IN_PLAY, KINDS
from hub.rules.bang.characters import PRINTED
from hub.rules.bang.events import EVENTS
from hub.rules.bang.flow import STEPS
from hub.rules.bang.options import HouseRules, Options
from hub.rules.bang.roles import ROLES, TEAMS
from hub.rules.cardplay import vocabulary as cardplay
from hub.rules.contract.vocabulary import (
    Vocabulary,
    awarded,
    codes,
    joined,
    keys,
    levels,
    options,
    told,
)

_STORY = codes(
    "barrel-failed: count seat",
    "barrel-held: count seat",
    "burned: count seat",
    "card-laid-on: card seat to",
    "card-laid: card seat",
    "card-played: card seat",
    "card-used-on: card seat target",
    "card-used: card seat",
    "dodged-half-in-play: seat",
    "dodged-half: seat",
    "dodged-in-play: seat",
    "dodged: seat",
    "duel-lost-without-life: by seat",
    "duel-lost: by count seat",
    "dynamite-exploded: count seat",
    "dynamite-fizzled: count seat",
    "ended-last-standing",
    "ended-reputation",
    "ended-stopped",
    "fallen-alone: seat",
    "fallen: by seat",
    "jail-opened: count seat",
    "jail-shut: count seat",
    "laid-taken-back: card seat",
    "laid-taken: card seat target",
    "sheriff-shown: seat",
    "wounded: by count seat",
)
_REFUSALS = codes(
    "bang-limit: limit used",
    "full-life",
    "in-jail: seat",
    "last-life",
    "no-discards",
    "no-jail-for-the-sheriff: seat",
    "no-life",
    "nothing-before-you",
    "nothing-in-play: seat",
    "same-name: card",
    "too-far: distance reach seat",
    "two-cards",
    "used-up: character",
)
_ASKING = ("shot", "flip", "gatling", "indians", "duel", "dynamite", "everyone")
_ASKED = codes(*(f"{key}: {cardplay.ASKED_BY_A_CARD}" for key in _ASKING))
_SETUP = f"{cardplay.SETUP_WITH_ROLES} box"

VOCABULARY = Vocabulary(
    game="bang",
    story=joined(told(EVENTS), cardplay.STORY, cardplay.RING_STORY, _STORY),
    refusals=joined(cardplay.REFUSALS, cardplay.RING_REFUSALS, _REFUSALS),
    offers=keys(
        TABLE.keys,
        joined(
            cardplay.OFFERS_ABOUT,
            cardplay.RING_OFFERS_ABOUT,
            codes("beer: count", "saloon: count"),
            codes("burned: ends", "duel-lost: ends", "wound: ends"),
        ),
    ),
    questions=keys(ANSWERS, _ASKED),
    warnings=codes("down", "down-or-beer"),
    fields=joined(
        cardplay.RING_FIELDS, cardplay.FIELDS, codes("second", "value", "what", "wounds")
    ),
    choices={
        "change": codes(*(f"{sign}{kind}" for sign in "+-" for kind in IN_PLAY)),
        "deck": cardplay.DECK_CHOICES,
        "flip": codes("black", "explodes", "hearts", "no-hearts", "passes", "red"),
        "game": cardplay.GAME_CHOICES,
        "place": codes("before-me", "discards", "from-hand", "from-play", "in-play"),
        "seat": joined(cardplay.GAME_CHOICES, cardplay.SOURCE_CHOICES),
        "spoil": codes(*IN_PLAY, "diamond", "hand", "my-hand"),
        "step": codes("copy", "draw", "dynamite", "jail", "play", "recover"),
        "used": cardplay.USED_CHOICES,
    },
    notes=codes("against-rules", "all-open", "damage", "struck"),
    steps=codes(*STEPS, "over"),
    dues=joined(cardplay.DRAWN, cardplay.RECOVERED),
    counters=codes("hand", "life", "needed", "reputation"),
    marks=codes(*IN_PLAY, "harmless", "left"),
    piles=codes("box", "deck", "discards"),
    cards=codes(*KINDS, COLT),
    characters=codes(*PRINTED),
    roles=codes(*ROLES),
    teams=codes(*TEAMS.values()),
    scores=codes("reputation"),
    causes=codes(
        "corrected", "deck", "fall", "leaving", "raised", "reputation-corrected", "stopped"
    ),
    reasons=codes("last-standing", "points", "reputation", "stopped"),
    awards=awarded(AWARDS, codes("blow: target", "escape: left", "reach: target")),
    levels=levels(Options),
    options=options(Options, HouseRules),
    setup=codes(f"tokens: {_SETUP}", f"companion: {_SETUP}", "roles: players"),
    rulings=codes(
        *(str(number) for number in range(1, 31)),
        *(f"leaving-{number}" for number in range(1, 6)),
    ),
    how=3,
    pages=codes(
        "tally-bang: limit used",
        "tally-bang-any: used",
        "aim-hits: damage distance",
        "aim-too-far: distance",
    ),
    own={"shelf": codes("cards")},
)
