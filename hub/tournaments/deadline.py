"""When a round's time is up the hub says so: one thread for all tournaments, asleep till then.

Nothing is remembered: when a round ends follows from the log, so a restart changes nothing.
"""

import logging
from collections.abc import Callable, Iterable
from threading import Event, Thread

from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import HUB
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tournaments.clock import TournamentClock

_log = logging.getLogger(__name__)

Clocked = tuple[Table, TournamentClock]

# The clock on the wall may be put right while we sleep.
_LONGEST_SLEEP = 60_000
_AFTER_A_FAULT = 5_000
_AT_ONCE = 0


class Deadlines:
    """`clocked` are the tournaments that there are now, `now` the clock on the wall."""

    def __init__(self, clocked: Callable[[], Iterable[Clocked]], now: Callable[[], int]) -> None:
        self._clocked = clocked
        self._now = now
        self._woken = Event()
        self._is_over = False
        self._thread = Thread(target=self._work, name="deadlines", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def wake(self) -> None:
        """Something changed: a clock may have been started, or stopped."""
        self._woken.set()

    def stop(self) -> None:
        self._is_over = True
        self.wake()
        if self._thread.is_alive():
            self._thread.join(5)

    def look(self) -> int | None:
        """Call time where it is up; how many milliseconds there are until the next, if any."""
        waits = [self._call(table, clock) for table, clock in self._clocked()]
        return min((wait for wait in waits if wait is not None), default=None)

    def _call(self, table: Table, clock: TournamentClock) -> int | None:
        ends = clock.ends()
        if ends is None:
            return None
        if (wait := ends.at - self._now()) > 0:
            return min(wait, _LONGEST_SLEEP)
        try:
            # The referee may be giving more time in this very moment: then it is not up.
            move_id = f"time-up@{ends.version}"
            table.submit(HUB, Move(offer="time-up"), move_id, after=ends.version)
        except (Refusal, StorageFault, TableFault) as fault:
            if isinstance(fault, Refusal) and fault.code == "table-moved":
                return _AT_ONCE
            # It rests, or the log cannot be written now; time is up all the same.
            _log.warning("time at %s waits: %s", table.name, type(fault).__name__)
            return _AFTER_A_FAULT
        return None

    def _work(self) -> None:
        while not self._is_over:
            self._woken.clear()
            try:
                wait = self.look()
            except Exception as error:
                # A bug of ours must not stop every other clock.
                _log.error("a clock failed: %s", type(error).__name__)
                wait = _AFTER_A_FAULT
            self._woken.wait(None if wait is None else wait / 1000)
