"""A card that has to be checked at the start of a turn, found there when the turn had begun."""

from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.turn_events import StepAdded
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.transaction import Transaction

# What a turn has when its checks are done; they can be made as long as this is to come.
DRAW = "draw"


def check_late(
    tx: Transaction[G], at: int, step: str, before: tuple[str, ...] = (DRAW,), until: str = DRAW
) -> None:
    """Add the check to the turn of this seat, if it is theirs and `until` is still to come.

    It is made `before` the first of these that is.
    """
    if can_check_late(tx.state, at, step, until):
        steps = tx.state.frames[0].steps
        tx.emit(StepAdded(step=step, before=next(each for each in before if each in steps)))


def can_check_late(state: AnyState, at: int, step: str, until: str = DRAW) -> bool:
    """Whether it is the turn of this seat, and a check can still be added to it."""
    queue = state.frames[0] if state.frames else None
    if type(queue) is not PendingSteps or queue.seat != at:
        return False
    return until in queue.steps and step not in queue.steps
