"""Examine a log: which of its tables cannot be read, and why.

Nothing is mended and nothing is written here.
"""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from hub.rules.contract.log import Record
from hub.storage import layout, raw, record_rows
from hub.storage.fault import named
from hub.storage.read_only_connection import reading
from hub.tables.store import DamagedLog, StorageFault

Damaged = dict[str, StorageFault]
Check = Callable[[list[Record], str], None]
"""Raise a StorageFault if these are not the records of a table of that name."""


class Damage(NamedTuple):
    """What is wrong with a log; `is_torn`: pages of the file itself do not read."""

    tables: Damaged
    is_torn: bool

    def __bool__(self) -> bool:
        return bool(self.tables) or self.is_torn


def examine(log: Path, check: Check | None = None) -> Damage:
    """Read every page and every record; `check` may know more of what records should say."""
    with reading(log, torn=True) as connection:
        layout.recognise(connection, log)
        tables, torn = raw.names(connection), is_torn(connection, log)
    # Opened anew, as a hub reads it: a torn page that was met before is not looked at again.
    with reading(log, torn=True) as connection:
        return Damage(_unreadable(connection, log, tables, check), torn)


def is_torn(
    connection: sqlite3.Connection,
    log: Path,
    depth: Literal["quick_check", "integrity_check"] = "integrity_check",
) -> bool:
    """Whether the file contradicts itself, so that nobody can say what is not in it."""
    try:
        with named(log):
            layout.check(connection, log, depth)
            record_rows.names(connection)
    except DamagedLog:
        return True
    return False


def damaged(connection: sqlite3.Connection, log: Path) -> Damaged:
    """The tables that do not read, each with its fault."""
    return _unreadable(connection, log, raw.names(connection))


def _unreadable(
    connection: sqlite3.Connection, log: Path, tables: list[str], check: Check | None = None
) -> Damaged:
    found: Damaged = {}
    for table in tables:
        try:
            with named(log, table=table):
                records = record_rows.records(connection, table)
            if check is not None:
                check(records, table)
        except StorageFault as fault:
            found[table] = fault
    return found
