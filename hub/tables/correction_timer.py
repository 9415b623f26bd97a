"""When nobody confirms a player's correction, its referee is called: one thread for all tables.

It only keeps the time; what waits, and what comes of it, is the table's to say.
"""

import logging
from threading import Lock
from weakref import WeakSet

from hub.rules.contract.refusal import Refusal
from hub.tables.calls import Steady
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import AFTER_A_FAULT, TimerThread

_log = logging.getLogger(__name__)


class CorrectionTimer:
    """Asleep until some correction, at any table, has waited long enough."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady
        self._lock = Lock()
        self._known: WeakSet[Table] = WeakSet()
        self._waiting: set[Table] = set()
        self._thread = TimerThread("corrections", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; also for what waited there before a restart."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda _: self._note(table))
        self._note(table)

    def look(self) -> int | None:
        """Call whom there is to call; in how many milliseconds the next is due, if any."""
        with self._lock:
            tables = tuple(self._waiting)
            self._waiting.clear()
        waits = [self._see_to(table) for table in tables]
        return min((wait for wait in waits if wait is not None), default=None)

    def _note(self, table: Table) -> None:
        """Only where something waits: waking the thread would cost every move at every table."""
        if not table.own_corrections.pending:
            return
        with self._lock:
            self._waiting.add(table)
        self._thread.wake()

    def _see_to(self, table: Table) -> int | None:
        try:
            wait = table.own_corrections.see_to(self._steady())
        except (Refusal, StorageFault, TableFault) as fault:
            _log.warning("a correction at %s waits: %s", table.name, type(fault).__name__)
            wait = AFTER_A_FAULT
        if wait is None or table.residency.is_gone:
            return None
        with self._lock:
            self._waiting.add(table)
        return wait
