"""Cards played, laid, taken, lost; life healed and paid."""

from hub.rules.bang.events.card_moves import (
    bare,
    give_up,
    put_aside,
    with_hand,
    with_life,
)
from hub.rules.bang.state import State
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.card_transfers import between_hands, thrown, to_hand
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import ELSEWHERE, Line, Transfers, line, transfer


class CardPlayed(Event, tag="card-played"):
    """A card with an effect; it lies aside until that is over."""

    seat: int
    card: Card
    target: int = -1

    def evolve(self, state: State) -> State:
        return put_aside(replace(state, seats=with_hand(state, self.seat, -1)), self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.target < 0:
            return line("card-played", seat=self.seat, card=self.card)
        return line("card-played-on", seat=self.seat, card=self.card, target=self.target)


class CardLaid(Event, tag="card-laid"):
    """A card from a hand in play before a seat, mostly one's own."""

    seat: int
    card: Card
    to: int

    def evolve(self, state: State) -> State:
        state = replace(state, seats=with_hand(state, self.seat, -1))
        seat = state.seats[self.to]
        laid = replace(seat, laid=(*seat.laid, self.card))
        return replace(state, seats=state.with_seat(self.to, laid))

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.to == self.seat:
            return line("card-laid", seat=self.seat, card=self.card)
        return line("card-laid-on", seat=self.seat, card=self.card, to=self.to)


class CardTaken(Event, tag="card-taken"):
    """An unseen card from one hand to another."""

    tells = story("card-taken", "seat", "target")

    seat: int
    target: int

    def evolve(self, state: State) -> State:
        state = replace(state, seats=with_hand(state, self.target, -1))
        return replace(state, seats=with_hand(state, self.seat, 1))

    def moved(self, state: State) -> Transfers:
        return between_hands(state, self.target, self.seat)


class LaidTaken(Event, tag="laid-taken"):
    """A card in play before someone goes to a hand."""

    tells = story("laid-taken", "seat", "target", "card")

    seat: int
    target: int
    card: Card

    def evolve(self, state: State) -> State:
        state = replace(state, seats=bare(state, self.target, self.card))
        return replace(state, seats=with_hand(state, self.seat, 1))

    def moved(self, state: State) -> Transfers:
        return to_hand(state, self.seat, 1, ELSEWHERE)


class EverythingTaken(Event, tag="everything-taken"):
    """Vulture Sam takes hand and cards in play of whom he brought down."""

    tells = story("everything-taken", "seat", "target")

    seat: int
    target: int

    def evolve(self, state: State) -> State:
        prey = state.seats[self.target]
        count = prey.hand + len(prey.laid)
        robbed = state.with_seat(self.target, replace(prey, hand=0, laid=()))
        return replace(state, seats=with_hand(replace(state, seats=robbed), self.seat, count))

    def moved(self, state: State) -> Transfers:
        prey = state.seats[self.target]
        laid = to_hand(state, self.seat, len(prey.laid), ELSEWHERE)
        return (*between_hands(state, self.target, self.seat, prey.hand), *laid)


class CardLost(Event, tag="card-lost"):
    """An unseen card from a hand to the discards."""

    tells = story("card-lost", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return give_up(state, self.seat, UNSEEN)

    def moved(self, state: State) -> Transfers:
        return thrown(state, self.seat)


class Healed(Event, tag="healed"):
    """Life back, never past the start."""

    tells = story("healed", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        return with_life(state, self.seat, state.seats[self.seat].life + self.count)

    def moved(self, state: State) -> Transfers:
        return transfer("life", self.count, ELSEWHERE, self.seat)


class LifePaid(Event, tag="life-paid"):
    """Chuck Wengam gives up a life point for a card."""

    tells = story("life-paid", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return with_life(state, self.seat, state.seats[self.seat].life - 1)

    def moved(self, state: State) -> Transfers:
        return transfer("life", 1, self.seat, ELSEWHERE)
