"""The worker's loop on sockets of this process: who gets a thread, who waits, and who has to go."""

import errno
import os
import selectors
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import pytest
from gunicorn.config import Config

from hub.web import fair_worker
from hub.web.fair_worker import worker
from hub.web.headers import guarded

SOON = 10.0
GET = b"GET / HTTP/1.1\r\nHost: hub\r\n\r\n"


class AtOnce:
    """A pool that works in the thread of whoever asks, and counts."""

    def __init__(self) -> None:
        self.count = 0

    def submit(self, work: Callable[..., Any], *args: Any) -> "Future[Any]":
        self.count += 1
        done: Future[Any] = Future()
        done.set_result(work(*args))
        return done


def app(environ: dict[str, Any], start: Callable[..., Any]) -> list[bytes]:
    body = environ["wsgi.input"].read()
    start("200 OK", [("Content-Length", str(len(body) + 2))])
    return [b"ok" + body]


class Server:
    """A worker, and the phones at its listener; its loop turns when it is told to."""

    def __init__(self, patch: pytest.MonkeyPatch, most: int = 9, rate: int = 100) -> None:
        self.now = 1000.0
        clock = SimpleNamespace(
            monotonic=lambda: self.now, monotonic_ns=lambda: int(self.now * 1e9)
        )
        patch.setattr(fair_worker, "time", clock)
        self.listener = socket.create_server(("127.0.0.1", 0))
        settings = Config()
        settings.set("keepalive", 5)
        made = worker(most, rate)(0, os.getppid(), [self.listener], None, 30, settings, Mock())
        self.worker: Any = made
        self.pool = made.tpool = AtOnce()
        made.poller, made.wsgi = selectors.DefaultSelector(), app
        made.method_queue.init()
        callbacks = made.method_queue.run_callbacks
        made.poller.register(made.method_queue.fileno(), selectors.EVENT_READ, callbacks)
        made.set_accept_enabled(True)
        self.phones: list[socket.socket] = []

    def phone(self, *pieces: bytes) -> socket.socket:
        """One more, which says this; the loop turns after each piece."""
        made = socket.create_connection(self.listener.getsockname(), SOON)
        self.phones.append(made)
        self.turn()
        for piece in pieces:
            made.sendall(piece)
            self.turn()
        return made

    def turn(self, times: int = 4) -> None:
        for _ in range(times):
            self.worker.wait_for_and_dispatch_events(0.01)

    def look(self, seconds: float) -> None:
        """So much later."""
        self.now += seconds
        self.worker.murder_pending()

    def close(self) -> None:
        for conn in tuple(self.worker._connections):
            conn.close()
        for each in (*self.phones, self.listener, self.worker.poller, self.worker.method_queue):
            each.close()
        self.worker.tmp.close()


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    made = Server(monkeypatch)
    yield made
    made.close()


def heard(phone: socket.socket, last: bytes = b"", times: int = 1) -> bytes:
    """What comes next, or all until this was said so often; empty: it is over."""
    said = phone.recv(4096)
    while said.count(last) < times and (more := phone.recv(4096)):
        said += more
    return said


def has_heard(phone: socket.socket) -> bool:
    phone.setblocking(False)
    try:
        return phone.recv(1, socket.MSG_PEEK) is not None
    except BlockingIOError:
        return False
    finally:
        phone.settimeout(SOON)


def test_a_connection_is_kept_for_the_next_request_and_forgotten_when_it_ends(
    server: Server,
) -> None:
    phone = server.phone(GET)
    assert heard(phone, b"ok").endswith(b"\r\n\r\nok")
    phone.sendall(GET + GET)
    server.turn(9)
    assert heard(phone, b"\r\n\r\nok", 2).count(b"HTTP/1.1 200 OK\r\n") == 2
    assert (server.pool.count, server.worker.nr_conns) == (3, 1)
    assert len(server.worker._connections) == 1
    phone.close()
    server.turn()
    assert server.worker.nr_conns == 0
    assert not server.worker._connections
    assert not server.worker._from


def test_a_head_takes_a_thread_when_it_is_whole(server: Server) -> None:
    phone = server.phone(b"GET / HT", b"TP/1.1\r\nHost: hub\r\n")
    assert server.pool.count == 0
    assert len(server.worker._heads) == 1
    phone.sendall(b"\r\n")
    server.turn()
    assert heard(phone).startswith(b"HTTP/1.1 200 OK\r\n")
    assert server.pool.count == 1
    assert len(server.worker._heads) == 0


