"""The real cards with their values and suits, which only the table knows."""

from typing import NamedTuple

from hub.rules.bang.cards import DODGE_CITY, KINDS

SPADES, HEARTS, DIAMONDS, CLUBS = "♠", "♥", "♦", "♣"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class RealCard(NamedTuple):
    """One card of the box."""

    kind: str
    rank: str
    suit: str

    @property
    def is_brown(self) -> bool:
        return KINDS[self.kind].sort == "brown"

    @property
    def is_red(self) -> bool:
        return self.suit in (HEARTS, DIAMONDS)

    @property
    def explodes(self) -> bool:
        """Two to nine of spades."""
        return self.suit == SPADES and self.rank in RANKS[:8]


# By kind, as printed: every card of a suit after the suit.
_PRINTED = """
bang ♠ A ♣ 2 3 4 5 6 7 8 9 ♥ Q K A ♦ 2 3 4 5 6 7 8 9 10 J Q K A
missed ♠ 2 3 4 5 6 7 8 ♣ 10 J Q K A
beer ♥ 6 7 8 9 10 J
saloon ♥ 5
cat-balou ♥ K ♦ 9 10 J
panic ♥ J Q A ♦ 8
duel ♦ Q ♠ J ♣ 8
indians ♦ K A
gatling ♥ 10
general-store ♣ 9 ♠ Q
stagecoach ♠ 9 9
wells-fargo ♥ 3
barrel ♠ Q K
scope ♠ A
mustang ♥ 8 9
jail ♠ 10 J ♥ 4
dynamite ♥ 2
volcanic ♠ 10 ♣ 10
schofield ♣ J Q ♠ K
remington ♣ K
carabine ♣ A
winchester ♠ 8
"""


def _read(text: str) -> tuple[RealCard, ...]:
    cards = []
    for row in text.split("\n"):
        kind, *signs = row.split() or [""]
        suit = ""
        for sign in signs:
            if sign in (SPADES, HEARTS, DIAMONDS, CLUBS):
                suit = sign
            else:
                cards.append(RealCard(kind, sign, suit))
    return tuple(cards)


BASE: tuple[RealCard, ...] = _read(_PRINTED)
# A hub only counts these; what is printed on them does not matter here.
WHOLE: tuple[RealCard, ...] = BASE + tuple(
    RealCard(kind.key, "K", CLUBS) for kind in DODGE_CITY for _ in range(kind.copies)
)
