"""A schedule of bots' next moves: one appointment for each table, the earliest first.

Nothing waits here, and nothing of a game is known; one thread runs a schedule.
"""

import heapq
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing", bound=Hashable)


class BotSchedule(Generic[Thing]):
    """Appointments by the clock's seconds; a thing that is planned anew loses the old one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._heap: list[tuple[float, int, Thing]] = []
        self._planned: dict[Thing, tuple[int, int]] = {}
        self._count = 0

    def plan(self, thing: Thing, what: int, after: float) -> None:
        """In so many seconds; whoever waits for the same thing already keeps their time."""
        if self._planned.get(thing, (None, 0))[0] == what:
            return
        # The count tells a newer appointment from an older one, and things need no order.
        self._count += 1
        self._planned[thing] = (what, self._count)
        heapq.heappush(self._heap, (self._clock() + after, self._count, thing))

    def cancel(self, thing: Thing) -> None:
        self._planned.pop(thing, None)

    def wait(self) -> float | None:
        """Seconds until someone is due; None: nobody will be."""
        self._drop_old()
        return max(0.0, self._heap[0][0] - self._clock()) if self._heap else None

    def due(self) -> Thing | None:
        """Whoever is due now, once; None: nobody yet."""
        self._drop_old()
        if not self._heap or self._heap[0][0] > self._clock():
            return None
        thing = heapq.heappop(self._heap)[2]
        del self._planned[thing]
        return thing

    def _drop_old(self) -> None:
        while self._heap and self._planned.get(self._heap[0][2], (0, 0))[1] != self._heap[0][1]:
            heapq.heappop(self._heap)
