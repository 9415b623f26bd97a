"""Routes for a tournament's papers as files: draw, sheets, standings, record (referee)."""

from collections.abc import Callable
from dataclasses import dataclass

from flask import Blueprint, Response, request

from hub.rules.contract.refusal import Refusal
from hub.tables.export import export, whole_log
from hub.tournaments.paper import (
    Rows,
    as_csv,
    as_json,
    draw_rows,
    ranking_rows,
    sheet_rows,
    standing_rows,
)
from hub.tournaments.record import happened, in_words, record_rows
from hub.tournaments.tournament_registry import RunningTournament, TournamentRegistry
from hub.web.blueprint import Route, blueprint
from hub.web.requests import json_response
from hub.web.routes.referee import refereed
from hub.wire.tournament import Archive

_WRITTEN: dict[str, tuple[Callable[[Rows], str], str]] = {
    "csv": (as_csv, "text/csv"),
    "json": (as_json, "application/json"),
}


@dataclass(frozen=True)
class TournamentPaperRoutes:
    """Each as a file to keep or to print."""

    _tournaments: TournamentRegistry

    def routes(self) -> Blueprint:
        one = "/tournaments/<name>"
        table: list[Route] = [
            ("GET", f"{one}/draw.<kind>", self.draw),
            ("GET", f"{one}/sheets.<kind>", self.sheets),
            ("GET", f"{one}/standings.<kind>", self.standings),
            ("GET", f"{one}/ranking.<kind>", self.ranking),
            ("GET", f"{one}/record.<kind>", self.record),
            ("GET", f"{one}/export", self.archive),
        ]
        return blueprint("tournament-papers", table)

    def draw(self, name: str, kind: str) -> Response:
        running = refereed(self._tournaments, name)
        number = request.args.get("round", running.state.round, type=int)
        if not 1 <= number <= running.state.round:
            raise Refusal("no-such-page")
        return _file(running, f"draw-{number}", kind, draw_rows(running.state, number))

    def sheets(self, name: str, kind: str) -> Response:
        running = refereed(self._tournaments, name)
        return _file(running, "sheets", kind, sheet_rows(running.state))

    def standings(self, name: str, kind: str) -> Response:
        running = refereed(self._tournaments, name)
        return _file(running, "standings", kind, standing_rows(running.state))

    def ranking(self, name: str, kind: str) -> Response:
        running = refereed(self._tournaments, name)
        return _file(running, "ranking", kind, ranking_rows(running.state))

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

    def archive(self, name: str) -> Response:
        """Of a table that still runs nothing: its log holds every hand."""
        running = refereed(self._tournaments, name)
        closed = [table for table in running.reconciler.tables.tables().values() if table.is_ended]
        nights = tuple(export(table) for table in closed)
        answer = json_response(Archive(tournament=whole_log(running.table), tables=nights))
        return _named(answer, f"{name}.json")


def _file(running: RunningTournament, paper: str, kind: str, rows: Rows) -> Response:
    if kind not in _WRITTEN:
        raise Refusal("no-such-page")
    write, mimetype = _WRITTEN[kind]
    answer = Response(write(rows), mimetype=mimetype)
    return _named(answer, f"{running.table.name}-{paper}.{kind}")


def _named(answer: Response, name: str) -> Response:
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer
