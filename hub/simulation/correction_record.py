"""Whether all that was put right at a tournament's table stands where its referee looks."""

from collections.abc import Iterator, Sequence

from hub.rules.contract.actor import NOBODY
from hub.simulation.ledger import TURN, Ledger, LedgerLine, moved_in
from hub.tables.table import Table
from hub.tournaments.paper import Rows
from hub.tournaments.reconciler import Reconciler
from hub.tournaments.record import happened, record_rows
from hub.tournaments.tournament_registry import RunningTournament

KINDS = ("put-right", "own-correction")


def record_faults(
    reconciler: Reconciler, short: str, seated: Sequence[int], ledger: Ledger
) -> Iterator[str]:
    """What is missing or invented, at the table, on the desk, and on the record's paper."""
    table = reconciler.tables.table(short)
    yield from ledger.differs("the table", at_the_table(table))
    yield from ledger.differs("the desk", on_the_desk(reconciler, short, seated))
    told = list(happened(RunningTournament(reconciler, lambda: 0)))
    rows = [row for row in record_rows(told, is_whole=False) if row["table"] == short]
    yield from _unwritten(reconciler, seated, ledger, rows)
    calls = [row for row in record_rows(told, is_whole=True) if row["decision"] == "referee-called"]
    about = {reconciler.state.entrants[each].name for each in seated}
    if len([row for row in calls if row["name"] in about]) < ledger.calls:
        yield "the record misses a call for the referee"


def at_the_table(table: Table) -> list[LedgerLine]:
    return [
        LedgerLine(each.by, each.what, each.for_seat, each.why, moved_in(each.changes))
        for each in table.corrections
    ]


def on_the_desk(reconciler: Reconciler, short: str, seated: Sequence[int]) -> list[LedgerLine]:
    """The referee's lines of this table."""
    return [
        LedgerLine(
            seated.index(each.entrant) if each.entrant != NOBODY else NOBODY,
            each.what,
            each.chair,
            each.why,
            moved_in(each.changes),
        )
        for each in reconciler.state.decisions
        if each.table == short and each.kind in KINDS
    ]


def _unwritten(
    reconciler: Reconciler, seated: Sequence[int], ledger: Ledger, rows: Rows
) -> Iterator[str]:
    """Lines of the paper that do not say what was done, by whom, from what to what and why."""
    names = [reconciler.state.entrants[each].name for each in seated]
    lines = [row for row in rows if row["decision"] in KINDS]
    if len(lines) != len(ledger.done):
        yield f"the paper has {len(lines)} lines of {len(ledger.done)}"
    for row, done in zip(lines, ledger.done, strict=False):
        by = names[done.by] if done.by >= 0 else ""
        if (row["what"], row["why"], row["name"]) != (done.what, done.why, by):
            yield f"the paper does not say {done.what} [{row}; {done}]"
        for moved in done.moved:
            for column, number in (("was", moved.was), ("now", moved.now)):
                said = f"{TURN} {names[number]}" if moved.key == TURN else f"{moved.key} {number}"
                if said not in str(row[column]):
                    yield f"the paper does not say what {done.what} moved [{row}; {done}]"
    for kind, known in (("reopened", ledger.reopened), ("correction", ledger.sheets)):
        reasons = [row["why"] for row in rows if row["decision"] == kind]
        if reasons != known:
            yield f"the paper has {len(reasons)} lines of {kind}, of {len(known)}"
