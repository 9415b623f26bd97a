"""The base of this game's events, and the few pieces of bookkeeping many of them share."""

from hub.rules.bang.cards import Card, without
from hub.rules.bang.state import Seat, State, replace
from hub.rules.contract.fact import Fact
from hub.rules.contract.view import Line
from hub.rules.contract.who import Who


class Event(Fact):
    """Each event keeps the books (`evolve`) and says who may hear of it (`witness`)."""

    def evolve(self, state: State) -> State:
        raise NotImplementedError

    def witness(self, viewer: Who) -> Line | None:
        raise NotImplementedError


def with_hand(state: State, at: int, change: int) -> tuple[Seat, ...]:
    """The seats with a hand that grew or shrank."""
    seat = state.seats[at]
    return state.with_seat(at, replace(seat, hand=seat.hand + change))


def with_life(state: State, at: int, life: int) -> State:
    return replace(state, seats=state.with_seat(at, replace(state.seats[at], life=life)))


def give_up(state: State, at: int, card: Card) -> State:
    """A card from a hand straight to the discards."""
    return replace(state, seats=with_hand(state, at, -1), discards=(*state.discards, card))


def bare(state: State, at: int, card: Card) -> tuple[Seat, ...]:
    """The seats with one card less in play before one of them."""
    seat = state.seats[at]
    return state.with_seat(at, replace(seat, laid=without(seat.laid, card)))
