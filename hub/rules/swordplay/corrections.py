"""Corrections that both games have: where Bushido lies, and properties."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hub.rules.box.cards import KINDS, PROPERTIES, count, find
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, Card
from hub.rules.cardplay.corrections import change_choices, correction
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, Field, FieldValue, OneOf
from hub.rules.contract.transaction import Transaction

Cards = tuple[Card, ...]


def bushido_correction(
    field: Callable[[Any], OneOf], corrected: Callable[[Any, FieldValue, Card], Event]
) -> Action[AnyState]:
    """Where Bushido lies, also when nobody had said that it is in play."""

    def form(state: AnyState, actor: Actor) -> tuple[Field, ...] | None:
        return (field(state),) if _bushido(state) else None

    def do(tx: Transaction[AnyState], actor: Actor, values: Values) -> None:
        (place,) = values.values()
        tx.emit(corrected(tx.state, place, _bushido(tx.state)))

    return correction("correct-bushido", form, do)


def _bushido(state: AnyState) -> Card:
    """The card in play, or a discard that may be: one seen, or one unseen."""
    if state.bushido_at >= 0:
        card: Card = state.bushido
        return card
    if count("bushido", state.discards):
        return find("bushido", state.discards)
    return "bushido" if state.cards_are_declared and UNSEEN in state.discards else ""


def laid_changes(state: AnyCardState, laid: Cards, everywhere: Cards) -> tuple[Choice, ...]:
    """One more of what may be a discard, or one less of what is `laid`; `everywhere` limits it."""
    lies_hidden = state.cards_are_declared and UNSEEN in state.discards
    more = PROPERTIES if lies_hidden else _properties(state.discards)
    more = tuple(kind for kind in more if count(kind, everywhere) < KINDS[kind].copies)
    return change_choices(more, _properties(laid))


@lru_cache(maxsize=128)
def _properties(cards: Cards) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, cards))


def changed_card(state: AnyCardState, laid: Cards, change: str) -> tuple[Card, bool]:
    """The card that a correction is about, and whether it lies there from now on."""
    kind, lies_there = change[1:], change[0] == "+"
    if not lies_there:
        return find(kind, laid), False
    return find(kind, state.discards) if count(kind, state.discards) else kind, True
