"""A deed: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its deed has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hub.rules.box.cards import KIND_OF, KINDS, RANK, UNSEEN, Card, find
from hub.rules.cardplay.ring import others
from hub.rules.contract.form import Choice, Field, Offer, OneOf, Value
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale

Values = dict[str, Value]


class Deed(NamedTuple):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[State, Who], Offer | None]
    do: Callable[[Tale, Who, Values], None]


SEATS: tuple[Choice, ...] = tuple(Choice(value=seat) for seat in range(7))
# The same as keys of what depends on them.
NAMED: tuple[str, ...] = tuple(str(seat) for seat in range(7))
CARDS: dict[str, Choice] = {kind: Choice(value=kind) for kind in KINDS}
NO_CARDS = reason("no-cards")


@lru_cache(maxsize=128)
def closed_seat(seat: int, code: str) -> Choice:
    """A seat that cannot be named, and why."""
    return Choice(value=seat, closed=reason(code, seat=seat))


@lru_cache(maxsize=128)
def other_seats(at: int, code: str, barred: tuple[bool, ...]) -> tuple[OneOf]:
    """A field for one of the others; the barred ones are closed, and `code` says why."""
    choices = [
        closed_seat(seat, code) if barred[seat] else SEATS[seat] for seat in others(len(barred), at)
    ]
    return (OneOf(name="target", of="seat", choices=tuple(choices)),)


@lru_cache(maxsize=128)
def kinds_held(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The kinds in a hand, each once, in the box's order."""
    held = {KIND_OF[card] for card in cards}
    return tuple(sorted(held, key=RANK.__getitem__))


def can_hold(state: State, at: int, kind: str) -> bool:
    """Whether this player may have such a card: known at the Cards level, else believed."""
    return state.level != "cards" or kind in kinds_held(state.seats[at].cards)


def lacks_cards(state: State, at: int) -> Reason | None:
    return NO_CARDS if state.seats[at].hand == 0 else None


def no_target(fields: tuple[Field, ...]) -> Reason | None:
    """The reason to close an offer that names a player when nobody can be named."""
    first = fields[0] if fields else None
    if not isinstance(first, OneOf):
        return None
    for choice in first.choices:
        if choice.closed is None:
            return None
    return _NO_TARGET


_NO_TARGET = reason("no-target")


def card_of(state: State, at: int, kind: str) -> Card:
    """The card a player lays open: a physical one at the Cards level, else its kind."""
    return find(kind, state.seats[at].cards) if state.level == "cards" else kind


def unseen_card(tale: Tale, target: int) -> Card:
    """A random card from a hand; the same one if the same is asked again after an undo."""
    state = tale.state
    if state.level != "cards":
        return UNSEEN
    cards = state.seats[target].cards
    before = state.picked.count(target)
    ask = f"hand/{state.deals}/{state.turns}/{target}/{before}"
    return cards[tale.chance.pick(len(cards), ask)]


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
