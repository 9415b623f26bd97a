"""What a game asks the whole table for a moment lapses by itself.

A game that lets something lapse offers that to the hub, by the key `lapse`, while it lies there.
Here the time is kept and nothing else; what lapses, and what that means, is the game's to say.
"""

import logging
from threading import Lock
from weakref import WeakKeyDictionary

from hub.rules.contract.actor import HUB
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.tables.calls import Steady
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer

_log = logging.getLogger(__name__)

LAPSES_AFTER = 10_000
"""Milliseconds for which such a question lies before everybody."""
LAPSE = "lapse"


class TimedLapses:
    """What lapses, by the table: its question, and since when it lies there."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady
        self._since: WeakKeyDictionary[Table, tuple[int, int]] = WeakKeyDictionary()
        self._lock = Lock()

    def is_waiting(self, table: Table) -> bool:
        """What lay there before a restart has its time anew."""
        question = _question(table)
        with self._lock:
            known, since = self._since.pop(table, (0, 0))
            if question:
                self._since[table] = question, since if known == question else self._steady()
        return bool(question)

    def see_to(self, table: Table) -> int | None:
        with self._lock:
            question, since = self._since.get(table, (0, 0))
            wait = since + LAPSES_AFTER - self._steady()
            if question and wait <= 0:
                del self._since[table]
        if not question or wait > 0:
            return wait if question else None
        try:
            # By the version: after an undo the same number is asked once more.
            move_id = f"{LAPSE}@{table.version}"
            table.game.submit(HUB, Move(offer=LAPSE, question=question), move_id)
        except Refusal as refusal:
            # Answered in this very moment.
            _log.info("nothing lapsed at %s: %s", table.name, refusal.code)
        return None


def lapse_timer(steady: Steady) -> TableTimer:
    return TableTimer(TimedLapses(steady), "lapses", "nothing lapsed")


def _question(table: Table) -> int:
    """What would lapse at this table now; 0: nothing."""
    if table.is_ended or not table.game.is_started:
        return 0
    try:
        offer = table.rules.offer(table.game.state(), HUB, LAPSE)
    except (Refusal, TableFault):
        return 0
    return 0 if offer is None else offer.question
