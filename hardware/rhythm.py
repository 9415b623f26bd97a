"""Blink patterns: each lamp state as steps of (level, milliseconds), over and over.

The table itself is data, `rhythms.json`, and the panel's page in the browser draws from the same.
Nothing here knows a lamp, a pin or a clock.
"""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec

OFF = "off"


class Step(NamedTuple):
    """So bright (0 to 1) for so many milliseconds."""

    level: float
    ms: int


class Now(NamedTuple):
    """How bright it is at a moment, and for how many seconds more; None: for ever."""

    level: float
    left: float | None


class Rhythm(msgspec.Struct, frozen=True):
    """The steps of one state; they begin again when they are through."""

    steps: tuple[Step, ...]

    @property
    def seconds(self) -> float:
        """How long it takes once."""
        return sum(step.ms for step in self.steps) / 1000

    @property
    def is_steady(self) -> bool:
        return len(self.steps) == 1

    def at(self, since: float) -> Now:
        """So many seconds after it began."""
        if self.is_steady:
            return Now(self.steps[0].level, None)
        into = since % self.seconds
        for step in self.steps:
            into -= step.ms / 1000
            if into < 0:
                return Now(step.level, -into)
        # The sum of floats fell a hair short of the whole.
        return Now(self.steps[-1].level, 0.001)

    def flashes(self) -> int:
        """The most flashes in any one second, however it is cut out."""
        rises, at, before = [], 0, self.steps[-1].level
        for step in self.steps * (2 + int(2 / self.seconds)):
            if step.level > 0 and before == 0:
                rises.append(at)
            at, before = at + step.ms, step.level
        return max((sum(0 <= rise - first < 1000 for rise in rises) for first in rises), default=0)


@cache
def rhythms() -> dict[str, Rhythm]:
    """Every state that has a rhythm."""
    raw = files("hardware").joinpath("rhythms.json").read_bytes()
    table = msgspec.json.decode(raw, type=dict[str, tuple[Step, ...]])
    return {state: Rhythm(steps) for state, steps in table.items()}
