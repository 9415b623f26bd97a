"""The record, read from the log: every decision, and besides who was drawn, called and played.

What the rules do not know stands here too: when it was, and by whom. It is the referee's alone.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, NamedTuple

from hub.rules.tournament.events import (
    CallAnswered,
    Corrected,
    Dispensed,
    Drawn,
    DuelDecided,
    Entered,
    RefereeCalled,
    Renamed,
    Reported,
    Returned,
    SheetTaken,
    TimeAdded,
    Withdrew,
)
from hub.rules.tournament.sheet import Row, Sheet
from hub.rules.tournament.state import BLANK, Decision, State
from hub.tournaments.office import Running
from hub.tournaments.paper import Rows

# Of these the tournament has an entrant to name.
_OF_SOMEONE = (Entered, Renamed, Withdrew, Returned, RefereeCalled, CallAnswered)
_NOTHING = Decision(kind="note")


class Happened(NamedTuple):
    """One event with what was before and after it, its time in milliseconds, and its maker."""

    at: int
    by: str
    before: State
    event: Any
    after: State


def happened(running: Running) -> Iterator[Happened]:
    """Everything that stands, the oldest first."""
    state = BLANK
    for moment in reversed(list(running.table.moments())):
        at = running.clock.at(moment.version)
        for event in moment.events:
            after = event.evolve(state)
            yield Happened(at, moment.by, state, event, after)
            state = after


def record_rows(told: Iterable[Happened], *, is_whole: bool) -> Rows:
    """A line for each decision, in the order of the desk's; a whole record has all the rest."""
    told = list(told)
    lines = told[-1].after.decisions if told else ()
    rows: Rows = []
    for each in told:
        known, now = len(each.before.decisions), len(each.after.decisions)
        rows += [_row(each, line.kind, line) for line in lines[known:now]]
        if is_whole and known == now and not isinstance(each.event, SheetTaken):
            rows.append(_row(each, each.event.__struct_config__.tag, _about(each.event)))
    return rows


def in_words(at: int) -> str:
    """A time as people and spreadsheets read it, by the hub's own clock (ISO 8601)."""
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(timespec="seconds")


def _row(each: Happened, kind: str, line: Decision) -> dict[str, str | int]:
    was, now = _changed(each)
    return {
        "at": each.at,
        "by": each.by,
        "decision": kind,
        "why": line.why,
        "name": each.after.entrants[line.entrant].name if line.entrant >= 0 else "",
        "table": line.table,
        "points": line.points,
        "conduct": line.conduct,
        "lifted": int(line.is_lifted),
        "was": was,
        "now": now,
    }


def _about(event: Any) -> Decision:
    """Whom and which table it was about, of what is no decision."""
    if isinstance(event, DuelDecided):
        return Decision(kind="duel", entrant=event.winner, table=event.duel)
    if isinstance(event, _OF_SOMEONE):
        return Decision(kind="note", entrant=event.entrant, table=getattr(event, "table", ""))
    return Decision(kind="note", table=event.table) if isinstance(event, Reported) else _NOTHING


def _changed(each: Happened) -> tuple[str, str]:
    """What it was before, and what it is now."""
    before, event, after = each.before, each.event, each.after
    match event:
        case Corrected():
            return _corrected(after, before.sheets[event.table], event.sheet)
        case Reported():
            return "", "; ".join(_line(after, row) for row in event.sheet.rows)
        case Renamed():
            return before.entrants[event.entrant].name, event.name
        case Dispensed():
            return _set_to(before, event.what), _set_to(after, event.what)
        case TimeAdded():
            return str(before.minutes + before.added), str(after.minutes + after.added)
        case Drawn():
            return "", _drawn(after, event.round)
    return "", ""


def _set_to(state: State, what: str) -> str:
    return str(int(getattr(state, what)))


def _drawn(state: State, number: int) -> str:
    return "; ".join(
        f"{table.name}: {', '.join(state.entrants[at].name for at in table.entrants)}"
        for table in state.tables_of(number)
    )


def _corrected(state: State, old: Sheet, new: Sheet) -> tuple[str, str]:
    """Only the lines that are not the same, and how it ended if that is not."""
    pairs = [pair for pair in zip(old.rows, new.rows, strict=True) if pair[0] != pair[1]]
    was, now = ([_line(state, pair[side]) for pair in pairs] for side in (0, 1))
    if (old.ending, old.chair) != (new.ending, new.chair):
        was, now = [_ended(state, old), *was], [_ended(state, new), *now]
    return "; ".join(was), "; ".join(now)


def _ended(state: State, sheet: Sheet) -> str:
    by = state.entrants[sheet.rows[sheet.chair].entrant].name if sheet.chair >= 0 else ""
    return f"{sheet.ending} by {by}" if by else sheet.ending


def _line(state: State, row: Row) -> str:
    had = row.had
    return (
        f"{state.entrants[row.entrant].name}: {had.role} {had.character}, honor {had.honor},"
        f" daimyo {had.daimyo}, resilience {had.resilience}, points {row.points}"
    )
