"""A turn: recover, draw!, draw, discard, and the turns of those who left."""

from typing import Literal

from hub.rules.bang.events.card_moves import bare, life_set, put_aside, with_hand, with_life
from hub.rules.bang.state import State
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.card_transfers import thrown, to_hand
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line

Why = Literal["barrel", "jail", "dynamite"]


class Recovered(Event, tag="recovered"):
    """From nothing to full life at the start of a turn."""

    tells = story("recovered", "seat", count="life")

    seat: int
    life: int

    def evolve(self, state: State) -> State:
        return with_life(state, self.seat, self.life)

    def moved(self, state: State) -> Transfers:
        return life_set(state, self.seat, self.life)


class AbilityCopied(Event, tag="ability-copied"):
    """Vera Custer takes on an ability until her next turn."""

    tells = story("ability-copied", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        seat = replace(state.seats[self.seat], copied=self.character)
        return replace(state, seats=state.with_seat(self.seat, seat))


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

    tells = story("dynamite-passed", "seat", "to")

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        state = replace(state, seats=bare(state, self.seat, "dynamite"))
        seat = state.seats[self.to]
        lit = replace(seat, laid=(*seat.laid, "dynamite"))
        return replace(state, seats=state.with_seat(self.to, lit))


class CardsDrawn(Event, tag="cards-drawn"):
    """Cards from the deck to a hand."""

    tells = story("cards-drawn", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        seats = with_hand(state, self.seat, self.count)
        return replace(state, seats=seats, deck=state.deck - self.count)

    def moved(self, state: State) -> Transfers:
        return to_hand(state, self.seat, self.count, "deck")


class DiscardTaken(Event, tag="discard-taken"):
    """Pedro Ramirez takes the top discard."""

    tells = story("discard-taken", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return replace(state, seats=with_hand(state, self.seat, 1), discards=state.discards[:-1])

    def moved(self, state: State) -> Transfers:
        return to_hand(state, self.seat, 1, "discards")


class CardsDiscarded(Event, tag="cards-discarded"):
    """Cards out of a hand, unseen: too many at the end of a turn, or the price of something."""

    tells = story("cards-discarded", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        discards = state.discards + (UNSEEN,) * self.count
        return replace(state, seats=with_hand(state, self.seat, -self.count), discards=discards)

    def moved(self, state: State) -> Transfers:
        return thrown(state, self.seat, self.count)


class AbilityUsed(Event, tag="ability-used"):
    """An ability that may be used only so often in a turn."""

    tells = story("ability-used", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, used=(*state.used, self.character))


class CardsBurned(Event, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

    tells = story("cards-burned", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        if not state.cards_are_counted:
            return state
        state = replace(state, deck=state.deck - self.count)
        return put_aside(state, *(UNSEEN,) * self.count)


class LaidLost(Event, tag="laid-lost"):
    """A card in play goes to the discards."""

    tells = story("laid-lost", "seat", "card")

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        seats = bare(state, self.seat, self.card)
        return replace(state, seats=seats, discards=(*state.discards, self.card))
