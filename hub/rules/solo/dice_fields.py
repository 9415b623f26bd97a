"""The forms in which dice are given to Attack, Defence and Concentration.

The last field of each knows what was filled in before it, and notes what comes of it all.
"""

from functools import lru_cache
from itertools import product

from hub.rules.contract.form import Choice, Field, OneOf
from hub.rules.contract.refusal import Param
from hub.rules.solo.forecast import outlook
from hub.rules.solo.sheet import Sheet

USES = ("attack", "defence", "concentration")

# Which die, and what it shows; and Attack, Defence and Concentration there are already.
Die = tuple[int, int]
Base = tuple[int, int, int]

_PLAIN = tuple(Choice(value=use) for use in USES)


@lru_cache(maxsize=512)
def whole_fields(
    sheet: Sheet, foe_dice: int, dice: tuple[Die, ...], base: Base
) -> tuple[Field, ...]:
    """A field for each die, which goes whole to one of the three."""
    *first, last = dice
    names = tuple(f"die-{at + 1}" for at, _ in first)
    by: dict[str, tuple[Choice, ...]] = {}
    for uses in product(USES, repeat=len(first)):
        given = list(zip(uses, (value for _, value in first), strict=True))
        by["/".join(uses)] = tuple(
            Choice(value=use, about=_outlook(sheet, foe_dice, [*given, (use, last[1])], base))
            for use in USES
        )
    name = f"die-{last[0] + 1}"
    # With nothing before it the last field is an ordinary one.
    end = (
        OneOf(name=name, of="use", given=names, by=by)
        if names
        else OneOf(name=name, of="use", choices=by[""])
    )
    return (*(OneOf(name=name, of="use", choices=_PLAIN) for name in names), end)


def _outlook(
    sheet: Sheet, foe_dice: int, given: list[tuple[str, int]], base: Base
) -> dict[str, Param]:
    sums = [sum(value for use, value in given if use == each) for each in USES]
    attack, defence, concentration = (a + b for a, b in zip(sums, base, strict=True))
    return {**outlook(sheet, foe_dice, attack, defence), "concentration": concentration}


@lru_cache(maxsize=512)
def split_fields(sheet: Sheet, foe_dice: int, die: int, base: Base) -> tuple[Field, ...]:
    """So much of a single die for Attack, so much of the rest for Defence."""
    attacks = tuple(Choice(value=attack) for attack in range(die + 1))
    by = {
        str(attack): tuple(
            Choice(value=defence, about=_split_outlook(sheet, foe_dice, base, die, attack, defence))
            for defence in range(die - attack + 1)
        )
        for attack in range(die + 1)
    }
    return (
        OneOf(name="attack", of="number", choices=attacks),
        OneOf(name="defence", of="number", given=("attack",), by=by),
    )


def shares(die: int, attack: int, defence: int) -> tuple[int, int, int]:
    """A die split: what is left is Concentration."""
    return attack, defence, die - attack - defence


def _split_outlook(
    sheet: Sheet, foe_dice: int, base: Base, die: int, attack: int, defence: int
) -> dict[str, Param]:
    given = list(zip(USES, shares(die, attack, defence), strict=True))
    return _outlook(sheet, foe_dice, given, base)
