"""What Concentration buys, and for how much."""

from functools import lru_cache
from typing import NamedTuple

from hub.rules.solo.sheet import Sheet


class Reward(NamedTuple):
    """One line of the price list: Ki, Attack, Defence, or life that the opponent loses.

    `dice` of them say how much life that is.
    """

    key: str
    cost: int
    ki: int = 0
    attack: int = 0
    defence: int = 0
    life: int = 0
    dice: int = 0


REWARDS = (
    Reward("breath", 8, ki=1),
    Reward("cut-1", 12, life=1),
    Reward("edge", 18, attack=4),
    Reward("cut-2", 23, life=2),
    Reward("wall", 28, defence=4),
    Reward("cut-3", 34, life=3),
    Reward("surprise", 40, dice=1),
)
BY_KEY = {reward.key: reward for reward in REWARDS}
# A die of the surprise attack that shows this takes the opponent's head.
BEHEADS = 6


@lru_cache(maxsize=32)
def rewards_of(sheet: Sheet) -> dict[str, Reward]:
    """What is sold against this sheet, by its key, in the order of the list."""
    if sheet.prices is None:
        return BY_KEY
    return {each.reward: BY_KEY[each.reward]._replace(cost=each.cost) for each in sheet.prices}
