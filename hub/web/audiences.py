"""The connections at each table: who is there, by socket and by table. Nothing is sent from here.

A table that somebody is at is watched, and stays in memory.
"""

from collections.abc import Callable
from threading import Lock, RLock
from typing import NamedTuple

from hub.rules.contract.actor import TABLE, Actor
from hub.tables.table import Table
from hub.tables.watchers import Watcher
from hub.web.limits import network_of
from hub.web.sent_sight import SentSight

# Whose devices are heard by the whole table.
SOUNDING = ("table", "panel")


class Connection(NamedTuple):
    """One socket. `now` authenticates its key again: the actor it makes now, or None.

    One that gets changes keeps what it was `sent` last; to any other all is told each time.
    `arrived` is the address of this hub that it came in on.
    """

    sid: str
    table: Table
    who: Actor
    address: str
    now: Callable[[], Actor | None]
    sent: SentSight | None = None
    arrived: str = ""


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


class Audiences:
    """All connections. `show` is called with a table that changed, as long as somebody is there."""

    def __init__(self, show: Callable[[Table], None]) -> None:
        self._show = show
        self._lock = Lock()
        self._by_sid: dict[str, Connection] = {}
        self._by_table: dict[Table, TableAudience] = {}
        self._unlink: dict[str, Callable[[], None]] = {}

    def __len__(self) -> int:
        return len(self._by_sid)

    def get(self, sid: str) -> Connection | None:
        return self._by_sid.get(sid)

    def of(self, table: Table) -> TableAudience | None:
        return self._by_table.get(table)

    def at_table(self, table: Table) -> list[Connection]:
        with self._lock:
            audience = self._by_table.get(table)
            return [] if audience is None else list(audience.connections.values())

    def members(self, audience: TableAudience) -> list[Connection]:
        with self._lock:
            return list(audience.connections.values())

    def from_address(self, address: str) -> int:
        with self._lock:
            return sum(each.address == address for each in self._by_sid.values())

    def add(self, connection: Connection) -> tuple[TableAudience, list[Connection]]:
        """Its table's audience with it, and those who were there before.

        `table-moved` if its table was put away this very moment.
        """
        with self._lock:
            audience = self._watched(connection.table)
            before = list(audience.connections.values())
            self._by_sid[connection.sid] = audience.connections[connection.sid] = connection
        return audience, before

    def _watched(self, table: Table) -> TableAudience:
        """Those at a table, which is watched from the first one on; the lock is held."""
        audience = self._by_table.get(table)
        if audience is None:
            audience = self._by_table[table] = TableAudience(table, lambda _: self._show(table))
        return audience

    def link(self, connection: Connection) -> bool:
        """Let the table know that this seat's phone, or its screen, is there.

        False if a newer one has taken its place meanwhile.
        """
        who, connections = connection.who, connection.table.connections
        if who.kind == "seat":
            # By network: a device may have many IPv6 addresses of one.
            unlink = connections.link(who.seat, network_of(connection.address))
        elif who == TABLE:
            unlink = connections.link_screen()
        else:
            return True
        with self._lock:
            is_here = connection.sid in self._by_sid
            if is_here:
                self._unlink[connection.sid] = unlink
        if not is_here:
            unlink()
        return is_here

    def replace(self, moved: Connection) -> None:
        """The same socket as somebody else, if it is still there."""
        with self._lock:
            audience = self._by_table.get(moved.table)
            if audience is not None and moved.sid in self._by_sid:
                self._by_sid[moved.sid] = audience.connections[moved.sid] = moved

    def remove(self, sid: str) -> Connection | None:
        """The connection that was there; with the last of them its table is watched no longer."""
        with self._lock:
            gone = self._by_sid.pop(sid, None)
            last = self._left(gone) if gone is not None else None
            unlink = self._unlink.pop(sid, None)
        if unlink is not None:
            unlink()
        if gone is not None and gone.who.kind in SOUNDING:
            gone.table.connections.sound(sid, is_on=False)
        if last is not None:
            last.part()
        return gone

    def _left(self, gone: Connection) -> TableAudience | None:
        """Those around its table, if that was the last of them; the lock is held."""
        audience = self._by_table.get(gone.table)
        if audience is None:
            return None
        audience.connections.pop(gone.sid, None)
        return None if audience.connections else self._by_table.pop(gone.table)

    def close(self, table: Table) -> None:
        """A table that is deleted is watched no longer."""
        with self._lock:
            audience = self._by_table.pop(table, None)
        if audience is not None:
            audience.part()
