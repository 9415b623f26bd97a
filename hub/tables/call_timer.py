"""When a question has lain before a seat for too long, its table calls.

Who is called, and who sees it, is the table's to say.
"""

from hub.tables.calls import Steady
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer


class TimedCalls:
    """Seats that are to be called when their question has lain there for long enough."""

    def __init__(self, steady: Steady) -> None:
        self._steady = steady

    def is_waiting(self, table: Table) -> bool:
        return table.calls.note(self._steady()) is not None

    def see_to(self, table: Table) -> int | None:
        return table.calls.call(self._steady())


def call_timer(steady: Steady) -> TableTimer:
    return TableTimer(TimedCalls(steady), "calls", "nobody was called")
