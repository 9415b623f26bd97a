"""A read-only Store on a log that a hub may be writing; each read opens it anew."""

from pathlib import Path

from hub.rules.contract.log import Record
from hub.storage import layout, record_rows
from hub.storage.fault import named
from hub.storage.read_only_connection import probe, reading
from hub.tables.store import ReadOnlyLog


class ReadOnlyStore:
    """Whatever would be written is a ReadOnlyLog."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with reading(path) as connection:
            layout.recognise(connection, path)

    def append(self, *records: Record) -> None:
        raise ReadOnlyLog(file=self._path.name)

    def read(self, table: str) -> list[Record]:
        with named(self._path, table=table), reading(self._path) as connection:
            # One moment for both statements, whatever the hub commits meanwhile.
            connection.execute("BEGIN")
            return record_rows.records(connection, table)

    def tables(self) -> list[str]:
        with reading(self._path) as connection:
            return record_rows.names(connection)

    def heads(self) -> dict[str, str]:
        with reading(self._path) as connection:
            return record_rows.heads(connection)

    def mark(self, table: str) -> str:
        with reading(self._path) as connection:
            return record_rows.mark(connection, table)

    def check(self) -> None:
        probe(self._path)

    def forget(self, table: str) -> None:
        raise ReadOnlyLog(file=self._path.name)

    def close(self) -> None:
        """Nothing stays open."""
