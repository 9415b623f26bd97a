"""Harm: life and Ki that are lost, parts of the body that are hit, deep wounds."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line
from hub.rules.solo.state import DISTRACTED, State, replace


class FoeHurt(Event, tag="foe-hurt"):
    """The opponent loses life."""

    loss: int

    def evolve(self, state: State) -> State:
        return replace(state, foe=state.foe - self.loss)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("foe-hurt", count=self.loss)


class FoeBeheaded(Event, tag="foe-beheaded"):
    """A six of the surprise attack."""

    def evolve(self, state: State) -> State:
        return replace(state, foe=0)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("foe-beheaded")


class GuardHeld(Event, tag="guard-held"):
    def evolve(self, state: State) -> State:
        return state

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("guard-held")


class LifeLost(Event, tag="life-lost"):
    """The player loses life; `cause` says by what."""

    loss: int
    cause: str

    def evolve(self, state: State) -> State:
        return replace(state, life=state.life - self.loss)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("life-lost", count=self.loss, cause=self.cause)


class KiLost(Event, tag="ki-lost"):
    """Ki that a wound takes; it is outside the limit of a round."""

    loss: int

    def evolve(self, state: State) -> State:
        return replace(state, ki=state.ki - self.loss)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("ki-lost", count=self.loss)


class Dodged(Event, tag="dodged"):
    """A wound of 1 is none."""

    def evolve(self, state: State) -> State:
        return state

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("dodged")


class Beheaded(Event, tag="beheaded"):
    """A wound of 12."""

    def evolve(self, state: State) -> State:
        return replace(state, life=0)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("beheaded")


class PartHit(Event, tag="part-hit"):
    """A part of the body is hit and marked."""

    sum: int
    part: str

    def evolve(self, state: State) -> State:
        return replace(state, marked=(*state.marked, self.sum))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("part-hit", part=self.part)


class LimbLost(Event, tag="limb-lost"):
    """A marked part is hit again: one die a round from now on."""

    sum: int
    part: str

    def evolve(self, state: State) -> State:
        is_new = self.sum not in state.lost
        return replace(state, lost=(*state.lost, self.sum) if is_new else state.lost)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("limb-lost", part=self.part)


class DeeplyWounded(Event, tag="deeply-wounded"):
    """One of the six deep wounds; the fourth takes all Concentration at once."""

    number: int

    def evolve(self, state: State) -> State:
        state = replace(state, deep=tuple(sorted((*state.deep, self.number))))
        if self.number != DISTRACTED:
            return state
        return replace(state, concentration=0, gone=state.gone + state.concentration)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("deeply-wounded", deep=self.number)
