"""Before anyone has said who they are: how many may knock, from where, and how often.

Whoever comes through still needs a key; that is asked where tables are known.
"""

from collections.abc import Callable
from typing import Any

from hub.settings import Settings
from hub.web.limits import Buckets

# Those beyond the limits are told so by name when they show their key; so a few more get here.
_STANDING_ROOM = 10


class Lobby:
    """Stands before the engine's own welcome; a text instead of it is the reason why not."""

    def __init__(self, server: Any, settings: Settings, clock: Callable[[], int]) -> None:
        self._server = server
        self._most = settings.connections + _STANDING_ROOM
        self._share = settings.address_connections + _STANDING_ROOM
        # Every knock costs a thread for some seconds, even if its phone leaves at once.
        self._knocks = Buckets(self._share / 10, 2 * self._share, clock)
        self._welcome = server.eio.handlers["connect"]
        server.eio.on("connect", self.knock)

    def knock(self, sid: str, environ: dict[str, Any]) -> Any:
        address = environ.get("REMOTE_ADDR", "")
        here = [each.get("REMOTE_ADDR", "") for each in list(self._server.environ.values())]
        if len(here) >= self._most:
            return "hub-full"
        if here.count(address) >= self._share:
            return "too-many-connections"
        if not self._knocks.take(address):
            return "too-fast"
        return self._welcome(sid, environ)
