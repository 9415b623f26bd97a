"""Try something out on a state that nobody keeps: what would end the game is said before it does.

No chance is given to it, so it must not need any.
"""

from collections.abc import Callable

from hub.rules.cardplay.card_state import G, Over
from hub.rules.cardplay.turn_flow import NO_CHANCE
from hub.rules.contract.transaction import Transaction


def ends_game(state: G, play: Callable[[Transaction[G]], None]) -> bool:
    """Whether the game would be over with what `play` does."""
    try:
        play(Transaction(state, NO_CHANCE))
    except Over:
        return True
    return False
