"""Route for how to join a table, shown on its screen to those who stand by: code, QR, Wi-Fi."""

from flask import Response

from hub.rules.contract.actor import HOST, TABLE, WATCHER, Actor
from hub.rules.contract.refusal import Refusal
from hub.tables.table import Table
from hub.web import qr
from hub.web.address import Address
from hub.web.api_routes import ApiRoutes, get
from hub.web.authentication import Authenticator
from hub.web.requests import json_response
from hub.web.seat_list import seats_of
from hub.web.visible_tables import is_apart
from hub.web.wifi_code import WifiCode
from hub.wire.requests import Welcome


class InvitationRoutes(ApiRoutes):
    """Needs a key of the table itself or the host's; the Wi-Fi is for screens and hosts alone."""

    _authenticator: Authenticator
    _address: Address
    _wifi: WifiCode

    @get("/tables/<name>/welcome")
    def welcome(self, name: str) -> Response:
        who, join_service = self._authenticator.actor_at(name), self._authenticator.join_service
        table = join_service.registry.get(name)
        if is_apart(table):
            return json_response(self._to_tournament(table, who))
        is_free = bool(join_service.free_seats(table)) and not table.is_ended
        link = self._address.join(table.settings.code) if is_free else ""
        return json_response(
            Welcome(
                code=table.settings.code if is_free else "",
                link=link,
                scan=qr.svg(link).decode() if link else "",
                wifi=self._wifi.svg() if who in (HOST, TABLE) else "",
                seats=seats_of(join_service, table),
            )
        )

    def _to_tournament(self, table: Table, who: Actor) -> Welcome:
        """The way in, or for a table of it the way to that table for those who are in."""
        if who == HOST:
            raise Refusal("no-such-table")
        code = "" if table.of else table.settings.code
        link = self._address.join(code) if code else self._address.url(f"/play/{table.name}")
        return Welcome(
            code=code,
            link=link,
            scan=qr.svg(link).decode(),
            wifi=self._wifi.svg() if who in (TABLE, WATCHER) else "",
            seats=seats_of(self._authenticator.join_service, table) if table.of else (),
        )
