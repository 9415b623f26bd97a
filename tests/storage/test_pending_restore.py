"""A copy that waits for the hub's next start: tried once, and one of two logs is always whole."""

from pathlib import Path

import pytest

from hub.rules.contract.refusal import Refusal
from hub.storage import pending_restore
from hub.storage.backup import backup
from hub.storage.folder import placed
from hub.storage.pending_restore import (
    INTERRUPTED,
    PENDING,
    TRYING,
    check_copy,
    kept,
    last,
    stage,
    stage_kept,
    take_up,
)
from hub.storage.sqlite import SqliteStore
from hub.tables.store import DamagedLog, FullLog
from tests.storage.sample import record


def written(log: Path, *names: str) -> Path:
    """A log with these tables."""
    store = SqliteStore(log)
    for name in names:
        store.append(record(name, 1))
    store.close()
    return log


def names(log: Path) -> list[str]:
    store = SqliteStore(log)
    try:
        return store.tables()
    finally:
        store.close()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return written(tmp_path / "honor-hub.sqlite", "OLD")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    made = tmp_path / "copy.sqlite"
    backup(written(tmp_path / "other.sqlite", "NEW", "TWO"), made)
    return made


def test_without_a_copy_that_waits_nothing_happens(log: Path) -> None:
    before = {path.name for path in log.parent.iterdir()}
    take_up(log)
    assert {path.name for path in log.parent.iterdir()} == before
    assert last(log) is None


def test_a_copy_takes_the_logs_place_at_the_next_start(log: Path, copy: Path) -> None:
    assert check_copy(copy).tables == 2
    stage(copy, log)
    assert names(log) == ["OLD"]
    take_up(log, lambda: 5.0)
    assert names(log) == ["NEW", "TWO"]
    done = last(log)
    assert done is not None
    assert (done.at, done.kept, done.fault) == (5000, "honor-hub.sqlite.kept-1", "")
    take_up(log)
    assert names(log) == ["NEW", "TWO"]
    assert [each.name for each in kept(log)] == ["honor-hub.sqlite.kept-1"]
    stage_kept("honor-hub.sqlite.kept-1", log)
    take_up(log)
    assert names(log) == ["OLD"]
    assert [each.name[-1] for each in kept(log)] == ["2", "1"]
    assert not list(log.parent.glob("restore.sqlite*"))


def test_a_copy_that_went_bad_meanwhile_leaves_the_log_as_it_was(log: Path, copy: Path) -> None:
    stage(copy, log)
    pending = log.with_name(PENDING)
    pending.write_bytes(pending.read_bytes()[:5000])
    take_up(log)
    assert names(log) == ["OLD"]
    done = last(log)
    assert done is not None
    assert done.fault == "damaged-log"
    assert not list(log.parent.glob("restore.sqlite*"))


def test_a_start_that_was_killed_amid_a_restore_does_not_try_for_ever(
    log: Path, copy: Path
) -> None:
    copy.rename(log.with_name(TRYING))
    take_up(log)
    done = last(log)
    assert done is not None
    assert done.fault == INTERRUPTED
    assert names(log) == ["OLD"]
    assert not log.with_name(TRYING).exists()


def test_a_disk_that_is_full_keeps_no_hub_from_starting(
    log: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(copy, log)

    def full(*_: object) -> None:
        raise FullLog(file="honor-hub.sqlite")

    monkeypatch.setattr(pending_restore, "restore", full)
    take_up(log)
    assert names(log) == ["OLD"]
    done = last(log)
    assert done is not None
    assert done.fault == "full-log"


def test_what_is_no_copy_is_never_laid_in_wait(log: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"\x89PNG" * 100)
    with pytest.raises(Refusal):
        stage(wrong, log)
    with placed(wrong) as part:
        part.write_bytes(log.read_bytes()[:4097])
    with pytest.raises(DamagedLog):
        stage(wrong, log)
    assert not log.with_name(PENDING).exists()


def test_a_log_that_was_kept_in_pieces_is_not_offered(log: Path) -> None:
    for name in (".kept-1", ".kept-2", ".kept-2-wal", ".kept-x"):
        log.with_name(log.name + name).write_bytes(b"")
    assert [each.name for each in kept(log)] == ["honor-hub.sqlite.kept-1"]
    for name in ("honor-hub.sqlite.kept-2", "hosts", "../x", ""):
        with pytest.raises(Refusal):
            stage_kept(name, log)
