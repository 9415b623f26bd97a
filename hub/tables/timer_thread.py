"""A thread that sleeps until something is due, does it, and sleeps again; or is woken before.

What is due, and when the next is, whoever starts it says. A bug met there stops nothing else.
"""

import logging
from collections.abc import Callable
from threading import Event, Thread

_log = logging.getLogger(__name__)

AFTER_A_FAULT = 5_000
"""Milliseconds until what went wrong is tried again."""


class TimerThread:
    """`look` does what is due and says in how many milliseconds the next is; None: none is."""

    def __init__(self, name: str, look: Callable[[], int | None]) -> None:
        self._look = look
        self._woken = Event()
        self._is_over = False
        self._thread = Thread(target=self._work, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def wake(self) -> None:
        """Something changed: look again now."""
        self._woken.set()

    def stop(self) -> None:
        self._is_over = True
        self.wake()
        if self._thread.is_alive():
            self._thread.join(5)

    def _work(self) -> None:
        while not self._is_over:
            self._woken.clear()
            try:
                wait = self._look()
            except Exception as error:
                # The kind only: its text may hold what it worked on.
                _log.error("%s failed: %s", self._thread.name, type(error).__name__)
                wait = AFTER_A_FAULT
            self._woken.wait(None if wait is None else wait / 1000)
