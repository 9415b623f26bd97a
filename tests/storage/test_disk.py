"""A disk that is full or cannot be written: named, nothing changed, and play goes on after."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import hub
from hub.storage import file, sqlite
from hub.storage.backup import backup, restore
from hub.storage.sqlite import SqliteStore
from hub.tables.store import FullLog, LogInUse, ReadOnlyLog, StorageFault
from tests.not_tested import not_tested
from tests.storage.sample import fill, record, records

_ROOT = Path(hub.__file__).parents[1]
_NOBODY = 65534


def _mount(*arguments: str) -> None:
    done = subprocess.run(["mount", *arguments], check=False, capture_output=True)
    if done.returncode != 0:
        not_tested("a really full or read-only disk", "only root may mount one")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 256 kB of its own."""
    path = tmp_path / "disk"
    path.mkdir()
    _mount("-t", "tmpfs", "-o", "size=256k,mode=755", "none", str(path))
    yield path
    subprocess.run(["umount", "--lazy", str(path)], check=True)


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(disk: Path) -> None:
    with closing(SqliteStore(disk / "log")) as store:
        fill(store, "red", 5)
        ballast = _stuff(disk)
        newest = _append_until_full(store)
        for _ in range(3):
            with pytest.raises(
                FullLog, match=r"^full-log, file log, table red, version \d+, reason SQLITE_FULL$"
            ):
                store.append(record("red", newest + 1, size=9000))
            assert len(store.read("red")) == newest
        ballast.unlink()
        store.append(record("red", newest + 1))
        assert [one.version for one in store.read("red")] == list(range(1, newest + 2))
    with closing(SqliteStore(disk / "log")) as store:
        assert len(store.read("red")) == newest + 1


def _stuff(disk: Path) -> Path:
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as out:
        try:
            while True:
                out.write(bytes(4096))
        except OSError:
            return ballast


def _append_until_full(store: SqliteStore) -> int:
    newest = len(store.read("red"))
    with pytest.raises(FullLog):  # noqa: PT012 # how many still fit is the disk's business
        while True:
            store.append(record("red", newest + 1, size=9000))
            newest += 1
    return newest


def test_a_log_cannot_be_begun_on_a_full_disk(disk: Path) -> None:
    _stuff(disk)
    with pytest.raises(FullLog):
        SqliteStore(disk / "log")
    (disk / "ballast").unlink()
    with closing(SqliteStore(disk / "log")) as store:
        fill(store, "red", 2)


def test_a_log_with_no_room_for_one_more_page_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same without a mount: SQLite's own limit makes the same error as a full disk."""
    with closing(SqliteStore(tmp_path / "log")) as store:
        fill(store, "red", 3)
        store._connection.execute("PRAGMA max_page_count = 1")
        with pytest.raises(FullLog):
            store.append(record("red", 4, size=20_000))
        assert store.read("red") == records("red", 3)
        monkeypatch.setattr(sqlite, "disk_fault", lambda path: FullLog)
        with pytest.raises(FullLog):
            store.check()
        store._connection.execute("PRAGMA max_page_count = 1000000")
        store.append(record("red", 4))
        assert store.read("red") == records("red", 4)
        # The disk is as full as before, but what was played fits: that is no fault.
        store.check()


def test_a_backup_that_does_not_fit_leaves_the_older_one(disk: Path, tmp_path: Path) -> None:
    log, to = tmp_path / "log", disk / "backup"
    with closing(SqliteStore(log)) as store:
        fill(store, "red", 3)
        backup(log, to)
        before = to.read_bytes()
        for version in range(4, 40):
            store.append(record("red", version, size=9000))
        with pytest.raises(FullLog, match=r"^full-log, file backup, reason SQLITE_FULL$"):
            backup(log, to)
    assert to.read_bytes() == before
    assert [path.name for path in disk.iterdir()] == ["backup"]


def test_a_restore_that_does_not_fit_leaves_the_log(disk: Path, tmp_path: Path) -> None:
    big, log = tmp_path / "big", disk / "log"
    with closing(SqliteStore(big)) as store:
        for version in range(1, 40):
            store.append(record("red", version, size=9000))
    with closing(SqliteStore(log)) as store:
        fill(store, "blue", 3)
    with pytest.raises(FullLog, match=r"^full-log, file log, reason SQLITE_FULL$"):
        restore(big, log)
    assert sorted(path.name for path in disk.iterdir()) == ["log", "log.lock"]
    with closing(SqliteStore(log)) as store:
        assert store.read("blue") == records("blue", 3)


