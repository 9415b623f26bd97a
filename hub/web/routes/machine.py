"""Routes for what the hub asks of its machine: start anew, shut down (host)."""

from collections.abc import Callable
from typing import Protocol

from flask import Response

from hub.web.api_routes import HostRoutes, get, post
from hub.web.played_tables import check_unplayed
from hub.web.requests import json_response, read_body
from hub.wire.machine import AskMachine, MachineSeen, VerbName


class Machine(Protocol):
    """Whoever does it; the hub itself has no right to."""

    def there(self) -> tuple[VerbName, ...]: ...
    def ask(self, verb: VerbName) -> None: ...


class MachineRoutes(HostRoutes):
    """Tables go on when the hub is back; while people play it is asked about first."""

    _machine: Machine
    _playing: Callable[[], int]

    @get("/hub/machine")
    def machine(self) -> Response:
        return json_response(MachineSeen(verbs=self._machine.there()))

    @post("/hub/machine")
    def ask(self) -> Response:
        asked = read_body(AskMachine)
        check_unplayed(self._playing(), sure=asked.sure)
        self._machine.ask(asked.verb)
        return Response(status=204)
