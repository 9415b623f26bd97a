"""Chance as the rules see it: questions that someone else answers.

The same question gets the same answer, so what was seen stays seen after an undo; but for a game
that `throws_dice`, where what was taken back falls anew.
"""

from typing import Protocol


class Chance(Protocol):
    """Where shuffles and dice come from; `ask` names the question."""

    def order(self, size: int, ask: str) -> tuple[int, ...]:
        """The numbers from 0 to size - 1 in a random order."""
        ...

    def pick(self, size: int, ask: str) -> int:
        """One number from 0 to size - 1."""
        ...


def other_order(chance: Chance, size: int, ask: str) -> tuple[int, ...]:
    """An order that really is another one, where there is any."""
    same = tuple(range(size))
    for attempt in range(8 if size > 1 else 0):
        order = chance.order(size, f"{ask}/{attempt}")
        if order != same:
            return order
    return same
