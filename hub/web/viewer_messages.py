"""What each viewer of a table is sent after a change, encoded: a snapshot, for the host a summary.

It asks the table what a viewer may see; it builds no view of its own and sends nothing.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from hub.rules.contract.actor import HOST, Actor
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.tables.table_views import SnapshotFor
from hub.tables.viewer_snapshot import ViewerSnapshot
from hub.web.audiences import Connection
from hub.web.encoded_message import EncodedChange, EncodedMessage
from hub.wire.difference import SAME, Differences
from hub.wire.messages import SightChange
from hub.wire.requests import TableSeen

encode = msgspec.json.Encoder().encode

# Of a table, for a host who came in on that address.
HostSummary = Callable[[Table, str], TableSeen]


class Shown(NamedTuple):
    """What a connection is to be sent, and what it has seen then."""

    snapshot: ViewerSnapshot
    messages: list[EncodedMessage]


class ViewerMessages:
    """The messages of one moment of a table. Who sees the same, and saw the same before, gets one.

    `host_summary` is what the host is sent beside the snapshot, and nobody else.
    """

    def __init__(self, snapshot_for: SnapshotFor, host_summary: HostSummary) -> None:
        self._snapshot_for = snapshot_for
        self._host_summary = host_summary
        self._snapshots: dict[Actor, ViewerSnapshot] = {}
        self._differences = Differences()
        # By the identity of what was seen before, which is kept with it.
        self._made: dict[tuple[Actor, str, int], tuple[ViewerSnapshot | None, Shown]] = {}

    def of(self, connection: Connection) -> Shown:
        """A viewer's snapshot, or how it differs from their last, and the host's summary after."""
        sent = connection.sent
        before = None if sent is None else sent.before(connection.who)
        # What only the host is sent has links in it, which are as good as the way one came.
        arrived = connection.arrived if connection.who == HOST else ""
        key = connection.who, arrived, id(before)
        if key not in self._made:
            self._made[key] = before, self._shown(connection, before)
        return self._made[key][1]

    def _shown(self, connection: Connection, before: ViewerSnapshot | None) -> Shown:
        views = connection.table.views
        try:
            snapshot = self._snapshot(connection.who)
            sight = views.encoded(lambda: self._sight(snapshot, before))
        except TableFault:
            # The table has just gone to rest; what it shows now has no game in it.
            snapshot = views.outline()
            sight = whole(snapshot)
        return Shown(snapshot, [sight, *self._beside(connection)])

    def _snapshot(self, who: Actor) -> ViewerSnapshot:
        if who not in self._snapshots:
            self._snapshots[who] = self._snapshot_for(who)
        return self._snapshots[who]

    def _sight(self, now: ViewerSnapshot, before: ViewerSnapshot | None) -> EncodedMessage:
        if before is None:
            return whole(now)
        found = self._differences.of(before, now)
        members = {} if found is SAME else found
        assert isinstance(members, dict), "two snapshots differ in members"
        change = SightChange(since=before.version, sight=members)
        return EncodedChange("change", encode(change), "sight", lambda: whole(now))

    def _beside(self, connection: Connection) -> list[EncodedMessage]:
        if connection.who == HOST:
            # A bug met there rests the table, which is shown anew; no network holds up a snapshot.
            with suppress(TableFault, OSError):
                summary = encode(self._host_summary(connection.table, connection.arrived))
                return [EncodedMessage("summary", summary, is_whole=True)]
        return []


def whole(snapshot: ViewerSnapshot) -> EncodedMessage:
    return EncodedMessage("sight", encode(snapshot), is_whole=True)
