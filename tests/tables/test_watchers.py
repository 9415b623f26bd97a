"""Watchers are told of every change, in order, with the snapshot as it was after it."""

import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from hub.rules.contract.actor import TABLE, at
from hub.rules.contract.identifiers import Version
from hub.tables.snapshot import Snapshot
from hub.tables.watchers import Watchers
from tests.tables.shelf import Shelf, a, opened, started, state_of, versions_into


def test_a_watcher_is_told_until_it_stops() -> None:
    table = started(Shelf())
    told: list[int] = []
    stop = table.watch(versions_into(told))
    table.game.submit(at(0), a("throw"), "m1")
    stop()
    table.game.submit(at(0), a("throw"), "m2")
    assert told == [3]


def test_a_watcher_that_fails_harms_neither_the_table_nor_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = started(Shelf())
    told: list[int] = []

    def fail(now: Snapshot) -> None:
        raise RuntimeError(f"the numbers are {state_of(table).numbers}")

    table.watch(fail)
    table.watch(versions_into(told))
    table.game.submit(at(0), a("throw"), "m1")
    table.game.submit(at(0), a("throw"), "m2")
    assert told == [3, 4]
    assert table.views.look(TABLE).paused == ""
    assert "RuntimeError" in caplog.text
    assert "numbers" not in caplog.text


def test_watchers_hear_every_version_in_order_whatever_the_threads_do() -> None:
    table = started(Shelf(), players=6)
    heard: list[list[int]] = [[], [], []]
    for ear in heard:
        table.watch(versions_into(ear))
    line = threading.Barrier(6)

    def play(seat: int) -> None:
        line.wait()
        for number in range(100):
            table.game.submit(at(seat), a("throw"), f"m{number}")

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(play, range(6)))
    for ear in heard:
        assert ear == list(range(3, 603))


def test_what_a_watcher_sees_is_never_older_than_what_it_was_told() -> None:
    table = started(Shelf())
    seen: list[tuple[int, int]] = []
    table.watch(lambda now: seen.append((now.version, table.views.look(TABLE).version)))

    def play(seat: int) -> None:
        for number in range(50):
            table.game.submit(at(seat), a("throw"), f"m{number}")

    with ThreadPoolExecutor(3) as threads:
        list(threads.map(play, range(3)))
    assert len(seen) == 150
    assert all(shown >= version for version, shown in seen)


def test_a_watcher_may_move_and_all_still_hear_in_order() -> None:
    table = started(Shelf())
    told: list[int] = []

    def answer(now: Snapshot) -> None:
        if now.version < 10:
            table.game.submit(at(1), a("throw"), f"bot {now.version}")

    table.watch(answer)
    table.watch(versions_into(told))
    table.game.submit(at(0), a("throw"), "m1")
    assert told == list(range(3, 11))


def test_what_is_noted_while_the_teller_lets_go_is_not_left_behind() -> None:
    watchers = Watchers()
    told: list[int] = []
    watchers.add(versions_into(told))
    first = opened(Shelf())._commit.snapshot

    class Turn:
        """At the first release another thread notes a change, and finds the turn still taken."""

        def __init__(self) -> None:
            self.lock = threading.Lock()
            self.others = [msgspec.structs.replace(first, version=Version(2))]

        def acquire(self, blocking: bool = True) -> bool:
            return self.lock.acquire(blocking)

        def release(self) -> None:
            if self.others:
                watchers.note(self.others.pop())
                watchers.tell()
            self.lock.release()

    watchers._telling = Turn()  # type: ignore[assignment]  # as much of a lock as is used
    watchers.note(first)
    watchers.tell()
    assert told == [1, 2]
