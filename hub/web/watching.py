"""HTTP for tables that play themselves: opening one, and how fast its bots are. The host's."""

from flask import Blueprint, Response

from hub.rules.contract.who import HOST
from hub.rules.registry import GAMES
from hub.tables.desk import Desk
from hub.tables.selfplay import first_showcase, open_showcase
from hub.web.finding import found
from hub.web.requesting import body, said
from hub.web.routing import IsHost, Route, routed
from hub.web.seeing import Seeing
from hub.wire.requests import SetPace, Watch
from hub.wire.requests import Watching as Shown


class Watching:
    """What the host may ask of tables that play themselves."""

    def __init__(self, desk: Desk, seeing: Seeing, is_host: IsHost) -> None:
        self._desk = desk
        self._seeing = seeing
        self._is_host = is_host

    def routes(self) -> Blueprint:
        table: list[Route] = [
            ("POST", "/tables/watch", self.watch),
            ("POST", "/tables/<name>/pace", self.set_pace),
        ]
        return routed("watching", table, self._is_host)

    def watch(self) -> Response:
        """A table of bots that has begun, and a key for the screen that shows it."""
        asked = body(Watch)
        table = open_showcase(self._desk, asked.game or first_showcase(GAMES), asked.seconds or 0.0)
        key = table.give_key("table", by=HOST)
        seen = self._seeing.table(table)
        return said(Shown(table=table.name, kind="table", key=key, seen=seen), 201)

    def set_pace(self, name: str) -> Response:
        table = found(self._desk, name)
        table.set_pace(body(SetPace).seconds, HOST)
        return said(self._seeing.table(table))
