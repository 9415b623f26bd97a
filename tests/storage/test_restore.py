"""Putting a backup back: what was there is kept, and a failure loses nothing."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from hub.storage import folder
from hub.storage.backup import backup, restore, verify
from hub.storage.sqlite import SqliteStore
from hub.tables.store import DamagedLog, LogInUse, MissingLog, NewerLog, StorageFault
from tests.storage.sample import fill, record, records


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup of seven records of the red table."""
    with closing(SqliteStore(tmp_path / "elsewhere")) as store:
        fill(store, "red", 7)
        backup(tmp_path / "elsewhere", tmp_path / "copy")
    return tmp_path / "copy"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where the log is, or will be; in a folder of its own."""
    (tmp_path / "state").mkdir()
    return tmp_path / "state" / "log"


def _holds(path: Path, table: str, count: int) -> None:
    with closing(SqliteStore(path)) as store:
        assert store.tables() == [table]
        assert store.read(table) == records(table, count)


def test_a_backup_is_restored_where_there_was_no_log(copy: Path, log: Path) -> None:
    assert restore(copy, log).kept is None
    _holds(log, "red", 7)


def test_the_log_that_was_there_is_kept(copy: Path, log: Path) -> None:
    for number in (1, 2):
        with closing(SqliteStore(log)) as store:
            if number == 1:
                fill(store, "blue", 3)
        kept = restore(copy, log).kept
        assert kept == log.with_name(f"log.kept-{number}")
    _holds(log, "red", 7)
    _holds(log.with_name("log.kept-1"), "blue", 3)
    _holds(log.with_name("log.kept-2"), "red", 7)


def _killed(log: Path, count: int) -> None:
    """A log as a killed hub leaves it: all that was committed is still in the -wal."""
    with closing(SqliteStore(log.with_name("living"))) as store:
        fill(store, "blue", count)
        for suffix in ("", "-wal"):
            shutil.copy(folder.beside(log.with_name("living"), suffix), folder.beside(log, suffix))
    for path in log.parent.glob("living*"):
        path.unlink()
    assert folder.beside(log, "-wal").stat().st_size > 0


def test_the_log_of_a_killed_hub_is_kept_with_all_its_records(copy: Path, log: Path) -> None:
    _killed(log, 5)
    kept = restore(copy, log).kept
    assert kept is not None
    assert not folder.beside(log, "-wal").exists()
    _holds(log, "red", 7)
    _holds(kept, "blue", 5)


def test_a_damaged_log_is_kept_in_all_its_pieces(copy: Path, log: Path) -> None:
    _killed(log, 5)
    log.write_bytes(b"no database" * 1000)
    with folder.beside(log, "-wal").open("r+b") as out:
        out.seek(9000)
        out.write(b"no pages either")
    wal = folder.beside(log, "-wal").read_bytes()
    kept = restore(copy, log).kept
    assert kept is not None
    assert kept.read_bytes() == b"no database" * 1000
    assert folder.beside(kept, "-wal").read_bytes() == wal
    _holds(log, "red", 7)


def test_a_lone_wal_is_kept_and_never_played_into_the_restored_log(copy: Path, log: Path) -> None:
    _killed(log, 5)
    wal = folder.beside(log, "-wal").read_bytes()
    log.unlink()
    kept = restore(copy, log).kept
    assert kept is not None
    assert folder.beside(kept, "-wal").read_bytes() == wal
    _holds(log, "red", 7)


def test_a_file_system_without_links_keeps_the_log_too(
    copy: Path, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError

    with closing(SqliteStore(log)) as store:
        fill(store, "blue", 3)
    monkeypatch.setattr(os, "link", no_links)
    kept = restore(copy, log).kept
    assert kept is not None
    _holds(kept, "blue", 3)


def test_a_log_in_use_is_not_replaced(copy: Path, log: Path) -> None:
    with closing(SqliteStore(log)) as store:
        fill(store, "blue", 3)
        with pytest.raises(LogInUse, match=r"^log-in-use, file log$"):
            restore(copy, log)
        store.append(record("blue", 4))
    _holds(log, "blue", 4)


def _altered(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


_BAD = {
    "a newer format": ("PRAGMA user_version = 2", NewerLog),
    "no log": ("PRAGMA application_id = 3", DamagedLog),
}


@pytest.mark.parametrize("kind", _BAD)
def test_a_bad_backup_is_refused_and_the_log_stays(copy: Path, log: Path, kind: str) -> None:
    with closing(SqliteStore(log)) as store:
        fill(store, "blue", 3)
    statement, fault = _BAD[kind]
    _altered(copy, statement)
    with pytest.raises(fault):
        restore(copy, log)
    with pytest.raises(fault):
        verify(copy)
    _holds(log, "blue", 3)
    assert sorted(path.name for path in log.parent.iterdir()) == ["log", "log.lock"]


@pytest.mark.parametrize(
    ("statement", "version"),
    [
        ("UPDATE record SET at = 1 WHERE version = 3", 3),
        ("DELETE FROM record WHERE version > 5", 6),
    ],
)
def test_a_copy_with_a_damaged_table_is_restored_as_it_is_and_told_of(
    tmp_path: Path, log: Path, statement: str, version: int
) -> None:
    with closing(SqliteStore(tmp_path / "elsewhere")) as store:
        fill(store, "red", 7)
        fill(store, "blue", 3)
    _altered(tmp_path / "elsewhere", f"{statement} AND tbl = 'red'")
    made = backup(tmp_path / "elsewhere", tmp_path / "copy")
    put = restore(tmp_path / "copy", log)
    for copied in (made, put):
        assert not copied.damage.is_torn
        assert list(copied.damage.tables) == ["red"]
        assert copied.damage.tables["red"].params == {"table": "red", "version": version}
    with closing(SqliteStore(log)) as store:
        assert store.tables() == ["red", "blue"]
        assert store.read("blue") == records("blue", 3)
        with pytest.raises(DamagedLog):
            store.read("red")


def test_a_backup_truncated_anywhere_is_refused(copy: Path, log: Path) -> None:
    whole = copy.read_bytes()
    for size in range(0, len(whole), 1024):
        copy.write_bytes(whole[:size])
        with pytest.raises(DamagedLog):
            restore(copy, log)
    assert not log.exists()


def test_of_a_truncated_backup_the_rest_is_restored_if_that_is_asked(
    tmp_path: Path, log: Path
) -> None:
    with closing(SqliteStore(tmp_path / "elsewhere")) as store:
        for table in ("red", "blue", "gold"):
            for version in range(1, 40):
                store.append(record(table, version, size=900))
    copy = backup(tmp_path / "elsewhere", tmp_path / "copy").file
    copy.write_bytes(copy.read_bytes()[: -12 * 4096])
    put = restore(copy, log, torn=True)
    assert put.damage.is_torn
    with closing(SqliteStore(log)) as store:
        whole = set(store.tables()) - set(put.damage.tables)
        assert set(store.tables()) == {"red", "blue", "gold"}
        assert whole
        assert put.damage.tables
        for table in whole:
            assert len(store.read(table)) == 39


def test_a_missing_backup_is_said_to_be_missing(tmp_path: Path, log: Path) -> None:
    with pytest.raises(MissingLog, match=r"^missing-log, file copy$"):
        restore(tmp_path / "copy", log)
    assert not log.exists()


_STEPS = ["mkstemp", "sync_file", "link", "unlink", "replace"]


@pytest.mark.parametrize("step", _STEPS)
def test_a_failure_at_any_step_loses_nothing(
    copy: Path, log: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    _killed(log, 5)

    def fail(*_: object, **__: object) -> None:
        raise OSError(5, "no such luck")

    with monkeypatch.context() as broken:
        if step == "link":
            broken.setattr(os, "link", fail)
            broken.setattr(shutil, "copyfile", fail)
        elif step == "mkstemp":
            broken.setattr("tempfile.mkstemp", fail)
        elif step == "sync_file":
            broken.setattr("hub.storage.backup.sync_file", fail)
        else:
            broken.setattr(Path, step, fail)
        with pytest.raises(StorageFault, match=r"^storage-fault, file log, reason EIO$"):
            restore(copy, log)
    _holds(log, "blue", 5)
    restore(copy, log)
    _holds(log, "red", 7)


def test_a_journal_is_kept_beside_the_log_that_it_belongs_to(copy: Path, log: Path) -> None:
    log.write_bytes(b"no database" * 1000)
    folder.beside(log, "-journal").write_bytes(b"half a change")
    kept = restore(copy, log).kept
    assert kept is not None
    assert folder.beside(kept, "-journal").read_bytes() == b"half a change"
