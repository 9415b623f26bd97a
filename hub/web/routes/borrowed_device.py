"""Routes for the device lent to seats without a phone: give a seat's key, revoke it (host)."""

from dataclasses import dataclass

from flask import Blueprint, Response

from hub.rules.contract.actor import HOST
from hub.tables.join_service import JoinService
from hub.web.blueprint import IsHost, Route, blueprint
from hub.web.requests import json_response
from hub.web.table_summary import TableSummary
from hub.web.visible_tables import visible_table
from hub.wire.requests import GivenKey


@dataclass(frozen=True)
class BorrowedDeviceRoutes:
    """A lent seat's key shows its secret, unlike the host's; so everyone is told of it."""

    _join_service: JoinService
    _summary: TableSummary
    _is_host: IsHost

    def routes(self) -> Blueprint:
        path = "/tables/<name>/seats/<int:seat>/hand"
        table: list[Route] = [("POST", path, self.hand), ("DELETE", path, self.take_back)]
        return blueprint("borrowed-device", table, self._is_host)

    def hand(self, name: str, seat: int) -> Response:
        key = self._join_service.hand(visible_table(self._join_service, name), seat)
        return json_response(GivenKey(table=name, kind="seat", key=key), 201)

    def take_back(self, name: str, seat: int) -> Response:
        table = visible_table(self._join_service, name)
        table.take_back(seat, HOST)
        return json_response(self._summary.table(table))
