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
from hub.rules.solo.telling import Over, Tale
from hub.rules.solo.wounds import hurt_foe, lose_ki, lose_life, settle_deep, wound

Dice = tuple[int, ...]


def throw(tale: Tale) -> None:
    """The hub rolls; the same question gets the same dice, also after an undo."""
    roll, number = _roll(tale), tale.state.rolls
    asks = [f"die/{number}/{at}" for at in range(roll.dice)]
    values = tuple(tale.chance.pick(SIDES, ask) + 1 for ask in asks)
    tale.tell(DiceRolled(values=values))
    SETTLE[roll.key](tale, roll, values)


def note(tale: Tale, values: Dice) -> None:
    """Real dice were thrown, and these are what they show."""
    roll = _roll(tale)
    tale.tell(DiceTyped(values=values))
    SETTLE[roll.key](tale, roll, values)


def _roll(tale: Tale) -> Roll:
    roll = tale.state.roll
    assert roll is not None
    return roll


def _own(tale: Tale, roll: Roll, values: Dice) -> None:
    tale.tell(OwnDiceFell(values=values))


def _again(tale: Tale, roll: Roll, values: Dice) -> None:
    tale.tell(DieFellAgain(at=roll.at, value=values[0]))


def _foe(tale: Tale, roll: Roll, values: Dice) -> None:
    tale.tell(FoeDiceFell(values=values))


def _wound(tale: Tale, roll: Roll, values: Dice) -> None:
    wound(tale, sum(values))


def _deep(tale: Tale, roll: Roll, values: Dice) -> None:
    settle_deep(tale, values[0])


def _deep_ki(tale: Tale, roll: Roll, values: Dice) -> None:
    lose_ki(tale, values[0], "deep-wound")


def _deep_life(tale: Tale, roll: Roll, values: Dice) -> None:
    lose_life(tale, values[0], "deep-wound")


def _surprise(tale: Tale, roll: Roll, values: Dice) -> None:
    if values[0] == BEHEADS:
        tale.tell(FoeBeheaded())
        raise Over("foe-beheaded", "concentration")
    hurt_foe(tale, values[0], "concentration")


SETTLE: dict[str, Callable[[Tale, Roll, Dice], None]] = {
    "own": _own,
    "again": _again,
    "foe": _foe,
    "wound": _wound,
    "deep": _deep,
    "deep-ki": _deep_ki,
    "deep-life": _deep_life,
    "surprise": _surprise,
}
