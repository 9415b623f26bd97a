"""What happens by itself: the loop that takes steps and settles questions until someone must act.

Each step returns whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable

from hub.rules.contract.frame import PendingSteps
from hub.rules.duel import opening, placement, resolution
from hub.rules.duel.circle import draw_size, has
from hub.rules.duel.deck import draw
from hub.rules.duel.events import GameEnded, Named, Settled, StepTaken, TurnBegan
from hub.rules.duel.question import Question
from hub.rules.duel.state import Ending, Side, State, other
from hub.rules.duel.transaction import Transaction

Step = Callable[[Transaction, PendingSteps], bool]
Settle = Callable[[Transaction, Question], None]


def advance(tx: Transaction) -> None:
    """Go on until someone has to say something."""
    while tx.state.ending is None:
        if not tx.state.frames:
            _begin_turn(tx)
        placement.settle_places(tx)
        top = tx.state.frames[-1]
        if type(top) is Question:
            if top.awaited:
                return
            SETTLE[top.key](tx, top)
        elif type(top) is PendingSteps and not STEPS[top.steps[0]](tx, top):
            return


def finish(tx: Transaction, ending: Ending) -> None:
    """Close everything; what lies about is discarded."""
    if tx.state.aside:
        tx.emit(Settled())
    tx.emit(GameEnded(ending=ending))


def _begin_turn(tx: Transaction) -> None:
    state = tx.state
    seat = other(state.turn) if state.turns else state.first
    tx.emit(TurnBegan(seat=seat, steps=_steps(state, seat)))


def _steps(state: State, seat: int) -> tuple[str, ...]:
    """The active character is named before the Bushido check and before drawing."""
    if state.level == "tokens":
        return ("active", "play")
    if state.bushido_at == seat:
        return ("active", "bushido", "draw", "play")
    return ("active", "draw", "play")


def name_active(tx: Transaction, seat: int, name: str) -> None:
    tx.emit(Named(seat=seat, character=name))
    tx.emit(StepTaken(step="active"))


def draw_phase(tx: Transaction, seat: int, size: int) -> None:
    draw(tx, seat, size)
    tx.emit(StepTaken(step="draw"))


def _active_step(tx: Transaction, queue: PendingSteps) -> bool:
    """With a Shogun alone there is nothing to choose."""
    standing = tx.state.sides[queue.seat].standing
    if tx.state.options.pace == "taps" or len(standing) > 1:
        return False
    name_active(tx, queue.seat, standing[0])
    return True


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
    side = tx.state.sides[queue.seat]
    if tx.state.options.pace == "taps" or has_draw_choice(tx.state, side):
        return False
    draw_phase(tx, queue.seat, draw_size(side))
    return True


def has_draw_choice(state: State, side: Side) -> bool:
    """Ieyasu may take the top discard first, if there is one."""
    return has(side, "ieyasu") and bool(state.discards)


def _wait(tx: Transaction, queue: PendingSteps) -> bool:
    return False


STEPS: dict[str, Step] = {
    "fours": opening.deal_fours,
    "lineup": opening.line_up,
    "tokens": opening.place,
    "guard": opening.ask_guard,
    "active": _active_step,
    "bushido": _bushido_step,
    "draw": _draw_step,
    "play": _wait,
}

SETTLE: dict[str, Settle] = {
    "fours": opening.collect_fours,
    "lineup": opening.collect_lineups,
    "guard": opening.settle_guard,
    "weapon": resolution.settle_weapon,
    "battle-cry": resolution.settle_everyone,
    "jujutsu": resolution.settle_everyone,
    "bushido": resolution.settle_bushido,
    "hold": placement.settle_hold,
    "beside": placement.settle_beside,
}
