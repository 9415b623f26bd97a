"""A deed: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its deed has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hub.rules.box.cards import KIND_OF, KINDS, RANK, UNSEEN, Card, find
from hub.rules.contract.form import Choice, Field, Offer, OneOf, Value
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.duel.question import Question
from hub.rules.duel.state import FIGHTERS, Figure, Side, State
from hub.rules.duel.telling import Tale

Values = dict[str, Value]


class Deed(NamedTuple):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[State, Who], Offer | None]
    do: Callable[[Tale, Who, Values], None]


SEATS: tuple[Choice, ...] = (Choice(value=0), Choice(value=1))
CARDS: dict[str, Choice] = {kind: Choice(value=kind) for kind in KINDS}
CHOICES: dict[str, Choice] = {name: Choice(value=name) for name in FIGHTERS}
NO_CARDS = reason("no-cards")


@lru_cache(maxsize=128)
def closed_one(name: str, code: str) -> Choice:
    """A character that cannot be named, and why."""
    return Choice(value=name, closed=reason(code, character=name))


@lru_cache(maxsize=128)
def one_of(names: tuple[str, ...]) -> OneOf:
    """A field for one of these characters."""
    return OneOf(name="character", of="character", choices=tuple([CHOICES[name] for name in names]))


@lru_cache(maxsize=128)
def own_one(side: Side) -> OneOf:
    """A field for one of this player's own that has not fallen, with what naming it brings."""
    choices = [_own(side, side.figure(name)) for name in side.standing]
    return OneOf(name="character", of="character", choices=tuple(choices))


def _own(side: Side, figure: Figure) -> Choice:
    """A Samurai's ability is won by naming it; the Shogun's works already."""
    name, resilience = figure.name, figure.resilience
    if name != side.shogun:
        return Choice(value=name, about={"resilience": resilience, "character": name})
    place = "behind" if side.is_behind else "circle"
    return Choice(value=name, about={"resilience": resilience, "character": name, "shogun": place})


@lru_cache(maxsize=128)
def kinds_held(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The kinds in a hand, each once, in the box's order."""
    held = {KIND_OF[card] for card in cards}
    return tuple(sorted(held, key=RANK.__getitem__))


def can_hold(state: State, seat: int, kind: str) -> bool:
    """Whether this player may have such a card: known at the Cards level, else believed."""
    return state.level != "cards" or kind in kinds_held(state.sides[seat].cards)


def lacks_cards(state: State, seat: int) -> Reason | None:
    return NO_CARDS if state.sides[seat].hand == 0 else None


def no_target(fields: tuple[Field, ...]) -> Reason | None:
    """The reason to close an offer that names a character when nobody can be named."""
    first = fields[0] if fields else None
    if not isinstance(first, OneOf) or any(choice.closed is None for choice in first.choices):
        return None
    return _NO_TARGET


_NO_TARGET = reason("no-target")


def card_of(state: State, seat: int, kind: str) -> Card:
    """The card a player lays open: a physical one at the Cards level, else its kind."""
    return find(kind, state.sides[seat].cards) if state.level == "cards" else kind


def unseen_card(tale: Tale, seat: int) -> Card:
    """A random card from a hand; the same one if the same is asked again after an undo."""
    state = tale.state
    if state.level != "cards":
        return UNSEEN
    cards = state.sides[seat].cards
    ask = f"hand/{state.deals}/{state.turns}/{seat}/{state.picked.count(seat)}"
    return cards[tale.chance.pick(len(cards), ask)]


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


def turn_question(state: State) -> int:
    """The question that a move in the current step answers."""
    return state.frames[-1].question


def top_question(state: State) -> Question:
    top = state.question
    assert top is not None
    return top
