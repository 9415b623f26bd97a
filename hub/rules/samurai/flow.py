"""What happens by itself: the loop that takes steps and settles questions until someone must act.

Each step returns whether it is worth looking again; False means that a player has to move.
"""

from collections.abc import Callable

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.dealing import confirmed, from_role
from hub.rules.cardplay.game import Over
from hub.rules.cardplay.ring import next_seat
from hub.rules.contract.frame import Queue
from hub.rules.samurai import dealing, settling
from hub.rules.samurai.drawing import burn, draw
from hub.rules.samurai.events import Recovered, StepTaken, TurnBegan, TurnEnded
from hub.rules.samurai.finish import count_daimyo
from hub.rules.samurai.question import Question
from hub.rules.samurai.ring import draw_size
from hub.rules.samurai.roles import SHOGUN
from hub.rules.samurai.state import Ending, State
from hub.rules.samurai.telling import Tale

Step = Callable[[Tale, Queue], bool]
Settle = Callable[[Tale, Question], None]


def advance(tale: Tale) -> None:
    """Go on until someone has to say something."""
    while tale.state.frames or tale.state.ending is None:
        if not tale.state.frames:
            _begin_turn(tale)
        top = tale.state.frames[-1]
        if type(top) is Question:
            if top.awaited:
                return
            SETTLE[top.key](tale, top)
        elif type(top) is Queue and not STEPS[top.steps[0]](tale, top):
            return


def _begin_turn(tale: Tale) -> None:
    state = tale.state
    if state.is_last_turn:
        # As if honor had run out: no Swordmaster and no Deadly Strike.
        raise Over(Ending(reason="time", cause="time"))
    seat = next_seat(state, state.turn) if state.turns else from_role(state, SHOGUN)[0]
    tale.tell(TurnBegan(seat=seat, steps=_steps(state, seat)))


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


def recover(tale: Tale, at: int) -> None:
    tale.tell(Recovered(seat=at, resilience=CHARACTERS[tale.state.seats[at].character]))
    tale.tell(StepTaken(step="recover"))


def draw_phase(tale: Tale, at: int, size: int) -> None:
    draw(tale, at, size)
    tale.tell(StepTaken(step="draw"))


def _recover_step(tale: Tale, queue: Queue) -> bool:
    """Nothing is left to do if a correction brought resilience back meanwhile."""
    if tale.state.seats[queue.seat].resilience:
        tale.tell(StepTaken(step="recover"))
        return True
    if tale.state.options.pace == "taps" or _after_unseen_burning(tale.state, queue.seat):
        return False
    recover(tale, queue.seat)
    return True


def _after_unseen_burning(state: State, at: int) -> bool:
    """A hub that counts no cards waits here: the two just burned may have ended the deck."""
    return state.level == "tokens" and state.seats[at - 1].left


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
    if tale.state.options.pace == "taps" or has_draw_choice(tale.state, queue.seat):
        return False
    draw_phase(tale, queue.seat, draw_size(tale.state, queue.seat))
    return True


def has_draw_choice(state: State, at: int) -> bool:
    """Ieyasu may take the top discard first, if there is one (ruling 13)."""
    return state.seats[at].character == "ieyasu" and bool(state.discards)


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
    "bushido": _bushido_step,
    "draw": _draw_step,
    "play": _wait,
    "burn": _burn_step,
    "leave": _leave_step,
}

SETTLE: dict[str, Settle] = {
    "roles": dealing.collect_roles,
    "figures": dealing.collect_characters,
    "characters": dealing.collect_characters,
    "seventh": dealing.collect_seventh,
    "confirm": confirmed,
    "weapon": settling.settle_weapon,
    "battle-cry": settling.settle_everyone,
    "jujutsu": settling.settle_everyone,
    "bushido": settling.settle_bushido,
    "daimyo": count_daimyo,
}
