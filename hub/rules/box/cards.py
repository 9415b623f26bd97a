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


def _weapon(key: str, reach: int, wounds: int, copies: int) -> Kind:
    return Kind(key=key, sort="weapon", copies=copies, reach=reach, wounds=wounds)


def _action(key: str, copies: int) -> Kind:
    return Kind(key=key, sort="action", copies=copies)


def _property(key: str, copies: int) -> Kind:
    return Kind(key=key, sort="property", copies=copies)


KINDS: dict[str, Kind] = {
    kind.key: kind
    for kind in (
        _weapon("bo", 2, 1, 5),
        _weapon("bokken", 1, 1, 6),
        _weapon("daikyu", 5, 2, 1),
        _weapon("kanabo", 3, 2, 1),
        _weapon("katana", 2, 3, 1),
        _weapon("kiseru", 1, 2, 5),
        _weapon("kusarigama", 2, 2, 4),
        _weapon("nagayari", 4, 2, 1),
        _weapon("naginata", 4, 1, 2),
        _weapon("nodachi", 3, 3, 1),
        _weapon("shuriken", 3, 1, 3),
        _weapon("tanegashima", 5, 1, 1),
        _weapon("wakizashi", 1, 3, 1),
        _action("parry", 15),
        _action("geisha", 6),
        _action("diversion", 5),
        _action("battle-cry", 4),
        _action("tea-ceremony", 4),
        _action("breathing", 3),
        _action("daimyo", 3),
        _action("jujutsu", 3),
        _property("focus", 6),
        _property("armor", 4),
        _property("fast-draw", 3),
        _property("bushido", 2),
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


def kind(card: Card) -> str:
    """What the table sees of a card: its kind, or nothing."""
    return KIND_OF.get(card, "")


def kinds(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(KIND_OF[card] for card in cards)


def count(kind: str, cards: tuple[Card, ...]) -> int:
    """How many of these cards are of that kind."""
    return len([card for card in cards if KIND_OF.get(card) == kind]) if cards else 0


def find(kind: str, cards: tuple[Card, ...]) -> Card:
    """The first of these cards that is of that kind."""
    return next(card for card in cards if KIND_OF.get(card) == kind)
