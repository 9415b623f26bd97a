"""What happens by itself: the loop that takes steps and settles questions until someone must act.

A game gives the tables: what each step does, and what follows from each question's answers. A
step says whether it is worth looking again; False means that a player has to move.

At a flowing pace the steps without a choice take themselves. Where real cards lie on the table
they are *due* first: the hub cannot see a card drawn, so it books them with the first tap of the
turn and never before its player could touch a card.
"""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, NoReturn

from msgspec import UNSET, UnsetType

from hub.rules.cardplay.card_state import AnyCardState, G, Over
from hub.rules.cardplay.questions import Answered, StepTaken
from hub.rules.cardplay.ring import AnyRingState, R, clockwise, next_seat
from hub.rules.cardplay.turn_events import TurnBegan, TurnEnded
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer, PendingSteps
from hub.rules.contract.refusal import Param
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import Due

Do = Callable[[Transaction[G]], None]
DoFor = Callable[[Transaction[G], int], None]
Step = Callable[[Transaction[G], PendingSteps], bool]
Settle = Callable[[Transaction[G], Any], None]


def _nothing(state: AnyCardState, at: int) -> dict[str, Param]:
    return {}


def _no_choice(state: AnyCardState, at: int) -> bool:
    return False


class DueStep(NamedTuple, Generic[G]):
    """A step that waits for a tap only because real cards move in it.

    `take` does it, `about` is what people have to know to do it with their hands, and `has_choice`
    says whose own tap it needs all the same.
    """

    take: DoFor[G]
    about: Callable[[G, int], dict[str, Param]] = _nothing
    has_choice: Callable[[G, int], bool] = _no_choice


class _NoChance:
    """Real cards are shuffled by hand: what is due never asks chance."""

    def order(self, size: int, ask: str) -> NoReturn:
        raise NotImplementedError(ask)

    def pick(self, size: int, ask: str) -> NoReturn:
        raise NotImplementedError(ask)


NO_CHANCE = _NoChance()


class TurnFlow(NamedTuple, Generic[G]):
    """A game's tables, and how its turns begin.

    `between` is done whenever something is done with, before a turn may begin; `interrupt` before
    anything is waited for or settled. `due` are the steps that the first tap of a turn brings with
    it, by their names.
    """

    steps: dict[str, Step[G]]
    settle: dict[str, Settle[G]]
    begin_turn: Do[G]
    between: Do[G] | None = None
    interrupt: Do[G] | None = None
    due: dict[str, DueStep[G]] = {}

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

    def due_step(self, state: G) -> DueStep[G] | None:
        """The step the game stands at, if the next tap of the turn books it."""
        top = state.frames[-1] if state.frames else None
        if type(top) is not PendingSteps or state.hub_holds_cards or takes_taps(state):
            return None
        found = self.due.get(top.steps[0])
        return None if found is None or found.has_choice(state, top.seat) else found

    def book(self, tx: Transaction[G], only: str = "") -> tuple[Due, ...]:
        """Take what is due, and whatever follows from it by itself; what it was, in order.

        `only` is the one step that is taken; empty: all of them.
        """
        booked = []
        while (step := self.due_step(tx.state)) is not None and only in ("", tx.state.step):
            booked.append(Due(key=tx.state.step, about=step.about(tx.state, tx.state.turn)))
            step.take(tx, tx.state.turn)
            self.advance(tx)
        return tuple(booked)

    def ahead(self, state: G) -> tuple[G, tuple[Due, ...]]:
        """The state that the first tap of a turn finds, once what is due is booked, and what is.

        As it is, and nothing, where booking would end the game or ask somebody something: such a
        step is taken by a tap of its own.
        """
        if self.due_step(state) is None:
            return state, ()
        tx = Transaction(state, NO_CHANCE)
        try:
            booked = self.book(tx)
        except Over:
            return state, ()
        return (state, ()) if tx.state.question is not None else (tx.state, booked)

    def booked(self, state: G) -> tuple[Event, ...]:
        """The events of what is due, as the first tap of a turn books them."""
        if not self.ahead(state)[1]:
            return ()
        tx = Transaction(state, NO_CHANCE)
        self.book(tx)
        return tuple(tx.events)

    def dues(self, state: G) -> tuple[Due, ...] | UnsetType:
        """What is due, for a view; not there at all where nothing is."""
        return UNSET if state.hub_holds_cards else self.ahead(state)[1] or UNSET


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


def waits_for_tap(state: AnyCardState) -> bool:
    """Whether a step without a choice waits: so the table plays, or real cards move in it."""
    return takes_taps(state) or not state.hub_holds_cards


def recover_step(recover: DoFor[R]) -> Step[R]:
    """Whoever is down gets up again at the start of a turn."""

    def step(tx: Transaction[R], queue: PendingSteps) -> bool:
        if not tx.state.seats[queue.seat].is_down:
            # A correction brought them back meanwhile.
            tx.emit(StepTaken(step="recover"))
            return True
        if waits_for_tap(tx.state):
            return False
        recover(tx, queue.seat)
        return True

    return step


def after_unseen_burning(state: AnyRingState, at: int) -> bool:
    """Two uncounted cards were just burned and may have ended the deck, which is told first."""
    return not state.cards_are_counted and bool(state.seats[clockwise(state, at)[-1]].left)


def draw_step(has_choice: Callable[[G, int], bool], draw: DoFor[G]) -> Step[G]:
    """The draw phase, unless its player has something to say about it."""

    def step(tx: Transaction[G], queue: PendingSteps) -> bool:
        if waits_for_tap(tx.state) or has_choice(tx.state, queue.seat):
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
