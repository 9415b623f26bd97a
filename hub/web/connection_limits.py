"""Before anyone has shown a key: how many may knock, from where, how often, and for how long.

Places at tables are for keys. Whoever has none yet has one of a few places here, for some seconds;
that is enough for a phone that comes back, and all that anyone else ever gets.
"""

from collections.abc import Callable
from threading import Lock, Thread
from time import sleep
from typing import Any

from hub.settings import Settings
from hub.web.limits import Buckets, Places

# Milliseconds in which a key has to be shown, and shown again after one was lost.
PATIENCE = 5000
# And in which nobody of one's own address takes the place away: so dialling anew gains nothing.
_UNDISTURBED = 1000
# Those beyond the limits are told so by name when they show their key; so a few more get here.
_STANDING_ROOM = 10
# Every knock costs threads for some seconds, even if its phone leaves at once; for each place that
# an address has here, so many at once and so many a second.
_KNOCKS_AT_ONCE = 6
_KNOCKS_A_SECOND = 0.3
_LOOKS_EVERY = 0.5


class ConnectionLimits:
    """Stands before the engine's own welcome; a text instead of it is the reason why not."""

    def __init__(self, server: Any, settings: Settings, clock: Callable[[], int]) -> None:
        self._server = server
        self._clock = clock
        self._share = settings.address_connections + _STANDING_ROOM
        share = settings.address_keyless_connections
        self._waiting: Places[str] = Places(settings.keyless_connections, share)
        self._since: dict[str, int] = {}
        self._knocks = Buckets(_KNOCKS_A_SECOND * share, _KNOCKS_AT_ONCE * share, clock)
        self._lock = Lock()
        self._is_watched = False
        self._welcome = server.eio.handlers["connect"]
        self._farewell = server.eio.handlers["disconnect"]
        server.eio.on("connect", self.knock)
        server.eio.on("disconnect", self.leave)

    def knock(self, sid: str, environ: dict[str, Any]) -> Any:
        address = environ.get("REMOTE_ADDR", "")
        here = [each.get("REMOTE_ADDR", "") for each in list(self._server.environ.values())]
        if here.count(address) >= self._share or self._has_newcomers(address):
            return "too-many-connections"
        if not self._knocks.take(address):
            return "too-fast"
        self._wait(sid, address)
        return self._welcome(sid, environ)

    def _has_newcomers(self, address: str) -> bool:
        """All its places are taken by some who have just come."""
        first = self._waiting.next_of(address)
        if first is None:
            return False
        now = self._clock()
        return now - self._since.get(first, now) < _UNDISTURBED

    def leave(self, sid: str, *about: Any) -> Any:
        try:
            return self._farewell(sid, *about)
        finally:
            self._stop_waiting(sid)

    def has_key(self, sid: str) -> bool:
        return sid not in self._waiting

    def show_key(self, sid: str) -> None:
        """A key works here: this one stays, and its knock counts for nothing."""
        if self._stop_waiting(sid):
            self._knocks.give_back(self._address(sid))

    def lose_key(self, sid: str) -> None:
        """What it was let in for is over; the connection is as it was before."""
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
            Thread(target=self._watch, name="lobby", daemon=True).start()
        if gone is not None:
            self._let_go(gone)

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
                    self._let_go(sid)
            with self._lock:
                if not self._waiting:
                    self._is_watched = False
                    return

    def _let_go(self, sid: str) -> None:
        """Gone from here even if the engine does not know it any more, or has not met it yet."""
        self._stop_waiting(sid)
        self._server.eio.disconnect(sid)
