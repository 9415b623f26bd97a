"""What a round would bring: the arithmetic of one row, and of all that the opponent may roll."""

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from hub.rules.contract.refusal import Param
from hub.rules.solo.sheet import MOST_DICE, Sheet

SIDES = 6


class Clash(NamedTuple):
    """One row of the opponent's against this Attack and Defence."""

    final: int
    loss: int
    held: bool


class Forecast(NamedTuple):
    """Over every roll of the opponent's, in hundredths: hits of either side, and their means.

    `wounds` are how many wounds of level 1 and of level 2 are to be expected.
    """

    hit: int
    hurt: int
    loss: float
    life: float
    wounds: tuple[float, float]


# How often so many dice show each sum.
WAYS = {
    dice: Counter(map(sum, product(range(1, SIDES + 1), repeat=dice)))
    for dice in range(1, MOST_DICE + 1)
}


def clash(sheet: Sheet, total: int, attack: int, defence: int) -> Clash:
    """Attack minus their defence is the final attack, never below nothing."""
    row = sheet.row(total)
    final = max(0, attack - row.defence)
    return Clash(final=final, loss=sheet.loss(final), held=defence >= row.guard)


@lru_cache(maxsize=4096)
def forecast(sheet: Sheet, dice: int, attack: int, defence: int) -> Forecast:
    """What so many dice of the opponent's would do."""
    hit = hurt = loss = life = light = heavy = 0
    for total, ways in WAYS[dice].items():
        row, result = sheet.row(total), clash(sheet, total, attack, defence)
        hit += ways * (result.loss > 0)
        loss += ways * result.loss
        if not result.held:
            hurt += ways * (row.life > 0 or row.wound > 0)
            life += ways * row.life
            light += ways * (row.wound == 1)
            heavy += ways * (row.wound == 2)
    of: int = SIDES**dice
    wounds = (light / of, heavy / of)
    return Forecast(round(100 * hit / of), round(100 * hurt / of), loss / of, life / of, wounds)


def outlook(sheet: Sheet, dice: int, attack: int, defence: int) -> dict[str, Param]:
    """The same as it is noted on a choice, before it is taken."""
    seen = forecast(sheet, dice, attack, defence)
    return {"attack": attack, "defence": defence, "hit": seen.hit, "hurt": seen.hurt}
