"""What SQLite says becomes a named fault, by whose fault it is."""

import os
import sqlite3
from pathlib import Path
from types import SimpleNamespace

import pytest

from hub.storage.fault import named
from hub.tables.store import (
    DamagedLog,
    FullLog,
    LogInUse,
    ReadOnlyLog,
    StorageFault,
)

_KINDS = {
    "SQLITE_BUSY": LogInUse,
    "SQLITE_FULL": FullLog,
    "SQLITE_READONLY_DBMOVED": ReadOnlyLog,
    "SQLITE_CANTOPEN": ReadOnlyLog,
    "SQLITE_CORRUPT": DamagedLog,
    "SQLITE_NOTADB": DamagedLog,
    "SQLITE_IOERR_WRITE": StorageFault,
    "SQLITE_INTERRUPT": StorageFault,
}


def _error(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("something with a secret in it")
    error.sqlite_errorcode = getattr(sqlite3, name)
    error.sqlite_errorname = name
    return error


@pytest.mark.parametrize("name", _KINDS)
def test_an_error_of_sqlite_has_its_name(tmp_path: Path, name: str) -> None:
    with pytest.raises(StorageFault) as caught, named(tmp_path / "log", table="red"):
        raise _error(name)
    assert type(caught.value) is _KINDS[name]
    assert caught.value.params == {"file": "log", "table": "red", "reason": name}


_DISKS = {
    "read-only": (ReadOnlyLog, {"f_flag": os.ST_RDONLY}),
    "full": (FullLog, {"f_bavail": 0}),
    "out of names": (FullLog, {"f_favail": 0}),
    "without a count of names": (StorageFault, {"f_files": 0, "f_favail": 0}),
    "well": (StorageFault, {}),
}


@pytest.mark.parametrize("disk", _DISKS)
def test_a_failed_write_is_explained_by_the_state_of_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, disk: str
) -> None:
    """Linux makes a dying card read-only under an open log, which no test can do without one."""
    kind, state = _DISKS[disk]
    healthy = {"f_flag": 0, "f_bavail": 9, "f_files": 9, "f_favail": 9}
    monkeypatch.setattr(os, "statvfs", lambda _: SimpleNamespace(**{**healthy, **state}))
    with pytest.raises(StorageFault) as caught, named(tmp_path / "log"):
        raise _error("SQLITE_IOERR_WRITE")
    assert type(caught.value) is kind


def test_a_disk_that_is_gone_is_a_fault_without_a_closer_name(tmp_path: Path) -> None:
    with pytest.raises(StorageFault) as caught, named(tmp_path / "gone" / "log"):
        raise _error("SQLITE_IOERR_READ")
    assert type(caught.value) is StorageFault


@pytest.mark.parametrize("error", [sqlite3.ProgrammingError, sqlite3.IntegrityError, KeyError])
def test_our_own_mistakes_are_not_blamed_on_the_file(
    tmp_path: Path, error: type[Exception]
) -> None:
    with pytest.raises(error), named(tmp_path / "log"):
        raise error
