"""WebSockets under the engine: text alone, of limited size and pace, and an end to every one.

The library would keep whatever is sent: messages of any size, as fast as they come, for as long
as the other side likes. What messages mean is not known here.
"""

import socket
import struct
import time
from collections.abc import Callable, Iterable
from typing import Any

import simple_websocket  # type: ignore[import-untyped]  # it has no types
from wsproto.utilities import LocalProtocolError, RemoteProtocolError

from hub.web.limits import Buckets
from hub.web.packets import KINDS

LARGEST_MESSAGE = 16_384

# Engine.IO packets begin with their kind; anything else would end the library's loop badly.
_KINDS = frozenset("0123456")
_MESSAGE = "4"
_MOST_WAITING = 64
_SILENCE = 30
_UNREAD = 20_000
_LAST_WORDS = 1.0

_NOT_TEXT = 1003
_NOT_A_PACKET = 1007

_FAILED = (OSError, LocalProtocolError, simple_websocket.ConnectionClosed)

Start = Callable[..., Any]


class Line(simple_websocket.Server):  # type: ignore[misc]  # it has no types
    """One WebSocket: it reads no more than is taken from it, and ends when it is told to."""

    connected: bool

    def __init__(self, environ: dict[str, Any]) -> None:
        self._is_over = False
        _limit_silence(environ["gunicorn.socket"])
        super().__init__(environ, max_message_size=LARGEST_MESSAGE)

    def _handle_events(self) -> bool:
        goes_on = bool(super()._handle_events()) and not self._is_over
        while goes_on and len(self.input_buffer) > _MOST_WAITING and not self._is_over:
            time.sleep(0.01)
        if not goes_on:
            self._hear_out()
        return goes_on and not self._is_over

    def end(self, code: int, words: str) -> None:
        """Say why, and wake whoever waits for the next message; the first words count."""
        self._is_over = True
        try:
            if self.connected:
                self.close(code, words)
        except _FAILED:
            self.connected = False
        self.event.set()

    def _hear_out(self) -> None:
        """Read on for a moment: closing on unread bytes would take our last words back."""
        until = time.monotonic() + _LAST_WORDS
        try:
            self.sock.shutdown(socket.SHUT_WR)
            self.sock.settimeout(_LAST_WORDS)
            while time.monotonic() < until and self.sock.recv(65536):
                pass
        except OSError:
            return


class Frames:
    """What the engine calls a WebSocket; made for each request that wants to become one."""

    def __init__(self, handler: Callable[["Frames"], Any], pace: Callable[[], Buckets]) -> None:
        self._handler = handler
        self._pace = pace()
        self._line: Line | None = None

    def __call__(self, environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        try:
            self._line = Line(environ)
        except (RemoteProtocolError, simple_websocket.ConnectionError, KeyError):
            return self._refuse(start)
        self._handler(self)
        # The connection is no longer one of HTTP: this tells gunicorn to leave it.
        raise StopIteration

    def _refuse(self, start: Start) -> Iterable[bytes]:
        engine_socket = getattr(self._handler, "__self__", None)
        if engine_socket is not None:
            engine_socket.close(wait=False, abort=True)
        text = b"That is no WebSocket handshake.\n"
        headers = [("Content-Type", "text/plain; charset=utf-8")]
        start("400 Bad Request", [*headers, ("Content-Length", str(len(text)))])
        return [text]

    def wait(self) -> str | None:
        """The next packet, when it is due; None at the end."""
        line = self._line
        if line is None:
            return None
        try:
            data = line.receive()
        except simple_websocket.ConnectionClosed:
            return None
        while not self._pace.take(self):
            time.sleep(0.01)
        if isinstance(data, str) and _is_packet(data):
            return data
        if isinstance(data, str):
            line.end(_NOT_A_PACKET, "not a packet")
        elif data is not None:
            line.end(_NOT_TEXT, "text only")
        return None

    def send(self, message: str) -> None:
        if self._line is None:
            raise OSError
        try:
            self._line.send(message)
        except (LocalProtocolError, simple_websocket.ConnectionClosed):
            raise OSError from None

    def close(self) -> None:
        if self._line is not None:
            self._line.end(1000, "")


def _is_packet(text: str) -> bool:
    if text.startswith(_MESSAGE):
        return text[1:2] != "" and text[1:2] in KINDS
    return text[:1] != "" and text[:1] in _KINDS


def install(engine: Any, rate: float, clock: Callable[[], int]) -> None:
    """Let an engine use these WebSockets; each may send so many messages a second."""

    def made(handler: Callable[[Frames], Any], _: Any) -> Frames:
        return Frames(handler, lambda: Buckets(rate, 2 * rate, clock))

    def hang_up(sid: str | None = None) -> None:
        """The engine's own waits until all was sent: for ever, if nobody fetches it."""
        gone = engine.sockets.pop(sid, None)
        if gone is not None:
            gone.close(wait=False, reason=engine.reason.SERVER_DISCONNECT)

    # A copy: the library keeps one for all its engines.
    engine._async = {**engine._async, "websocket": made}
    engine.disconnect = hang_up


def _limit_silence(sock: socket.socket) -> None:
    """Neither a phone that went to sleep nor one that stopped reading holds a thread for long."""
    seconds = struct.pack("ll", _SILENCE, 0)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVTIMEO, seconds)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
