"""Push to the host's page and the referee's desk what they show beside their snapshot.

What a summary says is made elsewhere, and the broadcast sends it. Nobody else is sent one: seats,
screens, panels and onlookers have their snapshot alone.
"""

import logging
from threading import Lock

from hub.rules.contract.actor import HOST, REFEREE
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import TimerThread
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.broadcast import Broadcast, Connection
from hub.web.desk_tables import DeskTables
from hub.web.table_summary import TableSummary

_log = logging.getLogger(__name__)

_SUMMARISED = frozenset((HOST, REFEREE))


class Summaries:
    """One thread for all tables: whoever moves does not wait for it, and it holds no table's lock.

    One sender keeps them in order; what changes while it is at work is told together.
    """

    def __init__(
        self,
        broadcast: Broadcast,
        summary: TableSummary,
        desk_tables: DeskTables,
        tournaments: TournamentRegistry,
    ) -> None:
        self._broadcast = broadcast
        self._summary = summary
        self._desk_tables = desk_tables
        self._tournaments = tournaments
        self._lock = Lock()
        # By name, the tables where a host or a referee is connected, or was a moment ago.
        self._watched: dict[str, Table] = {}
        self._changed: set[str] = set()
        self._thread = TimerThread("summaries", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; a tournament's table changes its tournament's desk."""
        name = table.of or table.name
        table.watch(lambda _: self._note(name))

    def note_connection(self, connection: Connection) -> None:
        """It came or went: a host's first summary, or a phone that the desk shows as linked."""
        table = connection.table
        if connection.who in _SUMMARISED:
            with self._lock:
                self._watched[table.name] = table
        self._note(table.of or table.name)

    def _note(self, name: str) -> None:
        """Only where somebody looks: waking the thread would cost every move at every table."""
        with self._lock:
            if name not in self._watched:
                return
            self._changed.add(name)
        self._thread.wake()

    def look(self) -> None:
        """Send what has changed since the last look."""
        with self._lock:
            changed, self._changed = self._changed, set()
        for name in changed:
            try:
                self._send(name)
            except (Refusal, StorageFault, TableFault) as fault:
                # It rests, which its watchers are told, or is gone, as its connections are.
                _log.warning("no summary of %s: %s", name, type(fault).__name__)

    def _send(self, name: str) -> None:
        with self._lock:
            table = self._watched[name]
            viewers = {each.who for each in self._broadcast.at_table(table)}
            # Asked while nobody adds it: whoever came in this moment is not forgotten.
            if not viewers & _SUMMARISED:
                del self._watched[name]
                return
        if HOST in viewers:
            self._broadcast.summarise(table, HOST, self._summary.table(table))
        if REFEREE in viewers and self._tournaments.has(table):
            desk = self._desk_tables.desk(self._tournaments.get(name))
            self._broadcast.summarise(table, REFEREE, desk)
