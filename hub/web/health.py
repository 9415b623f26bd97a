"""The health check `/healthz`: open to anyone, it looks at the log once a second at most.

What is wrong is told by name; how many tables and connections there are is counted each time.
"""

from collections.abc import Callable
from threading import Lock

from flask import Blueprint, Response

from hub import __version__
from hub.tables.join_service import JoinService
from hub.tables.store import StorageFault
from hub.web.broadcast import Broadcast
from hub.web.requests import json_response, with_error_response
from hub.wire.requests import Health

# Milliseconds for which one look at the log serves all who ask.
FRESH = 1000


class LogHealth:
    """The newest answer of a check that costs something; those who ask meanwhile wait for it."""

    def __init__(self, check: Callable[[], None], clock: Callable[[], int]) -> None:
        self._check = check
        self._clock = clock
        self._lock = Lock()
        self._looked: int | None = None
        self._fault: StorageFault | None = None

    def ask(self) -> None:
        """Raise the fault that was found last, if there was one."""
        with self._lock:
            now = self._clock()
            if self._looked is None or now - self._looked >= FRESH:
                self._fault = self._found()
                self._looked = now
            fault = self._fault
        if fault is not None:
            # A new one each time: an error keeps the frames through which it was raised.
            raise type(fault)(**fault.params)

    def _found(self) -> StorageFault | None:
        try:
            self._check()
        except StorageFault as fault:
            return fault
        return None


class HealthRoute:
    """`GET /healthz`."""

    def __init__(
        self, join_service: JoinService, broadcast: Broadcast, clock: Callable[[], int]
    ) -> None:
        self._join_service = join_service
        self._broadcast = broadcast
        self._log = LogHealth(join_service.house.check, clock)

    def routes(self) -> Blueprint:
        routes = Blueprint("health", __name__)
        routes.add_url_rule("/healthz", view_func=with_error_response(self.answer))
        return routes

    def answer(self) -> Response:
        """Alive, and its log can be read and written."""
        self._log.ask()
        return json_response(
            Health(
                ok=True,
                version=__version__,
                tables=len(self._join_service.house),
                connections=len(self._broadcast),
                damaged=len(self._join_service.house.left_out),
            )
        )
