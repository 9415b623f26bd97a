"""HTTP for the host: tables, seats, keys, screens, history. Every route needs the host's key."""

import msgspec
from flask import Blueprint, Response, request

from hub.rules.contract.actor import HOST
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.tables.codes import spoken
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.address import Address
from hub.web.blueprint import IsHost, Route, blueprint
from hub.web.broadcast import Broadcast
from hub.web.guesses import Guesses
from hub.web.qr import wifi
from hub.web.requests import Page, json_response, read_body
from hub.web.routes.join import drawn
from hub.web.table_list import TableList
from hub.web.table_summary import TableSummary
from hub.web.visible_tables import found
from hub.wire.requests import (
    Choose,
    GameSeen,
    GivenKey,
    LetIn,
    Named,
    NewTable,
    Pause,
    Reorder,
    SeatCode,
    WantKey,
)

Wifi = tuple[str, str]


class TableRoutes:
    """What the host may do, with everything that needs."""

    def __init__(
        self,
        desk: JoinService,
        office: TournamentRegistry,
        address: Address,
        seeing: TableSummary,
        broadcast: Broadcast,
        is_host: IsHost,
        wifi: Wifi,
        guesses: Guesses,
    ) -> None:
        self._desk = desk
        self._guesses = guesses
        self._office = office
        self._address = address
        self._seen = seeing.table
        self._list = TableList(desk.house, seeing)
        self._broadcast = broadcast
        self._is_host = is_host
        self._wifi = wifi

    def routes(self) -> Blueprint:
        return blueprint("hosting", self._table(), self._is_host)

    def _table(self) -> list[Route]:
        one = "/tables/<name>"
        return [
            ("GET", "/games", self.games),
            ("GET", "/tables", self.tables),
            ("POST", "/tables", self.open),
            ("GET", one, self.show),
            ("DELETE", one, self.delete),
            ("POST", f"{one}/choose", self.choose),
            ("POST", f"{one}/start", self.start),
            ("POST", f"{one}/pause", self.pause),
            ("POST", f"{one}/resume", self.resume),
            ("POST", f"{one}/end", self.end),
            ("POST", f"{one}/again", self.again),
            ("POST", f"{one}/order", self.reorder),
            ("POST", f"{one}/bots", self.bots),
            ("POST", f"{one}/keys", self.key),
            ("DELETE", f"{one}/keys/panel", self.shut_panels_out),
            ("POST", f"{one}/seats/<int:seat>", self.sit),
            ("DELETE", f"{one}/seats/<int:seat>", self.stand),
            ("POST", f"{one}/seats/<int:seat>/code", self.seat_code),
            ("POST", "/screens/<letters>", self.let_in),
            ("GET", "/wifi.<kind>", self.wifi_code),
        ]

    def games(self) -> Response:
        seen = [
            GameSeen(
                game=key,
                least=rules.players[0],
                most=rules.players[-1],
                levels=rules.levels,
                options=msgspec.json.schema(rules.options_type),
                plays_itself=rules.demo is not None,
                has_sheets=rules.sheets is not None,
            )
            for key, rules in GAMES.items()
        ]
        return json_response(seen)

    def tables(self) -> Response:
        """All in the order they were opened; a page, or what is going on, newest first."""
        page = Page.asked()
        if page is not None:
            return json_response(self._list.page(page.limit, page.before))
        if request.args.get("recent") == "1":
            return json_response(self._list.recent())
        return json_response(self._list.all())

    def open(self) -> Response:
        asked = read_body(NewTable)
        if asked.game not in GAMES:
            raise Refusal("no-such-game")
        return json_response(self._seen(self._desk.open(asked.game, asked.options)), 201)

    def show(self, name: str) -> Response:
        return json_response(self._seen(found(self._desk, name)))

    def delete(self, name: str) -> Response:
        house = self._desk.house
        if name in house.left_out or house.has_lost_game(name):
            house.forget(name)  # It cannot be read: nobody is there to be told.
            return Response(status=204)
        table = self._desk.house.get(name)
        if self._office.has(table):
            self._office.forget(name, self._forget)
        else:
            self._forget(found(self._desk, name))
        return Response(status=204)

    def _forget(self, table: Table) -> None:
        try:
            # First: whoever comes in meanwhile sees that it is gone.
            self._desk.house.forget(table.name)
        finally:
            self._broadcast.close(table)

    def choose(self, name: str) -> Response:
        table = found(self._desk, name)
        table.choose(HOST, read_body(Choose).options)
        return json_response(self._seen(table))

    def start(self, name: str) -> Response:
        table = found(self._desk, name)
        table.gather(HOST)
        return json_response(self._seen(table))

    def pause(self, name: str) -> Response:
        table = found(self._desk, name)
        table.pause(HOST, read_body(Pause).why)
        return json_response(self._seen(table))

    def resume(self, name: str) -> Response:
        table = found(self._desk, name)
        table.resume_play(HOST)
        return json_response(self._seen(table))

    def end(self, name: str) -> Response:
        table = found(self._desk, name)
        table.end(HOST)
        return json_response(self._seen(table))

    def again(self, name: str) -> Response:
        return json_response(self._seen(self._desk.again(found(self._desk, name))), 201)

    def reorder(self, name: str) -> Response:
        table = found(self._desk, name)
        table.reorder(read_body(Reorder).order, HOST)
        return json_response(self._seen(table))

    def bots(self, name: str) -> Response:
        table = found(self._desk, name)
        self._desk.fill_with_bots(table)
        return json_response(self._seen(table))

    def key(self, name: str) -> Response:
        table, kind = found(self._desk, name), read_body(WantKey).kind
        return json_response(
            GivenKey(table=name, kind=kind, key=table.give_key(kind, by=HOST)), 201
        )

    def shut_panels_out(self, name: str) -> Response:
        """No panel's key works from now on; whoever has one is told and let go."""
        table = found(self._desk, name)
        table.revoke("panel", by=HOST)
        return json_response(self._seen(table))

    def sit(self, name: str, seat: int) -> Response:
        """Someone without a phone; the host acts for them."""
        table = found(self._desk, name)
        self._desk.check_seat(table, seat)
        if seat not in self._desk.free_seats(table):
            raise Refusal("seat-taken")
        table.sit(seat, read_body(Named).name, HOST)
        return json_response(self._seen(table), 201)

    def stand(self, name: str, seat: int) -> Response:
        table = found(self._desk, name)
        table.stand(seat, HOST)
        return json_response(self._seen(table))

    def seat_code(self, name: str, seat: int) -> Response:
        """The host's yes to moving a seat to another phone."""
        code = self._desk.move_code(found(self._desk, name), seat)
        return json_response(SeatCode(code=code, link=self._address.url(f"/move/{code}")), 201)

    def let_in(self, letters: str) -> Response:
        asked = read_body(LetIn)
        table = self._screened(asked)
        self._guesses.tried(
            request.remote_addr or "",
            spoken(letters),
            lambda: self._desk.let_in(letters, table, asked.kind),
        )
        return Response(status=204)

    def _screened(self, asked: LetIn) -> Table:
        """A table by itself, or what hangs in a tournament's hall.

        A tournament's tables are its referee's: a screen there shows how the table ended, which
        the host may not know before the standings are public.
        """
        if asked.kind == "hall":
            return self._office.get(asked.table).table
        return found(self._desk, asked.table)

    def wifi_code(self, kind: str) -> Response:
        name, password = self._wifi
        if not name:
            raise Refusal("no-such-page")
        return drawn(wifi(name, password), kind)
