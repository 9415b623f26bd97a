"""How often someone may ask: a bucket that drains, for each connection or address."""

from collections.abc import Callable, Hashable
from threading import Lock


class Buckets:
    """`rate` a second on average, `burst` at once; times are milliseconds of the hub's clock."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], int], most: int = 4096
    ) -> None:
        self._rate = rate / 1000
        self._burst = burst
        self._clock = clock
        self._most = most
        self._lock = Lock()
        self._levels: dict[Hashable, tuple[float, int]] = {}

    def take(self, who: Hashable) -> bool:
        """Whether there is one left for them; if so, it is taken."""
        now = self._clock()
        with self._lock:
            level, then = self._levels.pop(who, (self._burst, now))
            # A clock that jumps back must neither lock anyone out nor let them through.
            level = min(self._burst, level + max(0, now - then) * self._rate)
            is_left = level >= 1
            self._levels[who] = (level - 1 if is_left else level, now)
            while len(self._levels) > self._most:
                self._levels.pop(next(iter(self._levels)))
            return is_left

    def forget(self, who: Hashable) -> None:
        with self._lock:
            self._levels.pop(who, None)
