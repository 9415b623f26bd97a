"""Properties before somebody: laid from the hand, or set straight as they lie there."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hub.rules.box.cards import KINDS, PROPERTIES, count, find
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, Card, G
from hub.rules.cardplay.corrections import change_choices
from hub.rules.cardplay.seat_fields import lacks_cards
from hub.rules.contract.action import Action
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.swordplay.action_cards import Effect, from_hand
from hub.rules.swordplay.hand import can_hold

Cards = tuple[Card, ...]


@lru_cache(maxsize=16)
def _card_field(kinds: tuple[str, ...]) -> OneOf:
    return OneOf(name="card", of="card", choices=tuple(Choice(value=kind) for kind in kinds))


def property_offer(state: AnyCardState, seat: int, *more: Field) -> Offer | None:
    """A property from the hand; `more` says before whom, where that can be chosen."""
    held = tuple([kind for kind in PROPERTIES if can_hold(state, seat, kind)])
    if not held:
        return None
    closed = lacks_cards(state, seat)
    return from_hand(state, "lay", (_card_field(held), *more), closed)


def bushido_action(seats: Callable[[Any], tuple[Choice, ...]], effect: Effect[G]) -> Action[G]:
    """Bushido before one of these, oneself included; one in play at a time."""

    def offer(state: AnyState, actor: Actor) -> Offer | None:
        if not can_hold(state, actor.seat, "bushido"):
            return None
        closed = lacks_cards(state, actor.seat)
        if state.bushido_at >= 0:
            closed = reason("bushido-in-play", seat=state.bushido_at)
        field = OneOf(name="target", of="seat", choices=seats(state))
        return from_hand(state, "bushido", (field,), closed)

    return Action("bushido", offer, lambda tx, actor, values: effect(tx, actor.seat, values))


@lru_cache(maxsize=128)
def _properties(cards: Cards) -> tuple[str, ...]:
    return tuple(kind for kind in PROPERTIES if count(kind, cards))


def laid_changes(state: AnyCardState, laid: Cards, everywhere: Cards) -> tuple[Choice, ...]:
    """One more of what may be a discard, or one less of what is `laid`; `everywhere` limits it."""
    lies_hidden = state.cards_are_declared and UNSEEN in state.discards
    more = PROPERTIES if lies_hidden else _properties(state.discards)
    more = tuple(kind for kind in more if count(kind, everywhere) < KINDS[kind].copies)
    return change_choices(more, _properties(laid))


def changed_card(state: AnyCardState, laid: Cards, change: str) -> tuple[Card, bool]:
    """The card that a correction is about, and whether it lies there from now on."""
    kind, lies_there = change[1:], change[0] == "+"
    if not lies_there:
        return find(kind, laid), False
    return find(kind, state.discards) if count(kind, state.discards) else kind, True
