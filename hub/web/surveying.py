"""A tournament's tables from afar, as its referee's desk shows them: no secret and no score."""

from hub.rules.contract.who import TABLE
from hub.tables.commit import Clock, TableFault
from hub.tables.table import Table
from hub.tournaments.office import Running
from hub.web.address import Address
from hub.wire.tournament import DeskSeen, RunningTable


class Surveying:
    """`now` is the clock on the wall, as the log has it."""

    def __init__(self, address: Address, now: Clock) -> None:
        self._address = address
        self._now = now

    def desk(self, running: Running) -> DeskSeen:
        table, tables = running.table, running.steward.floor.tables_now()
        return DeskSeen(
            code=table.code,
            link=self._address.join(table.code),
            phones=tuple(sorted(table.holders("entrant").values())),
            linked=_linked(running),
            tables=tuple(self._table(short, each) for short, each in tables.items()),
        )

    def _table(self, short: str, table: Table) -> RunningTable:
        turn, number, awaited = _turn(table)
        return RunningTable(
            table=short,
            at=table.name,
            game=table.rules.key,
            started=table.is_started,
            over=table.is_ended,
            paused=table.paused,
            turn=turn,
            round=number,
            awaited=awaited,
            linked=tuple(sorted(table.linked)),
            screens=len(table.holders("table")),
            panels=len(table.holders("panel")),
            since=max(0, self._now() - table.moved_at),
        )


def _turn(table: Table) -> tuple[int, int, tuple[int, ...]]:
    """Whose turn it is, how many there were, and who is waited for; nobody at a table at rest."""
    try:
        view = table.look(TABLE).view
        return (-1, 0, ()) if view is None else (view.turn, view.round, table.awaited())
    except TableFault:
        return -1, 0, ()


def _linked(running: Running) -> tuple[int, ...]:
    """Entrants whose phone is there now: at the tournament, or at their table."""
    places = running.steward.floor.places()
    playing = {entrant for entrant, (table, seat) in places.items() if seat in table.linked}
    return tuple(sorted(playing | running.table.linked))
