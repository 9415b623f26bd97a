"""HTTP for whoever has a key to a table: the chart of its night, once it is over."""

from flask import Blueprint, Response

from hub.rules.contract.refusal import Refusal
from hub.tables.desk import Desk
from hub.web.requesting import bearer, said
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
        key = bearer()
        # Which tables there are is nobody's business who has no key to this one.
        if not self._is_host(key) and not self._opens(name, key):
            raise Refusal("no-key")
        return said(self._desk.house.get(name).chart())

    def _opens(self, name: str, key: str) -> bool:
        try:
            return self._desk.house.get(name).who(key) is not None
        except Refusal:
            return False
