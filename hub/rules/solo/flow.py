"""What happens by itself: the loop that takes a round's steps until the player must act."""

from collections.abc import Callable

from hub.rules.solo.events import rounds
from hub.rules.solo.events.damage import GuardHeld
from hub.rules.solo.events.dice import DiceGiven, DiceTaken
from hub.rules.solo.forecast import Clash, clash
from hub.rules.solo.sheet import ROUNDS
from hub.rules.solo.state import BLEEDING, KI_A_ROUND, State, Written
from hub.rules.solo.transaction import Over, Transaction, ask
from hub.rules.solo.wounds import hurt_foe, lose_life


def advance(tx: Transaction) -> None:
    """Go on until the player has to say something, or dice have to fall."""
    while tx.state.ending is None and tx.state.roll is None:
        step = tx.state.step
        if not step:
            _begin_round(tx)
        elif _has_choice(tx.state, step):
            return
        else:
            STEPS[step](tx)


def _begin_round(tx: Transaction) -> None:
    state = tx.state
    if state.round == ROUNDS:
        raise Over(_last_look(state), "last-round")
    tx.emit(rounds.RoundBegan(round=state.round + 1))
    if BLEEDING in state.deep:
        lose_life(tx, 1, "bleeding")


def _last_look(state: State) -> str:
    """After the last round nobody has won: who has less life goes, or both."""
    if state.life == state.foe:
        return "both-withdrew"
    return "foe-withdrew" if state.life > state.foe else "withdrew"


def _has_choice(state: State, step: str) -> bool:
    """Whether this step is the player's to take; where nothing is to be chosen it is not."""
    match step:
        case "dice":
            # One's own single die is simply thrown; the hub's waits for the tap that throws it.
            return state.level == "rolled" or state.allowed > 1
        case "give":
            # Nothing can be given where every die was thrown away.
            return bool(state.usable)
        case "answer":
            # Whoever has Ki to spend may have the opponent's dice thrown again.
            return can_spend_ki(state)
    return False


def take(tx: Transaction, count: int) -> None:
    """So many dice for the player, and they have to fall."""
    tx.emit(DiceTaken(count=count))
    tx.emit(rounds.StepTaken())
    ask(tx, "own", count)


def give(tx: Transaction, attack: int, defence: int, concentration: int) -> None:
    tx.emit(DiceGiven(attack=attack, defence=defence, concentration=concentration))
    tx.emit(rounds.StepTaken())


def _foe(tx: Transaction) -> None:
    tx.emit(rounds.StepTaken())
    ask(tx, "foe", tx.state.foe_has)


def can_spend_ki(state: State) -> bool:
    return state.ki > 0 and state.ki_spent < KI_A_ROUND


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
    tx.emit(rounds.StepTaken())
    tx.emit(rounds.RoundWritten(sum=row.sum, written=written))
    hurt_foe(tx, result.loss, "attack")
    if result.held:
        tx.emit(GuardHeld())
        return
    lose_life(tx, row.life, "counter")
    if row.wound:
        ask(tx, "wound", row.wound)


# What a step does where the player has nothing to say.
STEPS: dict[str, Callable[[Transaction], None]] = {
    "dice": lambda tx: take(tx, 1),
    "give": lambda tx: give(tx, 0, 0, 0),
    "foe": _foe,
    "answer": resolve,
    "end": lambda tx: tx.emit(rounds.RoundEnded()),
}
