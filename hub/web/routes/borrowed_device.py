"""Routes for the device lent to seats without a phone: give a seat's key, revoke it (host)."""

from flask import Response

from hub.rules.contract.actor import HOST
from hub.web.api_routes import HostRoutes, delete, post
from hub.web.host_tables import HostTables
from hub.web.requests import json_response
from hub.wire.requests import GivenKey


class BorrowedDeviceRoutes(HostRoutes):
    """A lent seat's key shows its secret, unlike the host's; so everyone is told of it."""

    _tables: HostTables

    @post("/tables/<name>/seats/<int:seat>/hand")
    def hand(self, name: str, seat: int) -> Response:
        key = self._tables.join_service.hand(self._tables.get(name), seat)
        return json_response(GivenKey(table=name, kind="seat", key=key), 201)

    @delete("/tables/<name>/seats/<int:seat>/hand")
    def take_back(self, name: str, seat: int) -> Response:
        return self._tables.change(name, lambda table: table.device.take_back(seat, HOST))
