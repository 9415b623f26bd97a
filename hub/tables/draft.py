"""A table that is being prepared: its records are kept together, and stored as one or not at all.

Nobody else may hold a table while it is a draft: what it shows is not on the disk yet.
"""

from collections.abc import Iterable

from hub.rules.contract.log import Record
from hub.tables.store import LogMoved


class DraftStore:
    """A Store for the records of one table, until they go to the one that keeps them."""

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self.records = list(records)

    def append(self, *records: Record) -> None:
        """Note these; LogMoved unless each follows the newest."""
        for newest, record in enumerate(records, start=len(self.records)):
            if record.version != newest + 1:
                raise LogMoved(table=record.table, version=record.version, newest=newest)
        self.records.extend(records)

    def read(self, table: str) -> list[Record]:
        """All records of the table; [] for any other."""
        return list(self.records) if table in self.tables() else []

    def tables(self) -> list[str]:
        """The one table, once it has a record."""
        return [record.table for record in self.records[:1]]

    def heads(self) -> dict[str, str]:
        """A draft has no chain, so no mark to compare with."""
        return dict.fromkeys(self.tables(), "")

    def mark(self, table: str) -> str:
        """As in `heads`."""
        return ""

    def forget(self, table: str) -> None:
        """Throw the draft away."""
        self.records.clear()

    def check(self) -> None:
        """What is in memory is there."""

    def close(self) -> None:
        """Nothing to let go of."""
