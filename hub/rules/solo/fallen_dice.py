"""What happens when dice have fallen, whoever threw them."""

from collections.abc import Callable

from hub.rules.solo.concentration import BEHEADS
from hub.rules.solo.events import (
    DiceRolled,
    DiceTyped,
    DieFellAgain,
    FoeBeheaded,
    FoeDiceFell,
    OwnDiceFell,
)
from hub.rules.solo.forecast import SIDES
from hub.rules.solo.state import Roll
from hub.rules.solo.transaction import Over, Transaction
from hub.rules.solo.wounds import hurt_foe, lose_ki, lose_life, settle_deep, wound

Dice = tuple[int, ...]


def throw(tx: Transaction) -> None:
    """The hub rolls; the same question gets the same dice, also after an undo."""
    roll, number = _roll(tx), tx.state.rolls
    asks = [f"die/{number}/{at}" for at in range(roll.dice)]
    values = tuple(tx.chance.pick(SIDES, ask) + 1 for ask in asks)
    tx.emit(DiceRolled(values=values))
    SETTLE[roll.key](tx, roll, values)


def note(tx: Transaction, values: Dice) -> None:
    """Real dice were thrown, and these are what they show."""
    roll = _roll(tx)
    tx.emit(DiceTyped(values=values))
    SETTLE[roll.key](tx, roll, values)


def _roll(tx: Transaction) -> Roll:
    roll = tx.state.roll
    assert roll is not None
    return roll


def _own(tx: Transaction, roll: Roll, values: Dice) -> None:
    tx.emit(OwnDiceFell(values=values))


def _again(tx: Transaction, roll: Roll, values: Dice) -> None:
    tx.emit(DieFellAgain(at=roll.at, value=values[0]))


def _foe(tx: Transaction, roll: Roll, values: Dice) -> None:
    tx.emit(FoeDiceFell(values=values))


def _wound(tx: Transaction, roll: Roll, values: Dice) -> None:
    wound(tx, sum(values))


def _deep(tx: Transaction, roll: Roll, values: Dice) -> None:
    settle_deep(tx, values[0])


def _deep_ki(tx: Transaction, roll: Roll, values: Dice) -> None:
    lose_ki(tx, values[0], "deep-wound")


def _deep_life(tx: Transaction, roll: Roll, values: Dice) -> None:
    lose_life(tx, values[0], "deep-wound")


def _surprise(tx: Transaction, roll: Roll, values: Dice) -> None:
    if values[0] == BEHEADS:
        tx.emit(FoeBeheaded())
        raise Over("foe-beheaded", "concentration")
    hurt_foe(tx, values[0], "concentration")


SETTLE: dict[str, Callable[[Transaction, Roll, Dice], None]] = {
    "own": _own,
    "again": _again,
    "foe": _foe,
    "wound": _wound,
    "deep": _deep,
    "deep-ki": _deep_ki,
    "deep-life": _deep_life,
    "surprise": _surprise,
}
