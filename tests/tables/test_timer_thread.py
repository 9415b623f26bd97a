"""A thread that does what is due: how long it sleeps, and what wakes it."""

import logging
from threading import Event

import pytest

from hub.tables.timer_thread import TimerThread


class Naps:
    """Stands in for the thread's event: notes how long it was to sleep, and ends it at last."""

    def __init__(self, thread: TimerThread, most: int) -> None:
        self.seconds: list[float | None] = []
        self._thread = thread
        self._most = most

    def wait(self, seconds: float | None) -> None:
        self.seconds.append(seconds)
        if len(self.seconds) == self._most:
            self._thread._is_over = True

    def clear(self) -> None:
        pass

    set = clear


def test_it_sleeps_until_the_next_is_due_and_five_seconds_after_a_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    answers = iter([1500, None])

    def look() -> int | None:
        try:
            return next(answers)
        except StopIteration:
            raise KeyError("a secret") from None

    timer = TimerThread("the-clock", look)
    naps = Naps(timer, 3)
    timer._woken = naps  # type: ignore[assignment]
    with caplog.at_level(logging.ERROR):
        timer._work()
    assert naps.seconds == [1.5, None, 5.0]
    assert caplog.messages == ["the-clock failed: KeyError"]


def test_it_is_woken_before_its_time_and_ends_when_it_is_told() -> None:
    looked = Event()

    def look() -> None:
        looked.set()

    timer = TimerThread("the-clock", look)
    timer.stop()
    timer = TimerThread("the-clock", look)
    timer.start()
    assert looked.wait(10)
    looked.clear()
    timer.wake()
    assert looked.wait(10)
    timer.stop()
    assert not timer._thread.is_alive()
    assert timer._thread.daemon
