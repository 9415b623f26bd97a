"""What sets the hub straight or changes the game itself: reputation, the deck, leaving."""

from hub.rules.bang.state import State
from hub.rules.cardplay import turn_events
from hub.rules.cardplay.card_transfers import thrown
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring_events import gone
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Transfers, transfer


class ReputationCorrected(Event, tag="reputation-corrected"):
    """A seat's reputation as it is; the box has the rest."""

    tells = story("reputation-corrected", "seat", count="reputation")

    seat: int
    reputation: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        box = state.box + seat.reputation - self.reputation
        return state.with_holder(self.seat, replace(seat, reputation=self.reputation), box=box)

    def moved(self, state: State) -> Transfers:
        change = self.reputation - state.seats[self.seat].reputation
        return transfer("reputation", change, "box", self.seat)


class DeckCorrected(turn_events.DeckCorrected, tag="deck-corrected"):
    """The deck as it was counted; what lies aside keeps its place among the discards."""

    def evolve(self, state: AnyState) -> AnyState:
        below = max(0, state.below + state.deck - self.deck)
        return replace(super().evolve(state), below=below)


class SeatLeft(Event, tag="seat-left"):
    """A player goes: hand and cards in play to the discards, half the reputation to the box."""

    tells = story("seat-left", "seat", count="reputation")

    seat: int
    reputation: int

    def evolve(self, state: State) -> State:
        kept = state.seats[self.seat].reputation - self.reputation
        return gone(state, self.seat, self.reputation, reputation=kept)

    def moved(self, state: State) -> Transfers:
        hand = max(state.seats[self.seat].hand, 0)
        tokens = transfer("reputation", self.reputation, self.seat, "box")
        return (*thrown(state, self.seat, hand), *tokens)
