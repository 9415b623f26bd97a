"""A gunicorn worker that shares its threads fairly and times out slow requests.

gunicorn's own gives a thread of its pool to every connection, waits there for the rest of a
request for ever, and for the other side to hang up in the thread that accepts. Here a connection
waits outside the pool until the head of its request is complete and its address has not used up
its rate. It uses parts of gunicorn that no document promises: tests/web/test_private_parts.py.
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

from gunicorn.config import Config
from gunicorn.http.message import Request
from gunicorn.util import close_graceful
from gunicorn.workers.gthread import TConn, ThreadWorker

from hub.web.guarded_socket import GuardedSocket
from hub.web.limits import Buckets, Places
from hub.web.trusted_proxies import TrustedProxies

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

# Host and port; an IPv6 socket's has two numbers more.
SocketAddress = tuple[str, int] | tuple[str, int, int, int]


def _answer(status: str, text: str) -> bytes:
    return (
        f"HTTP/1.1 {status}\r\nConnection: close\r\n"
        f"Content-Type: text/plain; charset=utf-8\r\nContent-Length: {len(text)}\r\n\r\n{text}"
    ).encode()


_TOO_MANY = _answer("429 Too Many Requests", "Too many connections from this one place.\n")
_TOO_LONG = _answer("431 Request Header Fields Too Large", "That head is too long.\n")
_NO_HEAD = _answer("400 Bad Request", "That is no request.\n")


class FairConnection(TConn):  # type: ignore[misc]  # gunicorn has no types
    """An HTTP connection that reads a request's head before a thread is taken for it.

    `head` is what came of a request that no thread has yet; `since` is when its head or its body
    began to be waited for. `leave` is called when it ends.
    """

    def __init__(
        self,
        leave: "Callable[[FairConnection], None]",
        cfg: Config,
        sock: socket.socket,
        client: SocketAddress,
        server: SocketAddress,
    ) -> None:
        super().__init__(cfg, sock, client, server)
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

    def read_head(self) -> bytes | None:
        """Read what came; an answer, perhaps an empty one, if there is nothing to wait for."""
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

    def stop_reading(self) -> None:
        """Read nothing more of a request; what has come is used, and an answer still goes out."""
        self.since = None
        with contextlib.suppress(OSError):
            self.sock.shutdown(socket.SHUT_RD)


class FairWorker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """Limits each address: `most` connections at once, `rate` requests a second, PATIENCE for each.

    Requests beyond the rate wait, and take no thread meanwhile.
    """

    most = 1
    rate = 1
    proxies = TrustedProxies()

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # gunicorn makes it, with its own
        super().__init__(*args, **kwargs)
        self.max_keepalived = MOST_IDLE
        self._connections: set[FairConnection] = set()
        self._from: Counter[str] = Counter()
        self._heads: Places[FairConnection] = Places(MOST_HALF_HEADS, MOST_HALF_HEADS // 2)
        self._bodies: Places[FairConnection] = Places(MOST_HALF_BODIES, MOST_HALF_BODIES // 2)
        self._looked = 0.0
        self._pace = Buckets(self.rate, BURST * self.rate, lambda: time.monotonic_ns() // 1_000_000)
        self._due: list[tuple[float, int, FairConnection]] = []
        self._numbers = itertools.count()

    def accept(self, listener: socket.socket) -> None:
        try:
            sock, client = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        # Behind a proxy are many, of whom nothing is known until one of them asks.
        if self._from[client[0]] >= self.most and client[0] not in self.proxies:
            _answer_and_close(sock, _TOO_MANY)
            return
        self.nr_conns += 1
        conn = FairConnection(self._left, self.cfg, sock, client, listener.getsockname())
        self._connections.add(conn)
        self._from[client[0]] += 1
        self.enqueue_req(conn)

    def enqueue_req(self, conn: FairConnection) -> None:
        """Give a complete head a thread; any other waits in the poller, which costs little."""
        conn.take_over()
        if conn.is_whole:
            self._enqueue(conn)
            return
        conn.since = time.monotonic()
        gone = self._heads.enter(conn, conn.client[0])
        if gone is not None:
            self._drop(gone)
        self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._read_head, conn))

    def _read_head(self, conn: FairConnection, _: socket.socket) -> None:
        if conn not in self._heads:
            return  # Dropped for another one that was read a moment before.
        answer = conn.read_head()
        if answer is not None:
            self._drop(conn, answer)
        elif conn.is_whole:
            self._heads.leave(conn)
            self.poller.unregister(conn.sock)
            self._enqueue(conn)

    def _enqueue(self, conn: FairConnection) -> None:
        conn.since = None
        seconds = self._pace.wait(self.proxies.guest_of_head(conn.client[0], conn.head))
        if seconds:
            heapq.heappush(self._due, (time.monotonic() + seconds, next(self._numbers), conn))
        else:
            super().enqueue_req(conn)

    def wait_for_and_dispatch_events(self, timeout: float) -> None:
        """As gunicorn's, and enqueue the requests whose turn has come meanwhile."""
        if self._due:
            timeout = min(timeout, max(0.0, self._due[0][0] - time.monotonic()))
        super().wait_for_and_dispatch_events(timeout)
        while self._due and self._due[0][0] <= time.monotonic():
            super().enqueue_req(heapq.heappop(self._due)[-1])

    def _drop(self, conn: FairConnection, answer: bytes = b"") -> None:
        self._heads.leave(conn)
        self.poller.unregister(conn.sock)
        self.nr_conns -= 1
        self._left(conn)
        _answer_and_close(conn.sock, answer)

    def handle(self, conn: FairConnection) -> bool:
        conn.since = time.monotonic()
        is_kept: bool = super().handle(conn)
        conn.since = None
        self._bodies.leave(conn)
        if is_kept is False:
            # Here and not in the thread that accepts, which it would hold for seconds.
            close_graceful(conn.sock)
        return is_kept

    def handle_request(self, req: Request, conn: FairConnection) -> bool:
        headers = {name for name, _ in req.headers}
        if headers.isdisjoint({"CONTENT-LENGTH", "TRANSFER-ENCODING"}):
            conn.since = None  # All is here; a socket or a poll takes its time.
        else:
            # Whoever loses their place here reads no more; a body that has come is whole.
            gone = self._bodies.enter(conn, conn.client[0])
            if gone is not None:
                gone.stop_reading()
        is_kept: bool = super().handle_request(req, conn)
        return is_kept

    def handle_error(
        self, req: Request | None, client: socket.socket, addr: SocketAddress, exc: Exception
    ) -> None:
        """What gunicorn itself answers to no proper request gets our headers as well."""
        super().handle_error(req, GuardedSocket(client), addr, exc)

    def murder_pending(self) -> None:
        """Called whenever something was heard, and about once a second."""
        super().murder_pending()
        now = time.monotonic()
        if self.alive and now - self._looked < _LOOKS_EVERY:
            return
        self._looked = now
        for conn in self._heads.guests():
            if conn.is_late(now) or not self.alive:
                self._drop(conn)
        for conn in tuple(self._connections):
            if conn.is_late(now):
                conn.stop_reading()

    def _left(self, conn: FairConnection) -> None:
        if conn in self._connections:
            self._connections.remove(conn)
            self._from[conn.client[0]] -= 1
            if not self._from[conn.client[0]]:
                del self._from[conn.client[0]]


def worker(most: int, rate: int, proxies: TrustedProxies | None = None) -> type[ThreadWorker]:
    """A worker class for these limits of each address; gunicorn makes the worker itself."""
    own = {"most": most, "rate": rate, "proxies": proxies or TrustedProxies()}
    return type("Worker", (FairWorker,), own)


def _answer_and_close(sock: socket.socket, answer: bytes) -> None:
    with contextlib.suppress(OSError):
        sock.setblocking(False)
        if answer:
            sock.send(answer)
    with contextlib.suppress(OSError):
        sock.close()
