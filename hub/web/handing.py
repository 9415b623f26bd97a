"""HTTP for the device that goes round: a key to a seat without a phone, and its end. The host's."""

from flask import Blueprint, Response

from hub.rules.contract.who import HOST
from hub.tables.desk import Desk
from hub.web.finding import found
from hub.web.requesting import said
from hub.web.routing import IsHost, Route, routed
from hub.web.seeing import Seeing
from hub.wire.requests import GivenKey


class Handing:
    """The host's own key shows no secret; this one does, and everyone is told of it."""

    def __init__(self, desk: Desk, seeing: Seeing, is_host: IsHost) -> None:
        self._desk = desk
        self._seeing = seeing
        self._is_host = is_host

    def routes(self) -> Blueprint:
        path = "/tables/<name>/seats/<int:seat>/hand"
        table: list[Route] = [("POST", path, self.hand), ("DELETE", path, self.take_back)]
        return routed("handing", table, self._is_host)

    def hand(self, name: str, seat: int) -> Response:
        key = self._desk.hand(found(self._desk, name), seat)
        return said(GivenKey(table=name, kind="seat", key=key), 201)

    def take_back(self, name: str, seat: int) -> Response:
        table = found(self._desk, name)
        table.take_back(seat, HOST)
        return said(self._seeing.table(table))
