"""When nobody confirms a player's correction, its referee is called.

What waits, and what comes of it, is the table's to say.
"""

from hub.tables.calls import Steady
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer
from hub.tables.timer_thread import AFTER_A_FAULT


class CorrectionTimer(TableTimer):
    """Asleep until some correction, at any table, has waited long enough."""

    thread_name = "corrections"
    fault_text = "a correction waits"
    wakes_each = True
    after_a_fault = AFTER_A_FAULT

    def __init__(self, steady: Steady) -> None:
        self._steady = steady
        super().__init__()

    def is_waiting(self, table: Table) -> bool:
        return bool(table.own_corrections.pending)

    def see_to(self, table: Table) -> int | None:
        return table.own_corrections.see_to(self._steady())
