"""When nobody says who took a seat over, time uncovers what is theirs: one thread for all tables.

It only wakes up in time; how long it takes is the table's to say, and what is due is its to tell.
"""

import logging
from threading import Lock
from weakref import WeakSet

from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import AFTER_A_FAULT, TimerThread

_log = logging.getLogger(__name__)


class TakeoverTimer:
    """Asleep until some seat, at any table, has waited long enough."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: WeakSet[Table] = WeakSet()
        self._waiting: set[Table] = set()
        self._thread = TimerThread("takeovers", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; also for what waited there before a restart."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda now: self._note(table, is_waiting=bool(now.timed_claims)))
        self._note(table, is_waiting=table.takeovers.is_waiting)

    def look(self) -> int | None:
        """Uncover what is due; in how many milliseconds the next one is, if any."""
        with self._lock:
            tables = tuple(self._waiting)
        waits = [self._uncover(table) for table in tables]
        return min((wait for wait in waits if wait is not None), default=None)

    def _note(self, table: Table, *, is_waiting: bool) -> None:
        """Only where a seat waits: waking the thread would cost every move at every table."""
        if is_waiting:
            with self._lock:
                self._waiting.add(table)
            self._thread.wake()

    def _uncover(self, table: Table) -> int | None:
        try:
            wait = table.takeovers.uncover()
        except (Refusal, StorageFault, TableFault) as fault:
            _log.warning("a seat at %s waits: %s", table.name, type(fault).__name__)
            wait = AFTER_A_FAULT
        with self._lock:
            # Asked while nobody adds it: a seat that was taken in this moment is not forgotten.
            if table.residency.is_gone or not table.takeovers.is_waiting:
                self._waiting.discard(table)
                return None
        return wait
