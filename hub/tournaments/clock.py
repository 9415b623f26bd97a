"""A tournament's clocks, read from its log: when the round began, and how long there is left.

The rules know no time; a record's `at` is when the hub stored it, by the clock on the wall, so a
restart changes nothing.
"""

from collections.abc import Callable, Iterator

from hub.rules.tournament.events import ClockPaused, ClockResumed, Drawn, RoundStarted
from hub.rules.tournament.state import State
from hub.tables.table import Table

MINUTE = 60_000
NO_LIMIT = -1


class TournamentClock:
    """`now` is in milliseconds since 1970, as the log's times are."""

    def __init__(self, tournament: Table, now: Callable[[], int]) -> None:
        self._table = tournament
        self._now = now
        self._stored: dict[int, int] = {}

    def opened(self) -> int:
        """When the tournament was opened."""
        return self.at(1)

    def ends(self) -> int | None:
        """When the running round's time is up; None: no clock runs now, or it has no limit."""
        state: State = self._table.state()
        if state.clock != "running" or state.is_paused or not state.minutes:
            return None
        now = self._now()
        return now + self._unused(state, now)

    def left(self) -> int:
        """Milliseconds of the round; all of them before it begins."""
        state: State = self._table.state()
        if not state.minutes:
            return NO_LIMIT
        if state.clock == "up":
            return 0
        if state.clock == "off":
            return state.minutes * MINUTE
        return max(0, self._unused(state, self._now()))

    def _unused(self, state: State, now: int) -> int:
        """The round's limit with what was added, less the time in which its clock has run."""
        return (state.minutes + state.added) * MINUTE - self._run(now)

    def _run(self, until: int) -> int:
        """How long the clock has run since the round began, without its pauses."""
        total = 0
        for moment in self._table.moments():
            for told in moment.events:
                if isinstance(told, ClockPaused):
                    until = self.at(moment.version)
                elif isinstance(told, ClockResumed | RoundStarted):
                    total += until - self.at(moment.version)
                if isinstance(told, RoundStarted):
                    return total
        raise AssertionError("a clock runs that nobody started")

    def length_left(self) -> int:
        """Milliseconds of the whole tournament, which counts from its first draw."""
        state: State = self._table.state()
        if not state.length:
            return NO_LIMIT
        whole = state.length * MINUTE
        if not state.round:
            return whole
        return max(0, self._first(Drawn) + whole - self._now())

    def _first(self, event: type) -> int:
        *_, oldest = self._versions(event)
        return self.at(oldest)

    def _versions(self, event: type) -> Iterator[int]:
        """Of the moves that told such an event and stand, the newest first."""
        for moment in self._table.moments():
            if any(isinstance(told, event) for told in moment.events):
                yield moment.version

    def at(self, version: int) -> int:
        """When the record of this version was stored."""
        if version not in self._stored:
            self._stored = {record.version: record.at for record in self._table.records()}
        return self._stored[version]
