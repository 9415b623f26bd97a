"""The connections at each table, and the one place that sends anything to them.

It asks a table what a viewer may see and passes that on; it builds no view of its own.
"""

from collections.abc import Callable
from contextlib import suppress
from threading import Lock, RLock
from typing import NamedTuple, Protocol

import msgspec
from engineio.exceptions import (  # type: ignore[import-untyped]  # it has no types
    SocketIsClosedError,
)

from hub.rules.contract.actor import HOST, REFEREE, TABLE, Actor
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.tables.table_views import SnapshotFor
from hub.tables.watchers import Watcher
from hub.web.encoded_message import EncodedMessage, Sendable
from hub.web.limits import network_of
from hub.wire.messages import Gone, Notice
from hub.wire.requests import TableSeen
from hub.wire.tournament import DeskSeen

_encode = msgspec.json.Encoder().encode


class Connection(NamedTuple):
    """One socket. `now` authenticates its key again: the actor it makes now, or None."""

    sid: str
    table: Table
    who: Actor
    address: str
    now: Callable[[], Actor | None]


class SidLookup(Protocol):
    """What is used of python-socketio's `Manager`."""

    def eio_sid_from_sid(self, sid: str, namespace: str) -> str | None: ...


class PacketSender(Protocol):
    """What is used of python-engineio's `Server`."""

    def send_packet(self, sid: str | None, pkt: Sendable) -> None: ...


class SocketServer(Protocol):
    """What is used of python-socketio's `Server`."""

    @property
    def manager(self) -> SidLookup: ...

    @property
    def eio(self) -> PacketSender: ...

    def disconnect(self, sid: str) -> None: ...


class TableAudience:
    """The connections at one table. `order` is held from reading to sending: none overtakes."""

    __slots__ = ("connections", "leave", "order", "unwatch")

    def __init__(self, table: Table, show: Watcher) -> None:
        self.connections: dict[str, Connection] = {}
        # The same thread may come again: what it looked at met a bug, and that is shown too.
        self.order = RLock()
        # As long as they are here, the table stays; one that has just been put away is refused.
        self.leave = table.residency.keep()
        self.unwatch = table.watch(show)

    def part(self) -> None:
        """Stop watching the table: nobody is left."""
        self.unwatch()
        self.leave()


