"""Somebody who left is back, or had never gone: the tap was a slip.

They have the tokens that are said with it, the rest of what they had when they went, and an empty
hand, which they set straight if they hold one. Turns are theirs again from their next one on.
"""

from collections.abc import Callable
from operator import attrgetter

from hub.rules.cardplay.always import is_running
from hub.rules.cardplay.corrections import rows, token_fields
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import R
from hub.rules.cardplay.token_events import TokensSet
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, OneOf
from hub.rules.contract.transaction import Transaction


class SeatReturned(TokensSet):
    """A player plays on, with so many tokens."""

    def evolve(self, state: R) -> R:
        richer = super().evolve(state)
        return richer.with_holder(self.seat, replace(richer.seats[self.seat], left=False))


def come_back(returned: Callable[..., SeatReturned], token: str) -> Action[R]:
    """By the seat itself or the host; with nothing of the token nobody plays."""
    has = attrgetter(token)

    def offer(state: R, actor: Actor) -> Offer | None:
        if not is_running(state) or state.options.judged:
            return None
        gone = [at for at in rows(state, actor) if state.seats[at].left]
        if not gone:
            return None
        limits = tuple([(at, now := has(state.seats[at]), now + state.box) for at in gone])
        seat, value = token_fields(limits)
        return Offer(key="come-back", fields=(seat, _some(value)), standing=True)

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        tx.emit(returned(seat=number(values, "seat"), **{token: number(values, "value")}))

    return Action("come-back", offer, do, standing=True)


def _some(value: OneOf) -> OneOf:
    return replace(value, by={seat: choices[1:] for seat, choices in value.by.items()})
