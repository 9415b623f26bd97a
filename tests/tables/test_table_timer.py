"""One thread for all tables: whom it wakes for, and what it does where something goes wrong."""

from collections.abc import Callable
from typing import Any
from unittest.mock import Mock

import pytest

from hub.rules.contract.refusal import Refusal
from hub.tables.store import FullLog
from hub.tables.table_timer import TableTimer


class Waiting:
    """A table at which something waits, or not."""

    def __init__(self, wait: int | None) -> None:
        self.name = "red"
        self.wait = wait
        self.fault: Exception | None = None
        self.watch = Mock()
        self.residency = Mock(is_gone=False)


class Work:
    """Does what its tables say."""

    def is_waiting(self, table: Any) -> bool:
        return table.wait is not None

    def see_to(self, table: Any) -> int | None:
        if table.fault is not None:
            raise table.fault
        found: int | None = table.wait
        return found


def plain() -> TableTimer:
    """All wait as long."""
    return TableTimer(Work(), "test", "nothing was done")


def waking() -> TableTimer:
    """What is new may be due first, and a fault is tried again."""
    return TableTimer(Work(), "test", "nothing was done", wakes_each=True, after_a_fault=50)


@pytest.mark.parametrize(("kind", "woken"), [(plain, 1), (waking, 3)])
def test_the_thread_is_woken_for_the_first_table_alone_where_all_wait_as_long(
    kind: Callable[[], TableTimer], woken: int
) -> None:
    timer, wake = kind(), Mock()
    timer._thread.wake = wake  # type: ignore[method-assign]  # to count
    tables: list[Any] = [Waiting(None), Waiting(300), Waiting(200), Waiting(900)]
    for table in tables:
        timer.mind(table)
    assert wake.call_count == woken
    assert timer.look() == 200


@pytest.mark.parametrize("fault", [Refusal("table-moved"), FullLog()])
@pytest.mark.parametrize(("kind", "then"), [(plain, None), (waking, 50)])
def test_a_fault_at_one_table_stops_no_other_and_is_tried_again_where_that_is_said(
    kind: Callable[[], TableTimer], then: int | None, fault: Exception
) -> None:
    timer = kind()
    tables: list[Any] = [Waiting(300), Waiting(700)]
    for table in tables:
        timer.mind(table)
    tables[0].fault = fault
    assert timer.look() == (700 if then is None else then)
    tables[0].fault = None
    assert timer.look() == (700 if then is None else 300)


def test_a_table_that_is_gone_keeps_nobody_awake() -> None:
    timer, table = waking(), Waiting(300)
    gone: Any = table
    timer.mind(gone)
    table.residency.is_gone = True
    assert timer.look() is None
    assert timer.look() is None
