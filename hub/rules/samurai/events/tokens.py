"""Honor and resilience: lost, won, paid, set straight. The box and the heap have the rest."""

from typing import ClassVar, Literal

from hub.rules.cardplay.questions import replace
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Transfers, transfer
from hub.rules.samurai.state import State

How = Literal["weapon", "battle-cry", "jujutsu", "told"]

# Where the rest of each kind lies, as the state and the view call it.
_PILES = {"honor": "box", "resilience": "heap"}


def _gained(state: State, at: int, token: str, gain: int) -> State:
    """A seat with so many tokens more, and their pile with as many less."""
    seat, pile = state.seats[at], _PILES[token]
    richer = replace(seat, **{token: getattr(seat, token) + gain})
    return state.with_holder(at, richer, **{pile: getattr(state, pile) - gain})


class TokensMoved(Event):
    """Tokens of one kind from their pile to a seat, or back: then the `gain` is below nothing."""

    token: ClassVar[str] = "resilience"

    seat: int

    def gain(self, state: State) -> int:
        raise NotImplementedError

    def evolve(self, state: State) -> State:
        return _gained(state, self.seat, self.token, self.gain(state))

    def moved(self, state: State) -> Transfers:
        return transfer(self.token, self.gain(state), _PILES[self.token], self.seat)


class ResilienceSet(TokensMoved):
    """A seat has so much resilience from here on."""

    resilience: int

    def gain(self, state: State) -> int:
        return self.resilience - state.seats[self.seat].resilience


class Recovered(ResilienceSet, tag="recovered"):
    """From nothing to full resilience at the start of a turn."""

    tells = story("recovered", "seat", count="resilience")


class Healed(ResilienceSet, tag="healed"):
    """Breathing: all resilience back."""

    tells = story("healed", "seat", count="resilience")


class ResilienceCorrected(ResilienceSet, tag="resilience-corrected"):
    """A seat's resilience as it lies there."""

    tells = story("resilience-corrected", "seat", count="resilience")


class Wounded(TokensMoved, tag="wounded"):
    """Resilience lost; wounds past the last point are not counted."""

    tells = story("wounded", "seat", "by", "count")

    by: int
    count: int
    how: How

    def gain(self, state: State) -> int:
        return -self.count


class ResiliencePaid(TokensMoved, tag="resilience-paid"):
    """Nobunaga gives up a point for a card."""

    tells = story("resilience-paid", "seat")

    def gain(self, state: State) -> int:
        return -1


class HonorPaid(TokensMoved, tag="honor-paid"):
    """One honor to the box, for Bushido."""

    tells = story("honor-paid", "seat")
    token = "honor"

    def gain(self, state: State) -> int:
        return -1


class HonorCorrected(TokensMoved, tag="honor-corrected"):
    """A seat's honor as it lies there."""

    tells = story("honor-corrected", "seat", count="honor")
    token = "honor"

    honor: int

    def gain(self, state: State) -> int:
        return self.honor - state.seats[self.seat].honor


class Defeated(Event, tag="defeated"):
    """The last resilience is gone: one honor goes to whoever did it."""

    tells = story("defeated", "seat", "by")

    seat: int
    by: int

    def evolve(self, state: State) -> State:
        return _gained(_gained(state, self.seat, "honor", -1), self.by, "honor", 1)

    def moved(self, state: State) -> Transfers:
        return transfer("honor", 1, self.seat, self.by)
