"""What every card game says: codes of the kit that it is made of, whatever cards are played.

A game joins these to its own (see its vocabulary.py).
"""

from hub.rules.contract.vocabulary import codes, plain

STORY = codes(
    "answered: seat",
    "cards-corrected: count",
    "deck-corrected: count",
    "deck-not-out",
    "turn-corrected: seat",
    "turn-started-corrected: seat",
)
# What a ring of seats with hidden roles says besides.
RING_STORY = codes(
    "card-played-on: card seat target",
    "dealt-again: count",
    "laid-corrected: card seat",
    "opened-house: count house",
    "opened: count",
    "roles-refused",
    "unlaid-corrected: card seat",
)
REFUSALS = codes(
    "deck-counted: count",
    "deck-just-ended",
    "empty-handed: seat",
    "in-the-middle",
    "must-discard: count seat",
    "no-card-to-draw",
    "no-cards",
    "no-target",
    "nothing-to-shuffle",
)
RING_REFUSALS = codes(
    "harmless: seat",
    "has-left: seat",
    "last-player",
    "nothing-to-lose: seat",
    "taken: character",
)
# What is noted on offers; the panel ends a turn without saying how much is discarded.
OFFERS_ABOUT = codes("ask-deck: count", "draw: count why", "end-turn: count?", "take: ends")
# What would follow from the deck's end and from leaving.
RING_OFFERS_ABOUT = codes(
    "deck-empty: count out seats", "deck-end: count out seats", "leave: count ends"
)
DECK_CHOICES = codes("not-yet", "yes")
# What is done by hand before the first tap of a turn.
DRAWN = codes("draw: count why")
RECOVERED = codes("recover: count")
# What a question says that a card asks.
ASKED_BY_A_CARD = "by card wounds"
# Fields of corrections that every card game has.
FIELDS = plain("source step used")
RING_FIELDS = plain("by card change character count deck flipped game other place role seat target")
GAME_CHOICES = codes("ends", "goes-on")
# Where a card in play came from, besides somebody's hand.
SOURCE_CHOICES = codes("own-hand", "the-deck", "the-discards")
USED_CHOICES = codes("anew", "kept")
SETUP_WITH_ROLES = "players roles characters"
