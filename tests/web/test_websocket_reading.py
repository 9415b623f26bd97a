"""What a WebSocket reads: whole messages of text or bytes, pings, ends, and no more than is let."""

import socket
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from wsproto.events import BytesMessage, CloseConnection, Event, Ping, Pong, TextMessage

from tests.web.test_websocket import Far

MOST = 16_384


@pytest.fixture
def far() -> Iterator[Far]:
    end = Far()
    yield end
    end.sock.close()
    end.websocket.finish()


def say(far: Far, *events: Event) -> None:
    for event in events:
        far.sock.sendall(far.protocol.send(event))


def part(text: str, *, is_last: bool = True) -> TextMessage:
    return TextMessage(data=text, message_finished=is_last)


def answers(far: Far) -> list[Any]:
    """What the other end hears next, as events."""
    far.protocol.receive_data(far.sock.recv(65536))
    return list(far.protocol.events())


def end_of(far: Far) -> CloseConnection:
    """Why it ended; what comes before that is passed over."""
    while True:
        for event in answers(far):
            if isinstance(event, CloseConnection):
                return event


def test_messages_come_whole_and_as_they_were_sent(far: Far) -> None:
    say(far, part("one"), BytesMessage(data=b"\xff\x00"), part(""), BytesMessage(data=b""))
    say(far, part("th", is_last=False), part("", is_last=False), part("ree"), part("four"))
    heard = [far.websocket.receive() for _ in range(6)]
    assert heard == ["one", b"\xff\x00", "", b"", "three", "four"]


def test_a_message_has_its_length_however_many_parts_it_comes_in(far: Far) -> None:
    say(far, part("x" * MOST), part("y" * (MOST - 1), is_last=False), part("y"), part("z"))
    assert far.websocket.receive() == "x" * MOST
    assert far.websocket.receive() == "y" * MOST
    assert far.websocket.receive() == "z"


@pytest.mark.parametrize("first", [0, MOST])
def test_one_character_more_ends_the_connection(far: Far, first: int) -> None:
    say(far, part("x" * first, is_last=False), part("x" * (MOST + 1 - first)))
    assert far.websocket.receive() is None
    end = end_of(far)
    assert (end.code, end.reason) == (1009, "Message is too big")
    assert far.websocket.receive() is None


def test_a_ping_is_answered_and_an_end_too(far: Far) -> None:
    say(far, Ping(b"there?"), part("yes"))
    assert far.websocket.receive() == "yes"
    (pong,) = answers(far)
    assert isinstance(pong, Pong)
    assert bytes(pong.payload) == b"there?"
    say(
        far,
        CloseConnection(1001, "bye"),
    )
    assert far.websocket.receive() is None
    assert end_of(far).code == 1001


def test_whoever_hangs_up_or_says_nonsense_is_heard_out(far: Far) -> None:
    far.sock.sendall(b"\xff\xff\xff\xff")
    assert far.websocket.receive() is None
    other = Far()
    say(other, part("last"))
    other.sock.shutdown(socket.SHUT_WR)
    assert [other.websocket.receive() for _ in range(2)] == ["last", None]
    other.sock.close()
    other.websocket.finish()


def test_every_frame_is_asked_for_and_one_too_many_is_the_last(far: Far) -> None:
    asked: list[int] = []

    def admit() -> bool:
        asked.append(len(asked))
        return len(asked) <= 3

    far.websocket._admit = admit
    say(far, part("a", is_last=False), part("b"), Ping(b""), part("c"), part("d"))
    assert far.websocket.receive() == "ab"
    assert far.websocket.receive() is None
    assert len(asked) == 4
    end = end_of(far)
    assert (end.code, end.reason) == (1008, "too many frames")


def test_nobody_is_waited_for_longer_than_half_a_minute(far: Far) -> None:
    near = far.websocket._sock
    seconds = near.getsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, 16)
    assert struct.unpack("ll", seconds) == (30, 0)
    assert near.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 20_000
