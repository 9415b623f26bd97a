"""Tokens on a character, and on the heap."""

from hub.rules.duel.state import State, replace


def set_resilience(state: State, name: str, resilience: int) -> State:
    """A character's tokens; the heap has the rest."""
    figure = state.figure(name)
    sides = state.with_figure(replace(figure, resilience=resilience))
    return replace(state, sides=sides, heap=state.heap + figure.resilience - resilience)
