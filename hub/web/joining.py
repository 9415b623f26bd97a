"""HTTP for those who come: the join page's facts, taking a seat, moving one, screens, codes."""

from flask import Blueprint, Response, request

from hub.rules.contract.refusal import Refusal
from hub.tables.desk import Desk
from hub.tables.table import Table
from hub.web import qr
from hub.web.address import Address
from hub.web.limits import Buckets
from hub.web.requesting import bearer, body, said, worded
from hub.wire.requests import Invitation, Join, Joined, Letters, SeatCode, SeatSeen, Ticket, UseCode


def seats_of(desk: Desk, table: Table) -> tuple[SeatSeen, ...]:
    free = desk.free_seats(table)
    return tuple(
        SeatSeen(seat=seat, name=table.names[seat], free=seat in free)
        for seat in range(table.options().players)
    )


def joining(desk: Desk, address: Address, pace: Buckets) -> Blueprint:
    """The routes that need no key; guessing is slowed down for each address."""
    routes = Blueprint("joining", __name__, url_prefix="/api")

    def slow_down() -> None:
        if not pace.take(request.remote_addr or ""):
            raise Refusal("too-fast")

    @routes.get("/join/<code>")
    @worded
    def invitation(code: str) -> Response:
        slow_down()
        table = desk.find(code)
        return said(
            Invitation(
                table=table.name,
                game=table.rules.key,
                started=table.is_started,
                seats=seats_of(desk, table),
            )
        )

    @routes.post("/join")
    @worded
    def join() -> Response:
        slow_down()
        asked = body(Join)
        seated = desk.join(asked.code, asked.name, asked.seat)
        return said(Joined(table=seated.table, seat=seated.seat, key=seated.key), 201)

    @routes.post("/move")
    @worded
    def move() -> Response:
        slow_down()
        seated = desk.move(body(UseCode).code)
        return said(Joined(table=seated.table, seat=seated.seat, key=seated.key), 201)

    @routes.post("/tables/<name>/code")
    @worded
    def own_code(name: str) -> Response:
        """A seat's owner takes the seat to another phone."""
        slow_down()
        table = desk.house.get(name)
        who = table.who(bearer())
        if who is None or who.kind != "seat":
            raise Refusal("no-key")
        code = desk.move_code(table, who.seat)
        return said(SeatCode(code=code, link=address.url(f"/move/{code}")), 201)

    @routes.post("/tv")
    @worded
    def letters() -> Response:
        slow_down()
        shown, ticket = desk.show_letters()
        return said(Letters(letters=shown, ticket=ticket), 201)

    @routes.get("/tv/<ticket>")
    @worded
    def waiting(ticket: str) -> Response:
        screen = desk.ticket(ticket)
        return said(Ticket(waiting=not screen.key, table=screen.table, key=screen.key))

    @routes.get("/join/<code>/qr.<kind>")
    @worded
    def join_code(code: str, kind: str) -> Response:
        """The address to scan, as it is now; only while the code serves."""
        slow_down()
        table = desk.find(code)
        if not desk.free_seats(table):
            raise Refusal("no-free-seat")
        return drawn(address.join(table.code), kind)

    return routes


def drawn(text: str, kind: str) -> Response:
    if kind == "svg":
        return Response(qr.svg(text), mimetype="image/svg+xml")
    if kind == "png":
        return Response(qr.png(text), mimetype="image/png")
    raise Refusal("no-such-page")
