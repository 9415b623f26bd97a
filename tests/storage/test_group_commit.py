"""Changes that wait at the same time share a commit; each has its own outcome, and none hangs."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from hub.storage.group_commit import GroupCommit, PendingChange
from hub.storage.sqlite import SqliteStore
from hub.tables.store import FullLog, LogMoved, StorageFault
from tests.storage.sample import fill, record, records

LONGEST = 20.0


class Disk:
    """Commits groups one by one; each waits until it is let through."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.done: list[str] = []
        self.began = Event()
        self.goes_on = Event()
        self.commits = GroupCommit(self.commit)

    def commit(self, group: Sequence[PendingChange[Callable[[], Any]]]) -> None:
        before = list(self.done)
        for change in group:
            try:
                change.change()
            except ValueError as error:
                change.refuse(error)
        self.groups.append(self.done[len(before) :])
        self.began.set()
        assert self.goes_on.wait(LONGEST)

    def note(self, name: str) -> Callable[[], None]:
        return lambda: self.done.append(name)


class Caller(Thread):
    """A thread that makes one change, and what came of it."""

    def __init__(self, commits: GroupCommit[Any], change: Callable[[], None]) -> None:
        super().__init__(daemon=True)
        self.error: BaseException | None = None
        self._commits, self._change = commits, change
        self.start()

    def run(self) -> None:
        try:
            self._commits.make(self._change)
        except BaseException as error:
            self.error = error

    def ended(self) -> "Caller":
        self.join(LONGEST)
        assert not self.is_alive(), "it still waits"
        return self


def waiting(commits: GroupCommit[Any], count: int) -> None:
    """Until so many wait behind the one that commits."""
    while len(commits._waiting) < count:
        pass


def behind(disk: Disk, *changes: Callable[[], None]) -> tuple[Caller, list[Caller]]:
    """One that commits and does not come to an end, and these behind it, in order."""
    first = Caller(disk.commits, disk.note("first"))
    assert disk.began.wait(LONGEST)
    callers = []
    for number, change in enumerate(changes, start=1):
        callers.append(Caller(disk.commits, change))
        waiting(disk.commits, number)
    return first, callers


def test_a_change_that_comes_alone_is_committed_at_once() -> None:
    disk = Disk()
    disk.goes_on.set()
    disk.commits.make(disk.note("one"))
    disk.commits.make(disk.note("two"))
    assert disk.groups == [["one"], ["two"]]


def test_what_comes_during_a_commit_is_committed_together_in_order() -> None:
    disk = Disk()
    first, callers = behind(disk, *(disk.note(name) for name in "abcde"))
    assert first.is_alive(), "acknowledged before it was durable"
    disk.goes_on.set()
    for caller in (first, *callers):
        assert caller.ended().error is None
    assert disk.groups == [["first"], ["a", "b", "c", "d", "e"]]


def test_one_change_that_is_refused_takes_no_other_with_it() -> None:
    disk = Disk()

    def fail() -> None:
        raise ValueError("a record of ours")

    _, (good, bad, last) = behind(disk, disk.note("good"), fail, disk.note("last"))
    disk.goes_on.set()
    assert good.ended().error is None
    assert isinstance(bad.ended().error, ValueError)
    assert last.ended().error is None
    assert disk.groups[1] == ["good", "last"]


@pytest.mark.parametrize("error", [OSError(5, "no"), KeyboardInterrupt()])
def test_a_commit_that_fails_refuses_all_and_the_next_goes_on(error: BaseException) -> None:
    disk = Disk()
    first, callers = behind(disk, disk.note("a"), disk.note("b"))
    commit = disk.commits._commit

    def fail(group: Sequence[PendingChange[Callable[[], Any]]]) -> None:
        disk.commits._commit = commit
        raise error

    disk.commits._commit = fail
    disk.goes_on.set()
    assert first.ended().error is None
    assert [caller.ended().error for caller in callers] == [error, error]
    disk.commits.make(disk.note("later"))
    assert disk.groups[-1] == ["later"]


class Tripping:
    """A connection of which one statement fails; the rest is SQLite's."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.ran: list[str] = []
        self.fails = ""
        self.holds: Event | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
        self.ran.append(statement)
        if statement == "COMMIT" and self.holds is not None:
            assert self.holds.wait(LONGEST)
        if statement == self.fails:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_FULL, "SQLITE_FULL"
            raise error
        return self._connection.execute(statement, *values)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    with closing(SqliteStore(tmp_path / "log")) as made:
        yield made


def together(store: SqliteStore, *changes: Callable[[], None]) -> tuple[Tripping, list[Caller]]:
    """These in one transaction: they wait behind a record of another table."""
    trips = Tripping(store._connection)
    trips.holds = Event()
    store._connection = trips  # type: ignore[assignment]  # it stands in for the connection
    first = _Run(lambda: store.append(record("first", 1)))
    while "COMMIT" not in trips.ran:
        pass
    callers: list[Caller] = []
    for number, change in enumerate(changes, start=1):
        callers.append(_Run(change))
        waiting(store._changes, number)
    trips.ran.clear()
    trips.holds.set()
    assert first.ended().error is None
    for caller in callers:
        caller.ended()
    return trips, callers


class _Run(Caller):
    def __init__(self, change: Callable[[], None]) -> None:
        super().__init__(GroupCommit(lambda _: None), change)

    def run(self) -> None:
        try:
            self._change()
        except BaseException as error:
            self.error = error


def test_records_of_several_tables_share_one_commit(store: SqliteStore) -> None:
    appends = [lambda name=name: store.append(record(name, 1)) for name in "abcdefgh"]
    trips, callers = together(store, *appends)
    assert [caller.error for caller in callers] == [None] * 8
    assert trips.ran.count("COMMIT") == 1
    assert all(store.read(name) == records(name, 1) for name in "abcdefgh")


def test_a_record_that_does_not_follow_harms_no_other_table(store: SqliteStore) -> None:
    fill(store, "b", 3)
    trips, callers = together(
        store,
        lambda: store.append(record("a", 1)),
        lambda: store.append(record("b", 3)),
        lambda: store.append(record("c", 1), record("c", 3)),
        lambda: store.append(record("d", 1)),
    )
    good, moved, half, last = (caller.error for caller in callers)
    assert (good, last) == (None, None)
    assert isinstance(moved, LogMoved)
    assert moved.params == {"table": "b", "version": 3, "newest": 3}
    assert isinstance(half, LogMoved)
    assert trips.ran.count("COMMIT") == 1
    assert store.tables() == ["b", "first", "a", "d"]


def test_a_commit_that_fails_refuses_every_table_and_changes_nothing(store: SqliteStore) -> None:
    waits = [lambda name=name: store.append(record(name, 1)) for name in "abc"]
    trips = Tripping(store._connection)
    trips.holds = Event()
    store._connection = trips  # type: ignore[assignment]  # it stands in for the connection
    first = _Run(lambda: store.append(record("first", 1)))
    while "COMMIT" not in trips.ran:
        pass
    trips.fails = "COMMIT"
    callers = []
    for number, change in enumerate(waits, start=1):
        callers.append(_Run(change))
        waiting(store._changes, number)
    trips.holds.set()
    faults = [caller.ended().error for caller in (first, *callers)]
    assert all(isinstance(fault, FullLog) for fault in faults)
    assert [fault.params["table"] for fault in faults if isinstance(fault, StorageFault)] == [
        *("first", "a", "b", "c")
    ]
    trips.fails = ""
    assert store.tables() == []
    store.append(record("a", 1))
    assert store.tables() == ["a"]
