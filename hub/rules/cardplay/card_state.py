"""What the state of every game with a deck has in common, and its end in the middle of a move."""

from typing import Any, Generic, TypeVar

from hub.rules.cardplay.questions import FrameStack, Q, replace
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.value import Value

# A hand that the hub does not count.
UNCOUNTED = -1


class Ending(Value):
    """Why the game is over, and what brought it about."""

    reason: str
    cause: str


class Over(Exception):
    """The game ends here and now; whatever else the move would have done is not done."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending.reason)
        self.ending: Any = ending


class CardState(FrameStack[Q], Generic[Q], kw_only=True):
    """The deck is a count; the top of a pile is its last card. `aside` is still at work.

    `deals` counts void deals too; `deck_ended_in` is the turn in which the deck ended last.
    """

    options: Any
    level: str
    deck: int = 0
    discards: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    turn: int = -1
    turns: int = 0
    deals: int = 0
    deck_ended_in: int = -1
    ending: Ending | None = None

    @property
    def step(self) -> str:
        """The step the game stands at, below any open question."""
        for frame in self.frames:
            if type(frame) is PendingSteps and frame.steps:
                return frame.steps[0]
        return "over" if self.ending else ""


G = TypeVar("G", bound=CardState[Any])


def begun(state: G, seat: int, steps: tuple[str, ...], **fresh: Any) -> G:
    """A turn begins with these steps; `fresh` is what is counted anew in it."""
    question = state.questions + 1
    return replace(
        state,
        turn=seat,
        turns=state.turns + 1,
        frames=(PendingSteps(question=question, steps=steps, seat=seat),),
        questions=question,
        **fresh,
    )
