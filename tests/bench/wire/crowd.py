"""All phones of a run in one thread: they move, and it is timed until the last one has seen it.

A table makes its next move only when everyone around it has seen the one before.
"""

import select
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from tests.bench.wire.phone import PATIENCE, Lost, Phone

# The number of a move at its table: which phone makes it, and what it says.
Line = Callable[[int], tuple[int, bytes]]

_QUIET = 0.3


class Ring:
    """The phones around one table. `is_answered`: the server also answers whoever moves."""

    __slots__ = ("due", "is_answered", "line", "made", "phones", "version", "waiting")

    def __init__(self, phones: list[Phone], line: Line, *, is_answered: bool) -> None:
        self.phones = phones
        self.line = line
        self.is_answered = is_answered
        self.made = 0
        self.version = 0
        self.waiting = 0
        self.due = 0.0

    def move(self, due: float) -> None:
        who, message = self.line(self.made)
        self.made += 1
        self.version += 1
        self.waiting = len(self.phones) + self.is_answered
        self.due = due
        self.phones[who].say(message)

    def hear(self, phone: Phone) -> bool:
        """Whether what this phone hears now is the last that the move was waiting for."""
        was_waiting = self.waiting
        for message in phone.read():
            if message[:2] == b"43":
                if b'"ok":true' not in message:
                    raise Lost(f"a move was refused: {message[:300]!r}")
                self.waiting -= 1
                continue
            version = phone.see(message)
            if version > phone.version:
                phone.version = version
                self.waiting -= version == self.version
        return self.waiting == 0 and was_waiting > 0


class Played(NamedTuple):
    """Seconds of each move; `seconds` in all, of which the driver itself computed `busy`."""

    times: list[float]
    seconds: float
    busy: float


class Crowd:
    """Every ring of a run, on one poll."""

    def __init__(self, rings: list[Ring]) -> None:
        self.rings = rings
        self._poll = select.epoll()
        self._by_fd: dict[int, tuple[Ring, Phone]] = {}

    def connect(self, port: int) -> None:
        """One after the other, then wait until nobody is told anything new."""
        for ring in self.rings:
            for phone in ring.phones:
                phone.connect(port)
                self._by_fd[phone.fileno()] = (ring, phone)
                self._poll.register(phone.fileno(), select.EPOLLIN)
        while ready := self._poll.poll(_QUIET):
            for fd, _ in ready:
                ring, phone = self._by_fd[fd]
                ring.hear(phone)
        for ring in self.rings:
            ring.version = max(phone.version for phone in ring.phones)

    def leave(self, phone: Phone) -> None:
        """It stays connected, and is not heard here any more."""
        self._poll.unregister(phone.fileno())
        del self._by_fd[phone.fileno()]

    def close(self) -> None:
        for _, phone in self._by_fd.values():
            phone.close()
        self._poll.close()

    def play(self, moves: int, at_once: int, pace: float = 0.0) -> Played:
        """So many moves, at most so many of them under way at once, `pace` of them a second.

        With a pace a move counts from when it was due: one that has to wait is a slow one.
        """
        times: list[float] = []
        idle, begun = deque(self.rings), 0
        started, computed = time.perf_counter(), time.process_time()
        heard = started
        while len(times) < moves:
            now = time.perf_counter()
            while idle and begun < moves and begun - len(times) < at_once:
                due = started + begun / pace if pace else time.perf_counter()
                if due > now and pace:
                    break
                idle.popleft().move(due)
                begun += 1
            done = self._hear(started + begun / pace - now if pace else PATIENCE)
            for ring in done:
                times.append(time.perf_counter() - ring.due)
                idle.append(ring)
            # Pings come all the time: only a move that everyone saw is a sign of life.
            heard = now if done or begun == len(times) else heard
            if now - heard > PATIENCE:
                raise Lost(f"a move was not seen by everyone for {PATIENCE:g} s")
        seconds = time.perf_counter() - started
        return Played(times, seconds, time.process_time() - computed)

    def _hear(self, wait: float) -> list[Ring]:
        """The rings whose move everyone has seen by now."""
        done = []
        for fd, _ in self._poll.poll(min(max(wait, 0.0), PATIENCE)):
            ring, phone = self._by_fd[fd]
            if ring.hear(phone):
                done.append(ring)
        return done
