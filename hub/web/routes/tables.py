"""Routes for tables: list, open, choose options, start, pause, end, play again, delete (host)."""

from flask import Response, request

from hub.rules.contract.actor import HOST
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.api_routes import HostRoutes, delete, get, post
from hub.web.host_tables import HostTables
from hub.web.requests import Page, json_response, read_body
from hub.web.table_list import TableList
from hub.web.table_removal import TableRemoval
from hub.wire.requests import Choose, NewTable, Pause


class TableRoutes(HostRoutes):
    """What the host may do with tables as a whole."""

    _tables: HostTables
    _list: TableList
    _removal: TableRemoval
    _tournaments: TournamentRegistry

    @get("/tables")
    def tables(self) -> Response:
        """All in the order they were opened; a page, or what is going on, newest first."""
        page = Page.asked()
        if page is not None:
            return json_response(self._list.page(page.limit, page.before))
        if request.args.get("recent") == "1":
            return json_response(self._list.recent())
        return json_response(self._list.all())

    @post("/tables")
    def open(self) -> Response:
        asked = read_body(NewTable)
        if asked.game not in GAMES:
            raise Refusal("no-such-game")
        return self._tables.answer(self._tables.join_service.open(asked.game, asked.options), 201)

    @get("/tables/<name>")
    def show(self, name: str) -> Response:
        return self._tables.answer(self._tables.get(name))

    @delete("/tables/<name>")
    def remove(self, name: str) -> Response:
        registry = self._tables.join_service.registry
        if name in registry.left_out or registry.has_lost_game(name):
            registry.forget(name)  # It cannot be read: nobody is there to be told.
        elif self._tournaments.has(registry.get(name)):
            self._tournaments.forget(name, self._removal.remove)
        else:
            self._removal.remove(self._tables.get(name))
        return Response(status=204)

    @post("/tables/<name>/choose")
    def choose(self, name: str) -> Response:
        return self._tables.change(
            name, lambda table: table.settings.choose(HOST, read_body(Choose).options)
        )

    @post("/tables/<name>/start")
    def start(self, name: str) -> Response:
        return self._tables.change(name, lambda table: table.gather(HOST))

    @post("/tables/<name>/pause")
    def pause(self, name: str) -> Response:
        return self._tables.change(name, lambda table: table.pause(HOST, read_body(Pause).why))

    @post("/tables/<name>/resume")
    def resume(self, name: str) -> Response:
        return self._tables.change(name, lambda table: table.resume_play(HOST))

    @post("/tables/<name>/end")
    def end(self, name: str) -> Response:
        return self._tables.change(name, lambda table: table.end(HOST))

    @post("/tables/<name>/again")
    def again(self, name: str) -> Response:
        return self._tables.answer(self._tables.join_service.again(self._tables.get(name)), 201)
