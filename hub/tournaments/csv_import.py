"""Import score sheets from a CSV file with the columns of our own.

Pure: a text in, moves of the referee's out. Whoever uploads the file answers for what is in it.
"""

import csv
from collections import defaultdict

from hub.rules.contract.form import Move
from hub.rules.tournament.actions.score_sheets import question_of
from hub.rules.tournament.form import NOBODY, write
from hub.rules.tournament.roles import NAMED, NINJA, SHOGUN
from hub.rules.tournament.sheet import Ending, Had
from hub.rules.tournament.state import State
from hub.tournaments.paper import dialect_of, harmless, lines_of

Line = tuple[int, dict[str, str]]

# What a sheet is read from; the points are counted again.
_COLUMNS = frozenset(
    ("table", "chair", "name", "role", "character", "honor", "daimyo", "resilience")
    + ("ending", "ended_it")
)

_ENDINGS: dict[str, Ending] = {
    "honor": "honor",
    "swordmaster": "swordmaster",
    "deadly-strike": "deadly-strike",
    "time": "time",
}


class WrongSheets(ValueError):
    """A line does not fit the table it names; `line` is where."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is on no sheet")
        self.line = line


def read_sheets(state: State, text: str) -> list[Move]:
    """The moves that type these sheets in; those that are there, just so, are passed over."""
    by_table: dict[str, list[Line]] = defaultdict(list)
    for line in _lines(text.removeprefix("\ufeff")):
        by_table[_cell(line, "table")].append(line)
    return [move for table, lines in by_table.items() for move in _moves(state, table, lines)]


def _lines(text: str) -> list[Line]:
    """Those with something in them, each with its number."""
    reader = csv.DictReader(lines_of(text), dialect=dialect_of(text))
    try:
        rows = list(enumerate(reader, start=2))
    except csv.Error:
        raise WrongSheets(reader.reader.line_num) from None
    if text.strip() and not _COLUMNS.issubset(reader.fieldnames or ()):
        raise WrongSheets(1)
    return [
        (at, row) for at, row in rows if any(isinstance(c, str) and c.strip() for c in row.values())
    ]


def _moves(state: State, table: str, lines: list[Line]) -> list[Move]:
    had, ending, chair = _read(state, table, lines)
    known = state.sheets.get(table)
    if known is not None:
        is_same = tuple(row.had for row in known.rows) == had
        if not is_same or (known.ending, known.chair) != (ending, chair):
            # A sheet that was filled in is corrected by hand, with a reason.
            raise WrongSheets(lines[0][0])
        return []
    values = write(had, ending, chair)
    return [
        Move(offer="take-sheet", values={"table": table}),
        Move(offer="fill-sheet", question=question_of(state, table), values=values),
    ]


def _read(state: State, table: str, lines: list[Line]) -> tuple[tuple[Had, ...], Ending, int]:
    seating = state.tables.get(table)
    if seating is None:
        raise WrongSheets(lines[0][0])
    lines = sorted(lines, key=lambda line: _number(line, "chair"))
    for chair, (line, entrant) in enumerate(zip(lines, seating.entrants, strict=False), start=1):
        name = state.entrants[entrant].name
        if _number(line, "chair") != chair or _cell(line, "name") not in (name, harmless(name)):
            raise WrongSheets(line[0])
    if len(lines) != len(seating.entrants):
        raise WrongSheets(lines[-1][0])
    had = tuple(_had(line) for line in lines)
    _check_roles(had, lines)
    return had, *_ending(lines)


def _had(line: Line) -> Had:
    return Had(
        role=_cell(line, "role"),
        character=_cell(line, "character"),
        honor=_number(line, "honor"),
        daimyo=_number(line, "daimyo"),
        resilience=_number(line, "resilience"),
    )


def _check_roles(had: tuple[Had, ...], lines: list[Line]) -> None:
    """The first is the Shogun, and the others are who they can be at a table of so many."""
    left = [*NAMED[len(had)], *[NINJA] * (len(had) - 1 - len(NAMED[len(had)]))]
    for chair, mine in enumerate(had):
        if (chair == 0) != (mine.role == SHOGUN) or (chair and mine.role not in left):
            raise WrongSheets(lines[chair][0])
        if chair:
            left.remove(mine.role)


def _ending(lines: list[Line]) -> tuple[Ending, int]:
    """What ended it stands in every line, a mark in the line of whoever did it."""
    ending = _ENDINGS.get(_cell(lines[0], "ending"))
    if ending is None or any(_cell(line, "ending") != ending for line in lines):
        raise WrongSheets(lines[0][0])
    marked = [chair for chair, line in enumerate(lines) if _cell(line, "ended_it") == "1"]
    if len(marked) > 1:
        raise WrongSheets(lines[marked[1]][0])
    return ending, marked[0] if marked else NOBODY


def _cell(line: Line, column: str) -> str:
    found = line[1].get(column)
    if not isinstance(found, str):
        raise WrongSheets(line[0])
    return found.strip()


def _number(line: Line, column: str) -> int:
    text = _cell(line, column)
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise WrongSheets(line[0])
    return int(text)
