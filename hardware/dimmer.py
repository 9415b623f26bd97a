"""Make lamps faint that can only be lit or dark: one thread switches all of them fast.

It knows switches, no pins. A lamp that is fully lit or dark costs it nothing.
"""

import time
from collections.abc import Callable, Hashable
from threading import Condition, Thread

Switch = Callable[[bool], None]
Clock = Callable[[], float]


class FaintLamp:
    """Lit for its share of each period; `step` switches it only when that changes."""

    def __init__(self, switch: Switch, share: float, period: float) -> None:
        self._switch = switch
        self._lit_for, self._period = share * period, period
        self._is_lit: bool | None = None

    def step(self, now: float) -> float:
        """As it is at this moment; for how many seconds that holds."""
        into = now % self._period
        is_lit = into < self._lit_for
        if is_lit is not self._is_lit:
            self._is_lit = is_lit
            self._switch(is_lit)
        return (self._lit_for if is_lit else self._period) - into


class Dimmer:
    """The faint lamps of one panel. Its thread is there from the first one on."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._news = Condition()
        self._faint: dict[Hashable, FaintLamp] = {}
        self._is_closed = False
        self._thread: Thread | None = None

    def show(self, lamp: Hashable, switch: Switch, share: float, period: float) -> None:
        """This share of the time it is lit from now on. When this returns, nothing older comes."""
        with self._news:
            self._faint.pop(lamp, None)
            if 0 < share < 1:
                self._faint[lamp] = FaintLamp(switch, share, period)
                self._start()
                self._news.notify()
            else:
                switch(share > 0)

    def forget(self, lamp: Hashable) -> None:
        """It is somebody else's now, and stays as it is."""
        with self._news:
            self._faint.pop(lamp, None)

    def close(self) -> None:
        with self._news:
            self._is_closed = True
            self._faint.clear()
            self._news.notify()
        if self._thread is not None:
            self._thread.join()

    def step(self) -> float | None:
        """All as they are now; for how long that holds. None: until something is new."""
        with self._news:
            now = self._clock()
            return min((lamp.step(now) for lamp in self._faint.values()), default=None)

    def _start(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="dimmer", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        with self._news:
            while not self._is_closed:
                self._news.wait(self.step())
