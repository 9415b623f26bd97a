"""HTTP for whoever has a key to a table: the chart of its night, once it is over."""

from flask import Blueprint, Response

from hub.tables.join_service import JoinService
from hub.web.authentication import admitted
from hub.web.blueprint import IsHost, Route, blueprint
from hub.web.requests import json_response
from hub.web.visible_tables import found


class ChartRoutes:
    """Needs a key of the table itself or the host's; what is shown is public by then."""

    def __init__(self, desk: JoinService, is_host: IsHost) -> None:
        self._desk = desk
        self._is_host = is_host

    def routes(self) -> Blueprint:
        table: list[Route] = [("GET", "/tables/<name>/chart", self.chart)]
        return blueprint("charting", table)

    def chart(self, name: str) -> Response:
        admitted(self._desk, self._is_host, name)
        return json_response(found(self._desk, name).views.chart())
