"""Table screens on their way from one table to another, at the host's word."""

import msgspec

from hub.rules.contract.actor import HOST
from hub.rules.contract.refusal import Refusal
from hub.tables.table import Table
from hub.web.broadcast import Broadcast


class ScreenTransfer(msgspec.Struct, frozen=True, eq=False):
    """A screen keeps its key: the new table knows it first, and the old one no longer after."""

    _broadcast: Broadcast

    def send(self, table: Table, to: Table) -> None:
        digests = table.keys.digests("table")
        if not digests:
            raise Refusal("no-such-key")
        if to.is_ended:
            raise Refusal("table-ended")
        if to is table:
            return
        for digest in set(digests) - set(to.keys.digests("table")):
            to.keys.share("table", None, digest, by=HOST)
        self._broadcast.send_screens(table, to)
        table.keys.revoke("table", by=HOST)
