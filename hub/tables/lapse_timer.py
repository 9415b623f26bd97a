"""What a game asks the whole table for a moment lapses by itself: one thread for all tables.

A game that lets something lapse offers that to the hub, by the key `lapse`, while it lies there.
Here the time is kept and nothing else; what lapses, and what that means, is the game's to say.
"""

import logging
from threading import Lock
from weakref import WeakSet

from hub.rules.contract.actor import HUB
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.tables.calls import Steady
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.timer_thread import TimerThread

_log = logging.getLogger(__name__)

LAPSES_AFTER = 10_000
"""Milliseconds for which such a question lies before everybody."""
LAPSE = "lapse"


class LapseTimer:
    """Asleep until something lapses, at any table; by the table, its question and since when."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady
        self._lock = Lock()
        self._known: WeakSet[Table] = WeakSet()
        self._since: dict[Table, tuple[int, int]] = {}
        self._thread = TimerThread("lapses", self.look)
        self.start, self.stop = self._thread.start, self._thread.stop

    def mind(self, table: Table) -> None:
        """Look after this table from now on; what lay there before a restart has its time anew."""
        if table not in self._known:
            self._known.add(table)
            table.watch(lambda _: self._note(table))
        self._note(table)

    def look(self) -> int | None:
        """Let lapse what is due; in how many milliseconds the next is, if any."""
        now = self._steady()
        with self._lock:
            due = [
                (table, question)
                for table, (question, since) in self._since.items()
                if now - since >= LAPSES_AFTER
            ]
            for table, _ in due:
                del self._since[table]
            left = [since + LAPSES_AFTER - now for _, since in self._since.values()]
        for table, question in due:
            self._lapse(table, question)
        return min(left, default=None)

    def _note(self, table: Table) -> None:
        question = _question(table)
        with self._lock:
            if self._since.get(table, (0, 0))[0] == question:
                return
            if not question:
                del self._since[table]
                return
            self._since[table] = (question, self._steady())
        self._thread.wake()

    def _lapse(self, table: Table, question: int) -> None:
        try:
            # By the version: after an undo the same number is asked once more.
            move_id = f"{LAPSE}@{table.version}"
            table.game.submit(HUB, Move(offer=LAPSE, question=question), move_id)
        except (Refusal, StorageFault, TableFault) as fault:
            # Answered in this very moment, or the table rests; then it is asked again by hand.
            _log.info("nothing lapsed at %s: %s", table.name, type(fault).__name__)


def _question(table: Table) -> int:
    """What would lapse at this table now; 0: nothing."""
    if table.is_ended or not table.game.is_started:
        return 0
    try:
        offer = table.rules.offer(table.game.state(), HUB, LAPSE)
    except (Refusal, TableFault):
        return 0
    return 0 if offer is None else offer.question
