"""The log as a file: it is found again, and a file that is not as written says so."""

import errno
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from hub.storage.layout import APPLICATION_ID, FORMAT
from hub.storage.sqlite import SqliteStore
from hub.storage.wal_preallocation import ENOUGH
from hub.tables.store import (
    DamagedLog,
    LogInUse,
    LogIsFolder,
    MissingLog,
    NewerLog,
    ReadOnlyLog,
    StorageFault,
)
from tests.storage.sample import fill, record, records


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A closed log of two tables."""
    path = tmp_path / "log"
    with closing(SqliteStore(path)) as store:
        fill(store, "red", 9)
        fill(store, "blue", 4)
    return path


def _sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_a_log_is_found_again(log: Path) -> None:
    for _ in range(3):
        with closing(SqliteStore(log)) as store:
            assert store.tables() == ["red", "blue"]
            assert store.read("red") == records("red", 9)
            assert store.read("blue") == records("blue", 4)


def test_only_a_torn_log_is_searched_for_names_piece_by_piece(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[bool] = []
    monkeypatch.setattr("hub.storage.raw.names", lambda _: searched.append(True))
    with closing(SqliteStore(log)) as store:
        assert store.tables() == ["red", "blue"]
    assert searched == []


def test_a_log_goes_on_where_it_was(log: Path) -> None:
    with closing(SqliteStore(log)) as store:
        store.append(record("red", 10))
    with closing(SqliteStore(log)) as store:
        assert store.read("red") == records("red", 10)


def test_every_commit_is_synced_in_a_write_ahead_log(log: Path) -> None:
    with closing(SqliteStore(log)) as store:
        pragma = store._connection.execute
        assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
        assert pragma("PRAGMA synchronous").fetchone() == (2,)


def test_the_file_says_what_it_is(log: Path) -> None:
    with closing(sqlite3.connect(log)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert connection.execute("PRAGMA user_version").fetchone() == (FORMAT,)


def test_only_its_owner_may_read_a_log(log: Path) -> None:
    with closing(SqliteStore(log)) as store:
        store.append(record("red", 10))
        for path in log.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name


def test_a_forgotten_table_leaves_no_bytes_behind(log: Path) -> None:
    secret = msgspec.Raw(b'["the-ninja-is-in-seat-four"]')
    with closing(SqliteStore(log)) as store:
        store.append(msgspec.structs.replace(record("gone", 1), events=secret))
        store.forget("gone")
        for path in log.parent.iterdir():
            assert b"ninja" not in path.read_bytes(), path.name


def test_a_missing_folder_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(MissingLog, match=r"^missing-log, file log, reason ENOENT$"):
        SqliteStore(tmp_path / "nowhere" / "log")


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(LogIsFolder):
        SqliteStore(tmp_path)


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.touch()
    with closing(SqliteStore(path)) as store:
        fill(store, "red", 2)
    with closing(SqliteStore(path)) as store:
        assert store.read("red") == records("red", 2)


_DAMAGE: dict[str, tuple[int, str]] = {
    "events altered": (4, "UPDATE record SET events = '[]' || 'x' WHERE tbl='red' AND version=4"),
    "clock altered": (4, "UPDATE record SET at = at + 1 WHERE tbl = 'red' AND version = 4"),
    "author altered": (4, "UPDATE record SET by = 'host' WHERE tbl = 'red' AND version = 4"),
    "seat altered": (4, "UPDATE record SET for_seat = 6 WHERE tbl = 'red' AND version = 4"),
    "seat removed": (4, "UPDATE record SET for_seat = NULL WHERE tbl = 'red' AND version = 4"),
    "move altered": (4, "UPDATE record SET move_id = 'x' WHERE tbl = 'red' AND version = 4"),
    "scope altered": (4, "UPDATE record SET scope = 'table' WHERE tbl='red' AND version = 4"),
    "schema altered": (4, "UPDATE record SET schema = 2 WHERE tbl = 'red' AND version = 4"),
    "digest altered": (4, "UPDATE record SET chain = zeroblob(32) WHERE tbl='red' AND version=4"),
    "text not UTF-8": (4, "UPDATE record SET by = CAST(x'ff41' AS TEXT) WHERE version = 4"),
    "first row gone": (1, "DELETE FROM record WHERE tbl = 'red' AND version = 1"),
    "middle row gone": (5, "DELETE FROM record WHERE tbl = 'red' AND version = 5"),
    "last row gone": (9, "DELETE FROM record WHERE tbl = 'red' AND version = 9"),
    "all rows gone": (1, "DELETE FROM record WHERE tbl = 'red'"),
    "head gone": (10, "DELETE FROM head WHERE tbl = 'red'"),
    "head set back": (10, "UPDATE head SET version = 8 WHERE tbl = 'red'"),
    "head's digest altered": (10, "UPDATE head SET chain = zeroblob(32) WHERE tbl = 'red'"),
    "row of another table": (4, "UPDATE record SET events = (SELECT events FROM record"
                                " WHERE tbl='blue' AND version=4) WHERE tbl='red' AND version=4"),
}  # fmt: skip


@pytest.mark.parametrize("damage", _DAMAGE)
def test_a_log_with_a_damaged_table_names_table_and_version(log: Path, damage: str) -> None:
    version, statement = _DAMAGE[damage]
    statement = statement.replace("'[]' || 'x'", "CAST('[]x' AS BLOB)")
    _sql(log, statement)
    with closing(SqliteStore(log)) as store:
        assert sorted(store.tables()) == ["blue", "red"]
        with pytest.raises(DamagedLog) as caught:
            store.read("red")
        assert caught.value.params["table"] == "red"
        if damage != "text not UTF-8":  # SQLite's binding stops before the row can be numbered.
            assert caught.value.params["version"] == version
            assert store.read("blue") == records("blue", 4)


def test_a_row_beyond_the_head_is_damage_and_not_written_over(log: Path) -> None:
    _sql(log, "UPDATE head SET version = 8 WHERE tbl = 'red'")
    with closing(SqliteStore(log)) as store, pytest.raises(DamagedLog):
        store.append(record("red", 9))


def test_two_rows_swapped_are_found(log: Path) -> None:
    _sql(
        log,
        "UPDATE record SET version = 100 WHERE tbl = 'red' AND version = 3",
        "UPDATE record SET version = 3 WHERE tbl = 'red' AND version = 4",
        "UPDATE record SET version = 4 WHERE tbl = 'red' AND version = 100",
    )
    with closing(SqliteStore(log)) as store, pytest.raises(DamagedLog):
        store.read("red")


def test_a_newer_log_is_left_alone(log: Path) -> None:
    _sql(log, f"PRAGMA user_version = {FORMAT + 1}")
    before = log.read_bytes()
    with pytest.raises(NewerLog) as caught:
        SqliteStore(log)
    assert caught.value.params == {"file": "log", "version": FORMAT + 1}
    assert log.read_bytes() == before


_FOREIGN: dict[str, Callable[[Path], object]] = {
    "someone's database": lambda path: _sql(path, "CREATE TABLE bookmarks(url)"),
    "a database with another mark": lambda path: _sql(path, "PRAGMA application_id = 77"),
    "a text": lambda path: path.write_text("Dear diary\n" * 400),
    "a short text": lambda path: path.write_text("Dear diary\n"),
    "zeros": lambda path: path.write_bytes(bytes(8192)),
}


@pytest.mark.parametrize("kind", _FOREIGN)
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "log"
    _FOREIGN[kind](path)
    before = path.read_bytes()
    with pytest.raises(DamagedLog, match=r"^damaged-log, file log(, reason SQLITE_NOTADB)?$"):
        SqliteStore(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON record BEGIN DELETE FROM head; END",
        "CREATE VIEW v AS SELECT * FROM record",
        "DROP TABLE head",
        "ALTER TABLE record ADD COLUMN more TEXT",
        "PRAGMA user_version = 0",
    ],
)
def test_a_log_of_another_shape_is_refused(log: Path, statement: str) -> None:
    _sql(log, statement)
    with pytest.raises(DamagedLog):
        SqliteStore(log)


def test_a_truncated_file_is_refused(log: Path) -> None:
    whole = log.read_bytes()
    for size in (len(whole) // 2, 4096, 4000, 512, 99, 16, 2):
        log.write_bytes(whole[:size])
        with pytest.raises(DamagedLog):
            SqliteStore(log)


def test_no_flipped_byte_passes_for_a_record(log: Path) -> None:
    whole = log.read_bytes()
    chance = random.Random(20)
    # Half of them where the records are, half anywhere.
    used = [place for place, byte in enumerate(whole) if byte]
    found = 0
    for turn in range(400):
        place = chance.choice(used) if turn % 2 else chance.randrange(len(whole))
        altered = bytearray(whole)
        altered[place] ^= 1 << chance.randrange(8)
        log.write_bytes(altered)
        found += _is_refused(log)
    assert found > 100


def _is_refused(log: Path) -> bool:
    """Whether the damage is found; if not, the records must be as written."""
    try:
        with closing(SqliteStore(log)) as store:
            found = {table: store.read(table) for table in store.tables()}
        assert found == {"red": records("red", 9), "blue": records("blue", 4)}
    except (DamagedLog, NewerLog, ReadOnlyLog):  # The header can claim to be any of these.
        return True
    finally:
        for suffix in ("-wal", "-shm", "-journal"):
            log.with_name(log.name + suffix).unlink(missing_ok=True)
    return False


def test_a_log_in_use_is_refused_to_others_in_the_same_process(log: Path) -> None:
    with closing(SqliteStore(log)) as store:
        with pytest.raises(LogInUse, match=r"^log-in-use, file log$"):
            SqliteStore(log)
        store.append(record("red", 10))
    with closing(SqliteStore(log)) as store:
        assert store.read("red") == records("red", 10)


def test_a_refused_log_is_not_kept_locked(log: Path) -> None:
    _sql(log, f"PRAGMA user_version = {FORMAT + 1}")
    with pytest.raises(NewerLog):
        SqliteStore(log)
    _sql(log, f"PRAGMA user_version = {FORMAT}")
    SqliteStore(log).close()


def test_a_record_of_wrong_types_is_our_bug_and_changes_nothing(log: Path) -> None:
    wrong = [
        msgspec.structs.replace(record("red", 10), scope="elsewhere"),
        msgspec.structs.replace(record("red", 10), at="noon"),
        msgspec.structs.replace(record("red", 10), at=2**70),
        msgspec.structs.replace(record("red", 10), by=None),
    ]
    with closing(SqliteStore(log)) as store:
        for one in wrong:
            with pytest.raises((sqlite3.IntegrityError, OverflowError)):
                store.append(one)
        assert store.read("red") == records("red", 9)
        store.append(record("red", 10))


def test_a_closed_store_is_our_bug_and_no_fault_of_the_file(log: Path) -> None:
    store = SqliteStore(log)
    store.close()
    with pytest.raises(sqlite3.ProgrammingError):
        store.append(record("red", 10))


def test_no_fault_tells_what_is_in_the_log(log: Path) -> None:
    _sql(log, "UPDATE record SET by = CAST(x'ff' || 'secret' AS TEXT) WHERE version = 4")
    with closing(SqliteStore(log)) as store, pytest.raises(StorageFault) as caught:
        store.read("red")
    fault = caught.value
    assert "secret" not in f"{fault} {fault!r} {fault.__cause__}"
    assert fault.__suppress_context__
    assert str(log.parent) not in f"{fault} {fault!r}"


def _wal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def test_a_log_with_room_reads_as_one_without(log: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(log)) as store:
        store.make_room()
        for version in range(10, 40):
            store.append(record("red", version))
        assert _wal(log).stat().st_size == ENOUGH
        assert store.read("red") == records("red", 39)
        # As a pulled plug leaves it: with the room behind the last commit.
        for path in (log, _wal(log)):
            (tmp_path / f"cut{path.name[3:]}").write_bytes(path.read_bytes())
    for name in ("log", "cut"):
        with closing(SqliteStore(tmp_path / name)) as store:
            assert store.read("red") == records("red", 39)
            assert store.read("blue") == records("blue", 4)
            store.append(record("red", 40))


def test_room_is_used_again_after_a_checkpoint_and_made_again_after_a_table_is_deleted(
    log: Path,
) -> None:
    with closing(SqliteStore(log)) as store:
        store.make_room()
        for version in range(10, 610):
            store.append(record("red", version))
        assert _wal(log).stat().st_size == ENOUGH
        store.forget("blue")
        assert _wal(log).stat().st_size == ENOUGH
        assert store.read("red") == records("red", 609)


def test_without_room_on_the_disk_a_log_is_kept_all_the_same(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("hub.storage.wal_preallocation.make_room", full)
    with closing(SqliteStore(log)) as store:
        store.make_room()
        store.append(record("red", 10))
        assert store.read("red") == records("red", 10)
