"""A game as a test plays it: moves by hand, every one of them checked, and what they led to."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec
import pytest

from hub.rules.contract.actor import Actor, at
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, FieldValue, Move, Offer, OneOf, SomeOf
from hub.rules.contract.game import Game, GameState
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin, replay
from hub.rules.contract.refusal import Reason, Refusal
from hub.tables.chance import SeededChance

S = TypeVar("S", bound=GameState)
ActorOrSeat = int | Actor
# The slow pace: every step of a turn is a move that can be looked at.
STEP_BY_STEP = {"pace": "taps"}


class ArrangedGame(Generic[S]):
    """Nothing here knows a rule; an actor is a seat, or whoever else it is."""

    def __init__(self, rules: Game[S], seed: str = "arranged") -> None:
        self.rules = rules
        self.chance = SeededChance(seed)

    def start(self, seed: str = "start", /, **options: Any) -> S:
        """A game set up from its options."""
        kind = self.rules.options_type
        has_pace = "pace" in kind.__struct_fields__
        chosen = msgspec.convert((STEP_BY_STEP if has_pace else {}) | options, kind)
        state, events = begin(self.rules, chosen, SeededChance(seed))
        assert replay(self.rules, events) == state
        return state

    def offer(self, state: S, actor: ActorOrSeat, key: str) -> Offer:
        """The offer of that key, which must be there; asked for alone it is the same."""
        actor = _whom(actor)
        found = next((each for each in self.rules.offers(state, actor) if each.key == key), None)
        assert found is not None, f"{actor} is not offered {key}"
        assert self.rules.offer(state, actor, key) == found
        return found

    def keys(self, state: S, actor: ActorOrSeat, *, standing: bool = False) -> list[str]:
        """What an actor is offered, in order."""
        found = self.rules.offers(state, _whom(actor))
        return [each.key for each in found if each.standing == standing]

    def do(
        self,
        state: S,
        actor: ActorOrSeat,
        key: str,
        chance: SeededChance | None = None,
        /,
        **values: FieldValue,
    ) -> tuple[S, tuple[Event, ...]]:
        """Fill the offer in and make the move; the books must balance and replay."""
        move = Move(offer=key, question=self.offer(state, actor, key).question, values=values)
        after, events = apply(self.rules, state, _whom(actor), move, chance or self.chance)
        audit(self.rules, after)
        assert replay(self.rules, events, state) == after
        return after, events

    def moves(self, state: S, *steps: tuple[Any, ...]) -> S:
        """Several moves after one another: (who, key) or (who, key, values)."""
        for actor, key, *values in steps:
            state, _ = self.do(state, actor, key, **(values[0] if values else {}))
        return state

    def refused(
        self,
        state: S,
        actor: ActorOrSeat,
        key: str,
        /,
        *,
        question: int | None = None,
        **values: Any,
    ) -> Reason:
        """Why a move cannot be made. The state stays what it was, to the byte."""
        actor = _whom(actor)
        found = self.rules.offer(state, actor, key)
        if question is None:
            question = found.question if found is not None else 0
        before = msgspec.json.encode(state)
        move = Move(offer=key, question=question, values=values)
        with pytest.raises(Refusal) as caught:
            apply(self.rules, state, actor, move, self.chance)
        assert msgspec.json.encode(state) == before
        return caught.value.reason

    def result(self, state: S) -> Outcome:
        """How a finished game ended."""
        found = self.rules.outcome(state)
        assert found is not None, "the game is not over"
        return found


def _whom(actor: ActorOrSeat) -> Actor:
    return at(actor) if isinstance(actor, int) else actor


def choices(form: Offer, name: str, **given: FieldValue) -> dict[str | int, Choice]:
    """The choices of one field, by value."""
    field = next(field for field in form.fields if field.name == name)
    if isinstance(field, OneOf):
        return {choice.value: choice for choice in field.options(given)}
    assert isinstance(field, SomeOf)
    return {choice.value: choice for choice in field.choices}


def why(form: Offer, name: str, value: str | int, **given: FieldValue) -> Reason | None:
    """Why a choice is closed; None if it is open."""
    return choices(form, name, **given)[value].closed


def open_values(form: Offer, name: str, **given: FieldValue) -> list[str | int]:
    found = choices(form, name, **given).values()
    return [choice.value for choice in found if choice.closed is None]


def because(code: str, **params: Any) -> Reason:
    return Reason(code=code, params=params)


def names(events: Sequence[Event]) -> list[str]:
    """What happened, by the names of the events."""
    return [type(event).__name__ for event in events]
