"""The deck's end, leaving, time, and what is counted when the game is over."""

from hub.rules.cardplay.card_transfers import of_each, thrown
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring_events import gone
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line, transfer
from hub.rules.samurai.state import State
from hub.rules.swordplay import card_events


class DeckEnded(card_events.DeckEnded, tag="deck-ended"):
    """The discards are the new deck, and everyone puts one honor in the box."""

    def evolve(self, state: State) -> State:
        shuffled: State = super().evolve(state)
        return replace(
            shuffled,
            seats=tuple(replace(seat, honor=seat.honor - 1) for seat in state.seats),
            box=state.box + len(state.seats),
        )

    def moved(self, state: State) -> Transfers:
        return (*super().moved(state), *of_each("honor", (-1,) * len(state.seats), "box"))


class SeatLeft(card_events.ShowsCards, tag="seat-left"):
    """A player goes: hand and properties to the discards, half the honor to the box."""

    tells = story("seat-left", "seat", count="honor")

    seat: int
    honor: int

    def evolve(self, state: State) -> State:
        kept = state.seats[self.seat].honor - self.honor
        return gone(state, self.seat, self.honor, honor=kept)

    def moved(self, state: State) -> Transfers:
        hand = max(state.seats[self.seat].hand, 0)
        return (*thrown(state, self.seat, hand), *transfer("honor", self.honor, self.seat, "box"))


class TimeCalled(Event, tag="time-called"):
    """A round's time is up: the game ends with the turn in progress."""

    tells = story("time-called")

    def evolve(self, state: State) -> State:
        return replace(state, is_last_turn=True)


class TimeRecalled(Event, tag="time-recalled"):
    """Time is not up after all: the game goes on after the turn in progress."""

    tells = story("time-recalled")

    def evolve(self, state: State) -> State:
        return replace(state, is_last_turn=False)


class DaimyoCounted(Event, tag="daimyo-counted"):
    """How many Daimyo each hand holds; with this the score is complete."""

    counts: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, daimyo=self.counts, is_scored=True, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("daimyo-counted", count=sum(self.counts))
