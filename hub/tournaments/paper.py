"""A tournament's papers as CSV and JSON: draws, sheets, standings, ranking.

Pure: texts in, texts out. What is not public is for whoever holds the referee's view.
"""

import csv
import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from hub.rules.tournament.ranking import Ranked, ranking
from hub.rules.tournament.standings import Standing, standings
from hub.rules.tournament.state import State

Rows = list[dict[str, str | int]]

# A spreadsheet takes what begins so for a formula, and runs it; one that parts cells by semicolons
# also behind one, and some take wide signs for plain ones. An apostrophe keeps it from that.
_FORMULA = re.compile(r"(^|;\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20\t\r])")


def lines_of(text: str) -> io.StringIO:
    """A file's lines, whichever way they end."""
    return io.StringIO(text, newline="")


def dialect_of(text: str) -> type[csv.Dialect]:
    """Spreadsheets of some countries part cells by semicolons."""
    first = text.split("\n", 1)[0]
    return _Semicolons if first.count(";") > first.count(",") else csv.excel


class _Semicolons(csv.excel):
    delimiter = ";"


def as_csv(rows: Sequence[Mapping[str, str | int]]) -> str:
    """These rows with a line of heads; cells that a spreadsheet would run are made harmless."""
    if not rows:
        return ""
    out = io.StringIO()
    writer = csv.DictWriter(
        out, fieldnames=list(rows[0]), lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC
    )
    writer.writeheader()
    writer.writerows({key: harmless(value) for key, value in row.items()} for row in rows)
    return out.getvalue()


def as_json(rows: Sequence[Mapping[str, str | int]]) -> str:
    return msgspec.json.format(msgspec.json.encode(list(rows)), indent=2).decode() + "\n"


def harmless(value: str | int) -> str | int:
    return _FORMULA.sub(r"\1'", value) if isinstance(value, str) else value


def draw_rows(state: State, number: int) -> Rows:
    """Who sits where in a round, by table; chairs are counted from 1, the Shogun's."""
    return [
        {
            "round": table.round,
            "table": table.name,
            "chair": chair,
            "name": state.entrants[entrant].name,
        }
        for table in state.tables_of(number)
        for chair, entrant in enumerate(table.entrants, start=1)
    ]


def sheet_rows(state: State) -> Rows:
    """Every score sheet, a line for each player."""
    return [
        {
            "round": table.round,
            "table": table.name,
            "chair": chair,
            "name": state.entrants[row.entrant].name,
            "role": row.had.role,
            "character": row.had.character,
            "honor": row.had.honor,
            "daimyo": row.had.daimyo,
            "resilience": row.had.resilience,
            "ending": state.sheets[table.name].ending,
            "ended_it": int(state.sheets[table.name].chair == chair - 1),
            "team_total": row.total,
            "team_rank": row.rank,
            "team_points": row.team,
            "single_points": row.single,
            "extra_points": row.extra,
            "points": row.points,
        }
        for table in state.tables.values()
        if table.name in state.sheets
        for chair, row in enumerate(state.sheets[table.name].rows, start=1)
    ]


def standing_rows(state: State) -> Rows:
    """The standings; the referee's alone until the qualifying rounds are closed."""
    return [
        {"rank": row.rank, **_score(state, row), "penalty": row.penalty} for row in standings(state)
    ]


def ranking_rows(state: State) -> Rows:
    """The final ranking, with its prizes where they were asked for."""
    return [
        {
            "place": row.place,
            **_score(state, row),
            **({"prize": row.prize} if state.prizes else {}),
        }
        for row in ranking(state)
    ]


def _score(state: State, row: Standing | Ranked) -> dict[str, str | int]:
    name = state.entrants[row.entrant].name
    return {"name": name, "points": row.points, "wins": row.wins}


# What there is one of for the whole tournament, by the name of its file.
PAPERS: dict[str, Callable[[State], Rows]] = {
    "sheets": sheet_rows,
    "standings": standing_rows,
    "ranking": ranking_rows,
}


def by_name(rows: Iterable[dict[str, str | int]]) -> Rows:
    """The same rows in the order of the names, for the sheet at the door."""
    return sorted(rows, key=lambda row: str(row["name"]).casefold())
