"""HTTP for whoever has a key to a table: how to come there, to be shown to those who stand by."""

from flask import Blueprint, Response

from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import HOST, TABLE, Who
from hub.tables.desk import Desk
from hub.tables.table import Table
from hub.web import qr
from hub.web.address import Address
from hub.web.joining import seats_of
from hub.web.requesting import bearer, said
from hub.web.routing import IsHost, Route, routed
from hub.wire.requests import Welcome

Wifi = tuple[str, str]


class Welcoming:
    """Needs a key of the table itself or the host's; the Wi-Fi is for screens and hosts alone."""

    def __init__(self, desk: Desk, address: Address, is_host: IsHost, wifi: Wifi) -> None:
        self._desk = desk
        self._address = address
        self._is_host = is_host
        self._wifi = wifi

    def routes(self) -> Blueprint:
        table: list[Route] = [("GET", "/tables/<name>/welcome", self.welcome)]
        return routed("welcoming", table)

    def welcome(self, name: str) -> Response:
        who = self._who(name, bearer())
        table = self._desk.house.get(name)
        is_free = bool(self._desk.free_seats(table)) and not table.is_ended
        link = self._address.join(table.code) if is_free else ""
        return said(
            Welcome(
                code=table.code if is_free else "",
                link=link,
                scan=qr.svg(link).decode() if link else "",
                wifi=self._wifi_code() if who in (HOST, TABLE) else "",
                seats=seats_of(self._desk, table),
            )
        )

    def _wifi_code(self) -> str:
        name, password = self._wifi
        return qr.svg(qr.wifi(name, password)).decode() if name else ""

    def _who(self, name: str, key: str) -> Who:
        if self._is_host(key):
            return HOST
        table = self._found(name)
        who = table.who(key) if table is not None else None
        if who is None:
            # Which tables there are is nobody's business who has no key to this one.
            raise Refusal("no-key")
        return who

    def _found(self, name: str) -> Table | None:
        try:
            return self._desk.house.get(name)
        except Refusal:
            return None
