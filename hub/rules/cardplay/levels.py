"""Levels: who knows which cards. The one module that knows what a level is called.

A rule never asks which level it is, but for what it needs to know: are cards counted, does the
hub hold them. So a level more, or a game that has two of the three, changes nothing elsewhere.
"""

from typing import Any, Literal

# Only what happens to tokens; besides that every card by count; the hub deals them itself.
Level = Literal["tokens", "companion", "cards"]
# Where nobody has told the hub the faces of the cards, it cannot deal them.
CountedLevel = Literal["tokens", "companion"]

# A hand that the hub does not count.
UNCOUNTED = -1


class KnowsCards:
    """What follows from the level in the options that a table chose."""

    __slots__ = ()

    level: Level
    # A tournament's table says so in its options: players correct nothing that the hub holds.
    judged: bool = False

    @property
    def hub_holds_cards(self) -> bool:
        """Every card is in the hub, by its face: hands lie on phones, and chance shuffles."""
        return self.level == "cards"

    @property
    def cards_are_counted(self) -> bool:
        """Hands, deck and discards are known, if only by their number."""
        return self.level != "tokens"

    @property
    def empty_hand(self) -> int:
        """A hand before the deal, or after its owner left."""
        return 0 if self.cards_are_counted else UNCOUNTED


def known_at(level: Level) -> dict[str, Any]:
    """What a state says of its level: every rule asks it, so it is worked out once."""
    return {
        "level": level,
        "hub_holds_cards": level == "cards",
        "cards_are_counted": level != "tokens",
    }


# From here on the table tells the hub of tokens alone.
TOKENS_ALONE: Level = "tokens"
