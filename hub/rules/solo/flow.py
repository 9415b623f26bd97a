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
from hub.rules.solo.transaction import Over, Transaction, ask
from hub.rules.solo.wounds import hurt_foe, lose_life


def advance(tx: Transaction) -> None:
    """Go on until the player has to say something, or dice have to fall."""
    while tx.state.ending is None and tx.state.roll is None:
        if not tx.state.frames:
            _begin_round(tx)
        elif not STEPS[tx.state.step](tx):
            return


def _begin_round(tx: Transaction) -> None:
    state = tx.state
    if state.round == ROUNDS:
        raise Over(_last_look(state), "last-round")
    tx.emit(RoundBegan(round=state.round + 1))
    if BLEEDING in state.deep:
        lose_life(tx, 1, "bleeding")


def _last_look(state: State) -> str:
    """After the last round nobody has won: who has less life goes, or both."""
    if state.life == state.foe:
        return "both-withdrew"
    return "foe-withdrew" if state.life > state.foe else "withdrew"


def take(tx: Transaction, count: int) -> None:
    """So many dice for the player, and they have to fall."""
    tx.emit(DiceTaken(count=count))
    tx.emit(StepTaken())
    ask(tx, "own", count)


def _dice(tx: Transaction) -> bool:
    """One's own single die is simply thrown; the hub's waits for the tap that throws it."""
    if tx.state.level == "rolled" or tx.state.allowed > 1:
        return False
    take(tx, 1)
    return True


def _give(tx: Transaction) -> bool:
    """Nothing can be given where every die was thrown away."""
    if tx.state.usable:
        return False
    give(tx, 0, 0, 0)
    return True


def give(tx: Transaction, attack: int, defence: int, concentration: int) -> None:
    tx.emit(DiceGiven(attack=attack, defence=defence, concentration=concentration))
    tx.emit(StepTaken())


def _foe(tx: Transaction) -> bool:
    tx.emit(StepTaken())
    ask(tx, "foe", tx.state.foe_has)
    return True


def can_spend_ki(state: State) -> bool:
    return state.ki > 0 and state.ki_spent < KI_A_ROUND


def _answer(tx: Transaction) -> bool:
    """Whoever has Ki to spend may have the opponent's dice thrown again."""
    if can_spend_ki(tx.state):
        return False
    resolve(tx)
    return True


def clash_now(state: State) -> Clash:
    """What the opponent's dice do as they lie."""
    return clash(state.sheet, state.foe_sum, state.full_attack, state.full_defence)


def resolve(tx: Transaction) -> None:
    """The row is read: first one's own attack, then what comes back."""
    state = tx.state
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
    tx.emit(StepTaken())
    tx.emit(RoundWritten(sum=row.sum, written=written))
    hurt_foe(tx, result.loss, "attack")
    if result.held:
        tx.emit(GuardHeld())
    elif row.wound:
        ask(tx, "wound", row.wound)
    else:
        lose_life(tx, row.life, "counter")


def _end(tx: Transaction) -> bool:
    tx.emit(RoundEnded())
    return True


STEPS: dict[str, Callable[[Transaction], bool]] = {
    "dice": _dice,
    "give": _give,
    "foe": _foe,
    "answer": _answer,
    "end": _end,
}
