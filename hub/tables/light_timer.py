"""When a seat has been lit for long enough, the next one lights up.

Which seat is next is the table's to say.
"""

from hub.rules.contract.actor import NOBODY
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer


class TimedLights:
    """Seats that are lit."""

    def is_waiting(self, table: Table) -> bool:
        return table.lights.lit != NOBODY

    def see_to(self, table: Table) -> int | None:
        return table.lights.advance()


def light_timer() -> TableTimer:
    return TableTimer(TimedLights(), "lights", "no light went on")
