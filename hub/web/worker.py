"""The server's threads, shared fairly: no address takes them all, no half request keeps one.

gunicorn itself waits for the rest of a request for ever, with a thread of its pool, and for the
other side to hang up, with the thread that accepts.
"""

import contextlib
import errno
import socket
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from gunicorn.util import close_graceful
from gunicorn.workers.gthread import TConn, ThreadWorker

# How long a request may take to come in, header and body together.
PATIENCE = 8.0

_TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\n"
    b"Content-Type: text/plain; charset=utf-8\r\nContent-Length: 42\r\n\r\n"
    b"Too many connections from this one place.\n"
)


class Visit(TConn):  # type: ignore[misc]  # gunicorn has no types
    """A connection that says when it ends; `since` is when the request began to come in."""

    def __init__(self, leave: "Callable[[Visit], None]", *about: Any) -> None:
        super().__init__(*about)
        self.since: float | None = None
        self._leave = leave

    def close(self, graceful: bool = False) -> None:
        """At once, and never with an error: the thread that accepts calls this."""
        self._leave(self)
        with contextlib.suppress(OSError):
            self.sock.close()

    def hurry(self, now: float) -> None:
        """Read nothing more of a request that took too long; an answer still goes out."""
        since = self.since
        if since is not None and now - since > PATIENCE:
            self.since = None
            with contextlib.suppress(OSError):
                self.sock.shutdown(socket.SHUT_RD)


class Worker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """Each address has at most `most` connections, and PATIENCE for its requests."""

    most = 1

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._visits: set[Visit] = set()
        self._from: Counter[str] = Counter()

    def accept(self, listener: socket.socket) -> None:
        try:
            sock, client = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        if self._from[client[0]] >= self.most:
            _turn_away(sock)
            return
        self.nr_conns += 1
        visit = Visit(self._left, self.cfg, sock, client, listener.getsockname())
        self._visits.add(visit)
        self._from[client[0]] += 1
        self.enqueue_req(visit)

    def handle(self, conn: Visit) -> Any:
        conn.since = time.monotonic()
        goes_on = super().handle(conn)
        conn.since = None
        if goes_on is False:
            # Here and not in the thread that accepts, which it would hold for seconds.
            close_graceful(conn.sock)
        return goes_on

    def handle_request(self, req: Any, conn: Visit) -> Any:
        # A body may still be on its way; what has none (a socket, a poll) takes its time.
        headers = {name for name, _ in req.headers}
        if headers.isdisjoint({"CONTENT-LENGTH", "TRANSFER-ENCODING"}):
            conn.since = None
        return super().handle_request(req, conn)

    def murder_pending(self) -> None:
        """Called about once a second."""
        super().murder_pending()
        now = time.monotonic()
        for visit in tuple(self._visits):
            visit.hurry(now)

    def _left(self, visit: Visit) -> None:
        if visit in self._visits:
            self._visits.remove(visit)
            self._from[visit.client[0]] -= 1
            if not self._from[visit.client[0]]:
                del self._from[visit.client[0]]


def worker(most: int) -> type[ThreadWorker]:
    """A worker in which each address has at most so many connections; gunicorn makes it itself."""
    return type("Worker", (Worker,), {"most": most})


def _turn_away(sock: socket.socket) -> None:
    with contextlib.suppress(OSError):
        sock.setblocking(False)
        sock.send(_TOO_MANY)
    sock.close()
