"""The 90 cards: what kinds there are, how many of each, and which physical card is which.

A card is a text: `bo` is a kind, `bo-3` the third Bō of the box, and "" a card whose face the
hub has not seen. What a card does is decided elsewhere.
"""

from typing import Literal

from hub.rules.contract.value import Value

Card = str
UNSEEN: Card = ""
Sort = Literal["weapon", "action", "property"]


class Kind(Value):
    """A kind of card as printed; `reach` and `wounds` are a weapon's two numbers."""

    key: str
    sort: Sort
    copies: int
    reach: int = 0
    wounds: int = 0


KINDS: dict[str, Kind] = {
    kind.key: kind
    for kind in (
        Kind("bo", "weapon", 5, 2, 1),
        Kind("bokken", "weapon", 6, 1, 1),
        Kind("daikyu", "weapon", 1, 5, 2),
        Kind("kanabo", "weapon", 1, 3, 2),
        Kind("katana", "weapon", 1, 2, 3),
        Kind("kiseru", "weapon", 5, 1, 2),
        Kind("kusarigama", "weapon", 4, 2, 2),
        Kind("nagayari", "weapon", 1, 4, 2),
        Kind("naginata", "weapon", 2, 4, 1),
        Kind("nodachi", "weapon", 1, 3, 3),
        Kind("shuriken", "weapon", 3, 3, 1),
        Kind("tanegashima", "weapon", 1, 5, 1),
        Kind("wakizashi", "weapon", 1, 1, 3),
        Kind("parry", "action", 15),
        Kind("geisha", "action", 6),
        Kind("diversion", "action", 5),
        Kind("battle-cry", "action", 4),
        Kind("tea-ceremony", "action", 4),
        Kind("breathing", "action", 3),
        Kind("daimyo", "action", 3),
        Kind("jujutsu", "action", 3),
        Kind("focus", "property", 6),
        Kind("armor", "property", 4),
        Kind("fast-draw", "property", 3),
        Kind("bushido", "property", 2),
    )
}

WEAPONS: tuple[str, ...] = tuple(key for key, kind in KINDS.items() if kind.sort == "weapon")
PROPERTIES: tuple[str, ...] = ("focus", "armor", "fast-draw")

DECK: tuple[Card, ...] = tuple(
    f"{kind.key}-{copy}" for kind in KINDS.values() for copy in range(1, kind.copies + 1)
)
DECK_SIZE = len(DECK)

# Which kind a card is of, for kinds and physical cards alike.
KIND_OF: dict[Card, str] = {
    **{key: key for key in KINDS},
    **{card: card.rpartition("-")[0] for card in DECK},
}
# The box's order, for showing cards in.
RANK: dict[Card, int] = {card: list(KINDS).index(kind) for card, kind in KIND_OF.items()}
WEAPON_CARDS = frozenset(card for card, kind in KIND_OF.items() if KINDS[kind].sort == "weapon")
ARMOR_CARDS = frozenset(card for card, kind in KIND_OF.items() if kind == "armor")


def kind(card: Card) -> str:
    """What the table sees of a card: its kind, or nothing."""
    return KIND_OF.get(card, "")


def kinds(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(KIND_OF[card] for card in cards)


def count(kind: str, cards: tuple[Card, ...]) -> int:
    """How many of these cards are of that kind."""
    found = 0
    for card in cards:
        if KIND_OF.get(card) == kind:
            found += 1
    return found


def find(kind: str, cards: tuple[Card, ...]) -> Card:
    """The first of these cards that is of that kind."""
    for card in cards:
        if KIND_OF.get(card) == kind:
            return card
    raise LookupError(kind)
