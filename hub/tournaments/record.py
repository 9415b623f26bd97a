"""A tournament's record, read from its log: every decision, draw, call and result.

What the rules do not know stands here too: when it was, and by whom. It is the referee's alone.
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple

from hub.rules.contract.change import Change
from hub.rules.tournament.events.entries import Entered, Opened, Renamed, Returned, Withdrew
from hub.rules.tournament.events.finals import DuelDecided
from hub.rules.tournament.events.round_draw import Drawn, TimeAdded
from hub.rules.tournament.events.rulings import CallAnswered, Dispensed, RefereeCalled
from hub.rules.tournament.events.score_sheets import Corrected, Reported, SheetTaken
from hub.rules.tournament.events.tables import TablePutRight
from hub.rules.tournament.required_tables import seated_at
from hub.rules.tournament.sheet import Row, Sheet
from hub.rules.tournament.state import Decision, State
from hub.tables.events import EntryTaken, Undone
from hub.tournaments.log import LoggedEvent, TournamentEvent, read_log
from hub.tournaments.paper import Rows
from hub.tournaments.tournament_registry import RunningTournament

# Of these the tournament has an entrant to name.
_OF_SOMEONE = (Entered, Renamed, Withdrew, Returned, RefereeCalled, CallAnswered, EntryTaken)
_NOTHING = Decision(kind="note")
_TAKEN_BACK = "taken-back"


class Happened(NamedTuple):
    """One event with what was before and after it, its time in milliseconds, and its maker.

    It `stands`, unless it was taken back later; that is an event too, and `undoes` some.
    """

    at: int
    by: str
    before: State
    event: TournamentEvent
    after: State
    stands: bool = True
    undoes: tuple[TournamentEvent, ...] = ()


def happened(running: RunningTournament) -> Iterator[Happened]:
    """Everything, the oldest first; also what was taken back, and that it was."""
    told = list(read_log(running.table.log.records()))
    undone = _undone(told)
    gone = {each.record.version for taken in undone.values() for each in taken}
    for record, before, event, after in told:
        undoes = tuple(each.event for each in undone.get(record.version, ()))
        stands = record.version not in gone
        yield Happened(record.at, record.by, before, event, after, stands, undoes)


def _undone(told: Iterable[LoggedEvent]) -> dict[int, list[LoggedEvent]]:
    """What each undo took back, by its version."""
    found: dict[int, list[LoggedEvent]] = {}
    kept: list[LoggedEvent] = []
    for each in told:
        kept.append(each)
        if isinstance(each.event, Undone):
            to = each.event.to
            found[each.record.version] = [old for old in kept[:-1] if _is_gone(old, to)]
            kept = [old for old in kept if not _is_gone(old, to)]
    return found


def _is_gone(old: LoggedEvent, to: int) -> bool:
    """Whether going back to that version took it back; a phone keeps its entry."""
    return old.record.version > to and not isinstance(old.event, EntryTaken)


def record_rows(told: Iterable[Happened], *, is_whole: bool) -> Rows:
    """A line for each decision, in the order of the desk's; a whole record has all the rest."""
    told = list(told)
    last = told[-1].after.decisions if told else ()
    rows: Rows = []
    for each in told:
        if not each.stands and not is_whole:
            continue
        known, now = len(each.before.decisions), len(each.after.decisions)
        lines = last if each.stands else each.after.decisions
        rows += [_row(each, line.kind, line) for line in lines[known:now]]
        if is_whole and known >= now and not isinstance(each.event, SheetTaken):
            rows.append(_row(each, _kind(each.event), _about(each.event)))
    return rows


def _kind(event: TournamentEvent) -> str:
    return _TAKEN_BACK if isinstance(event, Undone) else str(event.__struct_config__.tag)


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
        "what": line.what,
        "lifted": int(line.is_lifted),
        "was": was,
        "now": now,
    }


def _about(event: TournamentEvent) -> Decision:
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
        case Opened():
            return "", ", ".join(entrant.name for entrant in after.entrants)
        case Corrected():
            return _corrected(after, before.sheets[event.table], event.sheet)
        case Reported():
            return "", "; ".join(_line(after, row) for row in event.sheet.rows)
        case Renamed():
            return before.entrants[event.entrant].name, event.name
        case Dispensed():
            return _set_to(before, event.what), _set_to(after, event.what)
        case EntryTaken():
            return "", event.how
        case TimeAdded():
            return str(before.minutes + before.added), str(after.minutes + after.added)
        case Drawn():
            return "", _drawn(after, event.round)
        case Undone():
            return "; ".join(_undo(before, undone) for undone in each.undoes), ""
    return _put_right(after, event) if isinstance(event, TablePutRight) else ("", "")


def _put_right(state: State, event: TablePutRight) -> tuple[str, str]:
    """Each number that is another one now, with whose it is."""
    seated = seated_at(state, event.table)

    def told(change: Change, number: int, character: str) -> str:
        if change.of == "turn":
            return f"turn {state.entrants[seated[number]].name}" if number >= 0 else "turn"
        whose = f"{state.entrants[seated[change.seat]].name}: " if change.seat >= 0 else ""
        if change.of == "character":
            return whose + character
        return f"{whose}{' '.join(filter(None, (change.figure, change.key)))} {number}"

    was = [told(each, each.was, each.key) for each in event.changes]
    now = [told(each, each.now, each.figure) for each in event.changes]
    return "; ".join(was), "; ".join(now)


def _undo(state: State, event: TournamentEvent) -> str:
    """What it was, and of whom."""
    of = f": {state.entrants[event.entrant].name}" if isinstance(event, _OF_SOMEONE) else ""
    return f"{_kind(event)}{of}"


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
