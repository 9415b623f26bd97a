"""The one place that sends anything to a connection: what changed, why one was let go, notices.

What a viewer may see is the table's to say; it is passed on as it is.
"""

from collections.abc import Callable
from typing import Protocol

from engineio.exceptions import (  # type: ignore[import-untyped]  # it has no types
    SocketIsClosedError,
)

from hub.rules.contract.actor import REFEREE, TABLE
from hub.tables.table import Table
from hub.web.audiences import Audiences, Connection
from hub.web.encoded_message import EncodedMessage, Sendable
from hub.web.viewer_messages import HostSummary, Shown, ViewerMessages, encode
from hub.wire.messages import Gone, Notice
from hub.wire.tournament import DeskSeen

# Whoever looks at a table without a seat; the host's own page alone is not an audience.
_ONLOOKERS = ("table", "panel", "watcher")


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


class Broadcast:
    """Shows every connection its table, in the order of versions.

    `host_summary` is what the host is sent beside the snapshot, and nobody else.
    """

    def __init__(self, server: SocketServer, host_summary: HostSummary) -> None:
        self._server = server
        self._host_summary = host_summary
        self._on_change: list[Callable[[Connection], None]] = []
        self._audiences = Audiences(self.show)
        self.get, self.at_table = self._audiences.get, self._audiences.at_table
        self.from_address = self._audiences.from_address

    def __len__(self) -> int:
        return len(self._audiences)

    def on_change(self, listener: Callable[[Connection], None]) -> None:
        """Tell `listener` of every connection that has come or gone."""
        self._on_change.append(listener)

    def is_watched(self, table: Table) -> bool:
        """A screen or an onlooker is there."""
        return any(each.who.kind in _ONLOOKERS for each in self.at_table(table))

    def add(self, connection: Connection) -> None:
        """A new connection of a seat takes the old one's place.

        `table-moved` if its table was put away this very moment: whoever asks anew finds another.
        """
        table, who = connection.table, connection.who
        audience, before = self._audiences.add(connection)
        for each in before:
            if who.kind == "seat" and each.who == who:
                self.drop(each, "replaced")
        if not self._audiences.link(connection):
            return
        if table.residency.is_gone:
            # Deleted while they came in.
            self.close(table)
            return
        with audience.order:
            messages = self._messages(table)
            # As their key stands now: since it was looked at, seats may have changed places.
            now = self.current(connection)
            if now is not None:
                self._post_shown(now, messages.of(now))
        self._changed(connection)

    def remove(self, sid: str) -> None:
        gone = self._audiences.remove(sid)
        if gone is not None:
            self._changed(gone)

    def _changed(self, connection: Connection) -> None:
        for listener in self._on_change:
            listener(connection)

    def send_screens(self, table: Table, to: Table) -> None:
        """The table screens there go to another table, which their keys open already."""
        for each in self.at_table(table):
            if each.who == TABLE:
                self.drop(each, "key-revoked", to.name)

    def drop(self, connection: Connection, code: str, to: str = "") -> None:
        """Say why, and where it goes on if it does, then hang up."""
        self._send(connection.sid, "gone", encode(Gone(code=code, next=to)))
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
        self._audiences.replace(moved)
        return moved

    def show(self, table: Table) -> None:
        """Everyone at a table sees how it stands now, of one version.

        Equal views are made once, and all is made before any is sent: phones that wake one by
        one would hold up the making of the rest.
        """
        audience = self._audiences.of(table)
        if audience is None:
            return
        with audience.order:
            messages = self._messages(table)
            # Those around it when this began: whoever came to an empty table since has seen it.
            here = [self.current(each) for each in self._audiences.members(audience)]
            made = [(each, messages.of(each)) for each in here if each is not None]
            for each, shown in made:
                # Once more: a key may have been revoked while all this was made.
                if each.now() == each.who:
                    self._post_shown(each, shown)

    def _messages(self, table: Table) -> ViewerMessages:
        return ViewerMessages(table.views.of_one_version(), self._host_summary)

    def show_desk(self, tournament: Table, desk: DeskSeen) -> None:
        """The referee's desks get what they show beside their snapshot; nobody else does."""
        message = EncodedMessage("desk", encode(desk), is_whole=True)
        for each in self.at_table(tournament):
            if each.who == REFEREE and self.current(each) is not None:
                self._post(each.sid, message)

    def notice(self, table: Table, notice: Notice) -> None:
        """The table's own screens hear of a press that changed nothing; it is on no record."""
        for connection in self.at_table(table):
            if connection.who == TABLE and self.current(connection) is not None:
                self._send(connection.sid, "notice", encode(notice))

    def close(self, table: Table) -> None:
        """A table that is deleted has nobody left around it."""
        for connection in self.at_table(table):
            self.drop(connection, "table-deleted")
        self._audiences.close(table)

    def _send(self, sid: str, event: str, payload: bytes) -> None:
        self._post(sid, EncodedMessage(event, payload))

    def _post_shown(self, connection: Connection, shown: Shown) -> None:
        """The order of its table is held: what is noted as sent last is sent last."""
        if connection.sent is not None:
            connection.sent.note(connection.who, shown.snapshot)
        for message in shown.messages:
            self._post(connection.sid, message)

    def _post(self, sid: str, message: EncodedMessage) -> None:
        try:
            self._server.eio.send_packet(self._server.manager.eio_sid_from_sid(sid, "/"), message)
        except (OSError, KeyError, SocketIsClosedError):
            # They are gone already; their own disconnect follows.
            return
