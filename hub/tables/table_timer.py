"""Time for all tables in one thread: asleep until something that waits at one of them is due.

It only keeps the time. Whether anything waits at a table, and what becomes of it, is a TimedWork's
to say; most of that is the table's own.
"""

import logging
from threading import Lock
from typing import Protocol
from weakref import WeakSet

from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import TimerThread

_log = logging.getLogger(__name__)


class TimedWork(Protocol):
    """What waits at tables for its time, and what is done then."""

    def is_waiting(self, table: Table) -> bool:
        """Whether anything waits at this table, which has just changed."""
        ...

    def see_to(self, table: Table) -> int | None:
        """Do what is due there; in how many milliseconds the next is, if any."""
        ...


class TableTimer:
    """`name` is the thread's, and `fault_text` says what has not been done at a table.

    `wakes_each`: what is new at a table may be due before all else that waits. Otherwise all wait
    as long, so what the thread waits for comes first, and nothing new wakes it. A table at which
    something went wrong is looked at `after_a_fault`, in milliseconds; None: when it changes.
    """

    def __init__(
        self,
        work: TimedWork,
        name: str,
        fault_text: str,
        *,
        wakes_each: bool = False,
        after_a_fault: int | None = None,
    ) -> None:
        self._work = work
        self._fault_text = fault_text
        self._wakes_each = wakes_each
        self._after_a_fault = after_a_fault
        self._lock = Lock()
        self._known: WeakSet[Table] = WeakSet()
        self._waiting: set[Table] = set()
        self._thread = TimerThread(name, self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; also for what waited there before a restart."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda _: self._note(table))
        self._note(table)

    def look(self) -> int | None:
        """Do what is due; in how many milliseconds the next is, if any."""
        with self._lock:
            tables = tuple(self._waiting)
            self._waiting.clear()
        waits = [self._look_at(table) for table in tables]
        return min((wait for wait in waits if wait is not None), default=None)

    def _note(self, table: Table) -> None:
        """Only where something waits: waking the thread would cost every move at every table."""
        if not self._work.is_waiting(table):
            return
        with self._lock:
            is_first = not self._waiting
            self._waiting.add(table)
        if is_first or self._wakes_each:
            self._thread.wake()

    def _look_at(self, table: Table) -> int | None:
        try:
            wait = self._work.see_to(table)
        except (Refusal, StorageFault, TableFault) as fault:
            _log.warning("%s at %s: %s", self._fault_text, table.name, type(fault).__name__)
            wait = self._after_a_fault
        if wait is None or table.residency.is_gone:
            return None
        with self._lock:
            self._waiting.add(table)
        return wait
