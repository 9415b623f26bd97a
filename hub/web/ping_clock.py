"""The pings of all sockets, sent by one thread when they are due.

The engine's own way is a thread for each socket that sleeps until the next ping, also when its
socket has long gone: guests without a key who come and go would fill the process with threads. It
uses parts of the engine that no document promises: tests/web/test_private_parts.py.
"""

import time
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Protocol
from weakref import ref

from engineio.packet import PING, Packet  # type: ignore[import-untyped]  # it has no types

from hub.web.engine import EngineSocket

_PING_OF_THE_ENGINE = "_send_ping"


class Task(Protocol):
    """What the engine does with a background task."""

    def start(self) -> None: ...

    def join(self, timeout: float | None = None) -> None: ...


class PingClock:
    """Pings each socket one interval after it asked. All wait equally long, so the first is due."""

    def __init__(self, interval: float, starts: Callable[..., Task]) -> None:
        self._interval = interval
        self._starts = starts
        self._lock = Lock()
        self._is_running = False
        # A socket that has gone meanwhile is not kept for this.
        self._waiting: SimpleQueue[tuple[float, ref[EngineSocket]]] = SimpleQueue()

    def task(
        self, target: Callable[..., object], args: tuple[object, ...], kwargs: Mapping[str, object]
    ) -> Task:
        """A background task for the engine; one that waits for a ping takes no thread."""
        if getattr(target, "__name__", "") != _PING_OF_THE_ENGINE:
            return self._starts(target=target, args=args, kwargs=kwargs)
        return _PendingPing(self, target.__self__)  # type: ignore[attr-defined]  # a bound method

    def ask(self, socket: EngineSocket) -> None:
        """Ping it when an interval has passed."""
        self._waiting.put((time.monotonic() + self._interval, ref(socket)))
        with self._lock:
            if not self._is_running:
                self._is_running = True
                Thread(target=self._run, name="pings", daemon=True).start()

    def _run(self) -> None:
        while True:
            due, socket_ref = self._waiting.get()
            time.sleep(max(0.0, due - time.monotonic()))
            socket = socket_ref()
            if socket is not None:
                ping(socket)
            del socket


class _PendingPing:
    """The engine's task of one socket that waits for its ping."""

    def __init__(self, clock: PingClock, socket: EngineSocket) -> None:
        self._clock = clock
        self._socket = socket

    def start(self) -> None:
        self._clock.ask(self._socket)

    def join(self, timeout: float | None = None) -> None:
        """Nobody waits for a ping."""


def ping(socket: EngineSocket) -> None:
    """As the engine's own task does it once its time has come."""
    if socket.closing or socket.closed:
        return
    socket.last_ping = time.time()
    try:
        socket.send(Packet(PING))
    except Exception:
        # It closed just now. Whatever it is, the pings of all others go on.
        return
