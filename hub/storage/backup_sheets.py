"""Saved sheets inside a backup of the log, so that one file is all there is to keep.

A hub's own log has no such table; a copy has it if there were sheets to put in.
"""

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from hub.storage import layout
from hub.storage.fault import named
from hub.tables.store import DamagedLog


class BackupSheets(NamedTuple):
    """One sheet, with the names by which it is kept."""

    game: str
    key: str
    text: str


# They become names of files, and a copy may come from anywhere.
_NAME = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?")


def is_name(text: str) -> bool:
    return _NAME.fullmatch(text) is not None


def put_in(connection: sqlite3.Connection, sheets: Iterable[BackupSheets]) -> None:
    """These sheets and no others."""
    connection.execute("DROP TABLE IF EXISTS sheet")
    rows = list(sheets)
    if rows:
        connection.execute(layout.SHEET)
        connection.executemany("INSERT INTO sheet VALUES (?, ?, ?)", rows)


def take_out(copy: Path) -> list[BackupSheets]:
    """The sheets of a copy, which is a plain log from then on."""
    with named(copy), closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        found = read(connection, copy)
        connection.execute("DROP TABLE IF EXISTS sheet")
        return found


def read(connection: sqlite3.Connection, name: Path) -> list[BackupSheets]:
    """What sheets there are; a name that is none makes the copy a damaged one."""
    if not layout.has_sheets(connection):
        return []
    rows = connection.execute("SELECT game, key, text FROM sheet ORDER BY game, key")
    found = [BackupSheets(*row) for row in rows]
    if not all(is_name(each.game) and is_name(each.key) for each in found):
        raise DamagedLog(file=name.name)
    return found
