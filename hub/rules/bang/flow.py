"""What happens by itself: the loop that takes steps and settles questions until someone must act.

Each step returns whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable

from hub.rules.bang import opening, resolution
from hub.rules.bang.deck import burn, draw
from hub.rules.bang.events import Answered, Recovered, StepTaken, TurnBegan, TurnEnded
from hub.rules.bang.question import Question
from hub.rules.bang.ring import draw_size
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import State
from hub.rules.bang.transaction import Transaction
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.opening import confirmed, from_role
from hub.rules.cardplay.ring import next_seat
from hub.rules.contract.frame import Answer, PendingSteps

Step = Callable[[Transaction, PendingSteps], bool]
Settle = Callable[[Transaction, Question], None]


def advance(tx: Transaction) -> None:
    """Go on until someone has to say something."""
    while tx.state.frames or tx.state.ending is None:
        fill_empty_hands(tx)
        if not tx.state.frames:
            _begin_turn(tx)
        top = tx.state.frames[-1]
        if type(top) is Question:
            answer_for_leavers(tx, top)
            top = tx.state.frames[-1]
            assert type(top) is Question
            if top.awaited:
                return
            SETTLE[top.key](tx, top)
        elif type(top) is PendingSteps and not STEPS[top.steps[0]](tx, top):
            return


def fill_empty_hands(tx: Transaction) -> None:
    """Suzy Lafayette must draw as soon as her hand is empty, once her last card has worked."""
    state = tx.state
    if state.level == "tokens" or not state.turns or state.ending is not None:
        return
    for at, seat in enumerate(state.seats):
        is_empty = seat.hand == 0 and at != _at_work(state)
        if is_empty and seat.ability == "suzy-lafayette" and can_draw(tx.state):
            draw(tx, at, 1)


def _at_work(state: State) -> int:
    """Whose card is still to do what it does; in a Duel each BANG! has done it at once."""
    question = state.question
    return question.by if question is not None and question.key != "duel" else -1


def answer_for_leavers(tx: Transaction, question: Question) -> None:
    """Whoever has asked to leave answers nothing more: what is asked of them is not answered."""
    for seat in tx.state.leaving:
        if seat in question.awaited:
            tx.emit(Answered(answer=Answer(seat=seat, say="take")))


def _begin_turn(tx: Transaction) -> None:
    state = tx.state
    seat = next_seat(state, state.turn) if state.turns else from_role(state, SHERIFF)[0]
    tx.emit(TurnBegan(seat=seat, steps=_steps(state, seat)))


def _steps(state: State, at: int) -> tuple[str, ...]:
    """What there is to do in this seat's turn; those who left only burn two cards."""
    seat = state.seats[at]
    if seat.left:
        return ("burn",)
    steps: tuple[str, ...] = ("recover",) if seat.life == 0 else ()
    if seat.character == "vera-custer":
        steps = (*steps, "copy")
    if state.level == "tokens":
        return (*steps, "play")
    # First the Dynamite, then the Jail.
    steps += tuple(card for card in ("dynamite", "jail") if card in seat.laid)
    return (*steps, "draw", "play")


def recover(tx: Transaction, at: int) -> None:
    tx.emit(Recovered(seat=at, life=tx.state.seats[at].full))
    tx.emit(StepTaken(step="recover"))


def draw_phase(tx: Transaction, at: int, size: int) -> None:
    draw(tx, at, size)
    tx.emit(StepTaken(step="draw"))


def _recover_step(tx: Transaction, queue: PendingSteps) -> bool:
    """Nothing is left to do if a correction brought life back meanwhile."""
    if tx.state.seats[queue.seat].life:
        tx.emit(StepTaken(step="recover"))
        return True
    if tx.state.options.pace == "taps" or _after_unseen_burning(tx.state, queue.seat):
        return False
    recover(tx, queue.seat)
    return True


def _after_unseen_burning(state: State, at: int) -> bool:
    """A hub that counts no cards waits here: the two just burned may have ended the deck."""
    return state.level == "tokens" and state.seats[at - 1].left


def models(state: State, at: int) -> tuple[str, ...]:
    """Whose abilities Vera Custer can copy: those of all who are still here."""
    return tuple(
        seat.character for other, seat in enumerate(state.seats) if other != at and not seat.left
    )


def _copy_step(tx: Transaction, queue: PendingSteps) -> bool:
    if models(tx.state, queue.seat):
        return False
    tx.emit(StepTaken(step="copy"))
    return True


def _check_step(tx: Transaction, queue: PendingSteps) -> bool:
    """A real card is turned over by hand; nothing is, if a correction took the card away."""
    step = queue.steps[0]
    if step in tx.state.seats[queue.seat].laid:
        return False
    tx.emit(StepTaken(step=step))
    return True


def _draw_step(tx: Transaction, queue: PendingSteps) -> bool:
    if tx.state.options.pace == "taps" or has_draw_choice(tx.state, queue.seat):
        return False
    draw_phase(tx, queue.seat, draw_size(tx.state, queue.seat))
    return True


CHOOSES_TO_DRAW = frozenset({"black-jack", "jesse-jones", "pat-brennan", "pedro-ramirez"})


def has_draw_choice(state: State, at: int) -> bool:
    """Whether this player has something to say about the draw phase."""
    return state.seats[at].ability in CHOOSES_TO_DRAW


def _burn_step(tx: Transaction, queue: PendingSteps) -> bool:
    burn(tx, queue.seat, 2)
    tx.emit(TurnEnded(seat=queue.seat))
    return True


def _leave_step(tx: Transaction, queue: PendingSteps) -> bool:
    tx.emit(StepTaken(step="leave"))
    resolution.leave(tx, queue.seat)
    return True


def _wait(tx: Transaction, queue: PendingSteps) -> bool:
    return False


STEPS: dict[str, Step] = {
    "roles": opening.deal_roles,
    "characters": opening.cast,
    "tokens": opening.place,
    "confirm": opening.confirm,
    "recover": _recover_step,
    "copy": _copy_step,
    "dynamite": _check_step,
    "jail": _check_step,
    "draw": _draw_step,
    "play": _wait,
    "burn": _burn_step,
    "leave": _leave_step,
}

SETTLE: dict[str, Settle] = {
    "roles": opening.collect_roles,
    "figures": opening.collect_characters,
    "characters": opening.collect_characters,
    "confirm": confirmed,
    "shot": resolution.settle_shot,
    "flip": resolution.settle_flip,
    "gatling": resolution.settle_everyone,
    "indians": resolution.settle_everyone,
    "duel": resolution.settle_duel,
    "dynamite": resolution.settle_dynamite,
}
