"""A turn: recover, Bushido, draw, discard, and the turns of those who left."""

from hub.rules.box.cards import UNSEEN, Card, without
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Queue
from hub.rules.contract.view import Line, line
from hub.rules.contract.who import Who
from hub.rules.samurai.events.bookkeeping import hand_less, kind, kinds
from hub.rules.samurai.state import State, replace


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: State) -> State:
        question = state.questions + 1
        return replace(
            state,
            turn=self.seat,
            turns=state.turns + 1,
            weapons=0,
            picked=(),
            frames=(Queue(question=question, steps=self.steps, seat=self.seat),),
            questions=question,
        )

    def witness(self, viewer: Who) -> Line | None:
        return line("turn-began", seat=self.seat)


class Recovered(Event, tag="recovered"):
    """From nothing to full resilience at the start of a turn."""

    seat: int
    resilience: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        gain = self.resilience - seat.resilience
        seats = state.with_seat(self.seat, replace(seat, resilience=self.resilience))
        return replace(state, seats=seats, heap=state.heap - gain)

    def witness(self, viewer: Who) -> Line | None:
        return line("recovered", seat=self.seat, count=self.resilience)


class CardFlipped(Event, tag="card-flipped"):
    """The top card for a Bushido check; it lies aside until the deck's end is dealt with."""

    seat: int
    card: Card
    is_weapon: bool

    def evolve(self, state: State) -> State:
        aside = (*state.aside, self.card)
        return replace(state, deck=state.deck - 1, order=state.order[:-1], aside=aside)

    def witness(self, viewer: Who) -> Line | None:
        if self.card:
            return line("card-flipped", seat=self.seat, card=kind(self.card))
        return line("flip-weapon" if self.is_weapon else "flip-other", seat=self.seat)


class BushidoPassed(Event, tag="bushido-passed"):
    """Bushido goes to the left."""

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        return replace(state, bushido_at=self.to)

    def witness(self, viewer: Who) -> Line | None:
        return line("bushido-passed", seat=self.seat, to=self.to)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    seat: int

    def evolve(self, state: State) -> State:
        discards = (*state.discards, state.bushido)
        return replace(state, bushido="", bushido_at=-1, discards=discards)

    def witness(self, viewer: Who) -> Line | None:
        return line("bushido-discarded", seat=self.seat)


class HonorPaid(Event, tag="honor-paid"):
    """One honor to the box, for Bushido."""

    seat: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, honor=seat.honor - 1))
        return replace(state, seats=seats, box=state.box + 1)

    def witness(self, viewer: Who) -> Line | None:
        return line("honor-paid", seat=self.seat)


class CardsDrawn(Event, tag="cards-drawn"):
    """Cards from the deck to a hand; only their owner hears which."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        hand = replace(seat, hand=seat.hand + self.count, cards=seat.cards + self.cards)
        return replace(
            state,
            seats=state.with_seat(self.seat, hand),
            deck=state.deck - self.count,
            order=state.order[: -self.count] if state.order else (),
        )

    def witness(self, viewer: Who) -> Line | None:
        if viewer.seat == self.seat and self.cards:
            return line("you-drew", cards=kinds(self.cards))
        return line("cards-drawn", seat=self.seat, count=self.count)


class DiscardTaken(Event, tag="discard-taken"):
    """Ieyasu takes the top discard."""

    seat: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        cards = (*seat.cards, state.discards[-1]) if state.level == "cards" else ()
        seats = state.with_seat(self.seat, replace(seat, hand=seat.hand + 1, cards=cards))
        return replace(state, seats=seats, discards=state.discards[:-1])

    def witness(self, viewer: Who) -> Line | None:
        return line("discard-taken", seat=self.seat)


class CardsDiscarded(Event, tag="cards-discarded"):
    """Down to seven at the end of a turn; the faces are known at the Cards level."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        hand = replace(seat, hand=seat.hand - self.count)
        for card in self.cards:
            hand = replace(hand, cards=without(hand.cards, card))
        discards = state.discards + (self.cards or (UNSEEN,) * self.count)
        return replace(state, seats=state.with_seat(self.seat, hand), discards=discards)

    def witness(self, viewer: Who) -> Line | None:
        return line("cards-discarded", seat=self.seat, count=self.count, cards=kinds(self.cards))


class CardsBurned(Event, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

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

    def witness(self, viewer: Who) -> Line | None:
        return line("cards-burned", seat=self.seat, count=self.count)


class TurnEnded(Event, tag="turn-ended"):
    """Play passes to the left; what waits for the end of a question still waits."""

    seat: int

    def evolve(self, state: State) -> State:
        return replace(state, frames=state.frames[1:])

    def witness(self, viewer: Who) -> Line | None:
        return line("turn-ended", seat=self.seat)


def give_up(state: State, at: int, card: Card) -> State:
    """A card from a hand straight to the discards."""
    seats = state.with_seat(at, hand_less(state.seats[at], card))
    return replace(state, seats=seats, discards=(*state.discards, card))
