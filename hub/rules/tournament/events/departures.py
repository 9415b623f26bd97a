"""Somebody left the game at their table: whether they left the tournament too is asked."""

from hub.rules.contract.event import Event, story
from hub.rules.tournament.state import State, replace


class GameLeft(Event, tag="game-left"):
    """A player is out of a running game; it stays open whether they come back for the next."""

    tells = story("game-left", seat="entrant")

    entrant: int

    def evolve(self, state: State) -> State:
        known = (*state.left_game, self.entrant)
        return replace(state, left_game=known, departing=(*state.departing, self.entrant))


class Stayed(Event, tag="stayed"):
    """They left one game, and no more than that: the next draw counts with them.

    With `is_back` they play on in that very game, and are asked if they leave it again.
    """

    tells = story("stayed", seat="entrant")

    entrant: int
    is_back: bool = False

    def evolve(self, state: State) -> State:
        departing = without(state.departing, self.entrant)
        known = without(state.left_game, self.entrant) if self.is_back else state.left_game
        return replace(state, departing=departing, left_game=known)


def without(entrants: tuple[int, ...], entrant: int) -> tuple[int, ...]:
    return tuple(each for each in entrants if each != entrant)
