"""Weapons, wounds, defeats, and getting up again; honor lost to Bushido."""

from typing import Literal

from hub.rules.box.cards import kind
from hub.rules.cardplay.card_moves import put_aside
from hub.rules.cardplay.card_state import Card
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line, transfer
from hub.rules.samurai.state import State, resilience_set, with_honor, with_resilience

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
        return with_resilience(state, self.seat, state.seats[self.seat].resilience - self.count)

    def moved(self, state: State) -> Transfers:
        return transfer("resilience", self.count, self.seat, "heap")


class Defeated(Event, tag="defeated"):
    """The last resilience is gone: one honor goes to whoever did it."""

    tells = story("defeated", "seat", "by")

    seat: int
    by: int

    def evolve(self, state: State) -> State:
        paid = with_honor(state, self.seat, state.seats[self.seat].honor - 1)
        return with_honor(paid, self.by, paid.seats[self.by].honor + 1)

    def moved(self, state: State) -> Transfers:
        return transfer("honor", 1, self.seat, self.by)


class Recovered(Event, tag="recovered"):
    """From nothing to full resilience at the start of a turn."""

    tells = story("recovered", "seat", count="resilience")

    seat: int
    resilience: int

    def evolve(self, state: State) -> State:
        return with_resilience(state, self.seat, self.resilience)

    def moved(self, state: State) -> Transfers:
        return resilience_set(state, self.seat, self.resilience)


class HonorPaid(Event, tag="honor-paid"):
    """One honor to the box, for Bushido."""

    tells = story("honor-paid", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return with_honor(state, self.seat, state.seats[self.seat].honor - 1)

    def moved(self, state: State) -> Transfers:
        return transfer("honor", 1, self.seat, "box")
