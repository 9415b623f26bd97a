"""A turn: recover, Bushido, draw, discard, and the turns of those who left."""

from hub.rules.box.cards import UNSEEN, Card
from hub.rules.cardplay.card_state import begun
from hub.rules.contract.event import Event, story
from hub.rules.samurai.state import State, replace
from hub.rules.swordplay.card_events import ShowsCards


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    tells = story("turn-began", "seat")

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, self.steps, weapons=0, picked=())


class Recovered(Event, tag="recovered"):
    """From nothing to full resilience at the start of a turn."""

    tells = story("recovered", "seat", count="resilience")

    seat: int
    resilience: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        gain = self.resilience - seat.resilience
        seats = state.with_seat(self.seat, replace(seat, resilience=self.resilience))
        return replace(state, seats=seats, heap=state.heap - gain)


class BushidoPassed(Event, tag="bushido-passed"):
    """Bushido goes to the left."""

    tells = story("bushido-passed", "seat", "to")

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        return replace(state, bushido_at=self.to)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    tells = story("bushido-discarded", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        discards = (*state.discards, state.bushido)
        return replace(state, bushido="", bushido_at=-1, discards=discards)


class HonorPaid(Event, tag="honor-paid"):
    """One honor to the box, for Bushido."""

    tells = story("honor-paid", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, honor=seat.honor - 1))
        return replace(state, seats=seats, box=state.box + 1)


class CardsBurned(ShowsCards, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

    tells = story("cards-burned", "seat", "count")

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        if state.level == "tokens":
            return state
        return replace(
            state,
            deck=state.deck - self.count,
            order=state.order[: -self.count] if state.order else (),
            aside=state.aside + (self.cards or (UNSEEN,) * self.count),
        )
