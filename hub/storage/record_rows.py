"""Read and append records as rows of an SQLite log, with every check of the chain.

Transactions, locks and files are the callers' business.
"""

import sqlite3
from contextlib import closing
from typing import Final

from hub.rules.contract.log import Record
from hub.storage.chain import GENESIS, link
from hub.storage.chained_rows import row_of, verified
from hub.tables.store import LogMoved

_ROWS: Final = (
    # `tbl` too: in a damaged file SQLite may walk over a row whose key is not the one it seeks.
    "SELECT tbl, version, at, by, for_seat, move_id, scope, schema, events, chain"
    " FROM record WHERE tbl = ? ORDER BY version"
)
_ROW: Final = "INSERT INTO record VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_HEAD: Final = (
    "INSERT INTO head VALUES (?, (SELECT coalesce(max(opened), 0) + 1 FROM head), ?, ?)"
    " ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, chain = excluded.chain"
)
_NAMES: Final = "SELECT tbl FROM head ORDER BY opened"
_HEADS: Final = "SELECT tbl, lower(hex(chain)) FROM head ORDER BY opened"
# A table that lost its head is still named, so that reading it tells of the damage. From table to
# table by the key: SELECT DISTINCT would walk over every record of every night.
_HEADLESS: Final = """WITH RECURSIVE known(name) AS (
  SELECT min(tbl) FROM record
  UNION ALL
  SELECT (SELECT min(tbl) FROM record WHERE tbl > name) FROM known WHERE name IS NOT NULL
)
SELECT name FROM known WHERE name IS NOT NULL AND name NOT IN (SELECT tbl FROM head)"""


def add(connection: sqlite3.Connection, record: Record) -> None:
    """Put a record and its table's new head in place; LogMoved unless it follows the head."""
    newest, previous = _head(connection, record.table)
    if record.version != newest + 1:
        raise LogMoved(table=record.table, version=record.version, newest=newest)
    chain = link(previous, record)
    connection.execute(_ROW, row_of(record, chain))
    connection.execute(_HEAD, (record.table, record.version, chain))


def remove(connection: sqlite3.Connection, table: str) -> None:
    """Delete a table's rows and its head."""
    connection.execute("DELETE FROM record WHERE tbl = ?", (table,))
    connection.execute("DELETE FROM head WHERE tbl = ?", (table,))


def names(connection: sqlite3.Connection) -> list[str]:
    """All tables, in the order they were opened."""
    found = [row[0] for query in (_NAMES, _HEADLESS) for row in connection.execute(query)]
    # A damaged file may hold a number there; the table it was of is missed by its records.
    return [name for name in found if isinstance(name, str)]


def heads(connection: sqlite3.Connection) -> dict[str, str]:
    """The mark of every table that has a head, in the order they were opened."""
    return dict(connection.execute(_HEADS).fetchall())


def mark(connection: sqlite3.Connection, table: str) -> str:
    """What the chain of a table has come to: another after every record; empty: it has none."""
    newest, chain = _head(connection, table)
    return chain.hex() if newest else ""


def touch(connection: sqlite3.Connection) -> None:
    """Read the first page of each tree, and nothing else."""
    for tree in ("head", "record"):
        connection.execute(f"SELECT 1 FROM {tree} LIMIT 1").fetchone()


def records(connection: sqlite3.Connection, table: str) -> list[Record]:
    """A table's records in order; DamagedLog at the first version that is not as written."""
    # Closed at once, also where damage ends it: an open statement would hold up whoever writes.
    with closing(connection.execute(_ROWS, (table,))) as rows:
        return verified(table, rows, lambda: _head(connection, table))


def _head(connection: sqlite3.Connection, table: str) -> tuple[int, bytes]:
    row = connection.execute("SELECT version, chain FROM head WHERE tbl = ?", (table,)).fetchone()
    return (0, GENESIS) if row is None else (row[0], row[1])
