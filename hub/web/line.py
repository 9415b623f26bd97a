"""One WebSocket, read by its own thread and written to by any: sending never waits.

What does not go out at once is kept, up to a limit, for a thread that lasts as long as the other
side is slow. What messages mean is not known here, nor whose they are.
"""

import select
import socket
import struct
import time
from collections import deque
from contextlib import suppress
from threading import Lock, Thread, get_ident
from typing import Any

from wsproto import ConnectionType, WSConnection
from wsproto.events import (
    AcceptConnection,
    CloseConnection,
    Event,
    Message,
    Ping,
    Request,
    TextMessage,
)
from wsproto.extensions import PerMessageDeflate
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import LocalProtocolError, RemoteProtocolError

from hub.web.parcel import Sendable, framed

LARGEST_MESSAGE = 16_384

_CHUNK = 4096
# What a phone may leave unread: so much is kept by the system, and so much besides by the hub.
_IN_SYSTEM = 1 << 16
_MOST_UNSENT = 1 << 18
_SILENCE = 30
_UNREAD = 20_000
_LAST_WORDS = 1.0

_BROKEN = (OSError, LocalProtocolError, RemoteProtocolError)


class NoHandshake(Exception):
    """The request does not become a WebSocket."""


class Line:
    """Made, read and finished by one thread; `send` and `end` are for every thread."""

    def __init__(self, environ: dict[str, Any]) -> None:
        self._sock: socket.socket = environ["gunicorn.socket"]
        self._reader = get_ident()
        self._protocol = WSConnection(ConnectionType.SERVER)
        self._deflate = PerMessageDeflate()
        self._heard: deque[str | bytes] = deque()
        self._parts: list[Any] = []
        self._length = 0
        # Held for every change of what follows, and for every byte that goes out.
        self._lock = Lock()
        self._unsent: deque[bytes] = deque()
        self._size = 0
        self._is_over = False
        _limit_silence(self._sock)
        self._shake_hands(environ)

    def receive(self) -> str | bytes | None:
        """The next message as it was sent; None at the end. No more is read than is taken."""
        while not self._heard:
            try:
                data = b"" if self._is_over else self._sock.recv(_CHUNK)
                if not data:
                    return None
                self._protocol.receive_data(data)
                for event in self._protocol.events():
                    self._take(event)
            except _BROKEN:
                return None
        return self._heard.popleft()

    def send(self, packet: Sendable) -> None:
        """Put it on its way, after all that was sent before; nothing, if the line is over."""
        with self._lock:
            if not self._is_over:
                self._put(self._frame(packet))

    def end(self, code: int, words: str = "") -> None:
        """Say why and let nothing follow; whoever reads is woken. The first words count."""
        with self._lock:
            if not self._is_over:
                with suppress(LocalProtocolError):
                    self._put(self._protocol.send(CloseConnection(code, words)))
                self._hang_up()

    def finish(self) -> None:
        """The reading thread leaves: after its last words nothing goes out any more."""
        self.end(CloseReason.NORMAL_CLOSURE)
        self._hear_out()
        with self._lock:
            self._unsent.clear()
            self._sock.close()

    def _shake_hands(self, environ: dict[str, Any]) -> None:
        try:
            self._protocol.receive_data(_request(environ))
            for event in self._protocol.events():
                if isinstance(event, Request):
                    agreed = AcceptConnection(extensions=[self._deflate])
                    self._sock.sendall(self._protocol.send(agreed))
                    return
        except (LocalProtocolError, RemoteProtocolError):
            pass
        raise NoHandshake

    def _take(self, event: Event) -> None:
        if isinstance(event, Message):
            self._hear(event)
        elif isinstance(event, Ping | CloseConnection):
            with self._lock:
                if not self._is_over:
                    self._put(self._protocol.send(event.response()))
                    self._is_over = isinstance(event, CloseConnection)

    def _hear(self, event: Message[Any]) -> None:
        self._length += len(event.data)
        if event.data:
            self._parts.append(event.data)
        if self._length > LARGEST_MESSAGE:
            self._parts.clear()
            self.end(CloseReason.MESSAGE_TOO_BIG, "Message is too big")
        elif event.message_finished:
            empty: Any = "" if isinstance(event, TextMessage) else b""
            self._heard.append(empty.join(self._parts))
            self._parts.clear()
            self._length = 0

    def _frame(self, packet: Sendable) -> bytes:
        """Without compression one frame serves everyone who is told the same."""
        if self._deflate.enabled():
            return self._protocol.send(TextMessage(packet.encode()))
        frame: bytes | None = getattr(packet, "frame", None)
        return framed(packet.encode().encode()) if frame is None else frame

    def _put(self, data: bytes) -> None:
        """The lock is held. The first piece that does not fit starts a thread for the rest."""
        is_behind = bool(self._unsent)
        rest = data if is_behind else data[self._pushed(data) :]
        if not rest:
            return
        self._unsent.append(rest)
        self._size += len(rest)
        if self._size > _MOST_UNSENT:
            # They have not read for long; when they are back, they are shown it all anew.
            self._hang_up()
        elif not is_behind:
            Thread(target=self._catch_up, name="slow-phone", daemon=True).start()

    def _pushed(self, data: bytes) -> int:
        """How much of it the system took, without waiting; all of it, if nobody is there."""
        try:
            return self._sock.send(data, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return 0
        except OSError:
            self._hang_up()
            return len(data)

    def _catch_up(self) -> None:
        """Send what is left as fast as the other side reads; waiting is outside the lock."""
        ready = select.poll()
        with suppress(OSError, ValueError):
            ready.register(self._sock, select.POLLOUT)
        while True:
            ready.poll(_UNREAD)
            with self._lock:
                if not self._unsent:
                    return
                data = self._unsent.popleft()
                sent = self._pushed(data)
                self._size -= sent
                if sent < len(data):
                    self._unsent.appendleft(data[sent:])

    def _hang_up(self) -> None:
        """Wake whoever reads: to them it is as if the other side had hung up."""
        self._is_over = True
        if get_ident() != self._reader:
            with suppress(OSError):
                self._sock.shutdown(socket.SHUT_RD)

    def _hear_out(self) -> None:
        """Read on for a moment: closing on unread bytes would take our last words back."""
        until = time.monotonic() + _LAST_WORDS
        with suppress(OSError):
            self._sock.shutdown(socket.SHUT_WR)
            self._sock.settimeout(_LAST_WORDS)
            while time.monotonic() < until and self._sock.recv(65536):
                pass


def _request(environ: dict[str, Any]) -> bytes:
    """The handshake as it came in, for a parser that wants to read it itself."""
    headers = (
        f"{name[5:].replace('_', '-').title()}: {value}\r\n"
        for name, value in environ.items()
        if name.startswith("HTTP_")
    )
    return f"GET / HTTP/1.1\r\n{''.join(headers)}\r\n".encode()


def _limit_silence(sock: socket.socket) -> None:
    """Neither a phone that went to sleep nor one that stopped reading holds a thread for long."""
    seconds = struct.pack("ll", _SILENCE, 0)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, seconds)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _IN_SYSTEM)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
