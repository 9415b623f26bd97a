"""Who is connected, and the one place that sends anything to them.

It asks a table what a viewer may see and passes that on; it builds no view of its own.
"""

from collections.abc import Callable
from threading import Lock
from typing import Any, NamedTuple, Protocol

import msgspec

from hub.rules.contract.who import HOST, TABLE, Who
from hub.tables.commit import TableFault
from hub.tables.table import Table
from hub.wire.messages import Gone, Notice

_encode = msgspec.json.Encoder().encode


class Connection(NamedTuple):
    """One socket: `now` asks whom its key makes it at this moment; None: it opens nothing."""

    sid: str
    table: Table
    who: Who
    address: str
    now: Callable[[], Who | None]


class Server(Protocol):
    """What is used of python-socketio's server."""

    def emit(self, event: str, data: Any, to: str) -> None: ...

    def disconnect(self, sid: str) -> None: ...


class Broadcast:
    """All connections, by socket and by table."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._lock = Lock()
        self._by_sid: dict[str, Connection] = {}
        self._unlink: dict[str, Callable[[], None]] = {}
        self._unwatch: dict[str, Callable[[], None]] = {}

    def __len__(self) -> int:
        return len(self._by_sid)

    def get(self, sid: str) -> Connection | None:
        return self._by_sid.get(sid)

    def at_table(self, table: Table) -> list[Connection]:
        with self._lock:
            return [each for each in self._by_sid.values() if each.table is table]

    def from_address(self, address: str) -> int:
        with self._lock:
            return sum(each.address == address for each in self._by_sid.values())

    def add(self, connection: Connection) -> None:
        """A new connection of a seat takes the old one's place."""
        table, who = connection.table, connection.who
        with self._lock:
            old = [
                each
                for each in self._by_sid.values()
                if who.kind == "seat" and each.who == who and each.table is table
            ]
            self._by_sid[connection.sid] = connection
            if table.name not in self._unwatch:
                self._unwatch[table.name] = table.watch(lambda _: self.show(table))
        for each in old:
            self.drop(each, "replaced")
        if who.kind == "seat":
            unlink = table.link(who.seat)
            with self._lock:
                is_here = connection.sid in self._by_sid
                if is_here:
                    self._unlink[connection.sid] = unlink
            if not is_here:
                # A newer one has taken its place meanwhile.
                unlink()
                return
        self.show_one(connection)

    def remove(self, sid: str) -> None:
        with self._lock:
            self._by_sid.pop(sid, None)
            unlink = self._unlink.pop(sid, None)
        if unlink is not None:
            unlink()

    def drop(self, connection: Connection, code: str) -> None:
        """Say why, then hang up."""
        self._send(connection.sid, "gone", Gone(code=code))
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
            if connection.sid in self._by_sid:
                self._by_sid[connection.sid] = moved
        return moved

    def show(self, table: Table) -> None:
        """Everyone at a table sees how it stands now; equal views are encoded once."""
        shown: dict[Who, Any] = {}
        for each in self.at_table(table):
            connection = self.current(each)
            if connection is None:
                continue
            if connection.who not in shown:
                shown[connection.who] = self._seen(connection)
            self._send(connection.sid, "sight", shown[connection.who])

    def show_one(self, connection: Connection) -> None:
        self._send(connection.sid, "sight", self._seen(connection))

    def notice(self, table: Table, notice: Notice) -> None:
        """The table's own screens hear of a press that changed nothing; it is on no record."""
        for connection in self.at_table(table):
            if connection.who == TABLE and self.current(connection) is not None:
                self._send(connection.sid, "notice", notice)

    def close(self, table: Table) -> None:
        """A table that is deleted has nobody left around it."""
        for connection in self.at_table(table):
            self.drop(connection, "table-deleted")
        unwatch = self._unwatch.pop(table.name, None)
        if unwatch is not None:
            unwatch()

    def recheck(self) -> None:
        """Let go of hosts whose key was revoked; tables' own keys are checked when shown."""
        for connection in list(self._by_sid.values()):
            if connection.who == HOST:
                self.current(connection)

    def _seen(self, connection: Connection) -> msgspec.Raw:
        try:
            sight = connection.table.look(connection.who)
        except TableFault:
            # The table has just gone to rest; what it shows now has no game in it.
            sight = connection.table.outline()
        return msgspec.Raw(_encode(sight))

    def _send(self, sid: str, event: str, payload: Any) -> None:
        try:
            self._server.emit(event, payload, to=sid)
        except (OSError, KeyError):
            # They are gone already; their own disconnect follows.
            return
