"""A damaged log: what is wrong is named, what can be read is saved, and nothing is hidden."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from hub.storage import raw
from hub.storage.backup import backup, verify
from hub.storage.damage import examine
from hub.storage.raw import raw_table
from hub.storage.sqlite import SqliteStore
from hub.tables.store import DamagedLog, NewerLog
from tests.storage.sample import fill, record, records

TABLES = ("red", "blue", "gold", "jade")
COUNT = 30
PAGE = 4096


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log of four tables, big enough for each to have pages of its own."""
    path = tmp_path / "log"
    with closing(SqliteStore(path)) as store:
        for table in TABLES:
            for version in range(1, COUNT + 1):
                store.append(record(table, version, size=700))
    return path


def altered(log: Path, statement: str) -> None:
    with closing(sqlite3.connect(log, isolation_level=None)) as connection:
        connection.execute(statement)


def page_of(log: Path, text: bytes) -> int:
    """The page that holds this text."""
    return log.read_bytes().index(text) // PAGE


def spoil_page(log: Path, page: int) -> None:
    with log.open("r+b") as out:
        out.seek(page * PAGE)
        out.write(b"\x5a" * PAGE)


def test_nothing_is_wrong_with_a_sound_log(log: Path) -> None:
    assert not examine(log)


def test_every_table_that_does_not_read_is_named(log: Path) -> None:
    altered(log, "UPDATE record SET at = 5 WHERE tbl = 'red' AND version = 4")
    altered(log, "DELETE FROM head WHERE tbl = 'gold'")
    altered(log, "DELETE FROM record WHERE tbl = 'jade'")
    damage = examine(log)
    assert not damage.is_torn
    assert {name: fault.params["version"] for name, fault in damage.tables.items()} == {
        "red": 4,
        "gold": COUNT + 1,
        "jade": 1,
    }


def test_a_table_that_says_more_than_its_chain_is_asked_of_a_check(log: Path) -> None:
    def check(_: object, table: str) -> None:
        if table == "blue":
            raise NewerLog(table=table, version=2)

    assert {name: fault.code for name, fault in examine(log, check).tables.items()} == {
        "blue": "newer-log"
    }


def test_of_a_torn_file_every_other_record_is_copied(log: Path) -> None:
    spoil_page(log, page_of(log, b"gold/12 "))
    with pytest.raises(DamagedLog):
        verify(log)
    copied = backup(log, log.with_name("copy"))
    assert copied.damage.is_torn
    assert list(copied.damage.tables) == ["gold"]
    with closing(SqliteStore(copied.file)) as store:
        assert store.tables() == list(TABLES)
        for table in ("red", "blue", "jade"):
            assert len(store.read(table)) == COUNT
    saved = [each.version for each in raw_table(copied.file, "gold").records]
    # A page holds about five of them: those on both of its sides are there.
    assert saved[0] == 1
    assert saved[-1] == COUNT
    assert COUNT - 8 <= len(saved) < COUNT


@pytest.mark.parametrize("root", ["head", "record"])
def test_a_torn_root_loses_what_hung_on_it_and_says_so(log: Path, root: str) -> None:
    with closing(sqlite3.connect(log)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        (page,) = connection.execute(query, (root,)).fetchone()
    spoil_page(log, page - 1)
    copied = backup(log, log.with_name("copy"))
    assert copied.damage.is_torn
    assert set(copied.damage.tables) == set(TABLES)
    with closing(SqliteStore(copied.file)) as store:
        assert set(store.tables()) == set(TABLES)
    kept = len(raw_table(copied.file, "red").records)
    assert kept == (COUNT if root == "head" else 0)


def test_a_table_is_taken_away_as_it_lies(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with closing(SqliteStore(log)) as store:
        fill(store, "red", 5)
    altered(log, "UPDATE record SET events = x'fffe' WHERE version = 2")
    altered(log, "UPDATE record SET by = CAST(x'ff' AS TEXT) WHERE version = 3")
    altered(log, "DELETE FROM record WHERE version = 4")
    found = raw_table(log, "red")
    assert found.newest == 5
    assert [each.version for each in found.records] == [1, 2, 3, 5]
    first, second, third, _ = found.records
    expected = records("red", 1)[0]
    assert first.events == bytes(expected.events).decode()
    assert (first.at, first.by, first.scope) == (expected.at, expected.by, expected.scope)
    assert first.base64 == ()
    assert (second.events, second.base64) == ("//4=", ("events",))
    assert (third.by, third.base64) == ("/w==", ("by",))
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_a_text_that_is_none_any_more_is_damage_to_its_table_alone(log: Path) -> None:
    altered(log, "UPDATE record SET by = CAST(x'ff' AS TEXT) WHERE tbl = 'red' AND version = 3")
    damage = examine(log)
    assert list(damage.tables) == ["red"]
    assert damage.tables["red"].code == "damaged-log"


def test_a_head_whose_name_is_no_text_is_left_behind_and_its_records_are_told_of(
    log: Path,
) -> None:
    altered(log, "UPDATE head SET tbl = CAST(x'ff' AS TEXT) WHERE tbl = 'red'")
    copied = backup(log, log.with_name("copy"))
    assert list(copied.damage.tables) == ["red"]
    with closing(SqliteStore(copied.file)) as store:
        assert set(store.tables()) == set(TABLES)


def test_of_a_sound_table_every_version_is_reached_step_by_step(
    log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by trying one number after the other: a table may have more than are ever tried."""
    monkeypatch.setattr(raw, "MOST_PROBED", 1)
    with closing(sqlite3.connect(log)) as connection:
        assert raw.versions(connection, "blue") == list(range(1, COUNT + 1))
        assert raw.versions(connection, "none") == []
        assert list(raw._steps(connection, raw._BEFORE, "blue", COUNT, stop=COUNT - 3)) == [29, 28]
