"""Routes for joining: the join page's data, take a seat, move it to another phone, screens."""

from dataclasses import dataclass

import msgspec
from flask import Blueprint, Response, request

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.refusal import Refusal
from hub.tables.codes import spoken
from hub.tables.join_service import JoinService, Seated
from hub.tables.table import Table
from hub.tournaments.paper import ranking_rows
from hub.tournaments.registration import is_by_code
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web import qr
from hub.web.address import Address
from hub.web.authentication import authenticate
from hub.web.blueprint import Route, blueprint
from hub.web.guesses import Guesses
from hub.web.limits import Buckets, network_of
from hub.web.requests import bearer, json_response, read_body
from hub.wire.requests import (
    Invitation,
    Join,
    Joined,
    Letters,
    PlaceSeen,
    SeatCode,
    SeatSeen,
    Ticket,
    UseCode,
)


def entries_of(tournaments: TournamentRegistry, table: Table) -> tuple[SeatSeen, ...]:
    """The entries of a tournament: free for a phone as long as none has it, and none is drawn."""
    state = tournaments.get(table.name).state
    phones, is_open = set(table.keys.entrants().values()), not is_by_code(state)
    return tuple(
        SeatSeen(
            seat=at,
            name=entrant.name,
            free=is_open and entrant.is_present and at not in phones,
            phone=at in phones,
        )
        for at, entrant in enumerate(state.entrants)
    )


def seats_of(join_service: JoinService, table: Table) -> tuple[SeatSeen, ...]:
    free = join_service.free_seats(table)
    return tuple(
        SeatSeen(
            seat=seat,
            name=table.seats.names[seat],
            free=seat in free,
            phone=table.keys.has_phone(seat),
        )
        for seat in range(table.settings.options().players)
    )


@dataclass(frozen=True)
class JoinRoutes:
    """The routes that need no host. Looking is free; wrong codes are counted, and so is what is
    written down for somebody who sits down.
    """

    _join_service: JoinService
    _tournaments: TournamentRegistry
    _address: Address
    _guesses: Guesses
    _seatings: Buckets

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
        return blueprint("join", table)

    def invitation(self, code: str) -> Response:
        table = self._found(code)
        return json_response(
            Invitation(
                table=table.name,
                game=table.rules.key,
                started=table.game.is_started,
                seats=self._seats(table),
                **self._of_tournament(table),
            )
        )

    def _of_tournament(self, table: Table) -> JsonObject:
        """Fields of an Invitation."""
        if not self._tournaments.has(table):
            return {}
        state = self._tournaments.get(table.name).state
        return {
            "by_code": is_by_code(state),
            "closed": self._tournaments.registration.closed(table),
            "over": state.phase == "over",
            "ranking": msgspec.convert(ranking_rows(state), tuple[PlaceSeen, ...]),
        }

    def _seats(self, table: Table) -> tuple[SeatSeen, ...]:
        if self._tournaments.has(table):
            return entries_of(self._tournaments, table)
        return seats_of(self._join_service, table)

    def join_code(self, code: str, kind: str) -> Response:
        """The address to scan, as it is now; only while the code serves."""
        table = self._found(code)
        # A tournament's code is the way in for whoever is on the list, however full it is.
        if not self._tournaments.has(table) and not self._join_service.free_seats(table):
            raise Refusal("no-free-seat")
        return qr_response(self._address.join(table.settings.code), kind)

    def join(self) -> Response:
        asked = read_body(Join)
        table = self._found(asked.code)
        if not self._seatings.take(network_of(_address())):
            raise Refusal("too-fast")
        if self._tournaments.has(table):
            return _joined(self._entered(table, asked))
        taker = network_of(_address())
        return _joined(self._join_service.join(asked.code, asked.name, asked.seat, taker))

    def _entered(self, tournament: Table, asked: Join) -> Seated:
        registration = self._tournaments.registration
        if asked.seat is None:
            return registration.enter(tournament, asked.name)
        return registration.take(tournament, asked.seat)

    def move(self) -> Response:
        code = read_body(UseCode).code
        return _joined(
            self._guesses.tried(
                _address(),
                spoken(code),
                lambda: (
                    self._tournaments.registration.move(code)
                    or self._join_service.move(code, network_of(_address()))
                ),
            )
        )

    def own_code(self, name: str) -> Response:
        """A seat's owner takes the seat to another phone."""
        table, seat = self._guesses.tried(_address(), name, lambda: self._owned(name))
        if self._tournaments.has(table):
            code = self._tournaments.registration.code(table, seat)
        else:
            code = self._join_service.move_code(table, seat, is_own=True)
        return json_response(SeatCode(code=code, link=self._address.url(f"/move/{code}")), 201)

    def _owned(self, name: str) -> tuple[Table, int]:
        """The table and the seat of whoever asks; which tables there are is told nobody else."""
        who = authenticate(self._join_service, lambda _: False, name)
        table = self._join_service.registry.get(name)
        # A device that only goes round cannot take the seat with it; a table of a tournament
        # has nothing to take, the entry is the tournament's.
        if who.kind != "seat" or table.device.is_lent(bearer()) or table.of:
            raise Refusal("no-key")
        return table, who.seat

    def letters(self) -> Response:
        shown, ticket = self._join_service.show_letters(network_of(_address()))
        return json_response(Letters(letters=shown, ticket=ticket), 201)

    def waiting(self, ticket: str) -> Response:
        screen = self._join_service.ticket(ticket)
        return json_response(Ticket(waiting=not screen.key, table=screen.table, key=screen.key))

    def _found(self, code: str) -> Table:
        """The table of a code that somebody tries."""
        return self._guesses.tried(_address(), spoken(code), lambda: self._join_service.find(code))


def _address() -> str:
    return request.remote_addr or ""


def _joined(seated: Seated) -> Response:
    return json_response(Joined(table=seated.table, seat=seated.seat, key=seated.key), 201)


def qr_response(text: str, kind: str) -> Response:
    if kind == "svg":
        return Response(qr.svg(text), mimetype="image/svg+xml")
    if kind == "png":
        return Response(qr.png(text), mimetype="image/png")
    raise Refusal("no-such-page")
