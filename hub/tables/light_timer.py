"""When a seat has been lit for long enough, the next one lights up: one thread for all tables.

It only keeps the time; which seat is next is the table's to say.
"""

import logging
from threading import Lock
from weakref import WeakSet

from hub.rules.contract.actor import NOBODY
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.tables.timer_thread import TimerThread

_log = logging.getLogger(__name__)


class LightTimer:
    """Asleep until some seat, at any table, was lit for long enough."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: WeakSet[Table] = WeakSet()
        self._lit: set[Table] = set()
        self._thread = TimerThread("lights", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda _: self._note(table))

    def look(self) -> int | None:
        """Go on where it is time; in how many milliseconds the next is due, if any."""
        with self._lock:
            tables, self._lit = tuple(self._lit), set()
        waits = [self._advance(table) for table in tables]
        return min((wait for wait in waits if wait is not None), default=None)

    def _note(self, table: Table) -> None:
        """Only where a seat is lit: waking the thread would cost every change of every table."""
        if table.lights.lit == NOBODY:
            return
        with self._lock:
            is_news = table not in self._lit
            self._lit.add(table)
        if is_news:
            self._thread.wake()

    def _advance(self, table: Table) -> int | None:
        try:
            wait = table.lights.advance()
        except TableFault as fault:
            _log.warning("no light went on at %s: %s", table.name, type(fault).__name__)
            return None
        if wait is not None and not table.residency.is_gone:
            with self._lock:
                self._lit.add(table)
            return wait
        return None
