"""Records as rows of an SQLite log: reading them with every check, and adding one.

Transactions, locks and files are the callers' business.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hub.rules.contract.log import Record
from hub.storage.chain import GENESIS, link
from hub.tables.store import DamagedLog, LogMoved

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
# A table that lost its head is still named, so that reading it tells of the damage.
_HEADLESS: Final = (
    "SELECT DISTINCT tbl FROM record WHERE tbl NOT IN (SELECT tbl FROM head) ORDER BY tbl"
)


def add(connection: sqlite3.Connection, record: Record) -> None:
    """Put a record and its table's new head in place; LogMoved unless it follows the head."""
    newest, previous = _head(connection, record.table)
    if record.version != newest + 1:
        raise LogMoved(table=record.table, version=record.version, newest=newest)
    chain = link(previous, record)
    row = (
        *(record.table, record.version, record.at, record.by, record.for_seat),
        *(record.move_id, record.scope, record.schema, bytes(record.events), chain),
    )
    connection.execute(_ROW, row)
    connection.execute(_HEAD, (record.table, record.version, chain))


def remove(connection: sqlite3.Connection, table: str) -> None:
    """Delete a table's rows and its head."""
    connection.execute("DELETE FROM record WHERE tbl = ?", (table,))
    connection.execute("DELETE FROM head WHERE tbl = ?", (table,))


def names(connection: sqlite3.Connection) -> list[str]:
    """All tables, in the order they were opened."""
    return [name for statement in (_NAMES, _HEADLESS) for (name,) in connection.execute(statement)]


def records(connection: sqlite3.Connection, table: str) -> list[Record]:
    """A table's records in order; DamagedLog at the first version that is not as written."""
    found: list[Record] = []
    previous = GENESIS
    for *fields, chain in connection.execute(_ROWS, (table,)):
        record = _record(fields)
        if link(previous, record) != chain:  # A gap shows too: the chain does not fit over it.
            raise DamagedLog(table=table, version=len(found) + 1)
        found.append(record)
        previous = chain
    if _head(connection, table) != (len(found), previous):
        raise DamagedLog(table=table, version=len(found) + 1)
    return found


def _head(connection: sqlite3.Connection, table: str) -> tuple[int, bytes]:
    row = connection.execute("SELECT version, chain FROM head WHERE tbl = ?", (table,)).fetchone()
    return (0, GENESIS) if row is None else (row[0], row[1])


def _record(row: Sequence[Any]) -> Record:
    # Strict tables and the chain vouch for the types: what was appended is what is read.
    return Record(
        table=row[0],
        version=row[1],
        at=row[2],
        by=row[3],
        for_seat=row[4],
        move_id=row[5],
        scope=row[6],
        schema=row[7],
        events=msgspec.Raw(row[8]),
    )
