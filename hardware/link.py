"""The connection to the hub: a Socket.IO client with a panel's key, which always reconnects.

It keeps the newest sight and passes it on. What to press is not decided here.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any

import msgspec
import socketio

from hardware.journal import GIVEN_UP
from hardware.key_exchange import KeyRequest, TableAccess
from hardware.lamp_states import LinkState
from hardware.refusal import FINAL, Refusals, trouble_at
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

PanelMessage = Submit | TakeBack | Look


class Link:
    """`changed` is called, from the line's own thread, whenever there is something new.

    Without a key in `where` it asks for one first, and says its letters.
    `is_heard`: there is a buzzer; the hub is told, so that phones need not sound as well.
    """

    def __init__(
        self,
        where: TableAccess,
        changed: Callable[[], None],
        say: Callable[[str], None],
        *,
        is_heard: bool = False,
        key_file: Path | None = None,
    ) -> None:
        self.where = where
        self._say = say
        self._key_request = KeyRequest(key_file, say)
        self._refusals = Refusals()
        self._is_heard = is_heard
        self.state: LinkState = "starting"
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
        if self.where.key or self._is_let_in():
            self._hold()

    def _is_let_in(self) -> bool:
        found = self._key_request.answered(self.where.url, self._is_closed, self._become)
        if found is not None:
            self.where = found
        return found is not None

    def _hold(self) -> None:
        """Connected, and again whenever it is lost, until closed or refused for good."""
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
            if self.state == "closed":
                refused = self._refusals.next_wait()
                if refused is None:
                    self._say(GIVEN_UP)
                    return
                self._is_closed.wait(refused)
                continue
            self._refusals.forget()
            self._is_closed.wait(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    def _connected(self) -> Any:
        """A client that is let in, or None; what the hub says about it is kept in `why`."""
        client = socketio.Client(reconnection=False, handle_sigint=False)
        client.on("connect_error", self._on_refused)
        client.on("sight", self._only(client, self._on_sight))
        client.on("gone", self._only(client, self._on_gone))
        client.on("disconnect", self._only(client, lambda *_: self._lost.set()))
        auth = Auth(table=self.where.table, key=self.where.key, protocol=PROTOCOL)
        # What was seen over an older line may be long past.
        self._client, self.why, self.sight = client, "", None
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
            self.why = self.why or trouble_at(self.where.url) or str(error)
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
        self._become("closed" if self.why in FINAL else "alone")

    def _went_on(self) -> bool:
        """The people play again at another table; the same key opens it."""
        sight = self.sight
        if sight is None or not sight.next or sight.next == self.where.table:
            return False
        self.where, self.sight = self.where._replace(table=sight.next), None
        return True

    def _become(self, state: LinkState, why: str | None = None) -> None:
        """`why` where it is known here; else it stays what the hub has said."""
        self.why = self.why if why is None else why
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
        """A hub's own no has a code; the library's words for a line that fails say nothing."""
        if isinstance(raw, dict):
            self.why = str(raw.get("message", ""))
