"""What happens by itself: the loop that takes steps and settles questions until someone must act.

A game gives the tables: what each step does, and what follows from each question's answers. A
step says whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.questions import Answered, StepTaken
from hub.rules.cardplay.ring import AnyRingState, R, next_seat
from hub.rules.cardplay.turn_events import TurnBegan, TurnEnded
from hub.rules.contract.frame import Answer, PendingSteps
from hub.rules.contract.transaction import Transaction

Do = Callable[[Transaction[G]], None]
DoFor = Callable[[Transaction[G], int], None]
Step = Callable[[Transaction[G], PendingSteps], bool]
Settle = Callable[[Transaction[G], Any], None]


class TurnFlow(NamedTuple, Generic[G]):
    """A game's tables, and how its turns begin.

    `between` is done whenever something is done with, before a turn may begin; `interrupt` before
    anything is waited for or settled.
    """

    steps: dict[str, Step[G]]
    settle: dict[str, Settle[G]]
    begin_turn: Do[G]
    between: Do[G] | None = None
    interrupt: Do[G] | None = None

    def advance(self, tx: Transaction[G]) -> None:
        """Go on until someone has to say something."""
        while tx.state.frames or tx.state.ending is None:
            if self.between is not None:
                self.between(tx)
            if not tx.state.frames:
                self.begin_turn(tx)
            if self.interrupt is not None:
                self.interrupt(tx)
            top = tx.state.frames[-1]
            if type(top) is PendingSteps:
                if not self.steps[top.steps[0]](tx, top):
                    return
            elif top.awaited:
                return
            else:
                self.settle[top.key](tx, top)


def begin_next(
    tx: Transaction[R], first: Callable[[R], int], steps: Callable[[R, int], tuple[str, ...]]
) -> None:
    """The turn of the next seat, or of who is first; `steps` are what there is to do in it."""
    state = tx.state
    seat = next_seat(state, state.turn) if state.turns else first(state)
    tx.emit(TurnBegan(seat=seat, steps=("burn",) if state.seats[seat].left else steps(state, seat)))


def answer_for_leavers(say: Callable[[str], str]) -> Do[R]:
    """Whoever has asked to leave answers nothing more: what is asked of them is not answered.

    `say` is what that comes to, by the question's key.
    """

    def interrupt(tx: Transaction[R]) -> None:
        # Below the question lie the turn and whoever waits to leave.
        if len(tx.state.frames) < 3 or (question := tx.state.question) is None:
            return
        for seat in tx.state.leaving:
            if seat in question.awaited:
                tx.emit(Answered(answer=Answer(seat=seat, say=say(question.key))))

    return interrupt


def wait(tx: Transaction[AnyCardState], queue: PendingSteps) -> bool:
    """A player has to move."""
    return False


def takes_taps(state: AnyCardState) -> bool:
    """Whether the players of this table tap also where nothing can be chosen."""
    return bool(state.options.pace == "taps")


def recover_step(recover: DoFor[R]) -> Step[R]:
    """Whoever is down gets up again at the start of a turn."""

    def step(tx: Transaction[R], queue: PendingSteps) -> bool:
        if not tx.state.seats[queue.seat].is_down:
            # A correction brought them back meanwhile.
            tx.emit(StepTaken(step="recover"))
            return True
        if takes_taps(tx.state) or _after_unseen_burning(tx.state, queue.seat):
            return False
        recover(tx, queue.seat)
        return True

    return step


def _after_unseen_burning(state: AnyRingState, at: int) -> bool:
    """A hub that counts no cards waits here: the two just burned may have ended the deck."""
    return not state.cards_are_counted and bool(state.seats[at - 1].left)


def draw_step(has_choice: Callable[[G, int], bool], draw: DoFor[G]) -> Step[G]:
    """The draw phase, unless its player has something to say about it."""

    def step(tx: Transaction[G], queue: PendingSteps) -> bool:
        if takes_taps(tx.state) or has_choice(tx.state, queue.seat):
            return False
        draw(tx, queue.seat)
        return True

    return step


def burn_step(burn: Callable[[Transaction[G], int, int], None]) -> Step[G]:
    """The turn of somebody who left: two cards go from the deck to the discards."""

    def step(tx: Transaction[G], queue: PendingSteps) -> bool:
        burn(tx, queue.seat, 2)
        tx.emit(TurnEnded(seat=queue.seat))
        return True

    return step


def leave_step(leave: DoFor[G]) -> Step[G]:
    """What somebody left over is settled; now they go."""

    def step(tx: Transaction[G], queue: PendingSteps) -> bool:
        tx.emit(StepTaken(step="leave"))
        leave(tx, queue.seat)
        return True

    return step
