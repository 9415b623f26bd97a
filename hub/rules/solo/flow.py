"""What happens by itself: the loop that takes a round's steps until the player must act.

Each step returns whether it is worth looking again; False means that the player has to move.
"""

from collections.abc import Callable

from hub.rules.solo.events import (
    DiceGiven,
    DiceTaken,
    GuardHeld,
    RoundBegan,
    RoundEnded,
    RoundWritten,
    StepTaken,
)
from hub.rules.solo.forecast import Clash, clash
from hub.rules.solo.sheet import ROUNDS
from hub.rules.solo.state import BLEEDING, KI_A_ROUND, State, Written
from hub.rules.solo.telling import Over, Tale, ask
from hub.rules.solo.wounds import hurt_foe, lose_life


def advance(tale: Tale) -> None:
    """Go on until the player has to say something, or dice have to fall."""
    while tale.state.ending is None and tale.state.roll is None:
        if not tale.state.frames:
            _begin_round(tale)
        elif not STEPS[tale.state.step](tale):
            return


def _begin_round(tale: Tale) -> None:
    state = tale.state
    if state.round == ROUNDS:
        raise Over(_last_look(state), "last-round")
    tale.tell(RoundBegan(round=state.round + 1))
    if BLEEDING in state.deep:
        lose_life(tale, 1, "bleeding")


def _last_look(state: State) -> str:
    """After the last round nobody has won: who has less life goes, or both."""
    if state.life == state.foe:
        return "both-withdrew"
    return "foe-withdrew" if state.life > state.foe else "withdrew"


def take(tale: Tale, count: int) -> None:
    """So many dice for the player, and they have to fall."""
    tale.tell(DiceTaken(count=count))
    tale.tell(StepTaken())
    ask(tale, "own", count)


def _dice(tale: Tale) -> bool:
    """One's own single die is simply thrown; the hub's waits for the tap that throws it."""
    if tale.state.level == "rolled" or tale.state.allowed > 1:
        return False
    take(tale, 1)
    return True


def _give(tale: Tale) -> bool:
    """Nothing can be given where every die was thrown away."""
    if tale.state.usable:
        return False
    give(tale, 0, 0, 0)
    return True


def give(tale: Tale, attack: int, defence: int, concentration: int) -> None:
    tale.tell(DiceGiven(attack=attack, defence=defence, concentration=concentration))
    tale.tell(StepTaken())


def _foe(tale: Tale) -> bool:
    tale.tell(StepTaken())
    ask(tale, "foe", tale.state.foe_has)
    return True


def can_spend_ki(state: State) -> bool:
    return state.ki > 0 and state.ki_spent < KI_A_ROUND


def _answer(tale: Tale) -> bool:
    """Whoever has Ki to spend may have the opponent's dice thrown again."""
    if can_spend_ki(tale.state):
        return False
    resolve(tale)
    return True


def clash_now(state: State) -> Clash:
    """What the opponent's dice do as they lie."""
    return clash(state.sheet, state.foe_sum, state.full_attack, state.full_defence)


def resolve(tale: Tale) -> None:
    """The row is read: first one's own attack, then what comes back."""
    state = tale.state
    result, row = clash_now(state), state.sheet.row(state.foe_sum)
    falls = result.loss >= state.foe
    written = Written(
        round=state.round,
        dice=state.taken,
        attack=state.full_attack,
        final=result.final,
        defence=state.full_defence,
        # An opponent without life does not strike back.
        held=None if falls else result.held,
        concentration=state.focus,
    )
    tale.tell(StepTaken())
    tale.tell(RoundWritten(sum=row.sum, written=written))
    hurt_foe(tale, result.loss, "attack")
    if result.held:
        tale.tell(GuardHeld())
    elif row.wound:
        ask(tale, "wound", row.wound)
    else:
        lose_life(tale, row.life, "counter")


def _end(tale: Tale) -> bool:
    tale.tell(RoundEnded())
    return True


STEPS: dict[str, Callable[[Tale], bool]] = {
    "dice": _dice,
    "give": _give,
    "foe": _foe,
    "answer": _answer,
    "end": _end,
}
