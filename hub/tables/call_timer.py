"""When a question has lain before a seat for too long, its table calls: one thread for all tables.

It only keeps the time; who is called, and who sees it, is the table's to say.
"""

import logging
from threading import Lock
from weakref import WeakSet

from hub.rules.contract.refusal import Refusal
from hub.tables.calls import Steady
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import TimerThread

_log = logging.getLogger(__name__)


class CallTimer:
    """Asleep until some seat, at any table, is to be called."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady
        self._lock = Lock()
        self._known: WeakSet[Table] = WeakSet()
        self._waiting: set[Table] = set()
        self._thread = TimerThread("calls", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; also for what was asked there before a restart."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda _: self._note(table))
        self._note(table)

    def look(self) -> int | None:
        """Call whoever is overdue; in how many milliseconds the next one is, if any."""
        with self._lock:
            tables = tuple(self._waiting)
            self._waiting.clear()
        waits = [self._call(table) for table in tables]
        return min((wait for wait in waits if wait is not None), default=None)

    def _note(self, table: Table) -> None:
        """Everybody has as long, so whatever the thread waits for comes before this: it is woken
        only if it waits for nothing. A move that asks somebody does not pay for a thread.
        """
        if table.calls.note(self._steady()) is None:
            return
        with self._lock:
            is_first = not self._waiting
            self._waiting.add(table)
        if is_first:
            self._thread.wake()

    def _call(self, table: Table) -> int | None:
        try:
            wait = table.calls.call(self._steady())
        except (Refusal, StorageFault, TableFault) as fault:
            _log.warning("nobody was called at %s: %s", table.name, type(fault).__name__)
            return None
        if wait is not None and not table.residency.is_gone:
            with self._lock:
                self._waiting.add(table)
            return wait
        return None
