"""Call time when a round's time is up: one thread for all tournaments, asleep till then.

It also puts on the record what the clocks have run, each minute, and that a round waits for its
referee after a restart.
"""

import logging
from collections.abc import Callable, Iterable

from hub.rules.contract.actor import HUB
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import AFTER_A_FAULT, TimerThread
from hub.tournaments.clock import TournamentClock

_log = logging.getLogger(__name__)

Clocked = tuple[Table, TournamentClock]

_AT_ONCE = 0


class Deadlines:
    """`clocked` are the tournaments that there are now."""

    def __init__(self, clocked: Callable[[], Iterable[Clocked]]) -> None:
        self._clocked = clocked
        self._thread = TimerThread("deadlines", self.look)
        self.start, self.stop, self.wake = (
            self._thread.start,
            self._thread.stop,
            self._thread.wake,
        )

    def look(self) -> int | None:
        """Do what is due now; how many milliseconds there are until the next, if any."""
        waits = [self._see_to(table, clock) for table, clock in self._clocked()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _see_to(self, table: Table, clock: TournamentClock) -> int | None:
        try:
            if clock.is_held:
                table.game.submit(HUB, Move(offer="hold-clock"), f"hold-clock@{table.version}")
            if ran := clock.unnoted():
                table.referee.note_clocks(ran)
            waits = (self._call(table, clock), clock.next_note())
            return min((wait for wait in waits if wait is not None), default=None)
        except (Refusal, StorageFault, TableFault) as fault:
            if isinstance(fault, Refusal) and fault.code == "table-moved":
                return _AT_ONCE
            # It rests, or the log cannot be written now; what is due is due all the same.
            _log.warning("the clock of %s waits: %s", table.name, type(fault).__name__)
            return AFTER_A_FAULT

    def _call(self, table: Table, clock: TournamentClock) -> int | None:
        ends = clock.ends()
        if ends is None:
            return None
        if ends.wait > 0:
            return ends.wait
        # The referee may be giving more time in this very moment: then it is not up.
        move_id = f"time-up@{ends.version}"
        table.game.submit(HUB, Move(offer="time-up"), move_id, after=ends.version)
        return None
