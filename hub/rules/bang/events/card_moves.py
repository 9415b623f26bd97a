"""The few pieces of bookkeeping that many events share."""

from hub.rules.bang.state import Seat, State
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.questions import replace
from hub.rules.contract.view import ELSEWHERE, Transfers, transfer


def with_hand(state: State, at: int, change: int) -> tuple[Seat, ...]:
    """The seats with a hand that grew or shrank."""
    seat = state.seats[at]
    return state.with_seat(at, replace(seat, hand=seat.hand + change))


def with_life(state: State, at: int, life: int) -> State:
    return replace(state, seats=state.with_seat(at, replace(state.seats[at], life=life)))


def life_set(state: State, at: int, life: int) -> Transfers:
    """What a seat's life gains; no pile counts the life points that nobody has."""
    return transfer("life", life - state.seats[at].life, ELSEWHERE, at)


def give_up(state: State, at: int, card: Card) -> State:
    """A card from a hand straight to the discards."""
    return replace(state, seats=with_hand(state, at, -1), discards=(*state.discards, card))


def put_aside(state: State, *cards: Card) -> State:
    """Cards that lie on the table until what they do is done."""
    below = state.below if state.aside else len(state.discards)
    return replace(state, aside=state.aside + cards, below=below)


def bare(state: State, at: int, card: Card) -> tuple[Seat, ...]:
    """The seats with one card less in play before one of them."""
    seat = state.seats[at]
    return state.with_seat(at, replace(seat, laid=without(seat.laid, card)))
