"""A stopwatch as a value: how long it has run, by a clock that never jumps."""

from collections.abc import Mapping
from typing import NamedTuple

_STANDS = -1


class Stopwatch(NamedTuple):
    """Never changes: starting and stopping make another one. All times are milliseconds.

    `since` is the version of the log that started it (0: nothing did), `before` how long it had
    run when it was started or stopped last, at `started` by the steady clock.
    """

    since: int = 0
    before: int = 0
    started: int = _STANDS

    @property
    def is_running(self) -> bool:
        return self.started != _STANDS

    def ran(self, now: int) -> int:
        return self.before + (max(0, now - self.started) if self.is_running else 0)

    def at(self, since: int, known: Mapping[int, int], now: int, *, runs: bool) -> "Stopwatch":
        """The clock that this version started; another than before goes on from what is known."""
        counter = self if since == self.since else Stopwatch(since, known.get(since, 0))
        if runs == counter.is_running:
            return counter
        return Stopwatch(since, counter.ran(now), now if runs else _STANDS)
