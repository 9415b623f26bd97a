"""The SQLite store: what `append` returned from survives a power cut.

One connection writes and checkpoints the file, another only reads: SQLite before 3.51.3 can damage
a log that two connections write at once, so no second writing connection may be opened anywhere.
"""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from hub.rules.contract.log import Record
from hub.storage import layout, raw, record_rows, wal_preallocation
from hub.storage.fault import disk_fault, named
from hub.storage.folder import sync_folder
from hub.storage.group_commit import GroupCommit, PendingChange
from hub.storage.identity import OpenedFiles
from hub.storage.lock import LogLock
from hub.storage.read_only_connection import probe, reading
from hub.tables.store import DamagedLog, ReadOnlyLog

Synchronous = Literal["FULL", "NORMAL"]
Step = Callable[[], None]
"""What one change does within its transaction."""


class SqliteStore:
    """A Store in a file; safe to use from several threads, refused to a second process.

    What is read holds up no commit: it has a connection and a lock of its own. `synchronous` is
    there for the test that shows what NORMAL would lose; leave it alone.
    """

    def __init__(self, path: Path, *, synchronous: Synchronous = "FULL") -> None:
        self._path = path
        self._guard = threading.Lock()
        self._changes: GroupCommit[Step] = GroupCommit(self._commit)
        self._read_guard = threading.Lock()
        self._lock = LogLock(path)
        self._has_room = False
        self._is_refused = False
        try:
            self._connection = _opened(path, synchronous)
            try:
                self._reader = _opened_to_read(path)
                self._files = OpenedFiles(path)
            except BaseException:
                self._connection.close()
                raise
        except BaseException:
            self._lock.release()
            raise

    def make_room(self) -> None:
        """Have the -wal at its full length from the start; where that cannot be, it grows."""
        self._has_room = True
        with self._guard, suppress(OSError):
            wal_preallocation.make_room(self._path)

    def append(self, *records: Record) -> None:
        """Commit all of these or none; LogMoved unless each follows its table's newest version."""

        def add_all() -> None:
            for record in records:
                record_rows.add(self._connection, record)

        if records:
            self._change(add_all, table=records[0].table, version=records[0].version)

    def read(self, table: str) -> list[Record]:
        """All records of a table in order; DamagedLog if any is not as it was written."""
        with self._look(table=table) as connection:
            return record_rows.records(connection, table)

    def tables(self) -> list[str]:
        """The names of all tables with a record, in the order they were opened.

        By a connection of its own: it touches a page of every table, and nobody waits for it. Of
        a torn file every name that some piece of it still has.
        """
        try:
            with reading(self._path) as connection:
                connection.execute("BEGIN")
                return record_rows.names(connection)
        except DamagedLog:
            with reading(self._path, torn=True) as connection:
                return raw.names(connection)

    def heads(self) -> dict[str, str]:
        """The mark of every table that has a head, in the order they were opened."""
        with self._look() as connection:
            return record_rows.heads(connection)

    def mark(self, table: str) -> str:
        """What the chain of a table has come to; empty: it has no record."""
        with self._look(table=table) as connection:
            return record_rows.mark(connection, table)

    def forget(self, table: str) -> None:
        """Delete a table for good: its bytes are overwritten, also those still in the -wal."""
        self._change(lambda: record_rows.remove(self._connection, table), table=table)
        # The table is gone already. That the -wal cannot be emptied now (a backup is reading
        # it, the disk fails) is no reason to say otherwise, nor to keep anyone waiting. We
        # ourselves read nothing meanwhile: what is being read stays in the -wal.
        with self._read_guard, self._guard, suppress(sqlite3.OperationalError):
            self._connection.execute("PRAGMA busy_timeout = 0")
            try:
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                self._connection.execute(f"PRAGMA busy_timeout = {_PATIENCE * 1000}")
        if self._has_room:
            self.make_room()

    def check(self) -> None:
        """Raise a named fault unless the log is in its place, is read anew and can be written.

        Read by another connection: the one that writes remembers its pages. A disk without room
        still takes what fits in the -wal; that it is full is told once it no longer does.
        """
        with self._guard:  # Nobody holds it for ever; whoever watches us would wait in vain.
            self._files.check()
        probe(self._path)
        fault = disk_fault(self._path)
        if fault is ReadOnlyLog or (fault is not None and self._is_refused):
            raise fault(file=self._path.name)

    def close(self) -> None:
        """Let go of the file; twice does no harm. A hub that was killed needs no repair."""
        with self._read_guard, self._guard:
            try:
                # First: the last one to close empties the -wal, which only the other can do.
                self._reader.close()
                self._connection.close()
            finally:
                self._lock.release()

    @contextmanager
    def _look(self, **params: str | int) -> Iterator[sqlite3.Connection]:
        """Several statements that all see the log as it is now, whatever is committed meanwhile."""
        with self._read_guard, named(self._path, **params):
            self._reader.execute("BEGIN")
            try:
                yield self._reader
            finally:
                if self._reader.in_transaction:
                    self._reader.execute("ROLLBACK")

    def _change(self, make: Step, **params: str | int) -> None:
        """All of a change is on the disk when this returns, or none of it is kept."""
        with named(self._path, **params):
            self._changes.make(make)

    def _commit(self, changes: Sequence[PendingChange[Step]]) -> None:
        """One transaction for all of these; one that is refused takes no other with it."""
        with self._guard:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                for change in changes:
                    self._make(change)
                self._files.check()
                self._connection.execute("COMMIT")
            except BaseException as error:
                self._is_refused = isinstance(error, sqlite3.Error)
                # SQLite has already rolled back after some errors, and not after others.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
            self._is_refused = any(isinstance(each.error, sqlite3.Error) for each in changes)
            # Once more: while it was being synced the file may have gone with all that is in it.
            self._files.check()

    def _make(self, change: PendingChange[Step]) -> None:
        """Make a change within the transaction, or leave the file as it was before it."""
        self._connection.execute("SAVEPOINT change")
        try:
            change.change()
        except BaseException as error:
            # A full disk, say, ends the whole transaction, and with it what came before.
            if not self._connection.in_transaction:
                raise
            self._connection.execute("ROLLBACK TO change")
            change.refuse(error)
        self._connection.execute("RELEASE change")


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


def _opened_to_read(path: Path) -> sqlite3.Connection:
    """A connection that can write nothing, whatever it is asked."""
    with named(path):
        address = f"{path.absolute().as_uri()}?mode=ro"
        connection = sqlite3.connect(
            address, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
        except BaseException:
            connection.close()
            raise
        return connection


def _prepare(connection: sqlite3.Connection, path: Path, synchronous: Synchronous) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    blank = layout.is_blank(connection)
    if not blank:
        # First, so that a file that is not ours stays as it is. Its pages are not all read through:
        # that takes longer every night, and what is damaged is found where it is read.
        layout.recognise(connection, path)
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
