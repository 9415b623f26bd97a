"""The tables of a turn: what each step does, and what follows from each question."""

from hub.rules.bang import opening, resolution
from hub.rules.bang.cards import CHECKED
from hub.rules.bang.damage import told_blow
from hub.rules.bang.deck import burn, draw
from hub.rules.bang.events.tokens import Recovered
from hub.rules.bang.opening import CASTING
from hub.rules.bang.ring import draw_reason, draw_size
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay import turn_flow
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.everyone import settle_wounds
from hub.rules.cardplay.opening import collect_characters, from_role
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.turn_flow import DueStep, Settle, Step, TurnFlow
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.refusal import Param


def fill_empty_hands(tx: Transaction) -> None:
    """Suzy Lafayette must draw as soon as her hand is empty, once her last card has worked."""
    state = tx.state
    if not state.cards_are_counted or not state.turns or state.ending is not None:
        return
    for at, seat in enumerate(state.seats):
        is_empty = seat.hand == 0 and at != _at_work(state)
        if is_empty and seat.ability == "suzy-lafayette" and can_draw(tx.state):
            draw(tx, at, 1)


def _at_work(state: State) -> int:
    """Whose card is still to do what it does; in a Duel each BANG! has done it at once."""
    question = state.question
    return question.by if question is not None and question.key != "duel" else -1


def _begin_turn(tx: Transaction) -> None:
    turn_flow.begin_next(tx, lambda state: from_role(state, SHERIFF)[0], steps)


def steps(state: State, at: int) -> tuple[str, ...]:
    """What there is to do in this seat's turn."""
    seat = state.seats[at]
    first: tuple[str, ...] = ("recover",) if seat.is_down else ()
    if seat.character == "vera-custer":
        first = (*first, "copy")
    if not state.cards_are_counted:
        return (*first, "play")
    return (*first, *[card for card in CHECKED if card in seat.laid], "draw", "play")


def recover(tx: Transaction, at: int) -> None:
    tx.emit(Recovered(seat=at, life=tx.state.seats[at].full))
    tx.emit(StepTaken(step="recover"))


def draw_phase(tx: Transaction, at: int, size: int) -> None:
    draw(tx, at, size)
    tx.emit(StepTaken(step="draw"))


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


# Who has something to say about the draw phase.
CHOOSES_TO_DRAW = frozenset({"black-jack", "jesse-jones", "pat-brennan", "pedro-ramirez"})


def _chooses_to_draw(state: State, at: int) -> bool:
    return state.seats[at].ability in CHOOSES_TO_DRAW


def _draw(tx: Transaction, at: int) -> None:
    draw_phase(tx, at, draw_size(tx.state, at))


def about_draw(state: State, at: int) -> dict[str, Param]:
    """How many cards, and whose ability changes that."""
    return {"count": draw_size(state, at), "why": draw_reason(state, at)}


def _full(state: State, at: int) -> dict[str, Param]:
    return {"count": state.seats[at].full}


STEPS: dict[str, Step[State]] = {
    **CASTING.steps(opening.place),
    "recover": turn_flow.recover_step(recover),
    "copy": _copy_step,
    "dynamite": _check_step,
    "jail": _check_step,
    "draw": turn_flow.draw_step(_chooses_to_draw, _draw),
    "play": turn_flow.wait,
    "burn": turn_flow.burn_step(burn),
    "leave": turn_flow.leave_step(resolution.leave),
}

SETTLE: dict[str, Settle[State]] = {
    **CASTING.settle(collect_characters),
    "shot": resolution.settle_shot,
    "flip": resolution.settle_flip,
    "gatling": resolution.settle_everyone,
    "indians": resolution.settle_everyone,
    "duel": resolution.settle_duel,
    "dynamite": resolution.settle_dynamite,
    "everyone": settle_wounds(told_blow),
}

FLOW: TurnFlow[State] = TurnFlow(
    STEPS,
    SETTLE,
    _begin_turn,
    between=fill_empty_hands,
    interrupt=turn_flow.answer_for_leavers(lambda key: "take"),
    due={
        "recover": DueStep(recover, _full, turn_flow.after_unseen_burning),
        "draw": DueStep(_draw, about_draw, _chooses_to_draw),
    },
)