class Broadcast:
    """All connections, by socket and by table.

    `host_summary` is what the host is sent beside the snapshot, and nobody else.
    """

    def __init__(self, server: SocketServer, host_summary: Callable[[Table], TableSeen]) -> None:
        self._server = server
        self._host_summary = host_summary
        self._on_change: list[Callable[[Connection], None]] = []
        self._lock = Lock()
        self._by_sid: dict[str, Connection] = {}
        self._audiences: dict[Table, TableAudience] = {}
        self._unlink: dict[str, Callable[[], None]] = {}

    def __len__(self) -> int:
        return len(self._by_sid)

    def get(self, sid: str) -> Connection | None:
        return self._by_sid.get(sid)

    def on_change(self, listener: Callable[[Connection], None]) -> None:
        """Tell `listener` of every connection that has come or gone."""
        self._on_change.append(listener)

    def at_table(self, table: Table) -> list[Connection]:
        with self._lock:
            audience = self._audiences.get(table)
            return [] if audience is None else list(audience.connections.values())

    def from_address(self, address: str) -> int:
        with self._lock:
            return sum(each.address == address for each in self._by_sid.values())

    def add(self, connection: Connection) -> None:
        """A new connection of a seat takes the old one's place.

        `table-moved` if its table was put away this very moment: whoever asks anew finds another.
        """
        table, who = connection.table, connection.who
        with self._lock:
            audience = self._found(table)
            here = list(audience.connections.values())
            self._by_sid[connection.sid] = audience.connections[connection.sid] = connection
        for each in here:
            if who.kind == "seat" and each.who == who:
                self.drop(each, "replaced")
        if who.kind == "seat" or who == TABLE:
            is_seat = who.kind == "seat"
            # By network: a device may have many IPv6 addresses of one.
            at = network_of(connection.address)
            unlink = (
                table.connections.link(who.seat, at) if is_seat else table.connections.link_screen()
            )
            with self._lock:
                is_here = connection.sid in self._by_sid
                if is_here:
                    self._unlink[connection.sid] = unlink
            if not is_here:
                # A newer one has taken its place meanwhile.
                unlink()
                return
        if table.residency.is_gone:
            # Deleted while they came in.
            self.close(table)
            return
        with audience.order:
            snapshot_for = table.views.of_one_version()
            # As their key stands now: since it was looked at, seats may have changed places.
            now = self.current(connection)
            if now is not None:
                self._post_all(now, self._messages(now, snapshot_for))
        self._changed(connection)

    def remove(self, sid: str) -> None:
        with self._lock:
            gone = self._by_sid.pop(sid, None)
            last = self._left(gone) if gone is not None else None
            unlink = self._unlink.pop(sid, None)
        if unlink is not None:
            unlink()
        if last is not None:
            last.part()
        if gone is not None:
            self._changed(gone)

    def _changed(self, connection: Connection) -> None:
        for listener in self._on_change:
            listener(connection)

    def _left(self, gone: Connection) -> TableAudience | None:
        """Those around its table, if that was the last of them; the lock is held."""
        audience = self._audiences.get(gone.table)
        if audience is None:
            return None
        audience.connections.pop(gone.sid, None)
        return None if audience.connections else self._audiences.pop(gone.table)

    def drop(self, connection: Connection, code: str) -> None:
        """Say why, then hang up."""
        self._send(connection.sid, "gone", _encode(Gone(code=code)))
        self.remove(connection.sid)
        self._server.disconnect(connection.sid)

    def current(self, connection: Connection) -> Connection | None:
        """As its key stands now: seats may have been reordered; None: it was let go."""
        who = connection.now()
        if who == connection.who:
            return connection
        if who is None or not who.kind == connection.who.kind == "seat":
            self.drop(connection, "key-revoked")
            return None
        moved = connection._replace(who=who)
        with self._lock:
            audience = self._audiences.get(moved.table)
            if audience is not None and moved.sid in self._by_sid:
                self._by_sid[moved.sid] = audience.connections[moved.sid] = moved
        return moved

    def show(self, table: Table) -> None:
        """Everyone at a table sees how it stands now, of one version.

        Equal views are made once, and all is made before any is sent: phones that wake one by
        one would hold up the making of the rest.
        """
        audience = self._audiences.get(table)
        if audience is None:
            return
        with audience.order:
            snapshot_for, messages = (
                table.views.of_one_version(),
                dict[Actor, list[EncodedMessage]](),
            )
            # Those around it when this began: whoever came to an empty table since has seen it.
            with self._lock:
                known = list(audience.connections.values())
            here = [self.current(each) for each in known]
            for each in here:
                if each is not None and each.who not in messages:
                    messages[each.who] = self._messages(each, snapshot_for)
            for each in here:
                # Once more: a key may have been revoked while all this was made.
                if each is not None and each.now() == each.who:
                    self._post_all(each, messages[each.who])

    def show_desk(self, tournament: Table, desk: DeskSeen) -> None:
        """The referee's desks get what they show beside their snapshot; nobody else does."""
        message = EncodedMessage("desk", _encode(desk), is_whole=True)
        for each in self.at_table(tournament):
            if each.who == REFEREE and self.current(each) is not None:
                self._post(each.sid, message)

    def notice(self, table: Table, notice: Notice) -> None:
        """The table's own screens hear of a press that changed nothing; it is on no record."""
        for connection in self.at_table(table):
            if connection.who == TABLE and self.current(connection) is not None:
                self._send(connection.sid, "notice", _encode(notice))

    def close(self, table: Table) -> None:
        """A table that is deleted has nobody left around it."""
        for connection in self.at_table(table):
            self.drop(connection, "table-deleted")
        with self._lock:
            audience = self._audiences.pop(table, None)
        if audience is not None:
            audience.part()

    def recheck(self) -> None:
        """Let go of hosts whose key was revoked; tables' own keys are checked when shown."""
        for connection in list(self._by_sid.values()):
            if connection.who == HOST:
                self.current(connection)

    def _found(self, table: Table) -> TableAudience:
        """Those at a table, which is watched from the first one on; the lock is held."""
        audience = self._audiences.get(table)
        if audience is None:
            audience = self._audiences[table] = TableAudience(table, lambda _: self.show(table))
        return audience

    def _messages(self, connection: Connection, snapshot_for: SnapshotFor) -> list[EncodedMessage]:
        """A viewer's snapshot, and the host's summary after it."""
        seen = self._seen(connection, snapshot_for)
        messages = [EncodedMessage("sight", seen, is_whole=True)]
        if connection.who == HOST:
            # A bug met there rests the table, which is shown anew; no network holds up a snapshot.
            with suppress(TableFault, OSError):
                summary = _encode(self._host_summary(connection.table))
                messages.append(EncodedMessage("summary", summary, is_whole=True))
        return messages

    def _seen(self, connection: Connection, snapshot_for: SnapshotFor) -> bytes:
        try:
            sight = snapshot_for(connection.who)
        except TableFault:
            # The table has just gone to rest; what it shows now has no game in it.
            sight = connection.table.views.outline()
        return _encode(sight)

    def _send(self, sid: str, event: str, payload: bytes) -> None:
        self._post(sid, EncodedMessage(event, payload))

    def _post_all(self, connection: Connection, messages: list[EncodedMessage]) -> None:
        for message in messages:
            self._post(connection.sid, message)

    def _post(self, sid: str, message: EncodedMessage) -> None:
        try:
            self._server.eio.send_packet(self._server.manager.eio_sid_from_sid(sid, "/"), message)
        except (OSError, KeyError, SocketIsClosedError):
            # They are gone already; their own disconnect follows.
            return
