"""Routes for past nights: list, statistics, results as CSV, export, import (host)."""

import csv
import io
from collections.abc import Iterator
from datetime import datetime

import msgspec
from flask import Response, request

from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.tables.export import bring_in, export, read
from hub.tables.join_service import JoinService
from hub.tables.nights import Nights
from hub.tables.past_night import PastNight, past_night
from hub.tables.statistics import statistics
from hub.tables.table import Table
from hub.web.api_routes import HostRoutes, get, post
from hub.web.requests import Page, as_file, json_response
from hub.web.visible_tables import visible_table

LARGEST_IMPORT = 1 << 20

_COLUMNS = (
    *("table", "at", "date", "game", "seat", "name", "role", "figure", "team", "rank", "won"),
    *("points", "total"),
)


class HistoryRoutes(HostRoutes):
    """What the host may ask of nights that are over; none is loaded to be told of."""

    _join_service: JoinService
    _nights: Nights

    @get("/history")
    def history(self) -> Response:
        """All in the order they were opened; a page of them, if one is asked for, newest first."""
        page = Page.asked()
        if page is None:
            texts = self._nights.texts()
        else:
            game = request.args.get("game", "")
            nights = self._nights.page(page.limit, before=page.before, game=game)
            texts = iter([night.text for night in nights])
        return Response(b"[" + b",".join(texts) + b"]", mimetype="application/json")

    @get("/statistics")
    def statistics(self) -> Response:
        """Of all games or of one; with `bots=1` the hub's own seats are counted too."""
        with_bots = request.args.get("bots") == "1"
        game = request.args.get("game", "")
        return json_response(statistics(self._nights.all(), game=game, with_bots=with_bots))

    @get("/results.csv")
    def results(self) -> Response:
        return Response(_rows(self._nights.all()), mimetype="text/csv")

    @get("/tables/<name>/export")
    def export(self, name: str) -> Response:
        night = export(visible_table(self._join_service, name))
        return as_file(json_response(night), f"{name}.json")

    @post("/import")
    def bring_in(self) -> Response:
        data = request.get_data(cache=False)
        if len(data) > LARGEST_IMPORT:
            raise Refusal("too-large")
        if read(data).game not in GAMES:
            raise Refusal("no-such-game")
        # Looked at once more inside: what the file says of itself need not be so.
        code = self._join_service.unused_code()
        table = bring_in(self._join_service.registry, data, code, GAMES.__getitem__, _shown)
        return json_response(self._nights.of(table) or {"table": table.name}, 201)


def _shown(table: Table) -> None:
    """Fail on a night that could not be listed later."""
    night = past_night(table)
    if night is not None:
        msgspec.json.encode(night)
        _date(night.at)


def _rows(nights: Iterator[PastNight]) -> Iterator[str]:
    """A piece of text for each night: nobody holds them all at once."""
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(_COLUMNS)
    for night in nights:
        for result in night.results:
            facts = (result.seat, _safe(result.name), result.role, result.figure)
            rest = (result.team, result.rank, int(result.won), result.points, result.total)
            rows.writerow((night.table, night.at, _date(night.at), night.game, *facts, *rest))
        yield out.getvalue()
        out.seek(0)
        out.truncate()
    yield out.getvalue()


def _date(at: int) -> str:
    """By the clock on the wall, as spreadsheets read it in every language."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def _safe(name: str) -> str:
    """A spreadsheet takes a cell that begins so for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
