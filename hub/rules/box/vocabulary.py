"""What games say that are played with the box of Samurai Sword: its cards, and what befalls them.

A game joins these to its own (see its vocabulary.py).
"""

from hub.rules.box.cards import KINDS, PROPERTIES
from hub.rules.contract.vocabulary import codes, plain

STORY = codes(
    "card-flipped: card seat",
    "card-lost: card seat",
    "card-played: card seat",
    "card-taken: card seat target",
    "cards-discarded: cards count seat",
    "cards-drawn: count seat",
    "bushido-gone-corrected",
    "flip-other: seat",
    "flip-weapon: seat",
    "parried: card seat",
    "unseen-card-lost: seat",
    "unseen-card-taken: seat target",
    "weapon-given-up: card seat",
    "you-drew: cards",
)
REFUSALS = codes(
    "bushido-in-play: seat",
    "last-card",
    "last-resilience",
    "no-weapon",
    "not-in-hand: card",
    "out-of-reach: difficulty reach weapon",
    "weapon-limit: limit used",
)
FIELDS = plain("card cards change character count first flipped game seat")
CARDS = codes(*KINDS)
MARKS = codes(*PROPERTIES, "bushido", "harmless")
COUNTERS = codes("fast-draw", "ginchiyo", "hand", "musashi", "resilience", "weapon")
PILES = codes("deck", "discards", "heap")
FLIPS = codes("other", "weapon")
SOURCES = codes("deck", "discard")
SPOILS = codes(*PROPERTIES, "bushido", "hand")
CHANGES = codes(*(f"{sign}{kind}" for sign in "+-" for kind in PROPERTIES))
PAGES = codes("tally-weapons: limit used")
SHELVES = codes("cards")
