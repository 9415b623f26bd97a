"""HTTP for past nights: a list, results as CSV, export and import. The host's alone."""

import csv
import io
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from weakref import WeakKeyDictionary

from flask import Blueprint, Response, request

from hub.rules.contract.outcome import Outcome, Team
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import WATCHER
from hub.rules.registry import GAMES
from hub.tables.commit import TableFault
from hub.tables.desk import Desk
from hub.tables.export import bring_in, export, read
from hub.tables.table import Table
from hub.web.finding import found, standing_alone
from hub.web.requesting import said
from hub.web.routing import IsHost, Route, routed
from hub.wire.requests import PastNight, Result

LARGEST_IMPORT = 1 << 20

_COLUMNS = (
    *("table", "at", "date", "game", "seat", "name", "role", "figure", "team", "rank", "won"),
    *("points", "total"),
)


class History:
    """What the host may ask of nights that are over; each is put together once."""

    def __init__(self, desk: Desk, is_host: IsHost) -> None:
        self._desk = desk
        self._is_host = is_host
        self._nights: WeakKeyDictionary[Table, tuple[int, PastNight]] = WeakKeyDictionary()

    def routes(self) -> Blueprint:
        table: list[Route] = [
            ("GET", "/history", self.history),
            ("GET", "/results.csv", self.results),
            ("GET", "/tables/<name>/export", self.export),
            ("POST", "/import", self.bring_in),
        ]
        return routed("history", table, self._is_host)

    def history(self) -> Response:
        return said(list(self._over()))

    def results(self) -> Response:
        out = io.StringIO()
        rows = csv.writer(out)
        rows.writerow(_COLUMNS)
        for night in self._over():
            for result in night.results:
                facts = (result.seat, _safe(result.name), result.role, result.figure)
                rest = (result.team, result.rank, int(result.won), result.points, result.total)
                rows.writerow((night.table, night.at, _date(night.at), night.game, *facts, *rest))
        return Response(out.getvalue(), mimetype="text/csv")

    def export(self, name: str) -> Response:
        answer = said(export(found(self._desk, name)))
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}.json"'
        return answer

    def bring_in(self) -> Response:
        data = request.get_data(cache=False)
        if len(data) > LARGEST_IMPORT:
            raise Refusal("too-large")
        if read(data).game not in GAMES:
            raise Refusal("no-such-game")
        # Looked at once more inside: what the file says of itself need not be so.
        code = self._desk.unused_code()
        table = bring_in(self._desk.house, data, code, GAMES.__getitem__)
        return said(self._night(table) if table.outcome() else {"table": table.name}, 201)

    def _night(self, table: Table) -> PastNight:
        """As it was put together before, unless something has happened since."""
        version = table.version
        known, night = self._nights.get(table, (-1, None))
        if night is None or known != version:
            night = _night(table)
            self._nights[table] = (version, night)
        return night

    def _over(self) -> Iterator[PastNight]:
        """The nights that are over; a table that rests with a fault does not hide the others."""
        for table in standing_alone(self._desk):
            with suppress(TableFault):
                if table.outcome() is not None:
                    yield self._night(table)


def _night(table: Table) -> PastNight:
    outcome, view = table.outcome(), table.look(WATCHER).view
    assert outcome is not None
    # A seat may have several places; the first is its own.
    figures = {place.seat: place.figure for place in reversed(view.places)}
    results = [
        _result(table, outcome, team, seat, figures[seat])
        for team in outcome.teams
        for seat in team.seats
    ]
    opened, ended = table.times()
    return PastNight(
        table=table.name,
        game=table.rules.key,
        at=opened,
        reason=outcome.reason,
        results=tuple(sorted(results, key=lambda result: result.seat)),
        ended_at=ended,
        cause=outcome.cause,
        level=view.level,
        players=len(figures),
        turns=view.round,
        about=outcome.about,
    )


def _result(table: Table, outcome: Outcome, team: Team, seat: int, figure: str) -> Result:
    own = (score.points for score in team.scores if score.seat == seat)
    return Result(
        seat=seat,
        name=table.names[seat],
        role=outcome.roles[seat],
        figure=figure,
        team=team.key,
        rank=team.rank,
        won=seat in outcome.winners,
        is_bot=seat in table.bots,
        points=sum(own),
        total=team.total,
        numbers=outcome.numbers[seat],
    )


def _date(at: int) -> str:
    """By the clock on the wall, as spreadsheets read it in every language."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def _safe(name: str) -> str:
    """A spreadsheet takes a cell that begins so for a formula."""
    return f"'{name}" if name[:1] in "=+-@" else name
