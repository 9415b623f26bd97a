"""Routes for a tournament's referee: overview, entries, phones, screens, pausing tables."""

from secrets import token_hex

from flask import Response

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.tables.codes import spoken
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.tournaments.csv_import import WrongSheets, read_sheets
from hub.tournaments.tournament_registry import RunningTournament, TournamentRegistry
from hub.web.address import Address
from hub.web.api_routes import ApiRoutes, delete, get, post
from hub.web.desk_tables import DeskTables
from hub.web.guesses import Guesses
from hub.web.name_lists import LARGEST_LIST, new_names, shown_list
from hub.web.requests import json_response, read_body, remote_address
from hub.web.routes.entrants import granted
from hub.web.seat_code import seat_code
from hub.wire.requests import GivenKey, Pause
from hub.wire.tournament import CorrectionRuled, Entered, Entries, LetInHall, PhonesSeen


def refereed(tournaments: TournamentRegistry, name: str) -> RunningTournament:
    """The tournament, for its referee alone."""
    running, grant = granted(tournaments, name)
    if grant.kind != "referee":
        raise Refusal("referee-only")
    return running


class RefereeRoutes(ApiRoutes):
    """What a referee asks for beside the moves, which go over the socket like anyone's."""

    _join_service: JoinService
    _tournaments: TournamentRegistry
    _address: Address
    _desk_tables: DeskTables
    _guesses: Guesses

    @get("/tournaments/<name>/desk")
    def desk(self, name: str) -> Response:
        return json_response(self._desk_tables.desk(refereed(self._tournaments, name)))

    @post("/tournaments/<name>/names")
    def names(self, name: str) -> Response:
        """A list as it would be entered; nobody is, yet."""
        state = refereed(self._tournaments, name).state
        text = read_body(Entries, LARGEST_LIST).text
        return json_response(shown_list(text, (each.name for each in state.entrants)))

    @post("/tournaments/<name>/entries")
    def enter(self, name: str) -> Response:
        """All of a list who are not there yet, or with a wrong line nobody."""
        running = refereed(self._tournaments, name)
        entered = [each.name for each in running.state.entrants]
        names, known = new_names(read_body(Entries, LARGEST_LIST).text, entered)
        moves = [Move(offer="enter", values={"name": each}) for each in names]
        if moves:
            running.table.game.submit_all(REFEREE, moves, f"entries-{token_hex(8)}")
        return json_response(Entered(count=len(names), known=known), 201)

    @post("/tournaments/<name>/sheets")
    def type_in(self, name: str) -> Response:
        """Sheets that were filled in elsewhere: all of them, or none."""
        running = refereed(self._tournaments, name)
        try:
            moves = read_sheets(running.state, read_body(Entries, LARGEST_LIST).text)
        except WrongSheets as wrong:
            raise Refusal("wrong-sheets", line=wrong.line) from None
        if moves:
            running.table.game.submit_all(REFEREE, moves, f"sheets-{token_hex(8)}")
        filled = sum(move.offer == "fill-sheet" for move in moves)
        return json_response(Entered(count=filled), 201)

    @post("/tournaments/<name>/entrants/<int:entrant>/code")
    def entrant_code(self, name: str, entrant: int) -> Response:
        """For a phone that was lost, or for a player's first."""
        table = refereed(self._tournaments, name).table
        code = self._tournaments.registration.code(table, entrant)
        return json_response(seat_code(self._address, code), 201)

    @delete("/tournaments/<name>/entrants/<int:entrant>/phone")
    def take_phone(self, name: str, entrant: int) -> Response:
        self._tournaments.registration.take_phone(refereed(self._tournaments, name).table, entrant)
        return Response(status=204)

    @post("/tournaments/<name>/phones/seen")
    def see_phones(self, name: str) -> Response:
        """The referee knows which phones took an entry."""
        refereed(self._tournaments, name).table.referee.see_entries(read_body(PhonesSeen).to)
        return Response(status=204)

    @post("/tournaments/<name>/screens/<letters>")
    def let_in(self, name: str, letters: str) -> Response:
        running, asked = refereed(self._tournaments, name), read_body(LetInHall)
        table = _meant(running, asked)
        self._guesses.tried(
            remote_address(),
            spoken(letters),
            lambda: self._join_service.let_in(letters, table, asked.kind, by=REFEREE),
        )
        return Response(status=204)

    @post("/tournaments/<name>/keys")
    def key(self, name: str) -> Response:
        """For a screen in another window of this device."""
        running, asked = refereed(self._tournaments, name), read_body(LetInHall)
        table = _meant(running, asked)
        key = table.keys.give(asked.kind, by=REFEREE)
        return json_response(GivenKey(table=table.name, kind=asked.kind, key=key), 201)

    @post("/tournaments/<name>/resume")
    def resume(self, name: str) -> Response:
        """The tournament itself, which rests only for a fault of ours."""
        refereed(self._tournaments, name).table.resume_play(REFEREE)
        return Response(status=204)

    @post("/tournaments/<name>/tables/<short>/pause")
    def pause_table(self, name: str, short: str) -> Response:
        refereed(self._tournaments, name).reconciler.tables.table(short).pause(
            REFEREE, read_body(Pause).why
        )
        return Response(status=204)

    @post("/tournaments/<name>/tables/<short>/resume")
    def resume_table(self, name: str, short: str) -> Response:
        refereed(self._tournaments, name).reconciler.tables.table(short).resume_play(REFEREE)
        return Response(status=204)

    @post("/tournaments/<name>/tables/<short>/corrections/<int:since>")
    def rule_correction(self, name: str, short: str, since: int) -> Response:
        """A player's own correction that waits: it passes, or it does not."""
        table = refereed(self._tournaments, name).reconciler.tables.table(short)
        asked = read_body(CorrectionRuled)
        table.own_corrections.rule(since, is_right=asked.accept, why=asked.why)
        return Response(status=204)


def _meant(running: RunningTournament, asked: LetInHall) -> Table:
    """The tournament for the hall's screen; for any other the table that stands there now."""
    if (asked.kind == "hall") != (not asked.table):
        raise Refusal("malformed")
    return running.reconciler.tables.standing_at(asked.table) if asked.table else running.table
