"""How well the hub is: asked of the log once a second, told to all who ask."""

from threading import Event, Thread

import pytest

from hub.tables.store import FullLog, StorageFault
from hub.web.health import FRESH, LogHealth


class Log:
    """A log to be looked at, and a clock."""

    def __init__(self) -> None:
        self.looks = 0
        self.now = 0
        self.fault: StorageFault | None = None
        self.health = LogHealth(self.check, lambda: self.now)

    def check(self) -> None:
        self.looks += 1
        if self.fault is not None:
            raise self.fault


def test_a_thousand_who_ask_at_once_are_one_look() -> None:
    log = Log()
    for _ in range(1000):
        log.health.ask()
    assert log.looks == 1
    log.now += FRESH
    log.health.ask()
    assert log.looks == 2


def test_a_fault_is_told_to_all_and_is_over_when_it_is_over() -> None:
    log = Log()
    log.fault = FullLog(file="log")
    for _ in range(3):
        with pytest.raises(FullLog, match=r"^full-log, file log$"):
            log.health.ask()
    log.fault = None
    log.now += FRESH
    log.health.ask()
    assert log.looks == 2


def test_those_who_ask_while_somebody_looks_wait_for_that_answer() -> None:
    begun, go_on, looks = Event(), Event(), []

    def check() -> None:
        looks.append(1)
        begun.set()
        go_on.wait(10)

    health = LogHealth(check, lambda: 0)
    askers = [Thread(target=health.ask) for _ in range(8)]
    for asker in askers:
        asker.start()
    assert begun.wait(10)
    go_on.set()
    for asker in askers:
        asker.join(10)
    assert len(looks) == 1
