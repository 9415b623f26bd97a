"""A server's WebSocket over a socket of gunicorn's: one thread reads, any may send without waiting.

What messages mean is not known here, nor whose they are.
"""

import socket
import struct
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from threading import get_ident
from typing import Any
from wsgiref.types import WSGIEnvironment

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
from wsproto.frame_protocol import CloseReason
from wsproto.utilities import LocalProtocolError, RemoteProtocolError

from hub.web.encoded_message import Sendable, framed
from hub.web.send_buffer import SendBuffer

LARGEST_MESSAGE = 16_384

_CHUNK = 4096
_SILENCE = 30
_UNREAD = 20_000
_LAST_WORDS = 1.0
_MOST_AFTER_THEM = 1 << 22

_BROKEN = (OSError, LocalProtocolError, RemoteProtocolError)


class NoHandshake(Exception):
    """The request does not become a WebSocket."""


def _always() -> bool:
    return True


class WebSocket:
    """Made, read and finished by one thread; `send` and `end` are for every thread.

    `admit` is asked for every frame, of whatever kind and however empty: it may take its time
    until that frame is due, and with False the connection is closed. Taking a frame apart costs
    far more than sending it, so only one is taken apart at a time.
    """

    def __init__(self, environ: WSGIEnvironment, admit: Callable[[], bool] = _always) -> None:
        self._sock: socket.socket = environ["gunicorn.socket"]
        self._admit = admit
        self._events: Iterator[Event] = iter(())
        self._is_flooded = False
        self._reader = get_ident()
        self._protocol = WSConnection(ConnectionType.SERVER)
        self._heard: deque[str | bytes] = deque()
        self._parts: list[Any] = []  # All text, or all bytes.
        self._length = 0
        self._out = SendBuffer(self._sock, self._hang_up)
        # Changed only while the way out is locked, so nothing follows the last words.
        self._is_over = False
        _limit_silence(self._sock)
        self._shake_hands(environ)

    def receive(self) -> str | bytes | None:
        """The next message as it was sent; None at the end. No more is read than is taken."""
        while not self._heard:
            try:
                if not self._read_on():
                    return None
            except _BROKEN:
                return None
        return self._heard.popleft()

    def send(self, packet: Sendable) -> None:
        """Put it on its way, after all that was sent before; nothing, if it has ended."""
        with self._out.lock:
            if not self._is_over:
                replaces = getattr(packet, "replaces", "")
                whole = getattr(packet, "whole_frame", None)
                self._out.put(_frame(packet), replaces=replaces, whole=whole)

    def end(self, code: int, words: str = "") -> None:
        """Say why and let nothing follow; whoever reads is woken. The first words count."""
        with self._out.lock:
            if not self._is_over:
                with suppress(LocalProtocolError):
                    self._out.put(self._protocol.send(CloseConnection(code, words)))
                self._hang_up()

    def finish(self) -> None:
        """The reading thread leaves: after its last words nothing goes out any more."""
        self.end(CloseReason.NORMAL_CLOSURE)
        self._hear_out()
        with self._out.lock:
            self._out.close()

    def _shake_hands(self, environ: WSGIEnvironment) -> None:
        try:
            self._protocol.receive_data(_request(environ))
            for event in self._protocol.events():
                if isinstance(event, Request):
                    # No compression: a LAN has room, and one frame serves all who see the same.
                    self._sock.sendall(self._protocol.send(AcceptConnection()))
                    return
        except (LocalProtocolError, RemoteProtocolError):
            pass
        raise NoHandshake

    def _read_on(self) -> bool:
        """One frame of what came, or if that is used up, more of it; False at the end."""
        if self._is_over:
            return False
        event = next(self._events, None)
        if event is None:
            data = self._sock.recv(_CHUNK)
            if data:
                self._protocol.receive_data(data)
                self._events = self._protocol.events()
            return bool(data)
        if not self._admit():
            self._is_flooded = True
            self.end(CloseReason.POLICY_VIOLATION, "too many frames")
            return False
        self._take(event)
        return True

    def _take(self, event: Event) -> None:
        if isinstance(event, Message):
            self._hear(event)
        elif isinstance(event, Ping | CloseConnection):
            with self._out.lock:
                if not self._is_over:
                    self._out.put(self._protocol.send(event.response()))
                if isinstance(event, CloseConnection):
                    self._is_over = True

    def _hear(self, event: Message[Any]) -> None:  # of text or of bytes
        self._length += len(event.data)
        if event.data:
            self._parts.append(event.data)
        if self._length > LARGEST_MESSAGE:
            self._parts.clear()
            self.end(CloseReason.MESSAGE_TOO_BIG, "Message is too big")
        elif event.message_finished:
            # Joins parts of its own kind, of which there are no others.
            empty: Any = "" if isinstance(event, TextMessage) else b""
            self._heard.append(empty.join(self._parts))
            self._parts.clear()
            self._length = 0

    def _hang_up(self) -> None:
        """Wake whoever reads: to them it is as if the other side had hung up."""
        self._is_over = True
        if get_ident() != self._reader:
            with suppress(OSError):
                self._sock.shutdown(socket.SHUT_RD)

    def _hear_out(self) -> None:
        """Read on for a moment: closing on unread bytes would take our last words back.

        Not for whoever never stops: reading that would cost as much as they like.
        """
        until, most = time.monotonic() + _LAST_WORDS, _MOST_AFTER_THEM
        with suppress(OSError):
            self._sock.shutdown(socket.SHUT_WR)
            self._sock.settimeout(_LAST_WORDS)
            while not self._is_flooded and most > 0 and time.monotonic() < until:
                data = self._sock.recv(65536)
                most -= len(data) or most


def _frame(packet: Sendable) -> bytes:
    """An encoded message has its frame already, which is the same for all who get it."""
    frame: bytes | None = getattr(packet, "frame", None)
    return framed(packet.encode().encode()) if frame is None else frame


def _request(environ: WSGIEnvironment) -> bytes:
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
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
