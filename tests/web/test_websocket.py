"""A WebSocket delivers in order and whole, never waits to send, and always ends."""

import socket
import time
from collections.abc import Iterator
from threading import Thread

import pytest
from wsproto import ConnectionType, WSConnection
from wsproto.events import AcceptConnection, CloseConnection, Request, TextMessage
from wsproto.extensions import PerMessageDeflate

from hub.web.encoded_message import EncodedMessage, framed
from hub.web.websocket import NoHandshake, WebSocket

SOON = 5.0
HEADERS = {
    "HTTP_HOST": "hub",
    "HTTP_CONNECTION": "Upgrade",
    "HTTP_UPGRADE": "websocket",
    "HTTP_SEC_WEBSOCKET_VERSION": "13",
    "HTTP_SEC_WEBSOCKET_KEY": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Far:
    """The other end; it reads only when it is asked to."""

    def __init__(self, *, deflates: bool = False) -> None:
        self.sock, near = _linked()
        extensions = [PerMessageDeflate()] if deflates else []
        self.protocol = WSConnection(ConnectionType.CLIENT)
        asked = self.protocol.send(Request(host="hub", target="/", extensions=extensions))
        fields = dict(line.split(": ", 1) for line in asked.decode().split("\r\n")[1:] if line)
        environ = {f"HTTP_{name.upper().replace('-', '_')}": text for name, text in fields.items()}
        self.websocket = WebSocket({**environ, "gunicorn.socket": near})
        self.texts: list[str] = []
        self.code = 0
        self.is_open = False
        while not self.is_open:
            self.read()

    def read(self) -> None:
        self.protocol.receive_data(self.sock.recv(65536) or None)
        for event in self.protocol.events():
            if isinstance(event, AcceptConnection):
                self.is_open = True
            elif isinstance(event, TextMessage):
                self.texts.append(event.data)
            elif isinstance(event, CloseConnection):
                self.code = event.code

    def hear(self, count: int) -> str:
        """All that comes, until there are so many characters."""
        while sum(map(len, self.texts)) < count and not self.code:
            self.read()
        return "".join(self.texts)

    def hear_until(self, last: str) -> str:
        """All that comes, until this was said."""
        while not "".join(self.texts[-2:]).endswith(last) and not self.code:
            self.read()
        return "".join(self.texts)


def _linked() -> tuple[socket.socket, socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        far = socket.create_connection(listener.getsockname(), SOON)
        near, _ = listener.accept()
    # Small, so that a phone that does not read is soon behind.
    near.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    far.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)
    return far, near


@pytest.fixture
def far() -> Iterator[Far]:
    end = Far()
    yield end
    end.sock.close()
    end.websocket.finish()


@pytest.mark.parametrize("size", [0, 1, 100, 125, 126, 127, 5_000, 65_535, 65_536, 70_000])
def test_a_frame_of_any_length_is_read_as_it_was_sent(size: int) -> None:
    reader = Far()
    reader.protocol.receive_data(framed(b"x" * size))
    texts = [event.data for event in reader.protocol.events() if isinstance(event, TextMessage)]
    assert "".join(texts) == "x" * size
    reader.sock.close()
    reader.websocket.finish()


def test_a_parcel_is_the_packet_that_the_library_would_send() -> None:
    message = EncodedMessage("sight", b'{"name":"\xc3\xa9"}')
    assert message.encode() == '42["sight",{"name":"é"}]'
    assert message.frame == framed(message.encode().encode())


def test_a_phone_that_does_not_read_keeps_nobody_waiting_and_misses_nothing(far: Far) -> None:
    messages = [EncodedMessage("n", f'"{number:06d}{"x" * 900}"'.encode()) for number in range(200)]
    began = time.monotonic()
    for message in messages:
        far.websocket.send(message)
    assert time.monotonic() - began < 10
    said = "".join(message.encode() for message in messages)
    assert far.hear(len(said)) == said
    far.websocket.send(EncodedMessage("n", b"1"))
    assert far.hear(len(said) + 9).endswith('42["n",1]')


def test_a_slow_phone_is_spared_what_is_out_of_date_and_told_the_newest(far: Far) -> None:
    pictures = [
        EncodedMessage("sight", f'"{number:06d}{"x" * 10_000}"'.encode(), is_whole=True)
        for number in range(1000)
    ]
    for picture in pictures:
        far.websocket.send(picture)
    far.websocket.send(EncodedMessage("answer", b"1"))
    assert far.websocket._out.size < 40_000
    said = far.hear_until('42["answer",1]')
    assert said.count("42[") < 900
    assert f'42["sight","000999{"x" * 10_000}"]' in said


def test_what_is_out_of_date_gives_way_to_its_own_kind_alone(far: Far) -> None:
    for _ in range(100):
        far.websocket.send(EncodedMessage("n", b'"' + b"x" * 2000 + b'"'))
    for number in range(3):
        far.websocket.send(EncodedMessage("sight", b'"picture %d"' % number, is_whole=True))
        far.websocket.send(EncodedMessage("summary", b'"sum %d"' % number, is_whole=True))
    far.websocket.send(EncodedMessage("answer", b"1"))
    said = far.hear_until('42["answer",1]')
    assert said.endswith('42["sight","picture 2"]42["summary","sum 2"]42["answer",1]')
    assert "picture 1" not in said


def test_a_phone_that_never_reads_is_let_go_and_costs_no_more(far: Far) -> None:
    ended: list[object] = []
    # The WebSocket belongs to the thread that made it; waking another is what is tried here.
    far.websocket._reader = -1
    reader = Thread(target=lambda: ended.append(far.websocket.receive()))
    reader.start()
    began = time.monotonic()
    for _ in range(1000):
        far.websocket.send(EncodedMessage("n", b'"' + b"x" * 10_000 + b'"'))
    assert time.monotonic() - began < SOON
    reader.join(SOON)
    assert ended == [None]
    assert far.websocket._out.size < 400_000


def test_the_end_says_why_and_nothing_follows_it(far: Far) -> None:
    far.websocket.send(EncodedMessage("a", b"1"))
    far.websocket.end(1003, "text only")
    far.websocket.end(1000)
    far.websocket.send(EncodedMessage("b", b"2"))
    assert far.hear(1000) == '42["a",1]'
    assert far.code == 1003


def test_those_who_offer_compression_are_sent_the_same_frames_as_all() -> None:
    far = Far(deflates=True)
    message = EncodedMessage("n", b'"word word word"')
    far.websocket.send(message)
    assert far.hear(len('42["n","word word word"]')) == '42["n","word word word"]'
    assert not message.frame[0] & 0x40
    far.sock.close()
    far.websocket.finish()


@pytest.mark.parametrize("missing", ["HTTP_SEC_WEBSOCKET_KEY", "HTTP_UPGRADE"])
def test_half_a_handshake_is_none(missing: str) -> None:
    far, near = _linked()
    environ = {name: text for name, text in HEADERS.items() if name != missing}
    with pytest.raises(NoHandshake):
        WebSocket({**environ, "gunicorn.socket": near})
    far.close()
    near.close()
