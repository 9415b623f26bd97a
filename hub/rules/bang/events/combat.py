"""Shots, answers, wounds, falls."""

from typing import Literal

from hub.rules.bang.events.card_moves import (
    give_up,
    life_set,
    put_aside,
    with_hand,
    with_life,
)
from hub.rules.bang.state import State
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.card_transfers import thrown
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import ELSEWHERE, Line, Transfers, line, transfer

How = Literal["shot", "gatling", "indians", "duel", "dynamite", "told"]


class BangPlayed(Event, tag="bang-played"):
    """A BANG! fired with one's weapon; it lies aside until it has been answered."""

    tells = story("bang-played", "seat", "target", "distance", count="damage")

    seat: int
    card: Card
    target: int
    distance: int
    damage: int

    def evolve(self, state: State) -> State:
        seats = with_hand(state, self.seat, -1)
        return put_aside(replace(state, seats=seats, bangs=state.bangs + 1), self.card)


class TwoCardsFired(Event, tag="two-cards-fired"):
    """Doc Holyday's two cards for a BANG!, which does not count for the limit."""

    tells = story("two-cards-fired", "seat", "target", "distance", count="damage")

    seat: int
    target: int
    distance: int
    damage: int

    def evolve(self, state: State) -> State:
        return put_aside(replace(state, seats=with_hand(state, self.seat, -2)), "", "")


class Dodged(Event, tag="dodged"):
    """A Missed!, or what serves as one, goes to the discards. `more` are still needed."""

    seat: int
    card: Card
    more: int = 0

    def evolve(self, state: State) -> State:
        return give_up(state, self.seat, self.card)

    def moved(self, state: State) -> Transfers:
        return thrown(state, self.seat)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("dodged-half" if self.more else "dodged", seat=self.seat)


class Untouched(Event, tag="untouched"):
    """The card was a diamond, and Apache Kid is not touched by those."""

    tells = story("untouched", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return state


class ShotBack(Event, tag="shot-back"):
    """A BANG! against Indians! or in a Duel; it counts for no limit."""

    tells = story("shot-back", "seat")

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        return give_up(state, self.seat, self.card)

    def moved(self, state: State) -> Transfers:
        return thrown(state, self.seat)


class Wounded(Event, tag="wounded"):
    """Life lost; wounds past the last point are not counted. `by` is -1 for Dynamite."""

    seat: int
    by: int
    count: int
    how: How

    def evolve(self, state: State) -> State:
        return with_life(state, self.seat, state.seats[self.seat].life - self.count)

    def moved(self, state: State) -> Transfers:
        return transfer("life", self.count, self.seat, ELSEWHERE)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.by < 0:
            return line("burned", seat=self.seat, count=self.count)
        if self.how == "duel":
            return line("duel-lost", seat=self.seat, by=self.by, count=self.count)
        return line("wounded", seat=self.seat, by=self.by, count=self.count)


class BeerSaved(Event, tag="beer-saved"):
    """A Beer on the fatal blow: `life` is what is left, and no reputation is lost."""

    tells = story("beer-saved", "seat", count="life")

    seat: int
    by: int
    lost: int
    life: int
    how: How

    def evolve(self, state: State) -> State:
        return with_life(give_up(state, self.seat, "beer"), self.seat, self.life)

    def moved(self, state: State) -> Transfers:
        return (*thrown(state, self.seat), *life_set(state, self.seat, self.life))


class Fallen(Event, tag="fallen"):
    """The last life is gone: one reputation goes to whoever did it, or to nobody."""

    seat: int
    by: int

    def evolve(self, state: State) -> State:
        prey = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(prey, reputation=prey.reputation - 1))
        if self.by < 0:
            return replace(state, seats=seats, box=state.box + 1)
        victor = seats[self.by]
        won = replace(victor, reputation=victor.reputation + 1)
        return replace(state, seats=seats[: self.by] + (won,) + seats[self.by + 1 :])

    def moved(self, state: State) -> Transfers:
        return transfer("reputation", 1, self.seat, self.by if self.by >= 0 else "box")

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.by < 0:
            return line("fallen-alone", seat=self.seat)
        return line("fallen", seat=self.seat, by=self.by)
