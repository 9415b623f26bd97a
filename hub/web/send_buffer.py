"""A send buffer for one socket: bytes go out in order, and whoever sends never waits.

What does not go out at once is kept, up to a limit, for a thread that lasts as long as the other
side is slow. What the bytes are is not known here.
"""

import select
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread

# What may be left unread: so much is kept by the system, and so much besides by the hub.
_IN_SYSTEM = 1 << 16
_MOST_UNSENT = 1 << 18
# Milliseconds after which a thread looks whether there still is anything to send.
_LOOK_AGAIN = 20_000


class SendBuffer:
    """What is still to be sent on a socket. `lost` is called, with the lock held, if it breaks."""

    def __init__(self, sock: socket.socket, lost: Callable[[], None]) -> None:
        self.lock = Lock()
        self.size = 0
        self._sock = sock
        self._lost = lost
        # Each piece, and the kind of those of which a newer one takes its place; empty: none does.
        self._unsent: deque[tuple[bytes, str]] = deque()
        # The kinds of which the last one is sent or still waits.
        self._followed: set[str] = set()
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _IN_SYSTEM)

    def put(
        self, data: bytes, *, replaces: str = "", whole: Callable[[], bytes] | None = None
    ) -> None:
        """The lock is held. The first piece that does not fit starts a thread for the rest.

        What `replaces` those of a kind tells all that they do: one that still waits is not sent
        any more. Data that only says what is different from the last one of its kind comes with
        the `whole` of it, which is sent instead unless that last one went this way before it.
        """
        is_behind = bool(self._unsent)
        if is_behind and replaces:
            self._leave_out(replaces)
        if whole is not None and replaces not in self._followed:
            data = whole()
        if replaces:
            self._followed.add(replaces)
        rest = data if is_behind else data[self._pushed(data) :]
        if not rest:
            return
        self._unsent.append((rest, replaces if rest is data else ""))
        self.size += len(rest)
        if self.size > _MOST_UNSENT:
            # They have not read for long; when they are back, they are shown it all anew.
            self._lost()
        elif not is_behind:
            Thread(target=self._catch_up, name="slow-phone", daemon=True).start()

    def close(self) -> None:
        """The lock is held. Nothing goes out any more: the system may give the number away."""
        self._unsent.clear()
        self._sock.close()

    def _leave_out(self, kind: str) -> None:
        """What waits and is out of date; a piece that was begun has to be ended."""
        kept = deque(each for each in self._unsent if each[1] != kind)
        if len(kept) < len(self._unsent):
            self._followed.discard(kind)
        self._unsent, self.size = kept, sum(len(data) for data, _ in kept)

    def _pushed(self, data: bytes) -> int:
        """How much of it the system took, without waiting; all of it, if nobody is there."""
        try:
            return self._sock.send(data, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return 0
        except OSError:
            self._lost()
            return len(data)

    def _catch_up(self) -> None:
        """Send what is left as fast as the other side reads; waiting is outside the lock."""
        ready = select.poll()
        with suppress(OSError, ValueError):
            ready.register(self._sock, select.POLLOUT)
        while True:
            ready.poll(_LOOK_AGAIN)
            with self.lock:
                if not self._unsent:
                    return
                data, kind = self._unsent.popleft()
                sent = self._pushed(data)
                self.size -= sent
                if sent < len(data):
                    self._unsent.appendleft((data[sent:], "" if sent else kind))
