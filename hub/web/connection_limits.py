"""Limit connections that have not shown a key: how many, per address, how often, for how long.

Places at tables are for keys. Whoever has none yet has one of a few places here, for some seconds;
that is enough for a phone that comes back, and all that anyone else ever gets.
"""

from collections.abc import Callable
from threading import Lock, Thread
from time import sleep
from typing import Protocol
from wsgiref.types import WSGIEnvironment

from hub.settings import Settings
from hub.web.limits import Buckets, Places

# Milliseconds in which a key has to be shown, and shown again after one was lost.
PATIENCE = 5000
# And in which nobody of one's own address takes the place away: so dialling anew gains nothing.
_UNDISTURBED = 1000
# Those beyond the limits are told so by name when they show their key; so a few more get here.
_SPARE_CONNECTIONS = 10
# Every attempt costs threads for some seconds, even if its phone leaves at once; for each place
# that an address has here, so many at once and so many a second.
_ATTEMPTS_AT_ONCE = 6
_ATTEMPTS_A_SECOND = 0.3
_LOOKS_EVERY = 0.5


class EngineHandlers(Protocol):
    """What is used of python-engineio's `Server`."""

    handlers: dict[str, Callable[..., str | None]]

    def on(self, event: str, handler: Callable[..., str | None]) -> None: ...

    def disconnect(self, sid: str) -> None: ...


class LimitedServer(Protocol):
    """What is used of python-socketio's `Server`; `environ` is by the engine's sid."""

    eio: EngineHandlers
    environ: dict[str, WSGIEnvironment]


class ConnectionLimits:
    """Wraps the engine's `connect` and `disconnect` handlers; a text is the reason of a refusal."""

    def __init__(self, server: LimitedServer, settings: Settings, clock: Callable[[], int]) -> None:
        self._server = server
        self._clock = clock
        self._share = settings.address_connections + _SPARE_CONNECTIONS
        share = settings.address_keyless_connections
        self._waiting: Places[str] = Places(settings.keyless_connections, share)
        self._since: dict[str, int] = {}
        self._attempts = Buckets(_ATTEMPTS_A_SECOND * share, _ATTEMPTS_AT_ONCE * share, clock)
        self._lock = Lock()
        self._is_watched = False
        self._on_connect = server.eio.handlers["connect"]
        self._on_disconnect = server.eio.handlers["disconnect"]
        server.eio.on("connect", self.connect)
        server.eio.on("disconnect", self.disconnect)

    def connect(self, sid: str, environ: WSGIEnvironment) -> str | None:
        address = environ.get("REMOTE_ADDR", "")
        here = [each.get("REMOTE_ADDR", "") for each in list(self._server.environ.values())]
        if here.count(address) >= self._share or self._has_newcomers(address):
            return "too-many-connections"
        if not self._attempts.take(address):
            return "too-fast"
        self._wait(sid, address)
        return self._on_connect(sid, environ)

    def _has_newcomers(self, address: str) -> bool:
        """All its places are taken by some who have just come."""
        first = self._waiting.next_of(address)
        if first is None:
            return False
        now = self._clock()
        return now - self._since.get(first, now) < _UNDISTURBED

    def disconnect(self, sid: str, *reason: str) -> None:
        try:
            self._on_disconnect(sid, *reason)
        finally:
            self._stop_waiting(sid)

    def has_key(self, sid: str) -> bool:
        return sid not in self._waiting

    def show_key(self, sid: str) -> None:
        """A key was shown that works: this connection stays, and its attempt is not counted."""
        if self._stop_waiting(sid):
            self._attempts.give_back(self._address(sid))

    def lose_key(self, sid: str) -> None:
        """Its key works no longer: the connection is limited as it was before."""
        if sid in self._server.environ:
            self._wait(sid, self._address(sid))

    def _address(self, sid: str) -> str:
        return str(self._server.environ.get(sid, {}).get("REMOTE_ADDR", ""))

    def _wait(self, sid: str, address: str) -> None:
        self._since[sid] = self._clock()
        gone = self._waiting.enter(sid, address)
        with self._lock:
            is_watched, self._is_watched = self._is_watched, True
        if not is_watched:
            Thread(target=self._watch, name="connection-limits", daemon=True).start()
        if gone is not None:
            self._disconnect(gone)

    def _stop_waiting(self, sid: str) -> bool:
        self._since.pop(sid, None)
        return self._waiting.leave(sid)

    def _watch(self) -> None:
        """As long as anybody waits: whoever has waited too long is let go."""
        while True:
            sleep(_LOOKS_EVERY)
            now = self._clock()
            for sid in self._waiting.guests():
                if now - self._since.get(sid, now) >= PATIENCE:
                    self._disconnect(sid)
            with self._lock:
                if not self._waiting:
                    self._is_watched = False
                    return

    def _disconnect(self, sid: str) -> None:
        """Gone from here even if the engine does not know it any more, or has not met it yet."""
        self._stop_waiting(sid)
        self._server.eio.disconnect(sid)
