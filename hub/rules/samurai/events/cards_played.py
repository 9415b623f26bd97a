"""Actions and properties: cards played, laid, taken, lost."""

from hub.rules.box.cards import Card, kind, without
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.samurai.state import State, replace
from hub.rules.swordplay.card_events import hand_less, put_aside


class CardPlayed(Event, tag="card-played"):
    """An action; it lies aside until its effect is over."""

    seat: int
    card: Card
    target: int = -1

    def evolve(self, state: State) -> State:
        return put_aside(state, self.seat, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.target < 0:
            return line("card-played", seat=self.seat, card=kind(self.card))
        return line("card-played-on", seat=self.seat, card=kind(self.card), target=self.target)


class PropertyLaid(Event, tag="property-laid"):
    """A property in front of its player."""

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        seat = hand_less(state.seats[self.seat], self.card)
        laid = replace(seat, laid=(*seat.laid, self.card))
        return replace(state, seats=state.with_seat(self.seat, laid))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("property-laid", seat=self.seat, card=kind(self.card))


class BushidoLaid(Event, tag="bushido-laid"):
    """Bushido in front of any player."""

    tells = story("bushido-laid", "seat", "to")

    seat: int
    card: Card
    to: int

    def evolve(self, state: State) -> State:
        seats = state.with_seat(self.seat, hand_less(state.seats[self.seat], self.card))
        return replace(state, seats=seats, bushido=self.card, bushido_at=self.to)


class PropertyLost(Event, tag="property-lost"):
    """Geisha: a property, or Bushido, from before a player to the discards."""

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        discards = (*state.discards, self.card)
        if self.card == state.bushido and state.bushido_at == self.seat:
            return replace(state, bushido="", bushido_at=-1, discards=discards)
        seat = state.seats[self.seat]
        bare = replace(seat, laid=without(seat.laid, self.card))
        return replace(state, seats=state.with_seat(self.seat, bare), discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("property-lost", seat=self.seat, card=kind(self.card))


class Healed(Event, tag="healed"):
    """Breathing: all resilience back."""

    tells = story("healed", "seat", count="resilience")

    seat: int
    resilience: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        gain = self.resilience - seat.resilience
        seats = state.with_seat(self.seat, replace(seat, resilience=self.resilience))
        return replace(state, seats=seats, heap=state.heap - gain)


class ResiliencePaid(Event, tag="resilience-paid"):
    """Nobunaga gives up a point for a card."""

    tells = story("resilience-paid", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, resilience=seat.resilience - 1))
        return replace(state, seats=seats, heap=state.heap + 1)