def test_one_address_has_so_many_connections_and_another_when_one_has_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    server = Server(monkeypatch, most=2)
    first, _, third = server.phone(), server.phone(), server.phone()
    assert heard(third).startswith(b"HTTP/1.1 429 ")
    assert heard(third) == b""
    assert server.worker.nr_conns == 2
    first.close()
    server.turn()
    assert server.worker.nr_conns == 1
    assert heard(server.phone(GET)).startswith(b"HTTP/1.1 200 ")
    server.close()


def test_what_is_no_head_is_told_so_and_closed(server: Server) -> None:
    phone = server.phone(b"\r\n")
    assert heard(phone).startswith(b"HTTP/1.1 400 ")
    assert heard(phone) == b""
    assert (server.pool.count, server.worker.nr_conns, len(server.worker._heads)) == (0, 0, 0)


def test_the_oldest_half_head_of_an_address_makes_room_for_its_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fair_worker, "MOST_HALF_HEADS", 4)
    server = Server(monkeypatch)
    phones = [server.phone(b"GET") for _ in range(3)]
    assert heard(phones[0]) == b""
    assert not any(map(has_heard, phones[1:]))
    assert server.worker.nr_conns == 2
    server.close()


@pytest.mark.parametrize(("places", "share"), [("_heads", 100), ("_bodies", 15)])
def test_one_address_has_half_of_all_places_at_most(
    server: Server, places: str, share: int
) -> None:
    rooms = getattr(server.worker, places)
    assert [rooms.enter(guest, "here") for guest in range(share)] == [None] * share
    assert rooms.enter(share, "here") == 0
    others = [rooms.enter(f"{guest}", f"from {guest}") for guest in range(share)]
    assert others == [None] * share
    assert rooms.enter("last", "there") == 1


def test_a_half_head_has_its_time_and_is_looked_at_now_and_then(server: Server) -> None:
    phone = server.phone(b"GET")
    server.look(7.9)
    server.look(0.2)
    assert not has_heard(phone)
    server.look(0.4)
    assert heard(phone) == b""
    assert server.worker.nr_conns == 0


def test_a_worker_that_ends_waits_for_no_head(server: Server) -> None:
    phone = server.phone(b"GET")
    server.look(1)
    server.worker.alive = False
    server.look(0)
    assert heard(phone) == b""


def test_requests_beyond_the_rate_wait_without_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(monkeypatch, rate=2)
    phone = server.phone(*[GET] * 20)
    assert server.pool.count == 20
    phone.sendall(GET)
    server.turn()
    assert server.pool.count == 20
    server.now += 0.49
    server.turn()
    assert server.pool.count == 20
    server.now += 0.02
    server.turn()
    assert server.pool.count == 21
    # Nobody waits there any more: the loop sleeps as long as it may.
    assert not server.worker._due
    server.close()


def test_what_gunicorn_answers_has_our_headers(server: Server) -> None:
    said = heard(server.phone(b"GET\r\n\r\n"), b"\r\n\r\n")
    assert said.startswith(b"HTTP/1.1 400 ")
    for name, value in guarded([], ""):
        assert f"{name}: {value}".encode() in said


@pytest.mark.parametrize("number", [errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK])
def test_whoever_was_gone_before_they_were_let_in_is_no_fault(server: Server, number: int) -> None:
    gone = Mock(accept=Mock(side_effect=OSError(number, "gone")))
    server.worker.accept(gone)
    assert server.worker.nr_conns == 0


def test_a_listener_that_is_broken_is_a_fault(server: Server) -> None:
    with pytest.raises(OSError, match="too many"):
        server.worker.accept(Mock(accept=Mock(side_effect=OSError(errno.EMFILE, "too many"))))


POST = b"POST / HTTP/1.1\r\nHost: hub\r\nContent-Length: 9\r\n\r\nhalf"


def test_a_body_has_its_time_and_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_worker, "MOST_HALF_BODIES", 4)
    server = Server(monkeypatch)
    with ThreadPoolExecutor(4) as server.worker.tpool:
        first, second, third = (server.phone(POST) for _ in range(3))
        # The third takes the place of the first, which is not waited for any longer.
        assert heard(first) is not None
        server.look(7.0)
        assert not has_heard(second)
        server.look(1.1)
        for late in (second, third):
            assert heard(late) is not None
    server.turn()
    assert len(server.worker._bodies) == 0
    server.close()


def test_a_body_that_is_whole_is_read_and_its_connection_kept(server: Server) -> None:
    phone = server.phone(POST + b"-here")
    assert heard(phone, b"-here").endswith(b"\r\n\r\nokhalf-here")
    assert len(server.worker._bodies) == 0
    phone.sendall(GET)
    server.turn()
    assert heard(phone, b"ok").endswith(b"\r\n\r\nok")
    (kept,) = server.worker._connections
    assert not kept.is_late(server.now + 1e6)
