"""The SQLite schema of a log: its tables, its application id and its format's number.

How records are read and written is not said here; see record_rows and sqlite.
"""

import sqlite3
from pathlib import Path
from typing import Any, Final, Literal

from hub.tables.store import DamagedLog, NewerLog

SqlValue = str | bytes | int | float | None
# Which column holds what is said by the statement, and known only when it runs.
Row = tuple[Any, ...]

APPLICATION_ID: Final = 0x484F4E52
"""HONR, in the file's header: what tells our log from any other SQLite file."""

FORMAT: Final = 1
"""The newest format of the file that this hub can read; kept as the file's user_version."""

# STRICT, CHECK and NOT NULL: a row of the wrong shape is found by the check of a copy.
# WITHOUT ROWID: a table's records lie side by side, and an append touches one page less.
_TABLES: Final = {
    "record": """CREATE TABLE record(
  tbl TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  for_seat INTEGER,
  move_id TEXT,
  scope TEXT NOT NULL CHECK (scope IN ('table', 'game')),
  schema INTEGER NOT NULL,
  events BLOB NOT NULL,
  chain BLOB NOT NULL,
  PRIMARY KEY (tbl, version)
) STRICT, WITHOUT ROWID""",
    # The newest record of each table, so that rows missing from the end are missed;
    # `opened` counts up and gives the order in which tables were opened.
    "head": """CREATE TABLE head(
  tbl TEXT NOT NULL PRIMARY KEY,
  opened INTEGER NOT NULL,
  version INTEGER NOT NULL CHECK (version >= 1),
  chain BLOB NOT NULL
) STRICT, WITHOUT ROWID""",
}

SHEET: Final = """CREATE TABLE sheet(
  game TEXT NOT NULL,
  key TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (game, key)
) STRICT, WITHOUT ROWID"""
"""Only in a copy: the sheets that people had saved beside the log (see packed)."""


def is_blank(connection: sqlite3.Connection) -> bool:
    """Whether nothing was ever laid out in this file: new, or cut off before it could be."""
    return (
        _number(connection, "application_id") == 0
        and _number(connection, "user_version") == 0
        and not _tables(connection)
    )


def lay_out(connection: sqlite3.Connection) -> None:
    """Make a blank file a log, in one transaction: a cut leaves it blank or whole."""
    connection.execute("BEGIN IMMEDIATE")
    for statement in _TABLES.values():
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute("COMMIT")


def check(
    connection: sqlite3.Connection,
    path: Path,
    depth: Literal["quick_check", "integrity_check"] = "quick_check",
) -> None:
    """Raise DamagedLog or NewerLog unless this is a sound log of a format we know."""
    recognise(connection, path)
    if connection.execute(f"PRAGMA {depth}(1)").fetchone() != ("ok",):
        raise DamagedLog(file=path.name)


def recognise(connection: sqlite3.Connection, path: Path) -> None:
    """Raise DamagedLog or NewerLog unless this is a log of a format we know, sound or not."""
    if _number(connection, "application_id") != APPLICATION_ID:
        raise DamagedLog(file=path.name)
    version = _number(connection, "user_version")
    if version > FORMAT:
        raise NewerLog(file=path.name, version=version)
    # Compared to the letter, so that no trigger or view of someone else's runs with our rights.
    if version < 1 or _tables(connection) not in (_TABLES, {**_TABLES, "sheet": SHEET}):
        raise DamagedLog(file=path.name)


def has_sheets(connection: sqlite3.Connection) -> bool:
    return _tables(connection).get("sheet") == SHEET


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])


def _tables(connection: sqlite3.Connection) -> dict[str, str]:
    return dict(connection.execute("SELECT name, sql FROM sqlite_schema"))
