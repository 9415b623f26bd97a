"""A log kept in memory, for tests, simulations and whatever may be forgotten.

It must behave as the SQLite store does, except that it outlives nothing.
"""

import threading

from hub.rules.contract.log import Record
from hub.tables.store import LogMoved


class MemoryStore:
    """A Store for as long as the process lives; safe to use from several threads."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._records: dict[str, list[Record]] = {}

    def append(self, *records: Record) -> None:
        """Keep all of these or none; LogMoved unless each follows its table's newest version."""
        with self._guard:
            newest = {record.table: len(self._records.get(record.table, ())) for record in records}
            for record in records:
                if record.version != newest[record.table] + 1:
                    found = newest[record.table]
                    raise LogMoved(table=record.table, version=record.version, newest=found)
                newest[record.table] += 1
            for record in records:
                self._records.setdefault(record.table, []).append(record)

    def read(self, table: str) -> list[Record]:
        """All records of a table in order; [] for an unknown one."""
        with self._guard:
            return list(self._records.get(table, ()))

    def tables(self) -> list[str]:
        """The names of all tables with a record, in the order they were opened."""
        with self._guard:
            return list(self._records)

    def heads(self) -> dict[str, str]:
        """The mark of every table, in the order they were opened."""
        with self._guard:
            return {table: str(len(records)) for table, records in self._records.items()}

    def mark(self, table: str) -> str:
        """Another after every record of the table; empty: it has none."""
        with self._guard:
            return str(len(self._records.get(table, ())) or "")

    def forget(self, table: str) -> None:
        """Delete a table for good; an unknown one is forgotten already."""
        with self._guard:
            self._records.pop(table, None)

    def check(self) -> None:
        """What is in memory is there."""

    def close(self) -> None:
        """Nothing to let go of."""