def test_a_night_that_does_not_fit_leaves_no_half_file(disk: Path) -> None:
    with pytest.raises(FullLog, match=r"^full-log, file night, reason ENOSPC$"):
        file.write([record("red", n, size=9000) for n in range(1, 60)], disk / "night")
    assert list(disk.iterdir()) == []


def test_a_disk_mounted_read_only_refuses(disk: Path) -> None:
    with closing(SqliteStore(disk / "log")) as store:
        fill(store, "red", 3)
    _mount("-o", "remount,ro", str(disk))
    with pytest.raises(ReadOnlyLog, match=r"^read-only-log, file log, reason EROFS$"):
        SqliteStore(disk / "log")
    _mount("-o", "remount,rw", str(disk))
    with closing(SqliteStore(disk / "log")) as store:
        assert store.read("red") == records("red", 3)


def _as_nobody(work: Callable[[], None]) -> None:
    """Run something as a user without rights: root may write everywhere."""
    if os.getuid() != 0:
        work()
        return
    # A process of its own, and not a fork: pytest may have threads.
    # Imported first: that user may not even be able to read Python itself.
    code = (
        f"import os; from {work.__module__} import {work.__name__} as work\n"
        f"os.setgid({_NOBODY}); os.setuid({_NOBODY}); work()"
    )
    environment = {**os.environ, "PYTHONPATH": str(_ROOT), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that a user without rights can reach, which pytest's own cannot be."""
    path = Path(tempfile.mkdtemp())
    monkeypatch.setenv("SHELF", str(path))
    with closing(SqliteStore(path / "log")) as store:
        fill(store, "red", 3)
    if os.getuid() == 0:
        for one in (path, *path.iterdir()):
            os.chown(one, _NOBODY, _NOBODY)
    yield path
    path.chmod(0o755)
    shutil.rmtree(path)


def _shelf() -> Path:
    return Path(os.environ["SHELF"])


def _opening_is_refused() -> None:
    reasons = "EACCES|SQLITE_READONLY_DIRECTORY"
    with pytest.raises(ReadOnlyLog, match=rf"^read-only-log, file log, reason ({reasons})$"):
        SqliteStore(_shelf() / "log")


def _beginning_is_refused() -> None:
    with pytest.raises(ReadOnlyLog, match=r"^read-only-log, file new, reason EACCES$"):
        SqliteStore(_shelf() / "new")


def _backing_up_is_refused() -> None:
    with pytest.raises(ReadOnlyLog, match=r"^read-only-log, file copy, reason EACCES$"):
        backup(_shelf() / "log", _shelf() / "copy")


def _writing_a_night_is_refused() -> None:
    with pytest.raises(ReadOnlyLog, match=r"^read-only-log, file night, reason EACCES$"):
        file.write(records("red", 2), _shelf() / "night")


def test_a_log_that_may_not_be_written_is_refused(shelf: Path) -> None:
    (shelf / "log").chmod(0o444)
    _as_nobody(_opening_is_refused)


def test_a_folder_that_may_not_be_written_is_refused(shelf: Path) -> None:
    (shelf / "log.lock").unlink()
    shelf.chmod(0o555)
    for work in (_opening_is_refused, _beginning_is_refused):
        _as_nobody(work)


def test_a_log_whose_folder_was_closed_after_its_lock_was_made_is_refused(shelf: Path) -> None:
    shelf.chmod(0o555)
    _as_nobody(_opening_is_refused)


def test_a_copy_into_a_folder_that_may_not_be_written_is_refused(shelf: Path) -> None:
    shelf.chmod(0o555)
    for work in (_backing_up_is_refused, _writing_a_night_is_refused):
        _as_nobody(work)


_HOLD = """
import sys
from pathlib import Path
from hub.storage.sqlite import SqliteStore
store = SqliteStore(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
store.close()
"""


def test_a_log_in_use_by_another_process_is_refused_until_it_ends(tmp_path: Path) -> None:
    log = tmp_path / "log"
    environment = {**os.environ, "PYTHONPATH": str(_ROOT)}
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(log)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(LogInUse, match=r"^log-in-use, file log$"):
            SqliteStore(log)
        other.kill()
        other.wait()
        with closing(SqliteStore(log)) as store:
            fill(store, "red", 1)


def test_a_fault_is_one_readable_line(tmp_path: Path) -> None:
    with pytest.raises(StorageFault) as caught:
        SqliteStore(tmp_path / "nowhere" / "log")
    assert str(caught.value) == "missing-log, file log, reason ENOENT"
    assert msgspec.json.encode(caught.value.params)
