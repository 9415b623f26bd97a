"""What a tournament has to hear of its tables: what was put right there, and what waits for the
referee. Each as the hub's move that puts it on the record; nothing is stored or sent here.
"""

from collections.abc import Iterator

from hub.rules.contract.actor import NOBODY
from hub.rules.contract.form import Move
from hub.rules.tournament.actions.tables import call_for, correction_of
from hub.rules.tournament.required_tables import seated_at
from hub.rules.tournament.state import State, call_of
from hub.tables.table import Table


def untold(state: State, short: str, table: Table) -> tuple[Move, ...]:
    """All that is not on the record yet, also of a table that is over, in its order."""
    if not table.corrections and not table.own_corrections.pending:
        return ()
    # Of a draw that was voided nobody knows any more who sat where.
    if not (seated := seated_at(state, short)):
        return ()
    return (*_corrections(state, short, table, seated), *_calls(state, short, table, seated))


def _corrections(state: State, short: str, table: Table, seated: tuple[int, ...]) -> Iterator[Move]:
    told = state.told.get(short, 0)
    for each in table.corrections:
        if each.number > told:
            yield correction_of(
                short,
                number=each.number,
                what=each.what,
                entrant=seated[each.by] if each.by >= 0 else NOBODY,
                chair=each.for_seat,
                why=each.why,
                changes=each.changes,
            )


def _calls(state: State, short: str, table: Table, seated: tuple[int, ...]) -> Iterator[Move]:
    """The referee is called once for what waits for them."""
    told = state.told.get(call_of(short), 0)
    for each in table.own_corrections.pending:
        if each.needs_referee and each.since > told:
            yield call_for(short, seated[each.seat], each.since)
