"""Routes for a table's seats: who sits where, bots, proxies, the way to another phone (host)."""

from flask import Response

from hub.rules.contract.actor import HOST
from hub.rules.contract.refusal import Refusal
from hub.web.address import Address
from hub.web.api_routes import HostRoutes, delete, post
from hub.web.host_tables import HostTables
from hub.web.requests import json_response, read_body
from hub.web.seat_code import seat_code
from hub.wire.requests import AppointProxy, Named, Reorder


class SeatRoutes(HostRoutes):
    """What the host may do with seats; whoever has a phone takes one without the host."""

    _tables: HostTables
    _address: Address

    @post("/tables/<name>/order")
    def reorder(self, name: str) -> Response:
        return self._tables.change(
            name, lambda table: table.seats.reorder(read_body(Reorder).order, HOST)
        )

    @post("/tables/<name>/go-round")
    def go_round(self, name: str) -> Response:
        """Every seat lights up in turn, so that all see where they sit."""
        return self._tables.change(name, lambda table: table.lights.go_round())

    @post("/tables/<name>/bots")
    def bots(self, name: str) -> Response:
        return self._tables.change(name, self._tables.join_service.fill_with_bots)

    @post("/tables/<name>/seats/<int:seat>")
    def sit(self, name: str, seat: int) -> Response:
        """Someone without a phone; the host acts for them."""
        table = self._tables.get(name)
        self._tables.join_service.check_seat(table, seat)
        if seat not in self._tables.join_service.free_seats(table):
            raise Refusal("seat-taken")
        table.seats.sit(seat, read_body(Named).name, HOST)
        return self._tables.answer(table, 201)

    @delete("/tables/<name>/seats/<int:seat>")
    def stand(self, name: str, seat: int) -> Response:
        return self._tables.change(name, lambda table: table.seats.stand(seat, HOST))

    @post("/tables/<name>/seats/<int:seat>/proxy")
    def appoint_proxy(self, name: str, seat: int) -> Response:
        """Whose phone answers for a seat without one, beside the host."""
        return self._tables.change(
            name, lambda table: table.proxies.appoint(seat, read_body(AppointProxy).proxy)
        )

    @post("/tables/<name>/seats/<int:seat>/code")
    def move_code(self, name: str, seat: int) -> Response:
        """The host's yes to moving a seat to another phone."""
        code = self._tables.join_service.move_code(self._tables.get(name), seat)
        return json_response(seat_code(self._address, code), 201)
