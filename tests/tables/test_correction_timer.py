"""The thread that sees to corrections: which tables it looks at, when again, and what it says."""

import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hub.rules.contract.refusal import Refusal
from hub.tables.correction_timer import correction_timer
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer
from hub.tables.timer_thread import AFTER_A_FAULT


class Waiting:
    """A table at which something may wait; `answers` are what it says when it is looked at."""

    def __init__(self, name: str, *answers: int | Exception | None) -> None:
        self.name, self.answers = name, list(answers)
        self.pending: tuple[str, ...] = ("one",)
        self.asked: list[int] = []
        self.watchers: list[Callable[[Any], None]] = []
        self.residency = SimpleNamespace(is_gone=False)
        self.own_corrections = self

    def watch(self, watcher: Callable[[Any], None]) -> None:
        self.watchers.append(watcher)

    def see_to(self, at_ms: int) -> int | None:
        self.asked.append(at_ms)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def _minded(*tables: Waiting) -> TableTimer:
    timer = correction_timer(lambda: 7)
    for table in tables:
        timer.mind(cast(Table, table))
    return timer


def test_only_a_table_where_something_waits_is_looked_at_until_nothing_does() -> None:
    quiet, soon, late = Waiting("quiet"), Waiting("soon", 30, None), Waiting("late", 50, 20)
    quiet.pending = ()
    timer = _minded(quiet, soon, late)
    assert timer.look() == 30
    assert timer.look() == 20
    assert (quiet.asked, soon.asked, late.asked) == ([], [7, 7], [7, 7])
    late.answers = [None]
    assert timer.look() is None
    assert timer.look() is None
    assert (soon.asked, late.asked) == ([7, 7], [7, 7, 7])


def test_a_table_that_changes_wakes_the_thread_once_something_waits_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    woken: list[bool] = []
    monkeypatch.setattr("hub.tables.timer_thread.TimerThread.wake", lambda _: woken.append(True))
    table = Waiting("one", 9)
    table.pending = ()
    timer = _minded(table, table)
    assert len(table.watchers) == 1
    table.watchers[0](None)
    assert (woken, timer.look()) == ([], None)
    table.pending = ("one",)
    table.watchers[0](None)
    assert (woken, timer.look()) == ([True], 9)


def test_a_table_that_is_gone_is_left_alone_after() -> None:
    table = Waiting("one", 30)
    timer = _minded(table)
    table.residency.is_gone = True
    assert (timer.look(), timer.look(), table.asked) == (None, None, [7])


def test_what_is_refused_is_tried_again_and_told_without_its_text(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = Waiting("one", Refusal("a-secret"), 40)
    timer = _minded(table)
    assert timer.look() == AFTER_A_FAULT
    assert timer.look() == 40
    assert [(each.levelno, each.getMessage()) for each in caplog.records] == [
        (logging.WARNING, "a correction waits at one: Refusal")
    ]
