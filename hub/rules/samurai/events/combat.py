"""Weapons, parries, wounds, defeats."""

from typing import Literal

from hub.rules.box.cards import Card, kind
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.samurai.state import State, replace
from hub.rules.swordplay.card_events import put_aside

How = Literal["weapon", "battle-cry", "jujutsu", "told"]


class WeaponPlayed(Event, tag="weapon-played"):
    """A weapon against a seat; it lies aside until it has been answered."""

    seat: int
    card: Card
    target: int
    difficulty: int
    wounds: int

    def evolve(self, state: State) -> State:
        return put_aside(state, self.seat, self.card, weapons=state.weapons + 1)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(
            "weapon-played",
            seat=self.seat,
            card=kind(self.card),
            target=self.target,
            difficulty=self.difficulty,
        )


class Wounded(Event, tag="wounded"):
    """Resilience lost; wounds past the last point are not counted."""

    tells = story("wounded", "seat", "by", "count")

    seat: int
    by: int
    count: int
    how: How

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, resilience=seat.resilience - self.count))
        return replace(state, seats=seats, heap=state.heap + self.count)


class Defeated(Event, tag="defeated"):
    """The last resilience is gone: one honor goes to whoever did it."""

    tells = story("defeated", "seat", "by")

    seat: int
    by: int

    def evolve(self, state: State) -> State:
        victim = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(victim, honor=victim.honor - 1))
        victor = seats[self.by]
        won = replace(victor, honor=victor.honor + 1)
        return replace(state, seats=seats[: self.by] + (won,) + seats[self.by + 1 :])
