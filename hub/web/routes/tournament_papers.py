"""Routes for a tournament's papers as files: draw, sheets, standings, record (referee)."""

from collections.abc import Callable

from flask import Response, request

from hub.rules.contract.refusal import Refusal
from hub.tables.export import export, whole_log
from hub.tournaments.paper import PAPERS, Rows, as_csv, as_json, draw_rows
from hub.tournaments.record import happened, in_words, record_rows
from hub.tournaments.tournament_registry import RunningTournament, TournamentRegistry
from hub.web.api_routes import ApiRoutes, get
from hub.web.requests import as_file, json_response
from hub.web.routes.referee import refereed
from hub.wire.tournament import Archive

_WRITTEN: dict[str, tuple[Callable[[Rows], str], str]] = {
    "csv": (as_csv, "text/csv"),
    "json": (as_json, "application/json"),
}


class TournamentPaperRoutes(ApiRoutes):
    """Each as a file to keep or to print."""

    _tournaments: TournamentRegistry

    @get("/tournaments/<name>/draw.<kind>")
    def draw(self, name: str, kind: str) -> Response:
        running = refereed(self._tournaments, name)
        number = request.args.get("round", running.state.round, type=int)
        if not 1 <= number <= running.state.round:
            raise Refusal("no-such-page")
        return _file(running, f"draw-{number}", kind, draw_rows(running.state, number))

    @get("/tournaments/<name>/sheets.<kind>")
    def sheets(self, name: str, kind: str) -> Response:
        return self._paper(name, "sheets", kind)

    @get("/tournaments/<name>/standings.<kind>")
    def standings(self, name: str, kind: str) -> Response:
        return self._paper(name, "standings", kind)

    @get("/tournaments/<name>/ranking.<kind>")
    def ranking(self, name: str, kind: str) -> Response:
        return self._paper(name, "ranking", kind)

    def _paper(self, name: str, paper: str, kind: str) -> Response:
        running = refereed(self._tournaments, name)
        return _file(running, paper, kind, PAPERS[paper](running.state))

    @get("/tournaments/<name>/record.<kind>")
    def record(self, name: str, kind: str) -> Response:
        """As CSV the whole record, for people. As JSON the decisions, one for one as the desk has
        them, or with `?all=1` the whole.
        """
        running = refereed(self._tournaments, name)
        is_whole = kind == "csv" or request.args.get("all") == "1"
        rows = record_rows(happened(running), is_whole=is_whole)
        if kind == "csv":
            rows = [{**row, "at": in_words(int(row["at"]))} for row in rows]
        return _file(running, "record", kind, rows)

    @get("/tournaments/<name>/export")
    def archive(self, name: str) -> Response:
        """Of a table that still runs nothing: its log holds every hand."""
        running = refereed(self._tournaments, name)
        closed = [table for table in running.reconciler.tables.tables().values() if table.is_ended]
        nights = tuple(export(table) for table in closed)
        archive = Archive(tournament=whole_log(running.table), tables=nights)
        return as_file(json_response(archive), f"{name}.json")


def _file(running: RunningTournament, paper: str, kind: str, rows: Rows) -> Response:
    if kind not in _WRITTEN:
        raise Refusal("no-such-page")
    write, mimetype = _WRITTEN[kind]
    answer = Response(write(rows), mimetype=mimetype)
    return as_file(answer, f"{running.table.name}-{paper}.{kind}")
