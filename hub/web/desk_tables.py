"""The state of a tournament's tables for its referee's page: no secret and no score."""

from typing import TypeVar

import msgspec

from hub.rules.contract.actor import TABLE
from hub.rules.contract.value import Value
from hub.tables.commit import Clock, TableFault
from hub.tables.table import Table
from hub.tournaments.tournament_registry import RunningTournament
from hub.web.address import Address
from hub.web.round_clock import clock_seen
from hub.wire.tournament import (
    DeskSeen,
    PhoneTaken,
    RunningTable,
    TableCorrection,
    WaitingCorrection,
)

_LONGEST = 24 * 60 * 60_000
# So many of a table's corrections its card shows; all of them are on the record.
SHOWN = 3

Turn = tuple[int, int, tuple[int, ...]]
T = TypeVar("T", bound=Value)


class DeskTables:
    """Summarises running tables. `now` is the log's wall clock; `steady` never jumps."""

    def __init__(self, address: Address, now: Clock, steady: Clock) -> None:
        self._address = address
        self._now = now
        self._steady = steady
        # Of each table its last move's time in the log, and when that was by the steady clock.
        self._moved: dict[str, tuple[int, int]] = {}
        # Of each table whose turn it was at which version: most have not moved since the last look.
        self._turns: dict[str, tuple[int, Turn]] = {}

    def desk(self, running: RunningTournament) -> DeskSeen:
        table, tables = running.table, running.reconciler.tables.tables_now()
        phones = tuple(sorted(table.keys.entrants().values()))
        return DeskSeen(
            code=table.settings.code,
            link=self._address.join(table.settings.code),
            phones=phones,
            linked=_linked(running),
            tables=tuple(self._table(short, each) for short, each in tables.items()),
            clock=clock_seen(running),
            # An entry that was taken back, or whose phone was shut out, is nobody's news.
            taken=tuple(
                _told(PhoneTaken, each) for each in table.referee.taken if each.entrant in phones
            ),
        )

    def _table(self, short: str, table: Table) -> RunningTable:
        turn, number, awaited = self._turn(table)
        return RunningTable(
            table=short,
            at=table.name,
            game=table.rules.key,
            started=table.game.is_started,
            over=table.is_ended,
            paused=table.paused,
            turn=turn,
            round=number,
            awaited=awaited,
            linked=tuple(sorted(table.connections.linked)),
            screens=len(table.keys.digests("table")),
            panels=len(table.keys.digests("panel")),
            since=self._since(table),
            corrections=tuple(
                _told(TableCorrection, each) for each in table.corrections[-SHOWN:][::-1]
            ),
            waiting=tuple(_told(WaitingCorrection, each) for each in table.own_corrections.pending),
        )

    def _turn(self, table: Table) -> Turn:
        version, known = table.version, self._turns.get(table.name)
        if known is None or known[0] != version:
            known = self._turns[table.name] = (version, _turn(table))
        return known[1]

    def _since(self, table: Table) -> int:
        """How long nobody moved. The clock on the wall is asked once for each move, and believed
        if that was today: it may jump while a table is quiet.
        """
        now, moved_at = self._steady(), table.log.moved_at
        known = self._moved.get(table.name)
        if known is None or known[0] != moved_at:
            ago = self._now() - moved_at
            known = (moved_at, now - (ago if 0 <= ago < _LONGEST else 0))
            self._moved[table.name] = known
        return max(0, now - known[1])


def _told(kind: type[T], source: Value) -> T:
    """The fields that both have: what a table knows of itself, as the desk is told it."""
    return msgspec.convert(source, kind, from_attributes=True)


def _turn(table: Table) -> Turn:
    """Whose turn it is, how many there were, and who is waited for; nobody at a table at rest."""
    try:
        view = table.views.look(TABLE).view
        return (-1, 0, ()) if view is None else (view.turn, view.round, table.game.awaited())
    except TableFault:
        return -1, 0, ()


def _linked(running: RunningTournament) -> tuple[int, ...]:
    """Entrants whose phone is there now: at the tournament, or at their table."""
    places = running.reconciler.tables.places()
    playing = {
        entrant for entrant, (table, seat) in places.items() if seat in table.connections.linked
    }
    return tuple(sorted(playing | running.table.connections.linked))
