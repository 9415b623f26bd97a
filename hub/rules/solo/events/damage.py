"""Harm: life and Ki that are lost, parts of the body that are hit, deep wounds."""

from typing import ClassVar

from hub.rules.contract.event import Event, story
from hub.rules.solo.state import DISTRACTED, State, replace


class Loss(Event):
    """So much is lost of the number in the state whose name is `of`."""

    of: ClassVar[str]

    loss: int

    def evolve(self, state: State) -> State:
        return replace(state, **{self.of: getattr(state, self.of) - self.loss})


class FoeHurt(Loss, tag="foe-hurt"):
    """The opponent loses life."""

    of = "foe"
    tells = story("foe-hurt", count="loss")


class LifeLost(Loss, tag="life-lost"):
    """The player loses life; `cause` says by what."""

    of = "life"
    tells = story("life-lost", count="loss", cause="cause")

    cause: str


class KiLost(Loss, tag="ki-lost"):
    """Ki that a wound takes; it is outside the limit of a round."""

    of = "ki"
    tells = story("ki-lost", count="loss")


class FoeBeheaded(Event, tag="foe-beheaded"):
    """A six of the surprise attack."""

    tells = story("foe-beheaded")

    def evolve(self, state: State) -> State:
        return replace(state, foe=0)


class Beheaded(Event, tag="beheaded"):
    """A wound of 12."""

    tells = story("beheaded")

    def evolve(self, state: State) -> State:
        return replace(state, life=0)


class NothingLost(Event):
    """A blow that does no harm."""

    def evolve(self, state: State) -> State:
        return state


class GuardHeld(NothingLost, tag="guard-held"):
    tells = story("guard-held")


class Dodged(NothingLost, tag="dodged"):
    """A wound of 1 is none."""

    tells = story("dodged")


class PartHit(Event, tag="part-hit"):
    """A part of the body is hit and marked."""

    tells = story("part-hit", "part")

    sum: int
    part: str

    def evolve(self, state: State) -> State:
        return replace(state, marked=(*state.marked, self.sum))


class LimbLost(Event, tag="limb-lost"):
    """A marked part is hit again: one die a round from now on."""

    tells = story("limb-lost", "part")

    sum: int
    part: str

    def evolve(self, state: State) -> State:
        is_new = self.sum not in state.lost
        return replace(state, lost=(*state.lost, self.sum) if is_new else state.lost)


class DeeplyWounded(Event, tag="deeply-wounded"):
    """One of the six deep wounds; the fourth takes all Concentration at once."""

    tells = story("deeply-wounded", deep="number")

    number: int

    def evolve(self, state: State) -> State:
        state = replace(state, deep=tuple(sorted((*state.deep, self.number))))
        if self.number != DISTRACTED:
            return state
        return replace(state, concentration=0, gone=state.gone + state.concentration)
