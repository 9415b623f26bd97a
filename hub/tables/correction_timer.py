"""When nobody confirms a player's correction, its referee is called.

What waits, and what comes of it, is the table's to say.
"""

from hub.tables.calls import Steady
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer
from hub.tables.timer_thread import AFTER_A_FAULT


class TimedCorrections:
    """Corrections that players asked for, and that nobody has confirmed."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady

    def is_waiting(self, table: Table) -> bool:
        return bool(table.own_corrections.pending)

    def see_to(self, table: Table) -> int | None:
        return table.own_corrections.see_to(self._steady())


def correction_timer(steady: Steady) -> TableTimer:
    return TableTimer(
        TimedCorrections(steady),
        "corrections",
        "a correction waits",
        wakes_each=True,
        after_a_fault=AFTER_A_FAULT,
    )
