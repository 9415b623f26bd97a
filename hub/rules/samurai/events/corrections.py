"""What sets the hub straight or changes the game itself: open cards, Bushido, leaving."""

from hub.rules.box.cards import kind
from hub.rules.cardplay import ring_events
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.card_transfers import thrown
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line, transfer
from hub.rules.samurai.state import State
from hub.rules.swordplay.bushido import discards_without, without_bushido
from hub.rules.swordplay.card_events import ShowsCards


class LaidCorrected(ring_events.LaidCorrected, tag="laid-corrected"):
    """A property that lies before a seat after all, or does not; the discards have it else."""

    @property
    def face(self) -> str:
        return kind(self.card)


class BushidoCorrected(Event, tag="bushido-corrected"):
    """Bushido lies before this seat after all; -1: it is out of play, with the discards."""

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        discards = discards_without(state, self.card)
        if self.seat < 0:
            return without_bushido(state, (*discards, self.card))
        return state.with_bushido(self.card, self.seat, discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.seat < 0:
            return line("bushido-gone-corrected")
        return line("bushido-corrected", seat=self.seat)


class SeatLeft(ShowsCards, tag="seat-left"):
    """A player goes: hand and properties to the discards, half the honor to the box."""

    tells = story("seat-left", "seat", count="honor")

    seat: int
    honor: int

    def evolve(self, state: State) -> State:
        kept = state.seats[self.seat].honor - self.honor
        return ring_events.gone(state, self.seat, self.honor, honor=kept)

    def moved(self, state: State) -> Transfers:
        hand = max(state.seats[self.seat].hand, 0)
        return (*thrown(state, self.seat, hand), *transfer("honor", self.honor, self.seat, "box"))
