"""A deed: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its deed has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hub.rules.bang.cards import UNSEEN, Card
from hub.rules.bang.state import Seat, State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.ring import others
from hub.rules.contract.form import Choice, Field, Offer, OneOf, Value
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who

Values = dict[str, Value]


class Deed(NamedTuple):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[State, Who], Offer | None]
    do: Callable[[Tale, Who, Values], None]


SEATS: tuple[Choice, ...] = tuple(Choice(value=seat) for seat in range(8))
# The same as keys of what depends on them.
NAMED: tuple[str, ...] = tuple(str(seat) for seat in range(8))
NO_CARDS = reason("no-cards")


@lru_cache(maxsize=128)
def closed_seat(seat: int, code: str) -> Choice:
    """A seat that cannot be named, and why."""
    return Choice(value=seat, closed=reason(code, seat=seat))


@lru_cache(maxsize=128)
def seat_field(at: int, barred: tuple[str, ...]) -> OneOf:
    """A field for one of the others; what bars a seat is why it is closed."""
    choices = [
        closed_seat(seat, barred[seat]) if barred[seat] else SEATS[seat]
        for seat in others(len(barred), at)
    ]
    return OneOf(name="target", of="seat", choices=tuple(choices))


def shield(seat: Seat) -> str:
    """What keeps every attack from a seat; nothing for most."""
    if seat.left:
        return "has-left"
    return "harmless" if seat.harmless else ""


def lacks_cards(state: State, at: int) -> Reason | None:
    return NO_CARDS if state.seats[at].hand == 0 else None


def no_target(field: Field) -> Reason | None:
    """The reason to close an offer that names a player when nobody can be named."""
    if isinstance(field, OneOf) and any(choice.closed is None for choice in field.choices):
        return None
    return _NO_TARGET


_NO_TARGET = reason("no-target")


def face(seat: Seat, kind: str) -> Card:
    """What the table sees of a card: Janet's BANG! and Missed! may be either, Elena's anything."""
    if seat.ability == "calamity-janet":
        return UNSEEN
    return UNSEEN if seat.ability == "elena-fuente" and kind == "missed" else kind


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def text(values: Values, name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def turn_question(state: State) -> int:
    """The question that a move in the current step answers."""
    return state.frames[-1].question
