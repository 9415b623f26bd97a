"""Routes for joining: the join page's data, take a seat, move it to another phone, screens."""

import msgspec
from flask import Response

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.refusal import Refusal
from hub.tables.codes import spoken
from hub.tables.join_service import JoinService, Seated
from hub.tables.table import Table
from hub.tournaments.paper import ranking_rows
from hub.tournaments.registration import is_by_code
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.address import Address
from hub.web.api_routes import ApiRoutes, get, post
from hub.web.authentication import seat_holder
from hub.web.guesses import Guesses
from hub.web.limits import Buckets, network_of
from hub.web.qr_response import qr_response
from hub.web.requests import json_response, read_body, remote_address
from hub.web.seat_code import seat_code
from hub.web.seat_list import entries_of, seats_of
from hub.wire.requests import (
    Invitation,
    Join,
    Joined,
    Letters,
    LightSeat,
    Named,
    PlaceSeen,
    SeatSeen,
    Ticket,
    UseCode,
)


class JoinRoutes(ApiRoutes):
    """The routes that need no host. Looking is free; wrong codes are counted, and so is what is
    written down for somebody who sits down.
    """

    _join_service: JoinService
    _tournaments: TournamentRegistry
    _address: Address
    _guesses: Guesses
    _seatings: Buckets
    _lights: Buckets

    @get("/join/<code>")
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

    @get("/join/<code>/qr.<kind>")
    def join_code(self, code: str, kind: str) -> Response:
        """The address to scan, as it is now; only while the code serves."""
        table = self._found(code)
        # A tournament's code is the way in for whoever is on the list, however full it is.
        if not self._tournaments.has(table) and not self._join_service.free_seats(table):
            raise Refusal("no-free-seat")
        return qr_response(self._address.join(table.settings.code), kind)

    @post("/join/<code>/light")
    def light(self, code: str) -> Response:
        """The chair that somebody is choosing lights up at the table."""
        table = self._found(code)
        seat = read_body(LightSeat).seat
        if not self._lights.take(network_of(remote_address())):
            raise Refusal("too-fast")
        if self._tournaments.has(table):
            raise Refusal("no-such-seat")
        self._join_service.check_seat(table, seat)
        table.lights.light(seat)
        return Response(status=204)

    @post("/join")
    def join(self) -> Response:
        asked = read_body(Join)
        table = self._found(asked.code)
        if not self._seatings.take(network_of(remote_address())):
            raise Refusal("too-fast")
        if self._tournaments.has(table):
            return _joined(self._entered(table, asked))
        taker = network_of(remote_address())
        return _joined(self._join_service.join(asked.code, asked.name, asked.seat, taker))

    @post("/join/<code>/watch")
    def watch(self, code: str) -> Response:
        """Every seat is taken: look on, and play the next game."""
        name, table = read_body(Named).name, self._found(code)
        if self._tournaments.has(table):
            raise Refusal("no-free-seat")
        if not self._seatings.take(network_of(remote_address())):
            raise Refusal("too-fast")
        return _joined(self._join_service.watch(table, name))

    def _entered(self, tournament: Table, asked: Join) -> Seated:
        registration = self._tournaments.registration
        if asked.seat is None:
            return registration.enter(tournament, asked.name)
        return registration.take(tournament, asked.seat)

    @post("/move")
    def move(self) -> Response:
        code = read_body(UseCode).code
        return _joined(
            self._guesses.tried(
                remote_address(),
                spoken(code),
                lambda: (
                    self._tournaments.registration.move(code)
                    or self._join_service.move(code, network_of(remote_address()))
                ),
            )
        )

    @post("/tables/<name>/code")
    def own_code(self, name: str) -> Response:
        """A seat's owner takes the seat to another phone."""
        table, seat = self._guesses.tried(remote_address(), name, lambda: self._owned(name))
        if self._tournaments.has(table):
            code = self._tournaments.registration.code(table, seat)
        else:
            code = self._join_service.move_code(table, seat, is_own=True)
        return json_response(seat_code(self._address, code), 201)

    def _owned(self, name: str) -> tuple[Table, int]:
        """The table and the seat of whoever asks; which tables there are is told nobody else."""
        table, seat = seat_holder(self._join_service, name)
        # A table of a tournament has nothing to take, the entry is the tournament's.
        if table.of:
            raise Refusal("no-key")
        return table, seat

    @post("/tv")
    def letters(self) -> Response:
        shown, ticket = self._join_service.show_letters(network_of(remote_address()))
        return json_response(Letters(letters=shown, ticket=ticket), 201)

    @get("/tv/<ticket>")
    def waiting(self, ticket: str) -> Response:
        screen = self._join_service.ticket(ticket)
        return json_response(Ticket(waiting=not screen.key, table=screen.table, key=screen.key))

    def _found(self, code: str) -> Table:
        """The table of a code that somebody tries."""
        return self._guesses.tried(
            remote_address(), spoken(code), lambda: self._join_service.find(code)
        )


def _joined(seated: Seated) -> Response:
    return json_response(Joined(table=seated.table, seat=seated.seat, key=seated.key), 201)
