"""HTTP for whoever has a key to a table: the chart of its night, once it is over."""

from flask import Blueprint, Response

from hub.tables.desk import Desk
from hub.web.admitting import admitted
from hub.web.finding import found
from hub.web.requesting import said
from hub.web.routing import IsHost, Route, routed


class Charting:
    """Needs a key of the table itself or the host's; what is shown is public by then."""

    def __init__(self, desk: Desk, is_host: IsHost) -> None:
        self._desk = desk
        self._is_host = is_host

    def routes(self) -> Blueprint:
        table: list[Route] = [("GET", "/tables/<name>/chart", self.chart)]
        return routed("charting", table)

    def chart(self, name: str) -> Response:
        admitted(self._desk, self._is_host, name)
        return said(found(self._desk, name).chart())
