"""What happens by itself: the loop that takes steps and settles questions until someone must act.

Each step returns whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable

from hub.rules.contract.frame import Queue
from hub.rules.duel import dealing, placing, settling
from hub.rules.duel.circle import draw_size, has
from hub.rules.duel.drawing import draw
from hub.rules.duel.events import GameEnded, Named, Settled, StepTaken, TurnBegan
from hub.rules.duel.question import Question
from hub.rules.duel.state import Ending, Side, State, other
from hub.rules.duel.telling import Tale

Step = Callable[[Tale, Queue], bool]
Settle = Callable[[Tale, Question], None]


def advance(tale: Tale) -> None:
    """Go on until someone has to say something."""
    while tale.state.ending is None:
        if not tale.state.frames:
            _begin_turn(tale)
        placing.settle_places(tale)
        top = tale.state.frames[-1]
        if type(top) is Question:
            if top.awaited:
                return
            SETTLE[top.key](tale, top)
        elif type(top) is Queue and not STEPS[top.steps[0]](tale, top):
            return


def finish(tale: Tale, ending: Ending) -> None:
    """Close everything; what lies about is discarded."""
    if tale.state.aside:
        tale.tell(Settled())
    tale.tell(GameEnded(ending=ending))


def _begin_turn(tale: Tale) -> None:
    state = tale.state
    seat = other(state.turn) if state.turns else state.first
    tale.tell(TurnBegan(seat=seat, steps=_steps(state, seat)))


def _steps(state: State, seat: int) -> tuple[str, ...]:
    """The active character is named before the Bushido check and before drawing."""
    if state.level == "tokens":
        return ("active", "play")
    if state.bushido_at == seat:
        return ("active", "bushido", "draw", "play")
    return ("active", "draw", "play")


def name_active(tale: Tale, seat: int, name: str) -> None:
    tale.tell(Named(seat=seat, character=name))
    tale.tell(StepTaken(step="active"))


def draw_phase(tale: Tale, seat: int, size: int) -> None:
    draw(tale, seat, size)
    tale.tell(StepTaken(step="draw"))


def _active_step(tale: Tale, queue: Queue) -> bool:
    """With a Shogun alone there is nothing to choose."""
    standing = tale.state.sides[queue.seat].standing
    if tale.state.options.pace == "taps" or len(standing) > 1:
        return False
    name_active(tale, queue.seat, standing[0])
    return True


def _bushido_step(tale: Tale, queue: Queue) -> bool:
    """The hub can flip by itself only what it holds; a real card is flipped by hand."""
    if tale.state.bushido_at != queue.seat:
        # A correction took it away meanwhile.
        tale.tell(StepTaken(step="bushido"))
        return True
    if tale.state.options.pace == "taps" or tale.state.level != "cards":
        return False
    settling.check_bushido(tale, queue.seat, None)
    return True


def _draw_step(tale: Tale, queue: Queue) -> bool:
    side = tale.state.sides[queue.seat]
    if tale.state.options.pace == "taps" or has_draw_choice(tale.state, side):
        return False
    draw_phase(tale, queue.seat, draw_size(side))
    return True


def has_draw_choice(state: State, side: Side) -> bool:
    """Ieyasu may take the top discard first, if there is one."""
    return has(side, "ieyasu") and bool(state.discards)


def _wait(tale: Tale, queue: Queue) -> bool:
    return False


STEPS: dict[str, Step] = {
    "fours": dealing.deal_fours,
    "lineup": dealing.line_up,
    "tokens": dealing.place,
    "guard": dealing.ask_guard,
    "active": _active_step,
    "bushido": _bushido_step,
    "draw": _draw_step,
    "play": _wait,
}

SETTLE: dict[str, Settle] = {
    "fours": dealing.collect_fours,
    "lineup": dealing.collect_lineups,
    "guard": dealing.settle_guard,
    "weapon": settling.settle_weapon,
    "battle-cry": settling.settle_everyone,
    "jujutsu": settling.settle_everyone,
    "bushido": settling.settle_bushido,
    "hold": placing.settle_hold,
    "beside": placing.settle_beside,
}
