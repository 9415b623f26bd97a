"""The tables of a turn: what each step does, and what follows from each question."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import SHOGUN
from hub.rules.cardplay import turn_flow
from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.everyone import settle_wounds
from hub.rules.cardplay.opening import from_role
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.ring import Ending
from hub.rules.cardplay.turn_flow import DueStep, Settle, Step, TurnFlow
from hub.rules.contract.refusal import Param
from hub.rules.samurai import opening, resolution
from hub.rules.samurai.damage import DECK, burn, told_blow
from hub.rules.samurai.events.tokens import Recovered
from hub.rules.samurai.opening import CASTING
from hub.rules.samurai.ring import draw_reason, draw_size
from hub.rules.samurai.score import count_daimyo
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.turn_steps import DrawPhase, steps_of_turn


def _begin_turn(tx: Transaction) -> None:
    if tx.state.is_last_turn:
        # As if honor had run out: no Swordmaster and no Deadly Strike.
        raise Over(Ending(reason="time", cause="time"))
    turn_flow.begin_next(tx, lambda state: from_role(state, SHOGUN)[0], steps)


def steps(state: State, at: int) -> tuple[str, ...]:
    """What there is to do in this seat's turn."""
    return steps_of_turn(state, at, ("recover",) if state.seats[at].is_down else ())


def recover(tx: Transaction, at: int) -> None:
    tx.emit(Recovered(seat=at, resilience=CHARACTERS[tx.state.seats[at].character]))
    tx.emit(StepTaken(step="recover"))


def _full(state: State, at: int) -> dict[str, Param]:
    return {"count": CHARACTERS[state.seats[at].character]}


def has_draw_choice(state: State, at: int) -> bool:
    """Ieyasu may take the top discard first, if there is one (ruling 13)."""
    return state.seats[at].character == "ieyasu" and bool(state.discards)


DRAWING: DrawPhase[State] = DrawPhase(draw_size, draw_reason, has_draw_choice, DECK.draw_phase)

STEPS: dict[str, Step[State]] = {
    **CASTING.steps(opening.place),
    "recover": turn_flow.recover_step(recover),
    "bushido": resolution.BUSHIDO.step,
    "draw": turn_flow.draw_step(has_draw_choice, DRAWING.take),
    "play": turn_flow.wait,
    "burn": turn_flow.burn_step(burn),
    "leave": turn_flow.leave_step(resolution.leave),
}

SETTLE: dict[str, Settle[State]] = {
    **CASTING.settle(opening.collect_characters),
    "seventh": opening.collect_seventh,
    "weapon": resolution.hit_by_weapon,
    "battle-cry": resolution.hit_everyone,
    "jujutsu": resolution.hit_everyone,
    "bushido": resolution.BUSHIDO.settle,
    "everyone": settle_wounds(told_blow),
    "daimyo": count_daimyo,
}

FLOW: TurnFlow[State] = TurnFlow(
    STEPS,
    SETTLE,
    _begin_turn,
    interrupt=turn_flow.answer_for_leavers(resolution.unanswered),
    due={"recover": DueStep(recover, _full, turn_flow.after_unseen_burning), "draw": DRAWING.due},
)
