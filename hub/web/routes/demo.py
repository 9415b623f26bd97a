"""Routes for tables that play themselves: open one, set the pace of its bots (host)."""

from dataclasses import dataclass

from flask import Blueprint, Response

from hub.rules.contract.actor import HOST
from hub.rules.registry import GAMES
from hub.tables.demo_restart import first_showcase, open_showcase
from hub.tables.join_service import JoinService
from hub.web.blueprint import IsHost, Route, blueprint
from hub.web.requests import json_response, read_body
from hub.web.table_summary import TableSummary
from hub.web.visible_tables import visible_table
from hub.wire.requests import SetPace, Watch
from hub.wire.requests import Watching as Shown


@dataclass(frozen=True)
class DemoRoutes:
    """What the host may ask of tables that play themselves."""

    _join_service: JoinService
    _summary: TableSummary
    _is_host: IsHost

    def routes(self) -> Blueprint:
        table: list[Route] = [
            ("POST", "/tables/watch", self.watch),
            ("POST", "/tables/<name>/pace", self.set_pace),
        ]
        return blueprint("demo", table, self._is_host)

    def watch(self) -> Response:
        """A table of bots that has begun, and a key for the screen that shows it."""
        asked = read_body(Watch)
        table = open_showcase(
            self._join_service, asked.game or first_showcase(GAMES), asked.seconds or 0.0
        )
        key = table.give_key("table", by=HOST)
        seen = self._summary.table(table)
        return json_response(Shown(table=table.name, kind="table", key=key, seen=seen), 201)

    def set_pace(self, name: str) -> Response:
        table = visible_table(self._join_service, name)
        table.set_pace(read_body(SetPace).seconds, HOST)
        return json_response(self._summary.table(table))
