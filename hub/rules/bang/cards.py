"""The cards of BANG!: what kinds there are, how many of each, and what lies in play.

A card is its kind; "" is a card whose face the hub has not seen. The hub holds none of them, and
knows no suits: those are on the table (see proof/printed_cards.py for a simulated one).
"""

from typing import Literal

from hub.rules.cardplay.card_state import Card
from hub.rules.contract.value import Value

Sort = Literal["brown", "blue", "weapon"]

# No weapon in play: the Colt .45 on everyone's board.
COLT = "colt"
OTHER = "other"


class Kind(Value):
    """A kind of card as printed; `strength` is a weapon's number."""

    key: str
    sort: Sort
    copies: int
    strength: int = 0


def _brown(key: str, copies: int) -> Kind:
    return Kind(key=key, sort="brown", copies=copies)


def _blue(key: str, copies: int) -> Kind:
    return Kind(key=key, sort="blue", copies=copies)


def _weapon(key: str, strength: int, copies: int) -> Kind:
    return Kind(key=key, sort="weapon", copies=copies, strength=strength)


BASE: tuple[Kind, ...] = (
    _brown("bang", 25),
    _brown("missed", 12),
    _brown("beer", 6),
    _brown("saloon", 1),
    _brown("cat-balou", 4),
    _brown("panic", 4),
    _brown("duel", 3),
    _brown("indians", 2),
    _brown("gatling", 1),
    _brown("general-store", 2),
    _brown("stagecoach", 2),
    _brown("wells-fargo", 1),
    _blue("barrel", 2),
    _blue("scope", 1),
    _blue("mustang", 2),
    _blue("jail", 3),
    _blue("dynamite", 1),
    _weapon("volcanic", 1, 2),
    _weapon("schofield", 2, 3),
    _weapon("remington", 3, 1),
    _weapon("carabine", 4, 1),
    _weapon("winchester", 5, 1),
)
# Of Dodge City's 40 cards the hub knows the two that change a distance; the rest are counted.
DODGE_CITY: tuple[Kind, ...] = (
    _blue("hideout", 1),
    _blue("binocular", 1),
    _blue(OTHER, 38),
)
KINDS: dict[str, Kind] = {kind.key: kind for kind in (*BASE, *DODGE_CITY)}

WEAPONS: tuple[str, ...] = tuple(key for key, kind in KINDS.items() if kind.sort == "weapon")
STRENGTH: dict[str, int] = {COLT: 1, **{key: KINDS[key].strength for key in WEAPONS}}
# What is laid before oneself; a Jail goes before another, the Dynamite has an offer of its own.
GEAR: tuple[str, ...] = ("barrel", "scope", "mustang", *WEAPONS)
GEAR_OF_DODGE_CITY: tuple[str, ...] = (*GEAR, "hideout", "binocular")
# Everything that can lie in play.
IN_PLAY: tuple[str, ...] = tuple(key for key, kind in KINDS.items() if kind.sort != "brown")

# What is checked at the start of a turn: first the Dynamite, then the Jail.
CHECKED: tuple[str, ...] = ("dynamite", "jail")

GUARDS: frozenset[str] = frozenset({"mustang", "hideout"})
SIGHTS: frozenset[str] = frozenset({"scope", "binocular"})


def size(kinds: tuple[Kind, ...]) -> int:
    return sum(kind.copies for kind in kinds)


BASE_SIZE = size(BASE)
WHOLE_SIZE = size(BASE) + size(DODGE_CITY)


def weapon_among(laid: tuple[Card, ...]) -> Card:
    """The weapon in play, or the Colt; of two, which only a slip leaves there, the newer."""
    return next((card for card in reversed(laid) if card in WEAPONS), COLT)
