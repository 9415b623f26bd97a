"""What each viewer of a table is sent after a change, encoded: a snapshot, for the host a summary.

It asks the table what a viewer may see; it builds no view of its own and sends nothing.
"""

from collections.abc import Callable
from contextlib import suppress

import msgspec

from hub.rules.contract.actor import HOST
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.tables.table_views import SnapshotFor
from hub.web.audiences import Connection
from hub.web.encoded_message import EncodedMessage
from hub.wire.requests import TableSeen

encode = msgspec.json.Encoder().encode


class ViewerMessages:
    """`host_summary` is what the host is sent beside the snapshot, and nobody else."""

    def __init__(self, host_summary: Callable[[Table], TableSeen]) -> None:
        self._host_summary = host_summary

    def of(self, connection: Connection, snapshot_for: SnapshotFor) -> list[EncodedMessage]:
        """A viewer's snapshot, and the host's summary after it."""
        snapshot = self.snapshot(connection, snapshot_for)
        messages = [EncodedMessage("sight", snapshot, is_whole=True)]
        if connection.who == HOST:
            # A bug met there rests the table, which is shown anew; no network holds up a snapshot.
            with suppress(TableFault, OSError):
                summary = encode(self._host_summary(connection.table))
                messages.append(EncodedMessage("summary", summary, is_whole=True))
        return messages

    def snapshot(self, connection: Connection, snapshot_for: SnapshotFor) -> bytes:
        views = connection.table.views
        try:
            snapshot = snapshot_for(connection.who)
            return views.encoded(lambda: encode(snapshot))
        except TableFault:
            # The table has just gone to rest; what it shows now has no game in it.
            return encode(views.outline())
