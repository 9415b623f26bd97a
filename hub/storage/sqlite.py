"""The log in one SQLite file: what `append` returned from survives a pulled plug.

Only this connection writes or checkpoints the file: SQLite before 3.51.3 can damage a log that
two connections write at once, so no second writing connection may be opened anywhere.
"""

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from hub.rules.contract.log import Record
from hub.storage import layout, room, rows
from hub.storage.fault import named
from hub.storage.folder import sync_folder
from hub.storage.lock import LogLock

Synchronous = Literal["FULL", "NORMAL"]


class SqliteStore:
    """A Store in a file; safe to use from several threads, refused to a second process.

    `synchronous` is there for the test that shows what NORMAL would lose; leave it alone.
    """

    def __init__(self, path: Path, *, synchronous: Synchronous = "FULL") -> None:
        self._path = path
        self._guard = threading.Lock()
        self._lock = LogLock(path)
        self._has_room = False
        try:
            self._connection = _opened(path, synchronous)
        except BaseException:
            self._lock.release()
            raise

    def make_room(self) -> None:
        """Have the -wal at its full length from the start; where that cannot be, it grows."""
        self._has_room = True
        with self._guard, suppress(OSError):
            room.make_room(self._path)

    def append(self, record: Record) -> None:
        """Commit one record; LogMoved unless it follows the table's newest version."""
        with self._change(table=record.table, version=record.version):
            rows.add(self._connection, record)

    def read(self, table: str) -> list[Record]:
        """All records of a table in order; DamagedLog if any is not as it was written."""
        with self._guard, named(self._path, table=table):
            return rows.records(self._connection, table)

    def tables(self) -> list[str]:
        """The names of all tables with a record, in the order they were opened."""
        with self._guard, named(self._path):
            return rows.names(self._connection)

    def forget(self, table: str) -> None:
        """Delete a table for good: its bytes are overwritten, also those still in the -wal."""
        with self._change(table=table):
            rows.remove(self._connection, table)
        # The table is gone already. That the -wal cannot be emptied now (a backup is reading
        # it, the disk fails) is no reason to say otherwise, nor to keep anyone waiting.
        with self._guard, suppress(sqlite3.OperationalError):
            self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {_PATIENCE * 1000}")
        if self._has_room:
            self.make_room()

    def close(self) -> None:
        """Let go of the file; twice does no harm. A hub that was killed needs no repair."""
        with self._guard:
            try:
                self._connection.close()
            finally:
                self._lock.release()

    @contextmanager
    def _change(self, **params: str | int) -> Iterator[None]:
        """One transaction: all of it is on the disk when this ends, or none of it is kept."""
        with self._guard, named(self._path, **params):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                # SQLite has already rolled back after some errors, and not after others.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise


_PATIENCE = 5
"""Seconds to wait for a backup that is just opening the file; no other process ever writes it."""


def _opened(path: Path, synchronous: Synchronous) -> sqlite3.Connection:
    with named(path):
        # Made here and not by SQLite: only the hub's own user may read the players' secrets,
        # and a file that cannot be written is refused before anything is tried.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        connection = sqlite3.connect(
            path.absolute(), timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            _prepare(connection, path, synchronous)
        except BaseException:
            connection.close()
            raise
        return connection


def _prepare(connection: sqlite3.Connection, path: Path, synchronous: Synchronous) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    blank = layout.is_blank(connection)
    if not blank:
        layout.check(connection, path)  # First, so that a file that is not ours stays as it is.
    # Before the journal mode: changing that writes the file, which has to be durable too.
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA secure_delete = ON")
    if blank:
        layout.lay_out(connection)
    # Taking the write lock and leaving it shows now, not at the first move, that we may write.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("ROLLBACK")
    # SQLite does so itself for a new -wal, unless it was built with SQLITE_DISABLE_DIRSYNC.
    sync_folder(path)
