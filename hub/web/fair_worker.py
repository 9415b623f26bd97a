"""The server's threads, shared fairly: no address takes them all, no half request keeps one.

gunicorn itself gives a thread of its pool to every connection, waits there for the rest of a
request for ever, and for the other side to hang up with the thread that accepts. Here a connection
waits beside the pool until the head of its request is whole, and until it is its address's turn.
"""

import contextlib
import errno
import heapq
import itertools
import selectors
import socket
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from gunicorn.util import close_graceful
from gunicorn.workers.gthread import TConn, ThreadWorker

from hub.web.guarded_socket import GuardedSocket
from hub.web.limits import Buckets, Places

# How long a head may take to come in, and a body after it.
PATIENCE = 8.0
# Of so many halves the first to come goes, of whichever address has most: heads, which cost a
# file each, and bodies, which cost a thread.
MOST_HALF_HEADS = 200
MOST_HALF_BODIES = 30
# Connections that are kept for a next request.
MOST_IDLE = 200
# A page is some fifteen requests, and a whole room may open it at once behind one address.
BURST = 10

LARGEST_HEAD = 16_384
# Phones send a head in one piece or two; every piece wakes the thread that accepts.
_MOST_PIECES = 50
_HEAD_ENDS = b"\r\n\r\n"
_LOOKS_EVERY = 0.5


def _answer(status: str, text: str) -> bytes:
    return (
        f"HTTP/1.1 {status}\r\nConnection: close\r\n"
        f"Content-Type: text/plain; charset=utf-8\r\nContent-Length: {len(text)}\r\n\r\n{text}"
    ).encode()


_TOO_MANY = _answer("429 Too Many Requests", "Too many connections from this one place.\n")
_TOO_LONG = _answer("431 Request Header Fields Too Large", "That head is too long.\n")
_NO_HEAD = _answer("400 Bad Request", "That is no request.\n")


class Visit(TConn):  # type: ignore[misc]  # gunicorn has no types
    """A connection that says when it ends.

    `head` is what came of a request that no thread has yet; `since` is when its head or its body
    began to be waited for.
    """

    def __init__(self, leave: "Callable[[Visit], None]", *about: Any) -> None:
        super().__init__(*about)
        self.since: float | None = None
        self.head = b""
        self.pieces = 0
        # Nothing is waited for in a thread: the head is there.
        self.data_ready = True
        self._leave = leave

    def init(self) -> None:
        """Before each request, in its thread: the parser gets what was read here."""
        super().init()
        self.parser.unreader.unread(self.head)
        self.head, self.pieces = b"", 0

    def take_over(self) -> None:
        """What the parser has read beyond the last request is the beginning of the next."""
        if self.parser is not None:
            self.head = self.parser.unreader.take_buffered()
        self.sock.setblocking(False)

    @property
    def is_whole(self) -> bool:
        return _HEAD_ENDS in self.head

    def hear(self) -> bytes | None:
        """Take what came; the answer, perhaps an empty one, if there is nothing to wait for."""
        try:
            data = self.sock.recv(LARGEST_HEAD)
        except BlockingIOError:
            return None
        except OSError:
            return b""
        self.head += data
        self.pieces += 1
        if not data:
            return b""
        if self.head[:1] in (b"\r", b"\n"):
            # gunicorn would pass over empty lines, and wait in a thread for what follows.
            return _NO_HEAD
        is_much = len(self.head) > LARGEST_HEAD or self.pieces > _MOST_PIECES
        return _TOO_LONG if is_much and not self.is_whole else None

    def close(self, graceful: bool = False) -> None:
        """At once, and never with an error: the thread that accepts calls this."""
        self._leave(self)
        with contextlib.suppress(OSError):
            self.sock.close()

    def is_late(self, now: float) -> bool:
        since = self.since
        return since is not None and now - since > PATIENCE

    def hurry(self) -> None:
        """Read nothing more of a request; what has come is used, and an answer still goes out."""
        self.since = None
        with contextlib.suppress(OSError):
            self.sock.shutdown(socket.SHUT_RD)


