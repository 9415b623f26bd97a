"""The WebSocket transport of python-engineio, replaced: text only, limited in size and rate.

The engine's own writes with a thread for each socket; here whoever has something to send sends it
in its own thread. What messages mean is not known here. It uses parts of the engine that no
document promises: tests/web/test_private_parts.py.
"""

import time
from collections.abc import Callable, Iterable
from wsgiref.types import StartResponse, WSGIEnvironment

from engineio.exceptions import (  # type: ignore[import-untyped]  # it has no types
    UnknownPacketError,
)
from engineio.packet import NOOP, PING, PONG, UPGRADE, Packet  # type: ignore[import-untyped]

from hub.web.engine import Engine, EngineSocket, SocketMethod
from hub.web.limits import Buckets
from hub.web.outbox import Outbox
from hub.web.packets import KINDS
from hub.web.ping_clock import PingClock
from hub.web.websocket import NoHandshake, WebSocket

# Engine.IO packets begin with their kind; anything else would end the library's loop badly.
_KINDS = frozenset("0123456")
_MESSAGE = "4"

_NOT_TEXT = 1003
_NOT_A_PACKET = 1007

# What a phone needs to show its key: an upgrade, a ping or two, and the key itself.
_FRAMES_WITHOUT_KEY = 20


class EngineioTransport:
    """The WSGI application that the engine calls for a request to become a WebSocket."""

    def __init__(
        self, engine_socket: EngineSocket, pace: Buckets, has_key: Callable[[str], bool]
    ) -> None:
        self._socket = engine_socket
        self._pace = pace
        self._has_key = has_key
        self._keyless_frames = 0

    def __call__(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        try:
            websocket = WebSocket(environ, self._admit)
        except (NoHandshake, KeyError, OSError):
            return self._refuse(start)
        try:
            self._serve(websocket)
        finally:
            websocket.finish()
        # The connection is no longer one of HTTP: this tells gunicorn to leave it.
        raise StopIteration

    def _admit(self) -> bool:
        """With a key a frame waits until it is due; without one there is no more than is needed.

        To wait would keep the thread of whoever only wants to keep threads.
        """
        if not self._has_key(self._socket.sid):
            self._keyless_frames += 1
            return self._keyless_frames <= _FRAMES_WITHOUT_KEY
        self._keyless_frames = 0
        time.sleep(self._pace.wait(self))
        return True

    def _refuse(self, start: StartResponse) -> Iterable[bytes]:
        self._socket.close(wait=False, abort=True)
        text = b"That is no WebSocket handshake.\n"
        headers = [("Content-Type", "text/plain; charset=utf-8")]
        start("400 Bad Request", [*headers, ("Content-Length", str(len(text)))])
        return [text]

    def _serve(self, websocket: WebSocket) -> None:
        """As the engine's own loop, but for its thread that writes."""
        if self._socket.connected and not self._is_upgraded(websocket):
            return
        self._socket.connected = self._socket.upgraded = True
        self._socket.queue.attach(websocket)
        while (text := self._next(websocket)) is not None:
            try:
                self._socket.receive(Packet(encoded_packet=text))
            except UnknownPacketError:
                continue
            except Exception:
                # A closed socket, or what the engine stumbled over: it would end there too.
                break
        reason = self._socket.server.reason.TRANSPORT_CLOSE
        self._socket.close(wait=False, abort=True, reason=reason)

    def _is_upgraded(self, websocket: WebSocket) -> bool:
        """A poll becomes a WebSocket: try it out, end the poll that waits, then agree."""
        self._socket.upgrading = True
        try:
            if self._next(websocket) != f"{PING}probe":
                return False
            websocket.send(Packet(PONG, data="probe"))
            self._socket.queue.put(Packet(NOOP))
            return self._next(websocket) == str(UPGRADE)
        finally:
            self._socket.upgrading = False

    def _next(self, websocket: WebSocket) -> str | None:
        """The next packet; None at the end."""
        data = websocket.receive()
        if isinstance(data, str) and _is_packet(data):
            return data
        if isinstance(data, str):
            websocket.end(_NOT_A_PACKET, "not a packet")
        elif data is not None:
            websocket.end(_NOT_TEXT, "text only")
        return None


def _is_packet(text: str) -> bool:
    if text.startswith(_MESSAGE):
        return text[1:2] != "" and text[1:2] in KINDS
    return text[:1] != "" and text[:1] in _KINDS


def install(
    engine: Engine, rate: float, clock: Callable[[], int], has_key: Callable[[str], bool]
) -> None:
    """Let an engine use these WebSockets; with a key each may send so many frames a second."""

    def made(handler: SocketMethod, _: Engine) -> EngineioTransport:
        # The engine passes a method of its socket, which is the only way to the socket.
        return EngineioTransport(handler.__self__, Buckets(rate, 2 * rate, clock), has_key)

    def hang_up(sid: str | None = None) -> None:
        """The engine's own waits until all was sent: for ever, if nobody fetches it."""
        closed = engine.sockets.pop(sid, None)
        if closed is not None:
            closed.close(wait=False, reason=engine.reason.SERVER_DISCONNECT)

    pings = PingClock(engine.ping_interval, engine._async["thread"])
    # A copy: the library keeps one for all its engines.
    engine._async = {
        **engine._async,
        "websocket": made,
        "queue": Outbox,
        "thread": pings.task,
    }
    engine.disconnect = hang_up
