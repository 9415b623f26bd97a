"""Cards come to a hand, leave it, and lie before somebody: the bookkeeping that events share."""

from typing import TypeVar

from hub.rules.cardplay.card_state import Card, G, Holder
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.questions import replace
from hub.rules.contract.value import Stored

H = TypeVar("H", bound=Holder)


def hand_less(holder: H, card: Card) -> H:
    """This player with one card less in hand."""
    cards = without(holder.cards, card) if holder.cards else ()
    return replace(holder, hand=holder.hand - 1, cards=cards)


def put_aside(state: G, seat: int, card: Card, **changes: Stored) -> G:
    """A card from a hand to where it lies until what it does is done."""
    rest = hand_less(state.holder(seat), card)
    return state.with_holder(seat, rest, **state.more_aside(card), **changes)


def give_up(state: G, seat: int, card: Card, **changes: Stored) -> G:
    """A card from a hand straight to the discards."""
    rest = hand_less(state.holder(seat), card)
    return state.with_holder(seat, rest, discards=(*state.discards, card), **changes)


def hand_by(state: G, seat: int, change: int, **changes: Stored) -> G:
    """A hand of real cards with so many more, or less, of them."""
    holder = state.holder(seat)
    return state.with_holder(seat, replace(holder, hand=holder.hand + change), **changes)


def lay_before(state: G, seat: int, card: Card) -> G:
    """One card more in play before a seat."""
    holder = state.holder(seat)
    return state.with_holder(seat, replace(holder, laid=(*holder.laid, card)))


def take_from_before(state: G, seat: int, card: Card, **changes: Stored) -> G:
    """One card less in play before a seat."""
    holder = state.holder(seat)
    return state.with_holder(seat, replace(holder, laid=without(holder.laid, card)), **changes)
