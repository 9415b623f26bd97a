"""The tables of a duel: what each step does, and what follows from each question."""

from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.turn_events import Settled, TurnBegan
from hub.rules.cardplay.turn_flow import Settle, Step, TurnFlow, draw_step, takes_taps, wait
from hub.rules.contract.frame import PendingSteps
from hub.rules.duel import opening, resolution
from hub.rules.duel.circle import draw_reason, draw_size, has
from hub.rules.duel.damage import DECK
from hub.rules.duel.events.characters import Named
from hub.rules.duel.events.deal import GameEnded
from hub.rules.duel.state import Ending, State, Transaction, other
from hub.rules.swordplay.turn_steps import DrawPhase, steps_of_turn


def finish(tx: Transaction, ending: Ending) -> None:
    """Close everything; what lies about is discarded."""
    if tx.state.aside:
        tx.emit(Settled())
    tx.emit(GameEnded(ending=ending))


def _begin_turn(tx: Transaction) -> None:
    state = tx.state
    seat = other(state.turn) if state.turns else state.first
    tx.emit(TurnBegan(seat=seat, steps=steps(state, seat)))


def steps(state: State, seat: int) -> tuple[str, ...]:
    """The active character is named before the Bushido check and before drawing."""
    return steps_of_turn(state, seat, ("active",))


def name_active(tx: Transaction, seat: int, name: str) -> None:
    tx.emit(Named(seat=seat, character=name))
    tx.emit(StepTaken(step="active"))


def _active_step(tx: Transaction, queue: PendingSteps) -> bool:
    """With a Shogun alone there is nothing to choose."""
    standing = tx.state.sides[queue.seat].standing
    if takes_taps(tx.state) or len(standing) > 1:
        return False
    name_active(tx, queue.seat, standing[0])
    return True


def has_draw_choice(state: State, seat: int) -> bool:
    """Ieyasu may take the top discard first, if there is one."""
    return has(state.sides[seat], "ieyasu") and bool(state.discards)


DRAWING: DrawPhase[State] = DrawPhase(draw_size, draw_reason, has_draw_choice, DECK.draw_phase)

STEPS: dict[str, Step[State]] = {
    "fours": opening.deal_fours,
    "lineup": opening.line_up,
    "tokens": opening.place,
    "guard": opening.ask_guard,
    "active": _active_step,
    "bushido": resolution.BUSHIDO.step,
    "draw": draw_step(has_draw_choice, DRAWING.take),
    "play": wait,
}

SETTLE: dict[str, Settle[State]] = {
    "fours": opening.collect_fours,
    "lineup": opening.collect_lineups,
    "guard": opening.settle_guard,
    "weapon": resolution.hit_by_weapon,
    "battle-cry": resolution.hit_everyone,
    "jujutsu": resolution.hit_everyone,
    "bushido": resolution.BUSHIDO.settle,
    "hold": resolution.settle_hold,
    "beside": resolution.settle_beside,
    "everyone": resolution.hit_as_told,
}

FLOW: TurnFlow[State] = TurnFlow(
    STEPS,
    SETTLE,
    _begin_turn,
    interrupt=resolution.settle_places,
    due={"draw": DRAWING.due},
)
