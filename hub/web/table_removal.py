"""Delete a table for good, and let go of whoever is at it."""

import msgspec

from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.web.broadcast import Broadcast


class TableRemoval(msgspec.Struct, frozen=True, eq=False):
    """Who may ask for it is checked before."""

    _registry: TableRegistry
    _broadcast: Broadcast

    def remove(self, table: Table) -> None:
        try:
            # First: whoever comes in meanwhile sees that it is gone.
            self._registry.forget(table.name)
        finally:
            self._broadcast.close(table)

    def remove_if_there(self, table: Table) -> None:
        """The same of a table that somebody else may have deleted since."""
        if table.residency.is_gone:
            self._broadcast.close(table)
        else:
            self.remove(table)
