"""What happens when dice have fallen, whoever threw them."""

from collections.abc import Callable

from hub.rules.solo.concentration import BEHEADS
from hub.rules.solo.events import damage, dice
from hub.rules.solo.forecast import SIDES
from hub.rules.solo.state import Roll
from hub.rules.solo.transaction import Over, Transaction
from hub.rules.solo.wounds import hurt_foe, lose_ki, lose_life, settle_deep, wound

Dice = tuple[int, ...]


def throw(tx: Transaction) -> None:
    """The hub rolls. Dice that the host takes back fall anew (see `throws_dice` of the game)."""
    asks = [f"die/{tx.state.rolls}/{at}" for at in range(_roll(tx).dice)]
    values = tuple(tx.chance.pick(SIDES, ask) + 1 for ask in asks)
    _settle(tx, dice.DiceRolled(values=values))


def note(tx: Transaction, values: Dice) -> None:
    """Real dice were thrown, and these are what they show."""
    _settle(tx, dice.DiceTyped(values=values))


def _settle(tx: Transaction, fallen: dice.DiceFell) -> None:
    roll = _roll(tx)
    tx.emit(fallen)
    SETTLE[roll.key](tx, roll, fallen.values)


def _roll(tx: Transaction) -> Roll:
    roll = tx.state.roll
    assert roll is not None
    return roll


def _surprise(tx: Transaction, roll: Roll, values: Dice) -> None:
    if values[0] == BEHEADS:
        tx.emit(damage.FoeBeheaded())
        raise Over("foe-beheaded", "concentration")
    hurt_foe(tx, values[0], "concentration")


# What comes of a roll, by what it was asked for.
SETTLE: dict[str, Callable[[Transaction, Roll, Dice], None]] = {
    "own": lambda tx, roll, values: tx.emit(dice.OwnDiceFell(values=values)),
    "again": lambda tx, roll, values: tx.emit(dice.DieFellAgain(at=roll.at, value=values[0])),
    "foe": lambda tx, roll, values: tx.emit(dice.FoeDiceFell(values=values)),
    "wound": lambda tx, roll, values: wound(tx, sum(values)),
    "deep": lambda tx, roll, values: settle_deep(tx, values[0]),
    "deep-ki": lambda tx, roll, values: lose_ki(tx, values[0], "deep-wound"),
    "deep-life": lambda tx, roll, values: lose_life(tx, values[0], "deep-wound"),
    "surprise": _surprise,
}
