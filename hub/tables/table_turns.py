"""One at a time for each table, where what is done takes more than one step of the table's own.

A table's own lock is not held meanwhile, and no table waits for another's turn.
"""

from threading import Lock
from weakref import WeakKeyDictionary

from hub.tables.table import Table


class TableTurns:
    """A lock for each table that was asked for; gone with its table."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._locks: WeakKeyDictionary[Table, Lock] = WeakKeyDictionary()

    def of(self, table: Table) -> Lock:
        """To be held while it is this one's turn."""
        with self._guard:
            return self._locks.setdefault(table, Lock())
