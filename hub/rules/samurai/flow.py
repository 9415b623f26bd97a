"""What happens by itself: the loop that takes steps and settles questions until someone must act.

Each step returns whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.opening import confirmed, from_role
from hub.rules.cardplay.ring import next_seat
from hub.rules.contract.frame import PendingSteps
from hub.rules.samurai import opening, resolution
from hub.rules.samurai.deck import burn, draw
from hub.rules.samurai.events import Recovered, StepTaken, TurnBegan, TurnEnded
from hub.rules.samurai.game_end import count_daimyo
from hub.rules.samurai.question import Question
from hub.rules.samurai.ring import draw_size
from hub.rules.samurai.roles import SHOGUN
from hub.rules.samurai.state import Ending, State
from hub.rules.samurai.transaction import Transaction

Step = Callable[[Transaction, PendingSteps], bool]
Settle = Callable[[Transaction, Question], None]


def advance(tx: Transaction) -> None:
    """Go on until someone has to say something."""
    while tx.state.frames or tx.state.ending is None:
        if not tx.state.frames:
            _begin_turn(tx)
        top = tx.state.frames[-1]
        if type(top) is Question:
            if top.awaited:
                return
            SETTLE[top.key](tx, top)
        elif type(top) is PendingSteps and not STEPS[top.steps[0]](tx, top):
            return


def _begin_turn(tx: Transaction) -> None:
    state = tx.state
    if state.is_last_turn:
        # As if honor had run out: no Swordmaster and no Deadly Strike.
        raise Over(Ending(reason="time", cause="time"))
    seat = next_seat(state, state.turn) if state.turns else from_role(state, SHOGUN)[0]
    tx.emit(TurnBegan(seat=seat, steps=_steps(state, seat)))


def _steps(state: State, at: int) -> tuple[str, ...]:
    """What there is to do in this seat's turn; those who left only burn two cards."""
    seat = state.seats[at]
    if seat.left:
        return ("burn",)
    steps = ("recover",) if seat.resilience == 0 else ()
    if state.level == "tokens":
        return (*steps, "play")
    if state.bushido_at == at:
        steps = (*steps, "bushido")
    return (*steps, "draw", "play")


def recover(tx: Transaction, at: int) -> None:
    tx.emit(Recovered(seat=at, resilience=CHARACTERS[tx.state.seats[at].character]))
    tx.emit(StepTaken(step="recover"))


def draw_phase(tx: Transaction, at: int, size: int) -> None:
    draw(tx, at, size)
    tx.emit(StepTaken(step="draw"))


def _recover_step(tx: Transaction, queue: PendingSteps) -> bool:
    """Nothing is left to do if a correction brought resilience back meanwhile."""
    if tx.state.seats[queue.seat].resilience:
        tx.emit(StepTaken(step="recover"))
        return True
    if tx.state.options.pace == "taps" or _after_unseen_burning(tx.state, queue.seat):
        return False
    recover(tx, queue.seat)
    return True


def _after_unseen_burning(state: State, at: int) -> bool:
    """A hub that counts no cards waits here: the two just burned may have ended the deck."""
    return state.level == "tokens" and state.seats[at - 1].left


def _bushido_step(tx: Transaction, queue: PendingSteps) -> bool:
    """The hub can flip by itself only what it holds; a real card is flipped by hand."""
    if tx.state.bushido_at != queue.seat:
        # A correction took it away meanwhile.
        tx.emit(StepTaken(step="bushido"))
        return True
    if tx.state.options.pace == "taps" or tx.state.level != "cards":
        return False
    resolution.check_bushido(tx, queue.seat, None)
    return True


def _draw_step(tx: Transaction, queue: PendingSteps) -> bool:
    if tx.state.options.pace == "taps" or has_draw_choice(tx.state, queue.seat):
        return False
    draw_phase(tx, queue.seat, draw_size(tx.state, queue.seat))
    return True


def has_draw_choice(state: State, at: int) -> bool:
    """Ieyasu may take the top discard first, if there is one (ruling 13)."""
    return state.seats[at].character == "ieyasu" and bool(state.discards)


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
    "bushido": _bushido_step,
    "draw": _draw_step,
    "play": _wait,
    "burn": _burn_step,
    "leave": _leave_step,
}

SETTLE: dict[str, Settle] = {
    "roles": opening.collect_roles,
    "figures": opening.collect_characters,
    "characters": opening.collect_characters,
    "seventh": opening.collect_seventh,
    "confirm": confirmed,
    "weapon": resolution.settle_weapon,
    "battle-cry": resolution.settle_everyone,
    "jujutsu": resolution.settle_everyone,
    "bushido": resolution.settle_bushido,
    "daimyo": count_daimyo,
}
