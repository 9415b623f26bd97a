"""Actions and properties: cards played, laid, taken, lost."""

from hub.rules.box.cards import kind
from hub.rules.cardplay.card_moves import hand_less, put_aside
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line, transfer
from hub.rules.duel.state import State, resilience_set, set_resilience
from hub.rules.swordplay.bushido import without_bushido


class CardPlayed(Event, tag="card-played"):
    """An action; it lies aside until its effect is over."""

    seat: int
    card: Card
    character: str = ""

    def evolve(self, state: State) -> State:
        return put_aside(state, self.seat, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("card-played", seat=self.seat, card=kind(self.card))
        return line(
            "card-played-on", seat=self.seat, card=kind(self.card), character=self.character
        )


class PropertyLaid(Event, tag="property-laid"):
    """A property in front of one of its player's characters."""

    seat: int
    card: Card
    character: str

    def evolve(self, state: State) -> State:
        figure = state.figure(self.character)
        side = hand_less(state.sides[self.seat], self.card)
        side = side.with_figure(replace(figure, laid=(*figure.laid, self.card)))
        return replace(state, sides=state.with_side(self.seat, side))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("property-laid", seat=self.seat, card=kind(self.card), character=self.character)


class PropertyLost(Event, tag="property-lost"):
    """Geisha: a property, or Bushido, from before a character to the discards."""

    seat: int
    card: Card
    character: str

    def evolve(self, state: State) -> State:
        discards = (*state.discards, self.card)
        if self.card == state.bushido and state.bushido_on == self.character:
            return without_bushido(state, discards)
        figure = state.figure(self.character)
        bare = replace(figure, laid=without(figure.laid, self.card))
        return replace(state, sides=state.with_figure(bare), discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("property-lost", seat=self.seat, card=kind(self.card), character=self.character)


class Healed(Event, tag="healed"):
    """Breathing: all resilience back for the active character."""

    tells = story("healed", "seat", "character", count="resilience")

    seat: int
    character: str
    resilience: int

    def evolve(self, state: State) -> State:
        return set_resilience(state, self.character, self.resilience)

    def moved(self, state: State) -> Transfers:
        return resilience_set(state, self.character, self.resilience)


class ResiliencePaid(Event, tag="resilience-paid"):
    """Nobunaga's bargain: the active character gives up a point for a card."""

    tells = story("resilience-paid", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return set_resilience(state, self.character, state.figure(self.character).resilience - 1)

    def moved(self, state: State) -> Transfers:
        return transfer("resilience", 1, state.place(self.character), "heap")
