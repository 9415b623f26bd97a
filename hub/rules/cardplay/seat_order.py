"""People sit in another order than the hub thinks: two of them change places on the ring.

A seat stays its player's, with key, name, role, tokens, hand and all that was told of it. What
changes is who sits beside whom: distances, whose turn comes next, and what goes clockwise.
"""

from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import AnyRingState, R, sitting
from hub.rules.cardplay.seat_fields import SEATS
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.form import Offer, OneOf
from hub.rules.contract.transaction import Transaction


class PlacesSwapped(Event, tag="places-swapped"):
    """Two players sit where the hub had the other."""

    tells = story("places-swapped", "seat", "target")

    seat: int
    target: int

    def evolve(self, state: R) -> R:
        swap = {self.seat: self.target, self.target: self.seat}
        ring = tuple([swap.get(at, at) for at in sitting(state)])
        # Who sits by their numbers sits as at the start.
        return replace(state, ring=() if ring == tuple(range(state.players)) else ring)


def _offer(state: AnyRingState, actor: Actor) -> Offer | None:
    """At any time of a game; nothing that is asked or due depends on it but what comes next."""
    if state.ending is not None or not state.players:
        return None
    seats = SEATS[: state.players]
    fields = (
        OneOf(name="seat", of="seat", choices=seats),
        OneOf(name="other", of="seat", choices=seats, unlike=("seat",)),
    )
    return Offer(key="swap-places", fields=fields, standing=True)


def _swap(tx: Transaction[AnyRingState], actor: Actor, values: Values) -> None:
    tx.emit(PlacesSwapped(seat=number(values, "seat"), target=number(values, "other")))


SWAP_PLACES: Action[AnyRingState] = Action("swap-places", _offer, _swap, standing=True)
