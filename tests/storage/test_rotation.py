"""Copies by the night: the next number, the newest kept, strangers left alone."""

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from hub.storage.backup import verify
from hub.storage.rotation import next_name, rotate, too_old
from hub.storage.sqlite import SqliteStore
from hub.tables.store import MissingLog
from tests.storage.sample import fill

DAY = date(2026, 11, 16)


def test_the_first_copy_is_number_one() -> None:
    assert next_name([], DAY) == "honor-hub-000001-2026-11-16.sqlite"


def test_the_number_counts_on_even_if_the_clock_went_back() -> None:
    there = ["honor-hub-000041-2031-01-01.sqlite", "honor-hub-000007-1970-01-01.sqlite"]
    assert next_name(there, date(1970, 1, 2)) == "honor-hub-000042-1970-01-02.sqlite"
    assert too_old(there, 1) == ["honor-hub-000007-1970-01-01.sqlite"]


def test_what_we_did_not_name_is_left_alone() -> None:
    there = ["before-update.sqlite", "honor-hub.sqlite", "notes.txt", "honor-hub-12.sqlite"]
    assert too_old(there, 1) == []
    assert next_name(there, DAY).startswith("honor-hub-000001")


def test_after_many_nights_the_newest_are_there_and_whole(tmp_path: Path) -> None:
    log, folder = tmp_path / "log.sqlite", tmp_path / "copies"
    store = SqliteStore(log)  # The hub is running all the while.
    copies = [rotate(log, folder, 3, DAY).file for _ in range(5)]
    store.close()
    assert sorted(folder.iterdir()) == copies[-3:]
    for copy in copies[-3:]:
        verify(copy)


def test_a_copy_that_fails_takes_no_old_one_away(tmp_path: Path) -> None:
    log, folder = tmp_path / "log.sqlite", tmp_path / "copies"
    SqliteStore(log).close()
    kept = rotate(log, folder, 1, DAY).file
    log.unlink()
    with pytest.raises(MissingLog):
        rotate(log, folder, 1, DAY)
    assert list(folder.iterdir()) == [kept]


def test_of_a_damaged_log_the_last_sound_copy_stays(tmp_path: Path) -> None:
    log, folder = tmp_path / "log.sqlite", tmp_path / "copies"
    with closing(SqliteStore(log)) as store:
        fill(store, "red", 3)
        old = rotate(log, folder, 2, DAY).file
        sound = rotate(log, folder, 2, DAY).file
        store._connection.execute("UPDATE record SET by = 'x' WHERE version = 2")
        damaged = [rotate(log, folder, 2, DAY) for _ in range(4)]
        assert all(list(each.damage.tables) == ["red"] for each in damaged)
        assert damaged[-1].file.name == "honor-hub-000006-2026-11-16-damaged.sqlite"
        assert not old.exists()
        assert sorted(folder.iterdir()) == [sound, *(each.file for each in damaged[-2:])]
        store.forget("red")
        again = [rotate(log, folder, 2, DAY).file for _ in range(2)]
    assert sorted(folder.iterdir()) == again


def test_the_folder_of_the_copies_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    log, folder = tmp_path / "log.sqlite", tmp_path / "not" / "there"
    SqliteStore(log).close()
    for number in (1, 2):
        assert rotate(log, folder, 3, DAY).file.name.startswith(f"honor-hub-00000{number}-")
    assert folder.stat().st_mode & 0o777 == 0o700
