"""Routes for tables that play themselves: open one, set the pace of its bots (host)."""

from flask import Response

from hub.rules.contract.actor import HOST
from hub.rules.registry import GAMES
from hub.tables.demo_restart import first_demo, open_demo
from hub.web.api_routes import HostRoutes, post
from hub.web.host_tables import HostTables
from hub.web.requests import json_response, read_body
from hub.wire.requests import SetPace, Watch
from hub.wire.requests import Watching as Shown


class DemoRoutes(HostRoutes):
    """What the host may ask of tables that play themselves."""

    _tables: HostTables

    @post("/tables/watch")
    def watch(self) -> Response:
        """A table of bots that has begun, and a key for the screen that shows it."""
        asked = read_body(Watch)
        game, seconds = asked.game or first_demo(GAMES), asked.seconds or 0.0
        table = open_demo(self._tables.join_service, game, seconds)
        key = table.keys.give("table", by=HOST)
        seen = self._tables.summary.table(table)
        return json_response(Shown(table=table.name, kind="table", key=key, seen=seen), 201)

    @post("/tables/<name>/pace")
    def set_pace(self, name: str) -> Response:
        return self._tables.change(
            name, lambda table: table.settings.set_pace(read_body(SetPace).seconds, HOST)
        )
