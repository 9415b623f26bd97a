"""A log that was deleted or replaced under an open store takes no more records, and says so."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from hub.storage.sqlite import SqliteStore
from hub.tables.store import LostLog, MissingLog, StorageFault
from tests.storage.sample import fill, record, records


@pytest.fixture
def log(tmp_path: Path) -> Path:
    (tmp_path / "state").mkdir()
    return tmp_path / "state" / "log"


@pytest.fixture
def store(log: Path) -> Iterator[SqliteStore]:
    made = SqliteStore(log)
    fill(made, "red", 3)
    yield made
    with suppress(StorageFault):
        made.close()


def _remove_folder(log: Path) -> None:
    shutil.rmtree(log.parent)


def _remove(log: Path) -> None:
    log.unlink()


def _remove_wal(log: Path) -> None:
    log.with_name("log-wal").unlink()


def _move(log: Path) -> None:
    log.rename(log.with_name("elsewhere"))


def _replace(log: Path) -> None:
    other = log.with_name("other")
    other.write_bytes(log.read_bytes())
    other.replace(log)


def _replace_wal(log: Path) -> None:
    wal, other = log.with_name("log-wal"), log.with_name("other")
    other.write_bytes(wal.read_bytes())
    other.replace(wal)


WAYS = [_remove_folder, _remove, _remove_wal, _move, _replace, _replace_wal]


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_acknowledged_that_nobody_would_find_again(
    store: SqliteStore, log: Path, way: Callable[[Path], None]
) -> None:
    way(log)
    with pytest.raises(LostLog, match=r"^lost-log, file log$"):
        store.append(record("red", 4))
    with pytest.raises(LostLog):
        store.forget("red")
    # What is read comes from the place where it should be: it is there as it was, or a fault is.
    with suppress(StorageFault):
        assert store.read("red") == records("red", 3)
    with pytest.raises((LostLog, MissingLog)):
        store.check()


def test_a_log_that_goes_while_a_record_is_written_has_not_kept_it(
    store: SqliteStore, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks: list[int] = []
    check = store._files.check

    def late() -> None:
        check()
        if not checks:
            log.unlink()
        checks.append(1)

    monkeypatch.setattr(store._files, "check", late)
    with pytest.raises(LostLog):
        store.append(record("red", 4))


def test_a_log_that_comes_back_to_its_place_takes_records_again(
    store: SqliteStore, log: Path
) -> None:
    away = log.with_name("away")
    log.rename(away)
    with pytest.raises(LostLog):
        store.append(record("red", 4))
    away.rename(log)
    store.check()
    store.append(record("red", 4))
    assert store.read("red") == records("red", 4)


def test_a_checkpoint_and_a_forgotten_table_leave_the_files_what_they_were(
    store: SqliteStore,
) -> None:
    store.make_room()
    fill(store, "blue", 40)
    store.forget("blue")
    store.append(record("red", 4))
    store.check()


def test_a_look_at_the_log_does_not_grow_with_it(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it may ask SQLite for is listed; a walk over records would be another statement."""
    monkeypatch.setattr("hub.storage.record_rows.names", None)
    store.check()
