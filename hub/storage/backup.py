"""Back up a log and its sheets while a hub is running, and restore them.

A table that does not read is no reason to go without a copy of the others: it is taken along as
it is, and told of. The log itself is only read here, through SQLite: closing a plain file handle
on it would drop the locks of a hub in the same process.
"""

import os
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from hub.storage import backup_sheets, layout, record_rows
from hub.storage.backup_sheets import BackupSheets
from hub.storage.damage import Damage, Damaged, damaged, is_torn
from hub.storage.fault import named
from hub.storage.folder import SIDECARS, beside, placed, sync_file, sync_folder
from hub.storage.lock import LogLock, lock_of
from hub.storage.night_index import index_of, throw_away
from hub.storage.read_only_connection import reading
from hub.storage.salvage import salvage
from hub.storage.sheets import SavedSheets
from hub.tables.store import DamagedLog, LogInUse, StorageFault


class Copied(NamedTuple):
    """The file that was made, what is wrong with what it was made of, and what it replaced.

    `kept` is where the log, or the sound copy, lies that was there before; None: nothing was.
    """

    file: Path
    damage: Damage
    kept: Path | None = None


def backup(log: Path, to: Path) -> Copied:
    """Copy a log to one file that is complete, checked and durable; `to` may be an older copy.

    The sheets that are kept beside the log come along in it. Of a damaged log a copy is made
    too, and an older copy that was sound is then kept beside it.
    """
    _refuse_live_target(log, to)
    with named(to), placed(to) as part:
        damage = _copy(log, part, to, SavedSheets(log.parent).all())
        kept = _keep(to) if damage and _is_sound(to) else None
    return Copied(to, damage, kept)


def restore(backup: Path, log: Path, *, torn: bool = False) -> Copied:
    """Put a checked copy in the log's place; say where the log that was there is kept.

    A copy may hold damaged tables. One whose file is itself damaged, or cut off, is refused
    unless it may be `torn`: there may be a better one.
    """
    with LogLock(log), named(log), placed(log) as part:
        if not torn:
            _refuse_torn(backup)
        damage = _copy(backup, part, log)
        sheets = backup_sheets.take_out(part)
        sync_file(part)  # Before the old log is touched: at any moment one of the two is whole.
        _settle(log)
        kept = _keep(log)
        for suffix in SIDECARS:
            beside(log, suffix).unlink(missing_ok=True)
        # It tells of the log that was there, names and keys and all; a hub makes another.
        throw_away(index_of(log))
        SavedSheets(log.parent).bring_back(sheets)
    return Copied(log, damage, kept)


def _refuse_torn(copy: Path) -> None:
    with reading(copy) as connection:
        layout.check(connection, copy, "integrity_check")
        record_rows.names(connection)


def verify(path: Path) -> None:
    """Raise a named fault unless every page and every record of this log is as written."""
    with reading(path) as connection:
        layout.check(connection, path, "integrity_check")
        for table in record_rows.names(connection):
            record_rows.records(connection, table)
        backup_sheets.read(connection, path)


def _is_sound(path: Path) -> bool:
    try:
        verify(path)
    except StorageFault:
        return False
    return True


def _copy(
    source: Path, part: Path, to: Path, sheets: Sequence[BackupSheets] | None = None
) -> Damage:
    """Fill `part`, which will be `to`, with a checked copy in one piece: it has no -wal.

    It holds these sheets, or those that the source has.
    """
    with reading(source, torn=True) as original:
        layout.recognise(original, source)
        torn = is_torn(original, source, "quick_check")
        if torn and sheets is None:
            sheets = _sheets_of(original, source)
        with named(to):
            if torn:
                salvage(original, part)
            _fill(part, None if torn else original, sheets)
    # Opened anew: what is checked is what was written, not what this process remembers of it.
    with reading(part, name=to) as copy:
        layout.check(copy, source, "integrity_check")
        backup_sheets.read(copy, source)
        tables = damaged(copy, source)
    if not torn:
        _refuse_bad_copy(source, tables, to)
    return Damage(tables, torn)


def _fill(
    part: Path, original: sqlite3.Connection | None, sheets: Sequence[BackupSheets] | None
) -> None:
    with closing(sqlite3.connect(part, isolation_level=None)) as writing:
        if original is not None:
            original.backup(writing)
        if sheets is not None:
            backup_sheets.put_in(writing, sheets)
        writing.execute("PRAGMA journal_mode = DELETE")


def _sheets_of(torn: sqlite3.Connection, source: Path) -> list[BackupSheets]:
    try:
        with named(source):
            return backup_sheets.read(torn, source)
    except DamagedLog:
        return []


def _refuse_bad_copy(source: Path, tables: Damaged, to: Path) -> None:
    """What does not read in the copy must not read in the log: else the copy itself is bad."""
    if not tables:
        return
    with reading(source) as original:
        if tables.keys() - damaged(original, source).keys():
            raise DamagedLog(file=to.name)


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
        double(beside(log, suffix), beside(kept, suffix))
    sync_folder(log)
    return kept


def _unused(log: Path) -> Path:
    taken = {path.name for path in log.absolute().parent.iterdir()}
    names = (f"{log.name}.kept-{number}" for number in count(1))
    return log.with_name(next(name for name in names if not taken & {name, f"{name}-wal"}))


def double(old: Path, new: Path) -> None:
    """Give a file that nobody writes any more a second name."""
    try:
        os.link(old, new)  # Needs no room, and works where the disk cannot read the file any more.
    except OSError:
        shutil.copyfile(old, new)  # A file system without links, such as a USB stick's.
        sync_file(new)
