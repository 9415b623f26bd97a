"""When a seat has been lit for long enough, the next one lights up.

Which seat is next is the table's to say.
"""

from hub.rules.contract.actor import NOBODY
from hub.tables.table import Table
from hub.tables.table_timer import TableTimer


class LightTimer(TableTimer):
    """Asleep until some seat, at any table, was lit for long enough."""

    thread_name = "lights"
    fault_text = "no light went on"

    def is_waiting(self, table: Table) -> bool:
        return table.lights.lit != NOBODY

    def see_to(self, table: Table) -> int | None:
        return table.lights.advance()
