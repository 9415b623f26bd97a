"""Actions and properties: cards played, laid, lost, burned; resilience healed and paid."""

from hub.rules.box.cards import kind
from hub.rules.cardplay.card_moves import hand_less, put_aside
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line, transfer
from hub.rules.samurai.state import State, resilience_set, with_resilience
from hub.rules.swordplay.bushido import without_bushido
from hub.rules.swordplay.card_events import ShowsCards


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
        return state.with_holder(self.seat, replace(seat, laid=(*seat.laid, self.card)))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("property-laid", seat=self.seat, card=kind(self.card))


class PropertyLost(Event, tag="property-lost"):
    """Geisha: a property, or Bushido, from before a player to the discards."""

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        discards = (*state.discards, self.card)
        if self.card == state.bushido and state.bushido_at == self.seat:
            return without_bushido(state, discards)
        seat = state.seats[self.seat]
        bare = replace(seat, laid=without(seat.laid, self.card))
        return state.with_holder(self.seat, bare, discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("property-lost", seat=self.seat, card=kind(self.card))


class Healed(Event, tag="healed"):
    """Breathing: all resilience back."""

    tells = story("healed", "seat", count="resilience")

    seat: int
    resilience: int

    def evolve(self, state: State) -> State:
        return with_resilience(state, self.seat, self.resilience)

    def moved(self, state: State) -> Transfers:
        return resilience_set(state, self.seat, self.resilience)


class ResiliencePaid(Event, tag="resilience-paid"):
    """Nobunaga gives up a point for a card."""

    tells = story("resilience-paid", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return with_resilience(state, self.seat, state.seats[self.seat].resilience - 1)

    def moved(self, state: State) -> Transfers:
        return transfer("resilience", 1, self.seat, "heap")


class CardsBurned(ShowsCards, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

    tells = story("cards-burned", "seat", "count")

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        if not state.cards_are_counted:
            return state
        return replace(
            state,
            deck=state.deck - self.count,
            order=state.order[: -self.count] if state.order else (),
            aside=state.aside + (self.cards or (UNSEEN,) * self.count),
        )
