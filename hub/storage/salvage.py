"""Salvage a log with damaged pages: copy what can still be read, record by record.

What is read is not judged: a table that lost a record is copied without it, and its chain tells.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from hub.storage import layout, raw
from hub.storage.layout import Row

# Texts go as the bytes they are: a damaged one need not be UTF-8.
_ROW: Final = (
    "INSERT OR IGNORE INTO record VALUES (?, ?, ?, CAST(? AS TEXT), ?, CAST(? AS TEXT),"
    " CAST(? AS TEXT), ?, ?, ?)"
)
_HEAD: Final = "INSERT OR IGNORE INTO head VALUES (?, ?, ?, ?)"


def salvage(torn: sqlite3.Connection, part: Path) -> None:
    """Fill an empty file with every table of a torn log that some piece of it still names."""
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        layout.lay_out(connection)
        connection.execute("BEGIN")
        for table in raw.names(torn):
            _put(connection, _HEAD, table, raw.heads(torn, table))
            _put(connection, _ROW, table, raw.rows(torn, table))
        connection.execute("COMMIT")


def _put(connection: sqlite3.Connection, statement: str, table: str, rows: Iterable[Row]) -> None:
    for row in rows:
        with _shapeless():
            connection.execute(statement, (table, *row))


@contextmanager
def _shapeless() -> Iterator[None]:
    """A row that fits no log is left behind; that the copy cannot be written is a fault."""
    try:
        yield
    except (sqlite3.IntegrityError, sqlite3.DataError, OverflowError):
        return
