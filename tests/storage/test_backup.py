"""A backup is complete, checked and taken while people play."""

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from hub.storage import backup_sheets
from hub.storage.backup import backup, verify
from hub.storage.sqlite import SqliteStore
from hub.tables.store import DamagedLog, LogInUse, MissingLog, NewerLog
from tests.storage.sample import fill, record, records


def test_backups_taken_while_a_writer_appends_are_whole(tmp_path: Path) -> None:
    log = tmp_path / "log"
    stop = threading.Event()
    written = 0

    def write(store: SqliteStore) -> None:
        nonlocal written
        while not stop.is_set():
            store.append(record("red", written + 1, size=600))
            written += 1

    with closing(SqliteStore(log)) as store:
        store.append(record("blue", 1))
        writer = threading.Thread(target=write, args=(store,))
        writer.start()
        copied = 0
        for number in range(12):
            least = written
            backup(log, tmp_path / f"copy-{number % 3}")
            with closing(SqliteStore(tmp_path / f"copy-{number % 3}")) as copy:
                found = len(copy.read("red"))
            assert least <= found <= written + 1
            assert found >= copied
            copied = found
        stop.set()
        writer.join()
        assert len(store.read("red")) == written > 0
    assert not list(tmp_path.glob("*.part*"))


def test_a_backup_is_one_file_without_companions(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    with closing(SqliteStore(tmp_path / "log")) as store:
        fill(store, "red", 7)
        backup(tmp_path / "log", folder / "copy")
    assert [path.name for path in folder.iterdir()] == ["copy"]
    verify(folder / "copy")
    assert [path.name for path in folder.iterdir()] == ["copy"]
    assert (folder / "copy").read_bytes()[18:20] == b"\1\1"  # No write-ahead log goes with it.
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600


def test_a_log_that_no_hub_has_open_can_be_backed_up(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "log")) as store:
        fill(store, "red", 7)
    backup(tmp_path / "log", tmp_path / "copy")
    with closing(SqliteStore(tmp_path / "copy")) as copy:
        assert copy.read("red") == records("red", 7)
    with closing(SqliteStore(tmp_path / "log")) as store:
        fill(store, "blue", 1)


def test_a_newer_backup_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "log")) as store:
        for version in range(1, 4):
            store.append(record("red", version))
            backup(tmp_path / "log", tmp_path / "copy")
    with closing(SqliteStore(tmp_path / "copy")) as copy:
        assert copy.read("red") == records("red", 3)


def test_a_damaged_log_is_backed_up_and_the_good_copy_is_kept(tmp_path: Path) -> None:
    log, copy = tmp_path / "log", tmp_path / "copy"
    with closing(SqliteStore(log)) as store:
        fill(store, "red", 7)
        fill(store, "blue", 3)
        assert not backup(log, copy).damage
        before = copy.read_bytes()
        store._connection.execute("UPDATE record SET by = 'x' WHERE tbl = 'red' AND version = 5")
        first = backup(log, copy)
        second = backup(log, copy)
    assert first.kept == tmp_path / "copy.kept-1"
    assert first.kept.read_bytes() == before
    assert second.kept is None  # What it replaced was no better than itself.
    for copied in (first, second):
        assert {name: fault.params for name, fault in copied.damage.tables.items()} == {
            "red": {"table": "red", "version": 5}
        }
    with closing(SqliteStore(copy)) as found:
        assert found.read("blue") == records("blue", 3)
        with pytest.raises(DamagedLog):
            found.read("red")
    assert not list(tmp_path.glob(".*"))


def test_a_copy_that_is_worse_than_the_log_is_no_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stick may write something else than it was given."""
    log, copy = tmp_path / "log", tmp_path / "copy"
    with closing(SqliteStore(log)) as store:
        fill(store, "red", 7)

    def spoil(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("UPDATE record SET at = 3 WHERE version = 2")

    monkeypatch.setattr(backup_sheets, "put_in", spoil)
    with pytest.raises(DamagedLog, match=r"^damaged-log, file copy$"):
        backup(log, copy)
    assert not copy.exists()


def test_a_backup_never_takes_the_place_of_a_log(tmp_path: Path) -> None:
    log, other, link = tmp_path / "log", tmp_path / "other", tmp_path / "link"
    link.symlink_to(log)
    with closing(SqliteStore(log)) as store, closing(SqliteStore(other)) as second:
        fill(store, "red", 2)
        fill(second, "blue", 2)
        for to in (log, link, other):
            with pytest.raises(LogInUse, match=f"^log-in-use, file {to.name}$"):
                backup(log, to)
        assert second.read("blue") == records("blue", 2)
    with pytest.raises(LogInUse):
        backup(log, log)
    with closing(SqliteStore(log)) as store:
        assert store.read("red") == records("red", 2)


def test_a_backup_never_takes_the_place_of_a_log_that_has_more_in_its_wal(tmp_path: Path) -> None:
    log, killed = tmp_path / "log", tmp_path / "killed"
    with closing(SqliteStore(log)) as store:
        fill(store, "red", 2)
        for suffix in ("", "-wal"):
            (tmp_path / f"killed{suffix}").write_bytes((tmp_path / f"log{suffix}").read_bytes())
        fill(store, "blue", 2)
        with pytest.raises(LogInUse, match=r"^log-in-use, file killed$"):
            backup(log, killed)
    with closing(SqliteStore(killed)) as found:
        assert found.read("red") == records("red", 2)


def test_a_log_that_is_missing_newer_or_foreign_is_not_backed_up(tmp_path: Path) -> None:
    log, to = tmp_path / "log", tmp_path / "copy"
    with pytest.raises(MissingLog, match=r"^missing-log, file log$"):
        backup(log, to)
    log.write_text("Dear diary\n" * 100)
    with pytest.raises(DamagedLog, match=r"^damaged-log, file log, reason SQLITE_NOTADB$"):
        backup(log, to)
    log.unlink()
    SqliteStore(log).close()
    with closing(sqlite3.connect(log, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 9")
    with pytest.raises(NewerLog, match=r"^newer-log, file log, version 9$"):
        backup(log, to)
    assert not to.exists()


def test_a_backup_into_a_missing_folder_is_refused(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "log").close()
    with pytest.raises(MissingLog, match=r"^missing-log, file copy, reason ENOENT$"):
        backup(tmp_path / "log", tmp_path / "nowhere" / "copy")


@pytest.mark.parametrize("suffix", ["-wal", "-shm", ".lock"])
def test_a_backup_never_goes_where_the_log_keeps_its_own_files(tmp_path: Path, suffix: str) -> None:
    log = tmp_path / "log.sqlite"
    with closing(SqliteStore(log)) as store:
        store.append(record("red", 1))
        with pytest.raises(LogInUse):
            backup(log, tmp_path / f"log.sqlite{suffix}")
        store.append(record("red", 2))
    with closing(SqliteStore(log)) as store:
        assert len(store.read("red")) == 2
