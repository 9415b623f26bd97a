"""The connection to the hub: a Socket.IO client with a panel's key, which always reconnects.

It keeps the newest sight and passes it on. What to press is not decided here.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Any, NamedTuple

import msgspec
import socketio

from hardware.lamp_states import LinkState
from hub.wire.panel import (
    PROTOCOL,
    Auth,
    GoneSeen,
    Look,
    PanelAnswer,
    PanelSight,
    Sound,
    Submit,
    TakeBack,
)

ANSWER_WITHIN = 2.0
TRIES_FOR = 6.0
FIRST_WAIT = 0.2
LONGEST_WAIT = 3.0
CLOSED_WAIT = 10.0

# Why a connection is not let in, or let go, that trying again soon does not change.
_FINAL = ("no-key", "wrong-protocol", "key-revoked", "table-deleted")

PanelMessage = Submit | TakeBack | Look


class TableAccess(NamedTuple):
    """A table of a hub, and the key that opens it."""

    url: str
    table: str
    key: str

    def __repr__(self) -> str:
        return f"TableAccess({self.url}, {self.table})"


class Link:
    """`changed` is called, from the line's own thread, whenever there is something new.

    `is_heard`: there is a buzzer; the hub is told, so that phones need not sound as well.
    """

    def __init__(
        self, where: TableAccess, changed: Callable[[], None], *, is_heard: bool = False
    ) -> None:
        self.where = where
        self._is_heard = is_heard
        self.state: LinkState = "alone"
        self.why = ""
        self.sight: PanelSight | None = None
        self._changed = changed
        self._client: Any = None
        self._lock = Lock()
        self._lost = Event()
        self._is_closed = Event()
        self._thread = Thread(target=self._run, name="link", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._is_closed.set()
        self._lost.set()
        self._thread.join()

    def call(self, event: str, asked: PanelMessage) -> PanelAnswer | None:
        """Say it and wait for the answer; lost on the way, it is said again with the same id.

        None: not linked, or no answer for long. Nothing is ever sent late.
        """
        until, message = time.monotonic() + TRIES_FOR, msgspec.to_builtins(asked)
        if self.state != "linked":
            return None
        while time.monotonic() < until and not self._is_closed.is_set():
            answer = self._once(event, message)
            if answer is not None:
                return answer
            self._is_closed.wait(0.05)
        return None

    def _once(self, event: str, message: object) -> PanelAnswer | None:
        client = self._client
        if client is None or self.state != "linked":
            return None
        try:
            answer = client.call(event, message, timeout=ANSWER_WITHIN)
            return msgspec.convert(answer, PanelAnswer)
        except socketio.exceptions.TimeoutError:
            # A line that is dead but looks open: begin anew.
            self._lost.set()
        except (socketio.exceptions.SocketIOError, OSError, msgspec.ValidationError):
            pass
        return None

    def _run(self) -> None:
        wait = FIRST_WAIT
        while not self._is_closed.is_set():
            began = time.monotonic()
            self._lost.clear()
            client = self._connected()
            if client is not None:
                self._lost.wait()
                self._hang_up(client)
            if time.monotonic() - began > LONGEST_WAIT or self._went_on():
                wait = FIRST_WAIT
            self._is_closed.wait(CLOSED_WAIT if self.state == "closed" else wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _connected(self) -> Any:
        """A client that is let in, or None; what the hub says about it is kept in `why`."""
        client = socketio.Client(reconnection=False, handle_sigint=False)
        client.on("connect_error", self._on_refused)
        client.on("sight", self._only(client, self._on_sight))
        client.on("gone", self._only(client, self._on_gone))
        client.on("disconnect", self._only(client, lambda *_: self._lost.set()))
        auth = Auth(table=self.where.table, key=self.where.key, protocol=PROTOCOL)
        self._client, self.why = client, ""
        try:
            client.connect(
                self.where.url,
                auth=msgspec.to_builtins(auth),
                transports=["websocket"],
                wait_timeout=5,
            )
            if self._is_heard:
                client.emit("sound", msgspec.to_builtins(Sound(on=True)))
        except (socketio.exceptions.SocketIOError, OSError, ValueError) as error:
            self.why = self.why or str(error)
            self._hang_up(client)
            return None
        self._become("linked")
        return client

    def _only(self, client: Any, take: Callable[..., None]) -> Callable[..., None]:
        """What an older connection still says is of no use, and may be of another table."""

        def taken(*payload: object) -> None:
            if self._client is client:
                take(*payload)

        return taken

    def _hang_up(self, client: Any) -> None:
        socket = client.eio.ws
        with suppress(socketio.exceptions.SocketIOError, OSError):
            client.disconnect()
        if socket is not None:
            # The library leaves the socket of a lost connection open.
            socket.shutdown()
        self._become("closed" if self.why in _FINAL else "alone")

    def _went_on(self) -> bool:
        """The people play again at another table; the same key opens it."""
        sight = self.sight
        if sight is None or not sight.next or sight.next == self.where.table:
            return False
        self.where, self.sight = self.where._replace(table=sight.next), None
        return True

    def _become(self, state: LinkState) -> None:
        if self.state != state:
            self.state = state
            self._changed()

    def _on_sight(self, raw: object) -> None:
        sight = msgspec.convert(raw, PanelSight)
        with self._lock:
            known = self.sight
            if known is not None and known.table == sight.table and known.version > sight.version:
                return
            self.sight = sight
        if sight.next and sight.next != self.where.table:
            self._lost.set()
        self._changed()

    def _on_gone(self, raw: object) -> None:
        self.why = msgspec.convert(raw, GoneSeen).code
        self._lost.set()

    def _on_refused(self, raw: object) -> None:
        self.why = str(raw.get("message", "")) if isinstance(raw, dict) else str(raw)
