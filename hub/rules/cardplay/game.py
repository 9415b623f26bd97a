"""What the state of every game with a deck has in common."""

from typing import Generic

from hub.rules.cardplay.asking import Asking, Q
from hub.rules.contract.fact import Fact
from hub.rules.contract.frame import Queue

# A hand that the hub does not count.
UNCOUNTED = -1


class Game(Asking[Q], Generic[Q], kw_only=True):
    """The deck is a count; the top of a pile is its last card. `aside` is still at work.

    `deals` counts void deals too; `deck_ended_in` is the turn in which the deck ended last.
    """

    level: str
    deck: int = 0
    discards: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    turn: int = -1
    turns: int = 0
    deals: int = 0
    deck_ended_in: int = -1
    ending: Fact | None = None

    @property
    def step(self) -> str:
        """The step the game stands at, below any open question."""
        for frame in self.frames:
            if type(frame) is Queue and frame.steps:
                return frame.steps[0]
        return "over" if self.ending else ""
