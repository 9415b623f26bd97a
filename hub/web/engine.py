"""What is used of python-engineio, which has no types: its server and the sockets of that.

Parts that no document promises are among it: tests/web/test_private_parts.py.
"""

from collections.abc import Callable
from typing import Any, Protocol

from engineio.packet import Packet  # type: ignore[import-untyped]  # it has no types

from hub.web.outbox import Outbox


class EngineReasons(Protocol):
    """Why a connection ended, in the engine's words."""

    TRANSPORT_CLOSE: str
    SERVER_DISCONNECT: str


class Engine(Protocol):
    """What is used of python-engineio's `Server`."""

    reason: EngineReasons
    sockets: "dict[str | None, EngineSocket]"
    disconnect: Callable[[str | None], None]
    ping_interval: float
    _async: dict[str, Any]  # Classes and functions of every kind, by their names in the engine.


class EngineSocket(Protocol):
    """What is used of python-engineio's `Socket`."""

    sid: str
    server: Engine
    queue: Outbox
    connected: bool
    upgrading: bool
    upgraded: bool
    closing: bool
    closed: bool
    last_ping: float | None

    def receive(self, pkt: Packet) -> None: ...

    def send(self, pkt: Packet) -> None: ...

    def close(self, wait: bool = True, abort: bool = False, reason: str | None = None) -> None: ...


class SocketMethod(Protocol):
    """A method of an engine's socket."""

    @property
    def __self__(self) -> EngineSocket: ...
