"""A phone that is as light as can be: a raw WebSocket that speaks just enough Socket.IO.

The usual client would take more time for a message than the servers do, and be what is measured.
"""

import re
import socket
import time

from tests.bench.wire import frame

PATIENCE = 20.0
# Bytes that are read at once, if there are as many.
ALL = 1 << 18

_VERSION = re.compile(rb'"version":(\d+)')
_UPGRADE = (
    "GET /socket.io/?EIO=4&transport=websocket{query} HTTP/1.1\r\n"
    "Host: 127.0.0.1:{port}\r\n"
    "Connection: Upgrade\r\n"
    "Upgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Lost(Exception):
    """A server hung up, refused or fell silent: there is nothing to measure."""


class Phone:
    """One connection; `hello` is its Socket.IO connect packet, `ask` what it says after that.

    `query` is what else stands in the address that it connects to.
    """

    __slots__ = ("_ask", "_hello", "_query", "_rest", "_sock", "last", "version")

    def __init__(self, hello: str, ask: str = "", query: str = "") -> None:
        self._hello = hello.encode()
        self._ask = ask.encode()
        self._query = query
        self._rest = b""
        self._sock = socket.socket()
        self.version = -1
        self.last = b""

    def fileno(self) -> int:
        return self._sock.fileno()

    def connect(self, port: int) -> None:
        """Knock, say hello, and wait for the first view."""
        self._sock.close()
        self._sock = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._sock.sendall(_UPGRADE.format(port=port, query=self._query).encode())
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._received()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        if b" 101 " not in head:
            raise Lost(f"no WebSocket: {head[:200]!r}")
        self._sock.sendall(frame.text(self._hello))
        until = time.monotonic() + PATIENCE
        messages = self._split()
        while not self._watch(messages):
            if time.monotonic() > until:
                raise Lost("no view came")
            messages = self.read()
        self._sock.setblocking(False)

    def close(self) -> None:
        self._sock.close()

    def say(self, message: bytes) -> None:
        self._sock.sendall(frame.text(message))

    def take_in(self, size: int) -> None:
        """Let the system keep no more than about so many bytes that were not read."""
        self._sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, size)

    def read(self, most: int = ALL) -> list[bytes]:
        """The texts that are there now."""
        self._rest += self._received(most)
        return self._split()

    def see(self, message: bytes) -> int:
        """The version of a view; nothing if it is none."""
        if message[:2] != b"42":
            if message[:2] in (b"41", b"44") or message == b"1":
                raise Lost(f"turned away: {message[:200]!r}")
            return 0
        found = _VERSION.search(message)
        if found is None:
            return 0
        self.last = message
        return int(found[1])

    def _watch(self, messages: list[bytes]) -> bool:
        """Whether a view was among them; the question after the hello waits for its answer."""
        for message in messages:
            if message[:2] == b"40" and self._ask:
                self.say(self._ask)
            self.version = max(self.version, self.see(message) or self.version)
        return self.version >= 0

    def _received(self, most: int = ALL) -> bytes:
        data = self._sock.recv(most)
        if not data:
            raise Lost("the server hung up")
        return data

    def _split(self) -> list[bytes]:
        frames, self._rest = frame.split(self._rest)
        texts = []
        for kind, payload in frames:
            if kind == frame.CLOSE:
                raise Lost(f"the server hung up: {payload[2:]!r}")
            if kind == frame.PING:
                self._sock.sendall(frame.pong(payload))
            elif payload == b"2":
                self.say(b"3")
            else:
                texts.append(payload)
        return texts
