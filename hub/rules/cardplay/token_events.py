"""Tokens of a seat round a table: won, lost, paid, set straight. What they are each game says.

The state says by `token_piles` where those of each kind lie that nobody has.
"""

from typing import ClassVar

from hub.rules.cardplay.card_state import UNSEEN
from hub.rules.cardplay.card_transfers import thrown
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import AnyRingState, R
from hub.rules.contract.event import Event
from hub.rules.contract.view import Transfers, transfer


def gained(state: R, at: int, token: str, gain: int) -> R:
    """A seat with so many tokens more, and their pile, if there is one, with as many less."""
    seat, pile = state.seats[at], state.token_piles[token]
    richer = replace(seat, **{token: getattr(seat, token) + gain})
    rest: dict[str, int] = {pile: getattr(state, pile) - gain} if pile else {}
    return state.with_holder(at, richer, **rest)


class TokenEvent(Event):
    """Something happens to a seat's tokens of one kind."""

    token: ClassVar[str]

    seat: int


class TokensMoved(TokenEvent):
    """Tokens from their pile to a seat, or back: then the `gain` is below nothing."""

    def gain(self, state: AnyRingState) -> int:
        raise NotImplementedError

    def evolve(self, state: R) -> R:
        return gained(state, self.seat, self.token, self.gain(state))

    def moved(self, state: R) -> Transfers:
        pile = state.token_piles[self.token]
        return transfer(self.token, self.gain(state), pile, self.seat)


class TokensSet(TokensMoved):
    """A seat has so many from here on, which is what the field of the token's name says."""

    def gain(self, state: AnyRingState) -> int:
        now: int = getattr(state.seats[self.seat], self.token)
        return int(getattr(self, self.token)) - now


class TokenPaid(TokensMoved):
    """One token to its pile."""

    def gain(self, state: AnyRingState) -> int:
        return -1


class TokensLost(TokensMoved):
    """Wounds; those past the last point are not counted."""

    by: int
    count: int

    def gain(self, state: AnyRingState) -> int:
        return -self.count


class TokenWon(TokenEvent):
    """One token from a seat to whoever brought it down; to its pile, if nobody did (-1)."""

    by: int

    def evolve(self, state: R) -> R:
        paid = gained(state, self.seat, self.token, -1)
        return paid if self.by < 0 else gained(paid, self.by, self.token, 1)

    def moved(self, state: R) -> Transfers:
        to = state.token_piles[self.token] if self.by < 0 else self.by
        return transfer(self.token, 1, self.seat, to)


class TokensLeft(TokenEvent):
    """A player goes: hand and cards in play to the discards, some tokens to their pile.

    How many is what the field of the token's name says.
    """

    def evolve(self, state: R) -> R:
        seat = state.seats[self.seat]
        bare = replace(seat, hand=state.empty_hand, cards=(), laid=(), left=True)
        cards = seat.cards or (UNSEEN,) * max(seat.hand, 0)
        discards = state.discards + cards + seat.laid
        gone = state.with_holder(self.seat, bare, discards=discards)
        return gained(gone, self.seat, self.token, -getattr(self, self.token))

    def moved(self, state: R) -> Transfers:
        hand, count = max(state.seats[self.seat].hand, 0), getattr(self, self.token)
        tokens = transfer(self.token, count, self.seat, state.token_piles[self.token])
        return (*thrown(state, self.seat, hand), *tokens)


def paid_by_all(state: R, token: str) -> R:
    """Everyone has put one token on its pile."""
    for at in range(state.players):
        state = gained(state, at, token, -1)
    return state