class FairWorker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """Each address has at most `most` connections, PATIENCE for its requests, and `rate` of them a
    second: those beyond that wait, and take no thread meanwhile.
    """

    most = 1
    rate = 1

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.max_keepalived = MOST_IDLE
        self._visits: set[Visit] = set()
        self._from: Counter[str] = Counter()
        self._heads: Places[Visit] = Places(MOST_HALF_HEADS, MOST_HALF_HEADS // 2)
        self._bodies: Places[Visit] = Places(MOST_HALF_BODIES, MOST_HALF_BODIES // 2)
        self._looked = 0.0
        self._pace = Buckets(self.rate, BURST * self.rate, lambda: time.monotonic_ns() // 1_000_000)
        self._due: list[tuple[float, int, Visit]] = []
        self._numbers = itertools.count()

    def accept(self, listener: socket.socket) -> None:
        try:
            sock, client = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        if self._from[client[0]] >= self.most:
            _turn_away(sock, _TOO_MANY)
            return
        self.nr_conns += 1
        visit = Visit(self._left, self.cfg, sock, client, listener.getsockname())
        self._visits.add(visit)
        self._from[client[0]] += 1
        self.enqueue_req(visit)

    def enqueue_req(self, conn: Visit) -> None:
        """A thread for a head that is whole; any other waits here, which costs little."""
        conn.take_over()
        if conn.is_whole:
            self._enqueue(conn)
            return
        conn.since = time.monotonic()
        gone = self._heads.enter(conn, conn.client[0])
        if gone is not None:
            self._let_go(gone)
        self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._hear, conn))

    def _hear(self, visit: Visit, _: Any) -> None:
        if visit not in self._heads:
            return  # Let go by whoever was heard a moment before.
        answer = visit.hear()
        if answer is not None:
            self._let_go(visit, answer)
        elif visit.is_whole:
            self._heads.leave(visit)
            self.poller.unregister(visit.sock)
            self._enqueue(visit)

    def _enqueue(self, visit: Visit) -> None:
        visit.since = None
        seconds = self._pace.wait(visit.client[0])
        if seconds:
            heapq.heappush(self._due, (time.monotonic() + seconds, next(self._numbers), visit))
        else:
            super().enqueue_req(visit)

    def wait_for_and_dispatch_events(self, timeout: float) -> None:
        """Also those whose turn has come meanwhile."""
        if self._due:
            timeout = min(timeout, max(0.0, self._due[0][0] - time.monotonic()))
        super().wait_for_and_dispatch_events(timeout)
        while self._due and self._due[0][0] <= time.monotonic():
            super().enqueue_req(heapq.heappop(self._due)[-1])

    def _let_go(self, visit: Visit, answer: bytes = b"") -> None:
        self._heads.leave(visit)
        self.poller.unregister(visit.sock)
        self.nr_conns -= 1
        self._left(visit)
        _turn_away(visit.sock, answer)

    def handle(self, conn: Visit) -> Any:
        conn.since = time.monotonic()
        goes_on = super().handle(conn)
        conn.since = None
        self._bodies.leave(conn)
        if goes_on is False:
            # Here and not in the thread that accepts, which it would hold for seconds.
            close_graceful(conn.sock)
        return goes_on

    def handle_request(self, req: Any, conn: Visit) -> Any:
        headers = {name for name, _ in req.headers}
        if headers.isdisjoint({"CONTENT-LENGTH", "TRANSFER-ENCODING"}):
            conn.since = None  # All is here; a socket or a poll takes its time.
        else:
            # Whoever loses their place here reads no more; a body that has come is whole.
            gone = self._bodies.enter(conn, conn.client[0])
            if gone is not None:
                gone.hurry()
        return super().handle_request(req, conn)

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Any) -> None:
        """What gunicorn itself answers to no proper request says the same of itself as we do."""
        super().handle_error(req, GuardedSocket(client), addr, exc)

    def murder_pending(self) -> None:
        """Called whenever something was heard, and about once a second."""
        super().murder_pending()
        now = time.monotonic()
        if self.alive and now - self._looked < _LOOKS_EVERY:
            return
        self._looked = now
        for visit in self._heads.guests():
            if visit.is_late(now) or not self.alive:
                self._let_go(visit)
        for visit in tuple(self._visits):
            if visit.is_late(now):
                visit.hurry()

    def _left(self, visit: Visit) -> None:
        if visit in self._visits:
            self._visits.remove(visit)
            self._from[visit.client[0]] -= 1
            if not self._from[visit.client[0]]:
                del self._from[visit.client[0]]


def worker(most: int, rate: int) -> type[ThreadWorker]:
    """A worker in which each address has at most so many connections and requests a second.

    gunicorn makes it itself.
    """
    return type("Worker", (FairWorker,), {"most": most, "rate": rate})


def _turn_away(sock: socket.socket, answer: bytes) -> None:
    with contextlib.suppress(OSError):
        sock.setblocking(False)
        if answer:
            sock.send(answer)
    with contextlib.suppress(OSError):
        sock.close()
