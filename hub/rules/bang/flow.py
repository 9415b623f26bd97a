"""What happens by itself: the loop that takes steps and settles questions until someone must act.

Each step returns whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable

from hub.rules.bang import dealing, settling
from hub.rules.bang.drawing import burn, draw
from hub.rules.bang.events import Answered, Recovered, StepTaken, TurnBegan, TurnEnded
from hub.rules.bang.question import Question
from hub.rules.bang.ring import draw_size
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.dealing import confirmed, from_role
from hub.rules.cardplay.drawing import can_draw
from hub.rules.cardplay.ring import next_seat
from hub.rules.contract.frame import Answer, Queue

Step = Callable[[Tale, Queue], bool]
Settle = Callable[[Tale, Question], None]


def advance(tale: Tale) -> None:
    """Go on until someone has to say something."""
    while tale.state.frames or tale.state.ending is None:
        fill_empty_hands(tale)
        if not tale.state.frames:
            _begin_turn(tale)
        top = tale.state.frames[-1]
        if type(top) is Question:
            answer_for_leavers(tale, top)
            top = tale.state.frames[-1]
            assert type(top) is Question
            if top.awaited:
                return
            SETTLE[top.key](tale, top)
        elif type(top) is Queue and not STEPS[top.steps[0]](tale, top):
            return


def fill_empty_hands(tale: Tale) -> None:
    """Suzy Lafayette must draw as soon as her hand is empty, once her last card has worked."""
    state = tale.state
    if state.level == "tokens" or not state.turns or state.ending is not None:
        return
    for at, seat in enumerate(state.seats):
        is_empty = seat.hand == 0 and at != _at_work(state)
        if is_empty and seat.ability == "suzy-lafayette" and can_draw(tale.state):
            draw(tale, at, 1)


def _at_work(state: State) -> int:
    """Whose card is still to do what it does; in a Duel each BANG! has done it at once."""
    question = state.question
    return question.by if question is not None and question.key != "duel" else -1


def answer_for_leavers(tale: Tale, question: Question) -> None:
    """Whoever has asked to leave answers nothing more: what is asked of them is not answered."""
    for seat in tale.state.leaving:
        if seat in question.awaited:
            tale.tell(Answered(answer=Answer(seat=seat, say="take")))


def _begin_turn(tale: Tale) -> None:
    state = tale.state
    seat = next_seat(state, state.turn) if state.turns else from_role(state, SHERIFF)[0]
    tale.tell(TurnBegan(seat=seat, steps=_steps(state, seat)))


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


def recover(tale: Tale, at: int) -> None:
    tale.tell(Recovered(seat=at, life=tale.state.seats[at].full))
    tale.tell(StepTaken(step="recover"))


def draw_phase(tale: Tale, at: int, size: int) -> None:
    draw(tale, at, size)
    tale.tell(StepTaken(step="draw"))


def _recover_step(tale: Tale, queue: Queue) -> bool:
    """Nothing is left to do if a correction brought life back meanwhile."""
    if tale.state.seats[queue.seat].life:
        tale.tell(StepTaken(step="recover"))
        return True
    if tale.state.options.pace == "taps" or _after_unseen_burning(tale.state, queue.seat):
        return False
    recover(tale, queue.seat)
    return True


def _after_unseen_burning(state: State, at: int) -> bool:
    """A hub that counts no cards waits here: the two just burned may have ended the deck."""
    return state.level == "tokens" and state.seats[at - 1].left


def models(state: State, at: int) -> tuple[str, ...]:
    """Whose abilities Vera Custer can copy: those of all who are still here."""
    return tuple(
        seat.character for other, seat in enumerate(state.seats) if other != at and not seat.left
    )


def _copy_step(tale: Tale, queue: Queue) -> bool:
    if models(tale.state, queue.seat):
        return False
    tale.tell(StepTaken(step="copy"))
    return True


def _check_step(tale: Tale, queue: Queue) -> bool:
    """A real card is turned over by hand; nothing is, if a correction took the card away."""
    step = queue.steps[0]
    if step in tale.state.seats[queue.seat].laid:
        return False
    tale.tell(StepTaken(step=step))
    return True


def _draw_step(tale: Tale, queue: Queue) -> bool:
    if tale.state.options.pace == "taps" or has_draw_choice(tale.state, queue.seat):
        return False
    draw_phase(tale, queue.seat, draw_size(tale.state, queue.seat))
    return True


CHOOSES_TO_DRAW = frozenset({"black-jack", "jesse-jones", "pat-brennan", "pedro-ramirez"})


def has_draw_choice(state: State, at: int) -> bool:
    """Whether this player has something to say about the draw phase."""
    return state.seats[at].ability in CHOOSES_TO_DRAW


def _burn_step(tale: Tale, queue: Queue) -> bool:
    burn(tale, queue.seat, 2)
    tale.tell(TurnEnded(seat=queue.seat))
    return True


def _leave_step(tale: Tale, queue: Queue) -> bool:
    tale.tell(StepTaken(step="leave"))
    settling.leave(tale, queue.seat)
    return True


def _wait(tale: Tale, queue: Queue) -> bool:
    return False


STEPS: dict[str, Step] = {
    "roles": dealing.deal_roles,
    "characters": dealing.cast,
    "tokens": dealing.place,
    "confirm": dealing.confirm,
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
    "roles": dealing.collect_roles,
    "figures": dealing.collect_characters,
    "characters": dealing.collect_characters,
    "confirm": confirmed,
    "shot": settling.settle_shot,
    "flip": settling.settle_flip,
    "gatling": settling.settle_everyone,
    "indians": settling.settle_everyone,
    "duel": settling.settle_duel,
    "dynamite": settling.settle_dynamite,
}
