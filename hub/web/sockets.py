"""Connections of Socket.IO: opened with a key, their events guarded, and closed.

Every event is checked on its own: the key, the shape, how often. Flask's hooks do not run here.
What an event does is in `socket_events`.
"""

from collections.abc import Callable
from typing import Protocol
from wsgiref.types import WSGIEnvironment

import msgspec
from socketio.exceptions import ConnectionRefusedError as ConnectRefused

from hub.rules.contract.actor import HOST, PANEL, WATCHER, Actor
from hub.rules.contract.refusal import Refusal, reason
from hub.settings import Settings
from hub.tables.join_service import JoinService
from hub.tables.keys import PresentedKey
from hub.tables.table import Table
from hub.web.arrival import arrived_at
from hub.web.audiences import Connection
from hub.web.authentication import IsHost
from hub.web.broadcast import Broadcast, SidLookup
from hub.web.connection_limits import ConnectionLimits
from hub.web.limits import Buckets
from hub.web.sent_sight import SentSight
from hub.web.socket_events import EVENTS, UNKNOWN, SocketEvent, answered
from hub.web.visible_tables import is_apart
from hub.wire.messages import (
    PROTOCOL,
    Auth,
    MoveAnswer,
    Notice,
    Payload,
    Sound,
    Submit,
    TakeBack,
    decode,
    refused,
)

# By this in the address a client says that it puts sights together from what changed.
CHANGES = "changes=1"

# Who is let in however many look on.
_ALWAYS = ("seat", "host", "referee")


class EventServer(Protocol):
    """What is used of python-socketio's `Server`."""

    manager: SidLookup

    def on(self, event: str, handler: Callable[..., MoveAnswer | None]) -> None: ...


class Sockets(msgspec.Struct, eq=False):
    """Registers and guards the handlers of all events."""

    _join_service: JoinService
    _is_host: IsHost
    _broadcast: Broadcast
    _settings: Settings
    _pace: Buckets
    _limits: ConnectionLimits
    _engine_sid: Callable[[str], str] = str

    def register(self, server: EventServer) -> None:
        """With python-socketio itself: Flask would make a request of every event."""
        self._engine_sid = lambda sid: server.manager.eio_sid_from_sid(sid, "/") or ""
        server.on("connect", self.connect)
        server.on("disconnect", self.disconnect)
        for name, event in EVENTS.items():
            server.on(name, self._guarded(event))
        unknown = self._guarded(UNKNOWN)
        server.on("*", lambda event, sid, *payload: unknown(sid, event, *payload))

    def connect(self, sid: str, environ: WSGIEnvironment, auth: Payload = None) -> None:
        """Without a key there is nothing: no key never means a role."""
        # On a TypeError python-socketio may call this again without auth; so none may escape.
        asked = decode(auth, Auth)
        if asked is None:
            raise ConnectRefused("no-key")
        if asked.protocol != PROTOCOL:
            raise ConnectRefused("wrong-protocol")
        self._check_room(environ.get("REMOTE_ADDR", ""))
        connection = self._admit(asked, sid, environ)
        if self._is_full(connection):
            raise ConnectRefused("table-full")
        self._limits.show_key(self._engine_sid(sid))
        try:
            self._broadcast.add(connection)
        except Refusal:
            # Nobody had asked for that table in a while; now somebody has.
            self._broadcast.add(self._admit(asked, sid, environ))

    def disconnect(self, sid: str, *_: str) -> None:
        self._pace.forget(sid)
        self._broadcast.remove(sid)
        self._limits.lose_key(self._engine_sid(sid))

    def _check_room(self, address: str) -> None:
        if len(self._broadcast) >= self._settings.connections:
            raise ConnectRefused("hub-full")
        if self._broadcast.from_address(address) >= self._settings.address_connections:
            raise ConnectRefused("too-many-connections")

    def _is_full(self, connection: Connection) -> bool:
        """Nobody who plays or hosts is kept out by those who only look on, nor they by players."""
        table = connection.table
        if connection.who.kind in _ALWAYS:
            return False
        others = [each.who.kind not in _ALWAYS for each in self._broadcast.at_table(table)]
        return sum(others) >= self._settings.table_connections

    def _admit(self, asked: Auth, sid: str, environ: WSGIEnvironment) -> Connection:
        table, now = self._bearer(asked)
        who = now()
        if who is None:
            raise self._unknown(asked.key)
        sent = SentSight() if _asks_changes(environ) else None
        address = environ.get("REMOTE_ADDR", "")
        return Connection(sid, table, who, address, now, sent, arrived_at(environ))

    def _bearer(self, asked: Auth) -> tuple[Table, Callable[[], Actor | None]]:
        """The table that is meant, and whom the key makes there whenever it is asked again."""
        key = asked.key
        is_host = self._is_host(key)
        try:
            # A night that is over is read again for those alone who may see it.
            join_service, name = self._join_service, asked.table
            table = join_service.at(name) if is_host else join_service.at_with(name, key)
        except Refusal:
            raise self._unknown(key) from None
        if not is_host:
            return table, table.keys.bearer(key)
        as_host = _as_host(table)
        return table, lambda: as_host if self._is_host(key) else None

    def _unknown(self, key: PresentedKey) -> ConnectRefused:
        """The same words for a wrong table and a wrong key: which it was is nobody's business.

        But a table screen that was away while the host sent it on is told where its key works.
        """
        to = self._join_service.screen_at(key)
        return ConnectRefused("no-key", {"next": to}) if to else ConnectRefused("no-key")

    def _guarded(self, event: SocketEvent) -> Callable[..., MoveAnswer]:
        """The event's handler, behind the checks of key, pace and shape."""

        def handle(sid: str, *payload: Payload) -> MoveAnswer:
            connection = self._broadcast.get(sid)
            if connection is None:
                return refused(reason("no-key"))
            if not self._pace.take(connection.sid):
                return refused(reason("too-fast"))
            connection = self._broadcast.current(connection)
            if connection is None:
                return refused(reason("no-key"))
            request = event.read(payload)
            if request is None:
                return refused(reason("malformed"))
            answer = answered(request, connection)
            if isinstance(request.asked, Sound):
                self._silence_dropped(connection)
            if connection.who == PANEL and isinstance(request.asked, Submit | TakeBack):
                self._note(connection, request.asked, answer)
            return answer

        return handle

    def _silence_dropped(self, connection: Connection) -> None:
        """A device that was let go while it said that it sounds is not heard any more."""
        if self._broadcast.get(connection.sid) is None:
            connection.table.connections.sound(connection.sid, is_on=False)

    def _note(self, connection: Connection, asked: Submit | TakeBack, answer: MoveAnswer) -> None:
        """Whoever pressed a button of the panel looks up at the table's screen."""
        if answer.refusal is None:
            return
        if isinstance(asked, Submit):
            notice = Notice(pressed=asked.offer, refusal=answer.refusal, seat=asked.for_seat)
        else:
            notice = Notice(pressed="undo", refusal=answer.refusal)
        self._broadcast.notice(connection.table, notice)


def _asks_changes(environ: WSGIEnvironment) -> bool:
    """Said in the address, where a hub that does not know it passes over it."""
    return CHANGES in environ.get("QUERY_STRING", "").split("&")


def _as_host(table: Table) -> Actor:
    """Whom the host's key makes here: at a tournament an onlooker, at its tables nobody."""
    if table.of:
        raise ConnectRefused("no-key")
    return WATCHER if is_apart(table) else HOST
