"""Routes for what shows a table: screens and panels let in, their keys, the Wi-Fi's code (host)."""

from flask import Response

from hub.rules.contract.actor import HOST
from hub.rules.contract.refusal import Refusal
from hub.tables.codes import spoken
from hub.tables.table import Table
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.api_routes import HostRoutes, delete, get, post
from hub.web.guesses import Guesses
from hub.web.host_tables import HostTables
from hub.web.qr_response import qr_response
from hub.web.requests import json_response, read_body, remote_address
from hub.web.screen_transfer import ScreenTransfer
from hub.web.wifi_code import WifiCode
from hub.wire.requests import GivenKey, LetIn, SendScreens, WantKey


class ScreenRoutes(HostRoutes):
    """Whom the host lets look at a table, or press its buttons, without a seat."""

    _tables: HostTables
    _tournaments: TournamentRegistry
    _guesses: Guesses
    _wifi: WifiCode
    _screens: ScreenTransfer

    @post("/tables/<name>/keys")
    def key(self, name: str) -> Response:
        table, kind = self._tables.get(name), read_body(WantKey).kind
        key = table.keys.give(kind, by=HOST)
        return json_response(GivenKey(table=name, kind=kind, key=key), 201)

    @delete("/tables/<name>/keys/panel")
    def shut_panels_out(self, name: str) -> Response:
        """No panel's key works from now on; whoever has one is told and let go."""
        return self._tables.change(name, lambda table: table.keys.revoke("panel", by=HOST))

    @post("/tables/<name>/screens")
    def send(self, name: str) -> Response:
        """Whatever screen shows that table shows another one from now on."""
        table, to = self._tables.get(name), self._tables.get(read_body(SendScreens).table)
        self._screens.send(table, to)
        return self._tables.answer(to)

    @post("/screens/<letters>")
    def let_in(self, letters: str) -> Response:
        asked = read_body(LetIn)
        table = self._screened(asked)
        self._guesses.tried(
            remote_address(),
            spoken(letters),
            lambda: self._tables.join_service.let_in(letters, table, asked.kind),
        )
        return Response(status=204)

    def _screened(self, asked: LetIn) -> Table:
        """A table by itself, or what hangs in a tournament's hall.

        A tournament's tables are its referee's: a screen there shows how the table ended, which
        the host may not know before the standings are public.
        """
        if asked.kind == "hall":
            return self._tournaments.get(asked.table).table
        return self._tables.get(asked.table)

    @get("/wifi.<kind>")
    def wifi_code(self, kind: str) -> Response:
        if not self._wifi.text:
            raise Refusal("no-such-page")
        return qr_response(self._wifi.text, kind)
