"""HTTP for those who come: the join page's facts, taking a seat, moving one, screens, codes."""

from flask import Blueprint, Response, request

from hub.rules.contract.refusal import Refusal
from hub.tables.desk import Desk, Seated
from hub.tables.table import Table
from hub.tournaments.office import Office
from hub.web import qr
from hub.web.address import Address
from hub.web.limits import Buckets
from hub.web.requesting import bearer, body, said
from hub.web.routing import Route, routed
from hub.wire.requests import Invitation, Join, Joined, Letters, SeatCode, SeatSeen, Ticket, UseCode


def entries_of(office: Office, table: Table) -> tuple[SeatSeen, ...]:
    """The entries of a tournament: free for a phone as long as none has it, and nobody plays."""
    steward = office.get(table.name).steward
    phones, playing = set(table.holders("entrant").values()), steward.floor.playing
    return tuple(
        SeatSeen(
            seat=at,
            name=entrant.name,
            free=entrant.is_present and at not in phones | playing,
            phone=at in phones,
        )
        for at, entrant in enumerate(steward.state.entrants)
    )


def seats_of(desk: Desk, table: Table) -> tuple[SeatSeen, ...]:
    free = desk.free_seats(table)
    return tuple(
        SeatSeen(seat=seat, name=table.names[seat], free=seat in free, phone=table.has_phone(seat))
        for seat in range(table.options().players)
    )


class Joining:
    """The routes that need no host; guessing is slowed down for each address."""

    def __init__(self, desk: Desk, office: Office, address: Address, pace: Buckets) -> None:
        self._desk = desk
        self._office = office
        self._address = address
        self._pace = pace

    def routes(self) -> Blueprint:
        table: list[Route] = [
            ("GET", "/join/<code>", self.invitation),
            ("GET", "/join/<code>/qr.<kind>", self.join_code),
            ("POST", "/join", self.join),
            ("POST", "/move", self.move),
            ("POST", "/tables/<name>/code", self.own_code),
            ("POST", "/tv", self.letters),
            ("GET", "/tv/<ticket>", self.waiting),
        ]
        return routed("joining", table)

    def invitation(self, code: str) -> Response:
        self._slow_down()
        table = self._desk.find(code)
        return said(
            Invitation(
                table=table.name,
                game=table.rules.key,
                started=table.is_started,
                seats=self._seats(table),
            )
        )

    def _seats(self, table: Table) -> tuple[SeatSeen, ...]:
        if self._office.has(table):
            return entries_of(self._office, table)
        return seats_of(self._desk, table)

    def join_code(self, code: str, kind: str) -> Response:
        """The address to scan, as it is now; only while the code serves."""
        self._slow_down()
        table = self._desk.find(code)
        # A tournament's code is the way in for whoever is on the list, however full it is.
        if not self._office.has(table) and not self._desk.free_seats(table):
            raise Refusal("no-free-seat")
        return drawn(self._address.join(table.code), kind)

    def join(self) -> Response:
        self._slow_down()
        asked = body(Join)
        table = self._desk.find(asked.code)
        if self._office.has(table):
            return _joined(self._entered(table, asked))
        return _joined(self._desk.join(asked.code, asked.name, asked.seat))

    def _entered(self, tournament: Table, asked: Join) -> Seated:
        entrance = self._office.entrance
        if asked.seat is None:
            return entrance.enter(tournament, asked.name)
        return entrance.take(tournament, asked.seat)

    def move(self) -> Response:
        self._slow_down()
        code = body(UseCode).code
        return _joined(self._office.entrance.move(code) or self._desk.move(code))

    def own_code(self, name: str) -> Response:
        """A seat's owner takes the seat to another phone."""
        self._slow_down()
        table = self._desk.house.get(name)
        who = table.who(bearer())
        # A device that only goes round cannot take the seat with it; a table of a tournament
        # has nothing to take, the entry is the tournament's.
        if who is None or who.kind != "seat" or table.is_lent(bearer()) or table.of:
            raise Refusal("no-key")
        if self._office.has(table):
            code = self._office.entrance.code(table, who.seat)
        else:
            code = self._desk.move_code(table, who.seat)
        return said(SeatCode(code=code, link=self._address.url(f"/move/{code}")), 201)

    def letters(self) -> Response:
        self._slow_down()
        shown, ticket = self._desk.show_letters()
        return said(Letters(letters=shown, ticket=ticket), 201)

    def waiting(self, ticket: str) -> Response:
        screen = self._desk.ticket(ticket)
        return said(Ticket(waiting=not screen.key, table=screen.table, key=screen.key))

    def _slow_down(self) -> None:
        if not self._pace.take(request.remote_addr or ""):
            raise Refusal("too-fast")


def _joined(seated: Seated) -> Response:
    return said(Joined(table=seated.table, seat=seated.seat, key=seated.key), 201)


def drawn(text: str, kind: str) -> Response:
    if kind == "svg":
        return Response(qr.svg(text), mimetype="image/svg+xml")
    if kind == "png":
        return Response(qr.png(text), mimetype="image/png")
    raise Refusal("no-such-page")
