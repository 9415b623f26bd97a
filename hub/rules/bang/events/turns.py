"""A turn: recover, draw!, draw, discard, and the turns of those who left."""

from typing import Literal

from hub.rules.bang.cards import UNSEEN, Card, without
from hub.rules.bang.events.card_moves import bare, put_aside, with_hand, with_life
from hub.rules.bang.state import State, replace
from hub.rules.cardplay.card_state import begun
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line

Why = Literal["barrel", "jail", "dynamite"]


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, self.steps, bangs=0, used=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("turn-began", seat=self.seat)


class Recovered(Event, tag="recovered"):
    """From nothing to full life at the start of a turn."""

    seat: int
    life: int

    def evolve(self, state: State) -> State:
        return with_life(state, self.seat, self.life)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("recovered", seat=self.seat, count=self.life)


class AbilityCopied(Event, tag="ability-copied"):
    """Vera Custer takes on an ability until her next turn."""

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        seat = replace(state.seats[self.seat], copied=self.character)
        return replace(state, seats=state.with_seat(self.seat, seat))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("ability-copied", seat=self.seat, character=self.character)


class CardFlipped(Event, tag="card-flipped"):
    """Draw!: cards turned over, aside until what they decide is done; people say what fell."""

    seat: int
    count: int
    why: Why
    result: str

    def evolve(self, state: State) -> State:
        state = replace(state, deck=state.deck - self.count)
        return put_aside(state, *(UNSEEN,) * self.count)

    def seen_by(self, viewer: Actor) -> Line | None:
        is_hearts = self.result == "hearts"
        if self.why == "barrel":
            code = "barrel-held" if is_hearts else "barrel-failed"
        elif self.why == "jail":
            code = "jail-opened" if is_hearts else "jail-shut"
        else:
            code = "dynamite-exploded" if self.result == "explodes" else "dynamite-fizzled"
        return line(code, seat=self.seat, count=self.count)


class DynamitePassed(Event, tag="dynamite-passed"):
    """The Dynamite goes to the left."""

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        state = replace(state, seats=bare(state, self.seat, "dynamite"))
        seat = state.seats[self.to]
        lit = replace(seat, laid=(*seat.laid, "dynamite"))
        return replace(state, seats=state.with_seat(self.to, lit))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("dynamite-passed", seat=self.seat, to=self.to)


class CardsDrawn(Event, tag="cards-drawn"):
    """Cards from the deck to a hand."""

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        seats = with_hand(state, self.seat, self.count)
        return replace(state, seats=seats, deck=state.deck - self.count)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("cards-drawn", seat=self.seat, count=self.count)


class DiscardTaken(Event, tag="discard-taken"):
    """Pedro Ramirez takes the top discard."""

    seat: int

    def evolve(self, state: State) -> State:
        return replace(state, seats=with_hand(state, self.seat, 1), discards=state.discards[:-1])

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("discard-taken", seat=self.seat)


class CardsDiscarded(Event, tag="cards-discarded"):
    """Cards out of a hand, unseen: too many at the end of a turn, or the price of something."""

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        discards = state.discards + (UNSEEN,) * self.count
        return replace(state, seats=with_hand(state, self.seat, -self.count), discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("cards-discarded", seat=self.seat, count=self.count)


class AbilityUsed(Event, tag="ability-used"):
    """An ability that may be used only so often in a turn."""

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, used=(*state.used, self.character))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("ability-used", seat=self.seat, character=self.character)


class CardsBurned(Event, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        if state.level == "tokens":
            return state
        state = replace(state, deck=state.deck - self.count)
        return put_aside(state, *(UNSEEN,) * self.count)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("cards-burned", seat=self.seat, count=self.count)


class LaidLost(Event, tag="laid-lost"):
    """A card in play goes to the discards."""

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, laid=without(seat.laid, self.card)))
        return replace(state, seats=seats, discards=(*state.discards, self.card))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("laid-lost", seat=self.seat, card=self.card)
