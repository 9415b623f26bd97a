"""A connection's head: what is waited for, and the answers to what is no head of a request."""

import socket
from collections.abc import Iterator

import pytest
from gunicorn.config import Config

from hub.web import fair_worker
from hub.web.fair_worker import FairConnection, _answer_and_close, worker

CLIENT, SERVER = ("1.1.1.1", 5), ("2.2.2.2", 80)


class Wire:
    """A connection, the other end of it, and who has left."""

    def __init__(self) -> None:
        self.phone, ours = socket.socketpair()
        self.left: list[FairConnection] = []
        self.conn = FairConnection(self.left.append, Config(), ours, CLIENT, SERVER)
        self.conn.take_over()

    def send(self, data: bytes) -> bytes | None:
        self.phone.sendall(data)
        return self.conn.read_head()


@pytest.fixture
def wire() -> Iterator[Wire]:
    made = Wire()
    yield made
    made.phone.close()
    made.conn.sock.close()


def _told(status: str, text: str) -> bytes:
    head = f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n"
    return f"{head}Content-Length: {len(text)}\r\n\r\n{text}".encode()


TOO_LONG = _told("431 Request Header Fields Too Large", "That head is too long.\n")
NO_HEAD = _told("400 Bad Request", "That is no request.\n")


def test_a_head_is_whole_at_its_empty_line_however_it_comes(wire: Wire) -> None:
    assert wire.conn.read_head() is None
    was_whole = []
    for piece in (b"GET / HTTP/1.1\r\n", b"\r\n"):
        assert wire.send(piece) is None
        was_whole.append(wire.conn.is_whole)
    assert was_whole == [False, True]
    assert wire.conn.head == b"GET / HTTP/1.1\r\n\r\n"


def test_a_head_has_at_most_sixteen_kilobytes(wire: Wire) -> None:
    assert wire.send(b"x" * 16_384) is None
    assert wire.send(b"x") == TOO_LONG


def test_a_whole_head_is_never_too_long(wire: Wire) -> None:
    assert wire.send(b"x" * 16_384) is None
    assert wire.send(b"\r\n\r\n") is None


def test_a_head_comes_in_at_most_fifty_pieces(wire: Wire) -> None:
    assert [wire.send(b"x") for _ in range(50)] == [None] * 50
    assert wire.send(b"x") == TOO_LONG


@pytest.mark.parametrize("first", [b"\r", b"\n"])
def test_what_begins_with_an_empty_line_is_no_request(wire: Wire, first: bytes) -> None:
    assert wire.send(first) == NO_HEAD


def test_nothing_is_answered_to_whoever_has_hung_up(wire: Wire) -> None:
    wire.phone.close()
    assert wire.conn.read_head() == b""
    wire.conn.sock.close()
    assert wire.conn.read_head() == b""


def test_a_head_or_a_body_has_eight_seconds(wire: Wire) -> None:
    assert not wire.conn.is_late(1e9)
    wire.conn.since = 100.0
    assert not wire.conn.is_late(108.0)
    assert wire.conn.is_late(108.1)
    wire.conn.stop_reading()
    assert not wire.conn.is_late(1e9)
    with pytest.raises(BrokenPipeError):
        wire.phone.sendall(b"more")
    # What is answered still goes out.
    wire.conn.sock.sendall(b"bye")
    assert wire.phone.recv(10) == b"bye"


def test_who_closes_leaves_and_nothing_can_go_wrong(wire: Wire) -> None:
    wire.conn.close()
    assert wire.left == [wire.conn]
    assert wire.phone.recv(1) == b""
    wire.conn.close(graceful=True)


def test_an_answer_goes_out_before_the_end(wire: Wire) -> None:
    _answer_and_close(wire.conn.sock, b"no")
    assert wire.phone.recv(10) == b"no"
    assert wire.phone.recv(10) == b""


def test_a_worker_is_made_for_its_limits() -> None:
    made = worker(7, 9)
    assert issubclass(made, fair_worker.FairWorker)
    assert (made.most, made.rate) == (7, 9)


def test_too_many_from_one_place_are_told_so() -> None:
    said = _told("429 Too Many Requests", "Too many connections from this one place.\n")
    assert said == fair_worker._TOO_MANY
