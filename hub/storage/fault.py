"""Translate errors of SQLite and the system into the storage port's named faults.

Contents, parameters and full paths must not get into a fault: it ends on a screen.
"""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from hub.tables.store import (
    DamagedLog,
    FullLog,
    LogInUse,
    LogIsFolder,
    MissingLog,
    ReadOnlyLog,
    StorageFault,
)

_OF_SQLITE: Final[dict[int, type[StorageFault]]] = {
    sqlite3.SQLITE_BUSY: LogInUse,
    sqlite3.SQLITE_LOCKED: LogInUse,
    sqlite3.SQLITE_PROTOCOL: LogInUse,
    sqlite3.SQLITE_FULL: FullLog,
    sqlite3.SQLITE_READONLY: ReadOnlyLog,
    sqlite3.SQLITE_PERM: ReadOnlyLog,
    sqlite3.SQLITE_CANTOPEN: ReadOnlyLog,
    sqlite3.SQLITE_CORRUPT: DamagedLog,
    sqlite3.SQLITE_NOTADB: DamagedLog,
    # We store nothing of a thousandth of SQLite's limits: the length itself is damaged.
    sqlite3.SQLITE_TOOBIG: DamagedLog,
    # Our statements are constant and tested, so "SQL error" can only come from the file.
    sqlite3.SQLITE_ERROR: DamagedLog,
}

_OURS: Final = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)

_OF_SYSTEM: Final[dict[int, type[StorageFault]]] = {
    errno.ENOENT: MissingLog,
    errno.ENOTDIR: MissingLog,
    errno.ENOSPC: FullLog,
    errno.EDQUOT: FullLog,
    errno.EFBIG: FullLog,
    errno.EROFS: ReadOnlyLog,
    errno.EACCES: ReadOnlyLog,
    errno.EPERM: ReadOnlyLog,
    errno.EISDIR: LogIsFolder,
}


_TORN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG)
_READING: Final = (sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ)


@contextmanager
def named(path: Path, **params: str | int) -> Iterator[None]:
    """Raise what goes wrong inside as a named fault of this file, or as it is if it is our bug."""
    try:
        yield
    except sqlite3.Error as error:
        if _is_ours(error):
            raise
        # `from None`: SQLite quotes undecodable text in its messages, the system quotes paths.
        raise _of_sqlite(error, path)(file=path.name, **params, **_reason(error)) from None
    except UnicodeDecodeError:
        # SQLite's own message quoted a piece of the file that is no text any more.
        raise DamagedLog(file=path.name, **params) from None
    except OSError as error:
        kind = _OF_SYSTEM.get(error.errno or 0, StorageFault)
        raise kind(file=path.name, **params, **_reason(error)) from None


class Unreadable:
    """Go on after this block where a piece of a log does not read; any other fault is raised.

    For those who take what they can get of a damaged file, and say so.
    """

    def __enter__(self) -> None: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if isinstance(error, sqlite3.Error):
            code: int | None = getattr(error, "sqlite_errorcode", None)
            return code is None or code in _READING or code & 0xFF in _TORN
        return isinstance(error, UnicodeDecodeError)


def _is_ours(error: sqlite3.Error) -> bool:
    """Whether the hub did something wrong, rather than the file or the disk."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code in (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_TOOBIG):
        return False  # A row where the head says there is none: the file contradicts itself.
    return isinstance(error, _OURS)


def _of_sqlite(error: sqlite3.Error, path: Path) -> type[StorageFault]:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None or code == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
        return DamagedLog  # No code: a text column that is not UTF-8.
    kind = _OF_SQLITE.get(code & 0xFF, StorageFault)
    if path.is_dir():
        return LogIsFolder
    if code & 0xFF in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
        return disk_fault(path) or kind
    return kind


def disk_fault(path: Path) -> type[StorageFault] | None:
    """Why reading or writing failed: SQLite does not pass it on, but the disk can be asked.

    A dying card is remounted read-only under an open log; a full one may refuse the -shm file.
    """
    try:
        state = os.statvfs(path.absolute().parent)
    except OSError:
        return None
    if state.f_flag & os.ST_RDONLY:
        return ReadOnlyLog
    no_names = state.f_files > 0 and state.f_favail == 0
    return FullLog if state.f_bavail == 0 or no_names else None


def _reason(error: Exception) -> dict[str, str]:
    if isinstance(error, OSError):
        return {"reason": errno.errorcode.get(error.errno or 0, type(error).__name__)}
    return {"reason": str(getattr(error, "sqlite_errorname", type(error).__name__))}
