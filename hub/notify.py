"""What a service tells systemd: that it is ready, and again and again that it still works.

It speaks the datagrams of sd_notify(3) itself; what "works" means is handed in.
"""

import contextlib
import logging
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, MutableMapping
from typing import NamedTuple

_log = logging.getLogger(__name__)

_OURS = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID")

# Without a watchdog there is nothing to feed; a start that failed is tried again this often.
_UNWATCHED = 10.0
# Beats for something long: ten minutes of them, at a third of 30 s.
_MOST_BUSY = 60


class Supervisor(NamedTuple):
    """Where systemd listens, and every how many seconds it wants to hear of us; 0: never."""

    address: str
    every: float

    def tell(self, message: str) -> None:
        """Send one message; nobody listening is no reason to stop serving."""
        # An address that begins with @ is in Linux's abstract names.
        path = "\0" + self.address[1:] if self.address.startswith("@") else self.address
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender,
        ):
            sender.connect(path)
            sender.sendall(message.encode())

    @contextlib.contextmanager
    def busy(self) -> Iterator[None]:
        """Say that we live while something is done that takes long, but not for ever."""
        done = threading.Event()

        def beat() -> None:
            for _ in range(_MOST_BUSY):
                # What is done at once needs no word: it would come before READY.
                if done.wait(self.every / 3 or _UNWATCHED):
                    return
                self.tell("WATCHDOG=1")

        threading.Thread(target=beat, name="busy", daemon=True).start()
        try:
            yield
        finally:
            done.set()


def take(environ: MutableMapping[str, str] = os.environ) -> Supervisor | None:
    """Who started us, taken out of the environment: gunicorn's arbiter and whatever else is
    started must not find it there, or it would say READY before the log was ever read.
    """
    address, period, _ = (environ.pop(name, "") for name in _OURS)
    if not address.startswith(("/", "@")):
        return None
    return Supervisor(address, int(period) / 1e6 if period.isdigit() else 0.0)


class Heartbeat:
    """Tells of a check each time it succeeds, from a thread of its own; a failing or hanging
    check is silence, and what to do about silence is systemd's part.
    """

    def __init__(self, supervisor: Supervisor, check: Callable[[], None]) -> None:
        self._supervisor = supervisor
        self._check = check
        self._is_ready = False
        self._stopped = threading.Event()

    def start(self) -> None:
        threading.Thread(target=self._beat, name="heartbeat", daemon=True).start()

    def stop(self) -> None:
        self._stopped.set()

    def once(self) -> bool:
        """Check, and tell systemd if all is well."""
        began = time.monotonic()
        try:
            self._check()
        except Exception as error:
            # Only its kind: a text may quote what is in the log.
            _log.error("the log cannot be read: %s", type(error).__name__)
            return False
        took = round((time.monotonic() - began) * 1000)
        first = "" if self._is_ready else "READY=1\n"
        self._supervisor.tell(f"{first}WATCHDOG=1\nSTATUS=the log was read in {took} ms")
        self._is_ready = True
        return True

    def _beat(self) -> None:
        """A third of what systemd allows: one beat may be late without harm."""
        pause = self._supervisor.every / 3 or _UNWATCHED
        while True:
            self.once()
            if (self._is_ready and not self._supervisor.every) or self._stopped.wait(pause):
                return
