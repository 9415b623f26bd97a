"""A copy of a log and of the sheets beside it, made while a hub is running, and putting it back.

The log itself is only read here, through SQLite: closing a plain file handle on it would drop
the locks of a hub in the same process.
"""

import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

from hub.storage import layout, packed, rows
from hub.storage.fault import named
from hub.storage.folder import SIDECARS, beside, placed, sync_file, sync_folder
from hub.storage.lock import LogLock, lock_of
from hub.storage.packed import Packed
from hub.storage.reading import reading
from hub.storage.sheets import SavedSheets
from hub.tables.store import LogInUse, StorageFault


def backup(log: Path, to: Path) -> None:
    """Copy a log to one file that is complete, checked and durable; `to` may be an older copy.

    The sheets that are kept beside the log come along in it.
    """
    _refuse_live_target(log, to)
    with named(to), placed(to) as part:
        _copy(log, part, to, SavedSheets(log.parent).all())


def restore(backup: Path, log: Path) -> Path | None:
    """Put a checked copy in the log's place; say where the log that was there is kept."""
    with LogLock(log), named(log), placed(log) as part:
        _copy(backup, part, log)
        sheets = packed.take_out(part)
        sync_file(part)  # Before the old log is touched: at any moment one of the two is whole.
        _settle(log)
        kept = _keep(log)
        for suffix in SIDECARS:
            beside(log, suffix).unlink(missing_ok=True)
        SavedSheets(log.parent).bring_back(sheets)
        return kept


def verify(path: Path) -> None:
    """Raise a named fault unless every page and every record of this log is as written."""
    with reading(path) as connection:
        _verify(connection, path)


def _verify(connection: sqlite3.Connection, name: Path) -> None:
    layout.check(connection, name, "integrity_check")
    for table in rows.names(connection):
        rows.records(connection, table)
    packed.read(connection, name)


def _copy(source: Path, part: Path, to: Path, sheets: Sequence[Packed] | None = None) -> None:
    """Fill `part`, which will be `to`, with a checked copy in one piece: it has no -wal.

    It holds these sheets, or those that the source has.
    """
    with reading(source) as original:
        layout.check(original, source)
        with named(to), closing(sqlite3.connect(part, isolation_level=None)) as writing:
            original.backup(writing)
            if sheets is not None:
                packed.put_in(writing, sheets)
            writing.execute("PRAGMA journal_mode = DELETE")
    # Opened anew: what is checked is what was written, not what this process remembers of it.
    with reading(part, name=to) as copy:
        _verify(copy, source)


def _refuse_live_target(log: Path, to: Path) -> None:
    """A log under a running hub, or with a -wal waiting for it, must not be replaced."""
    if to.exists() and log.exists() and to.samefile(log):
        raise LogInUse(file=to.name)
    if any(beside(to, suffix).exists() for suffix in SIDECARS):
        raise LogInUse(file=to.name)
    own = [lock_of(log), *(beside(log, suffix) for suffix in SIDECARS)]
    if to.resolve() in [path.resolve() for path in own]:
        raise LogInUse(file=to.name)


def _settle(log: Path) -> None:
    """Let SQLite bring the log that is there into one file; a damaged one is kept in pieces."""
    if not log.exists() or not any(beside(log, suffix).exists() for suffix in SIDECARS):
        return
    with suppress(StorageFault, sqlite3.Error):
        verify(log)  # Read-only, first: of a damaged log not a byte is changed.
        with closing(sqlite3.connect(log.absolute(), isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _keep(log: Path) -> Path | None:
    """Give what is there of the old log a second name beside it; None if there is nothing."""
    pieces = [suffix for suffix in ("", "-wal", "-journal") if beside(log, suffix).exists()]
    if not pieces:
        return None
    kept = _unused(log)
    for suffix in pieces:
        _double(beside(log, suffix), beside(kept, suffix))
    sync_folder(log)
    return kept


def _unused(log: Path) -> Path:
    taken = {path.name for path in log.absolute().parent.iterdir()}
    names = (f"{log.name}.kept-{number}" for number in count(1))
    return log.with_name(next(name for name in names if not taken & {name, f"{name}-wal"}))


def _double(old: Path, new: Path) -> None:
    try:
        os.link(old, new)  # Needs no room, and works where the disk cannot read the file any more.
    except OSError:
        shutil.copyfile(old, new)  # A file system without links, such as a USB stick's.
        sync_file(new)
