"""Offers of card games: fields that name a seat, and why nobody or nothing can be named."""

from functools import lru_cache
from typing import Any

from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.questions import AnyFrameStack
from hub.rules.cardplay.ring import others
from hub.rules.contract.form import Choice, Field, Offer, OneOf, choices_of
from hub.rules.contract.refusal import Reason, reason

# As many as the largest table has.
SEATS = choices_of(range(8))
# A target, and what can be chosen with it.
TargetRow = tuple[Choice, tuple[Choice, ...] | None]
_NO_CARDS = reason("no-cards")
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


def target_then(
    name: str, what: str, rows: list[TargetRow], of: str = "seat"
) -> tuple[OneOf, OneOf]:
    """A field for a target, and one for what there is to choose then; None: not to be chosen."""
    by = {str(target.value): found for target, found in rows if found is not None}
    return (
        OneOf(name="target", of=of, choices=tuple([target for target, _ in rows])),
        OneOf(name=name, of=what, given=("target",), by=by),
    )


def no_target(fields: tuple[Field, ...]) -> Reason | None:
    """The reason to close an offer whose first field names somebody when nobody can be named."""
    first = fields[0]
    if not isinstance(first, OneOf):
        return None
    for choice in first.choices:
        if choice.closed is None:
            return None
    return _NO_TARGET


def aimed_offer(
    state: AnyFrameStack,
    key: str,
    fields: tuple[Field, ...],
    closed: Reason | None = None,
    **more: Any,
) -> Offer:
    """An offer whose first field names somebody; closed, too, where that can be nobody."""
    closed = closed or (no_target(fields) if fields else None)
    return Offer(key=key, fields=fields, closed=closed, question=question_of(state), **more)


def lacks_cards(state: AnyCardState, at: int) -> Reason | None:
    return _NO_CARDS if state.holder(at).hand == 0 else None


def question_of(state: AnyFrameStack) -> int:
    """The question that a move made now answers."""
    return state.frames[-1].question
