"""A deed: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its deed has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from hub.rules.cardplay.questions import FrameStack
from hub.rules.cardplay.ring import RingState, others
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, FieldValue, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction

Values = dict[str, FieldValue]
S = TypeVar("S")


class Action(NamedTuple, Generic[S]):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[S, Actor], Offer | None]
    do: Callable[[Transaction[S], Actor, Values], None]


Actions = tuple[Action[S], ...]
ByKey = dict[str, Action[S]]


def by_key(*actions: Action[S]) -> ByKey[S]:
    return {action.key: action for action in actions}


def with_usual(actions: dict[str, Actions[S]], usual: Actions[S]) -> dict[str, ByKey[S]]:
    """What can be done in each situation, besides what can be done at any time."""
    return {key: by_key(*each, *usual) for key, each in actions.items()}


# As many as the largest table has.
SEATS: tuple[Choice, ...] = tuple(Choice(value=seat) for seat in range(8))
# The same as keys of what depends on them.
NAMED: tuple[str, ...] = tuple(str(seat) for seat in range(8))
NO_CARDS = reason("no-cards")
_NO_TARGET = reason("no-target")


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


def no_target(fields: tuple[Field, ...]) -> Reason | None:
    """The reason to close an offer whose first field names somebody when nobody can be named."""
    first = fields[0] if fields else None
    if not isinstance(first, OneOf):
        return None
    for choice in first.choices:
        if choice.closed is None:
            return None
    return _NO_TARGET


def lacks_cards(state: RingState[Any, Any], at: int) -> Reason | None:
    return NO_CARDS if state.seats[at].hand == 0 else None


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def text(values: Values, name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def texts(values: Values, name: str) -> tuple[str, ...]:
    value = values[name]
    assert not isinstance(value, str | int)
    return tuple(str(each) for each in value)


def question_of(state: FrameStack[Any]) -> int:
    """The question that a move made now answers."""
    return state.frames[-1].question
