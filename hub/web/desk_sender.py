"""Push to a referee's desk what it shows beside its snapshot, whenever some of it has changed.

What a desk is told is made elsewhere, and the broadcast sends it, to referees alone.
"""

import logging
from threading import Lock

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import TimerThread
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.audiences import Connection
from hub.web.broadcast import Broadcast
from hub.web.desk_tables import DeskTables

_log = logging.getLogger(__name__)


class DeskSender:
    """One thread for all desks, because any table of a tournament changes its desk.

    Whoever moves there does not wait for it, and it holds no lock of any table while it looks at
    all of them. What changes while it is at work is sent together.
    """

    def __init__(
        self, broadcast: Broadcast, desk_tables: DeskTables, tournaments: TournamentRegistry
    ) -> None:
        self._broadcast = broadcast
        self._desk_tables = desk_tables
        self._tournaments = tournaments
        self._lock = Lock()
        # By name, the tournaments at whose desk somebody is, or was a moment ago.
        self._attended: dict[str, Table] = {}
        self._changed: set[str] = set()
        self._thread = TimerThread("desks", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; one of a tournament changes the tournament's desk."""
        name = table.of or table.name
        table.watch(lambda _: self._note(name))

    def note_connection(self, connection: Connection) -> None:
        """It came or went: a desk that is to be filled, or a phone that a desk shows as linked."""
        table = connection.table
        if connection.who == REFEREE and not table.of:
            with self._lock:
                self._attended[table.name] = table
        self._note(table.of or table.name)

    def _note(self, name: str) -> None:
        """Only where somebody looks: waking the thread would cost every move at every table."""
        with self._lock:
            if name not in self._attended:
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
                # It was closed or rests, and either is told to its desk by the snapshot.
                _log.warning("the desk of %s is not told: %s", name, type(fault).__name__)

    def _send(self, name: str) -> None:
        with self._lock:
            table = self._attended[name]
            # Asked while nobody adds it: whoever came in this moment is not forgotten.
            if all(each.who != REFEREE for each in self._broadcast.at_table(table)):
                del self._attended[name]
                return
        self._broadcast.show_desk(table, self._desk_tables.desk(self._tournaments.get(name)))
