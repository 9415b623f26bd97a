"""The forms in which dice are given to Attack, Defence and Concentration.

The last field of each knows what was filled in before it, and notes what comes of it all.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from hub.rules.contract.form import Choice, Field, OneOf
from hub.rules.contract.refusal import Param
from hub.rules.solo.forecast import outlook
from hub.rules.solo.sheet import Sheet

USES = ("attack", "defence", "concentration")

# Which die, and what it shows; and how much of each of the three there is.
Die = tuple[int, int]
Shares = tuple[int, ...]

_PLAIN = tuple(Choice(value=use) for use in USES)


@lru_cache(maxsize=512)
def whole_fields(
    sheet: Sheet, foe_dice: int, dice: tuple[Die, ...], base: Shares
) -> tuple[Field, ...]:
    """A field for each die, which goes whole to one of the three."""
    *given, name = (f"die-{at + 1}" for at, _ in dice)
    values = [value for _, value in dice]
    by: dict[str, tuple[Choice, ...]] = {}
    for first in product(USES, repeat=len(given)):
        by["/".join(first)] = tuple(
            Choice(value=use, about=_outlook(sheet, foe_dice, base, whole((*first, use), values)))
            for use in USES
        )
    # With nothing before it the last field is an ordinary one.
    end = (
        OneOf(name=name, of="use", given=tuple(given), by=by)
        if given
        else OneOf(name=name, of="use", choices=by[""])
    )
    return (*(OneOf(name=each, of="use", choices=_PLAIN) for each in given), end)


def whole(uses: Sequence[str], dice: Sequence[int]) -> Shares:
    """What each of the three gets of dice that are given whole."""
    given = dict.fromkeys(USES, 0)
    for use, die in zip(uses, dice, strict=True):
        given[use] += die
    return tuple(given.values())


@lru_cache(maxsize=512)
def split_fields(sheet: Sheet, foe_dice: int, die: int, base: Shares) -> tuple[Field, ...]:
    """So much of a single die for Attack, so much of the rest for Defence."""
    attacks = tuple(Choice(value=attack) for attack in range(die + 1))
    by = {
        str(attack): tuple(
            Choice(value=rest, about=_outlook(sheet, foe_dice, base, split(die, attack, rest)))
            for rest in range(die - attack + 1)
        )
        for attack in range(die + 1)
    }
    return (
        OneOf(name="attack", of="number", choices=attacks),
        OneOf(name="defence", of="number", given=("attack",), by=by),
    )


def split(die: int, attack: int, defence: int) -> Shares:
    """A die split: what is left is Concentration."""
    return attack, defence, die - attack - defence


def _outlook(sheet: Sheet, foe_dice: int, base: Shares, given: Shares) -> dict[str, Param]:
    attack, defence, concentration = (old + new for old, new in zip(base, given, strict=True))
    return {**outlook(sheet, foe_dice, attack, defence), "concentration": concentration}
