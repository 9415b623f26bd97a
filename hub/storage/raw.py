"""Read the rows of a damaged SQLite log, around whatever cannot be read.

Nothing here trusts a chain, a head or the file's own order; record_rows reads a sound log.
"""

import base64
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from hub.storage.fault import Unreadable
from hub.storage.layout import Row, SqlValue
from hub.storage.read_only_connection import reading
from hub.tables.raw import RawRecord, RawTable, RawValue

MOST_PROBED: Final = 10_000
"""So many versions between two readable stretches of a table are tried one by one."""

_COLUMNS: Final = ("version", "at", "by", "for_seat", "move_id", "scope", "schema", "events")
_ROWS: Final = f"SELECT {', '.join(_COLUMNS)}, chain FROM record WHERE tbl = ?"
_ROW: Final = f"{_ROWS} AND version = ?"
_NEXT: Final = "SELECT version FROM record WHERE tbl = ? AND version > ? ORDER BY version LIMIT 1"
_LAST: Final = "SELECT max(version) FROM record WHERE tbl = ?"
_BEFORE: Final = (
    "SELECT version FROM record WHERE tbl = ? AND version < ? ORDER BY version DESC LIMIT 1"
)
_HEADS: Final = tuple(f"SELECT tbl FROM head ORDER BY {by}" for by in ("opened", "tbl", "tbl DESC"))
_NAMES: Final = "SELECT DISTINCT tbl FROM record"
_NAME_AFTER: Final = "SELECT tbl FROM record WHERE tbl > ? ORDER BY tbl LIMIT 1"
_NAME_BEFORE: Final = "SELECT tbl FROM record WHERE tbl < ? ORDER BY tbl DESC LIMIT 1"


def names(connection: sqlite3.Connection) -> list[str]:
    """Every table that some piece of the file still names; of a name that is no text none."""
    found: dict[str, None] = {}
    with _as_bytes(connection):
        heads = _first_that_reads(connection, _HEADS)
        every = _first_that_reads(connection, (_NAMES,))
        for name in (*heads, *every, *_walked(connection)):
            with suppress(UnicodeDecodeError):
                if isinstance(name, bytes):
                    found[name.decode()] = None
    return list(found)


def versions(connection: sqlite3.Connection, table: str) -> list[int]:
    """The versions of a table that can be reached: from the front, from the back, and between."""
    front = list(_steps(connection, _NEXT, table, 0))
    reached = front[-1] if front else 0
    last = _one(connection, _LAST, (table,))
    if not isinstance(last, int) or last <= reached:
        return front
    back = [last, *_steps(connection, _BEFORE, table, last, stop=reached)]
    between = range(reached + 1, min(back[-1], reached + MOST_PROBED))
    probed = [number for number in between if row(connection, table, number) is not None]
    return [*front, *probed, *reversed(back)]


def rows(connection: sqlite3.Connection, table: str) -> list[Row]:
    """A table's rows in order, with their texts as bytes; those that do not read are left out."""
    with _as_bytes(connection):
        with Unreadable():
            return connection.execute(f"{_ROWS} ORDER BY version", (table,)).fetchall()
        found = (row(connection, table, number) for number in versions(connection, table))
        return [each for each in found if each is not None]


def row(connection: sqlite3.Connection, table: str, version: int) -> Row | None:
    """One row, or None if it is not there or does not read."""
    with Unreadable():
        found: Row | None = connection.execute(_ROW, (table, version)).fetchone()
        return found
    return None


def heads(connection: sqlite3.Connection, table: str) -> list[Row]:
    """The table's head, or nothing if it is lost."""
    with Unreadable():
        statement = "SELECT opened, version, chain FROM head WHERE tbl = ?"
        return connection.execute(statement, (table,)).fetchall()
    return []


def raw_table(log: Path, table: str) -> RawTable:
    """All that can still be read of a table; nothing is left out because it looks wrong."""
    with reading(log, torn=True) as connection:
        newest = next((each[1] for each in heads(connection, table)), None)
        records = tuple(map(_record, rows(connection, table)))
    is_number = isinstance(newest, int)
    return RawTable(table=table, newest=newest if is_number else None, records=records)


def _record(row: Row) -> RawRecord:
    *values, chain = row
    columns: dict[str, RawValue] = {}
    no_text = []
    for column, value in zip(_COLUMNS, values, strict=True):
        columns[column] = value
        if isinstance(value, bytes):
            try:
                columns[column] = value.decode()
            except UnicodeDecodeError:
                columns[column] = base64.b64encode(value).decode()
                no_text.append(column)
    mark = chain.hex() if isinstance(chain, bytes) else str(chain)
    return RawRecord(**columns, chain=mark, base64=tuple(no_text))


@contextmanager
def _as_bytes(connection: sqlite3.Connection) -> Iterator[None]:
    """Texts come as they are: a damaged one need not be UTF-8."""
    before = connection.text_factory
    connection.text_factory = bytes
    try:
        yield
    finally:
        connection.text_factory = before


def _first_that_reads(connection: sqlite3.Connection, ways: Sequence[str]) -> list[SqlValue]:
    for statement in ways:
        with Unreadable():
            return [name for (name,) in connection.execute(statement).fetchall()]
    return []


def _walked(connection: sqlite3.Connection) -> Iterator[SqlValue]:
    """From both ends of all records, a table at a step, as far as the file can be read."""
    for statement, start in ((_NAME_AFTER, b""), (_NAME_BEFORE, b"\xff" * 65)):
        name: SqlValue = start
        while (found := _one(connection, _by_bytes(statement), (name,))) and found != name:
            yield found
            name = found


def _by_bytes(statement: str) -> str:
    return statement.replace("?", "CAST(? AS TEXT)", 1)


def _steps(
    connection: sqlite3.Connection, statement: str, table: str, start: int, stop: int = 0
) -> Iterator[int]:
    """Version by version in one direction, until there is none, it does not read, or `stop`."""
    at = start
    while isinstance(found := _one(connection, statement, (table, at)), int):
        if found <= stop or found == at:
            return
        yield found
        at = found


def _one(connection: sqlite3.Connection, statement: str, values: Row) -> SqlValue:
    with Unreadable():
        found: Row | None = connection.execute(statement, values).fetchone()
        return None if found is None else found[0]
    return None
