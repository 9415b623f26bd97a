"""Rate limits (token buckets) and limits on how many may wait, per address and in all.

What they ask for is not known here.
"""

import ipaddress
from collections import Counter
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Guest = TypeVar("Guest", bound=Hashable)


def network_of(address: str) -> str:
    """What one device may choose from freely: its IPv4 address, or its IPv6 network (/64)."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Buckets:
    """Token buckets: `rate` a second on average, `burst` at once; the clock is in milliseconds."""

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
            level = self._level(who, now)
            is_left = level >= 1
            self._set(who, level - 1 if is_left else level, now)
            return is_left

    def wait(self, who: Hashable) -> float:
        """Take one that may not be there yet: in how many seconds it will be."""
        now = self._clock()
        with self._lock:
            level = self._level(who, now) - 1
            self._set(who, level, now)
            return max(0.0, -level / self._rate / 1000)

    def left(self, who: Hashable) -> float:
        """How many there are for them now; none is taken."""
        with self._lock:
            return self._level(who, self._clock())

    def give_back(self, who: Hashable) -> None:
        """What was taken is not to count."""
        now = self._clock()
        with self._lock:
            self._set(who, min(self._burst, self._level(who, now) + 1), now)

    def forget(self, who: Hashable) -> None:
        with self._lock:
            self._levels.pop(who, None)

    def _level(self, who: Hashable, now: int) -> float:
        level, then = self._levels.get(who, (self._burst, now))
        # A clock that jumps back must neither lock anyone out nor let them through.
        return min(self._burst, level + max(0, now - then) * self._rate)

    def _set(self, who: Hashable, level: float, now: int) -> None:
        self._levels[who] = (level, now)
        if len(self._levels) > self._most:
            self._make_room(now)

    def _make_room(self, now: int) -> None:
        """The fullest are forgotten: that somebody is at the end of theirs must never be.

        A quarter at once, so that many newcomers do not cost a search each.
        """
        fullest = sorted(self._levels, key=lambda who: self._level(who, now), reverse=True)
        for who in fullest[: len(self._levels) - self._most * 3 // 4]:
            del self._levels[who]


class Places(Generic[Guest]):
    """So few places that nobody may keep one long: `most` in all, `share` for one address.

    When there is none, a newcomer gets the place of whoever has waited longest, among those of
    the address that has most. So one who comes with one wish is let be while others come with many.
    """

    def __init__(self, most: int, share: int) -> None:
        self._most = most
        self._share = share
        self._lock = Lock()
        self._here: dict[Guest, str] = {}  # In the order they came.
        self._from: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._here)

    def __contains__(self, guest: Guest) -> bool:
        return guest in self._here

    def guests(self) -> list[Guest]:
        with self._lock:
            return list(self._here)

    def next_of(self, address: str) -> Guest | None:
        """Who would give way to another of their own address; None: it has room left."""
        with self._lock:
            if self._from[address] < self._share:
                return None
            return next((each for each, came in self._here.items() if came == address), None)

    def enter(self, guest: Guest, address: str) -> Guest | None:
        """Take a place; who has lost theirs by that, if there was none."""
        with self._lock:
            self._leave(guest)
            self._from[address] += 1
            gone = self._to_go(address)
            if gone is not None:
                self._leave(gone)
            self._here[guest] = address
            return gone

    def leave(self, guest: Guest) -> bool:
        """Whether they had a place until now."""
        with self._lock:
            return self._leave(guest)

    def _to_go(self, address: str) -> Guest | None:
        """Who gives way to one of this address, which is counted already."""
        if self._from[address] > self._share:
            meant = {address}
        elif len(self._here) >= self._most:
            greatest = max(self._from.values())
            meant = {each for each, count in self._from.items() if count == greatest}
        else:
            return None
        return next((each for each, came in self._here.items() if came in meant), None)

    def _leave(self, guest: Guest) -> bool:
        address = self._here.pop(guest, None)
        if address is None:
            return False
        self._from[address] -= 1
        if not self._from[address]:
            del self._from[address]
        return True
