"""A tournament's clocks, read from its log: when the round began, and how long there is left.

The rules know no time; a record's `at` is when the hub stored it, by the clock on the wall, so a
restart changes nothing.
"""

from collections.abc import Callable
from typing import NamedTuple

from hub.rules.tournament.events import ClockPaused, ClockResumed, RoundStarted
from hub.rules.tournament.state import BLANK, Clock, State
from hub.tables.history import History
from hub.tables.table import Table

MINUTE = 60_000
NO_LIMIT = -1


class Deadline(NamedTuple):
    """When a round's time is up, as the log stood after the move of that version."""

    at: int
    version: int


class Reading(NamedTuple):
    """A tournament's clocks at one moment, in milliseconds."""

    clock: Clock
    left: int
    length_left: int
    is_paused: bool


class TournamentClock:
    """`now` is in milliseconds since 1970, as the log's times are.

    Whatever is asked is answered from one history: moves that come meanwhile are not in it.
    """

    def __init__(self, tournament: Table, now: Callable[[], int]) -> None:
        self._table = tournament
        self._now = now
        self._stored: dict[int, int] = {}

    def opened(self) -> int:
        """When the tournament was opened."""
        return self.at(1)

    def ends(self) -> Deadline | None:
        """When the running round's time is up; None: no clock runs now, or it has no limit."""
        history = self._table.history()
        state = _state(history)
        if history.top is None or state.clock != "running" or state.is_paused or not state.minutes:
            return None
        now = self._now()
        return Deadline(now + self._unused(history, now), history.top.version)

    def left(self) -> int:
        """Milliseconds of the round; all of them before it begins."""
        return self.read().left

    def length_left(self) -> int:
        """Milliseconds of the whole tournament."""
        return self.read().length_left

    def read(self) -> Reading:
        """All that the clocks show, of one moment."""
        history = self._table.history()
        state = _state(history)
        return Reading(state.clock, self._left(history), self._whole(history), state.is_paused)

    def _left(self, history: History) -> int:
        state = _state(history)
        if not state.minutes:
            return NO_LIMIT
        if state.clock == "up":
            return 0
        if state.clock == "off":
            return state.minutes * MINUTE
        return max(0, self._unused(history, self._now()))

    def _unused(self, history: History, now: int) -> int:
        """The round's limit with what was added, less the time in which its clock has run."""
        state = _state(history)
        return (state.minutes + state.added) * MINUTE - self._run(history, now)

    def _run(self, history: History, until: int) -> int:
        """How long the clock has run since the round began, without its pauses."""
        total = 0
        for moment in history:
            for told in moment.events:
                if isinstance(told, ClockPaused):
                    until = self.at(moment.version)
                elif isinstance(told, ClockResumed | RoundStarted):
                    total += until - self.at(moment.version)
                if isinstance(told, RoundStarted):
                    return total
        raise AssertionError("a clock runs that nobody started")

    def _whole(self, history: History) -> int:
        """The tournament's length counts from its first draw that stands."""
        state = _state(history)
        if not state.length:
            return NO_LIMIT
        whole = state.length * MINUTE
        began = _began(history)
        return whole if began is None else max(0, self.at(began) + whole - self._now())

    def at(self, version: int) -> int:
        """When the record of this version was stored."""
        stored = self._stored
        if version not in stored:
            # Kept whole: somebody else may be reading an older log in the same moment.
            stored = {record.version: record.at for record in self._table.records()}
            self._stored = stored
        return stored[version]


def _state(history: History) -> State:
    return BLANK if history.top is None else history.state


def _began(history: History) -> int | None:
    """The version of the first draw that stands; one that was voided left no round behind it."""
    began = None
    for moment in history:
        if not moment.state.round:
            break
        began = moment.version
    return began
