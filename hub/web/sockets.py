"""Handlers of Socket.IO events: connect with a key, move, undo, look, ask for a secret, vouch.

Every event is checked on its own: the key, the shape, how often. Flask's hooks do not run here.
"""

import logging
from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, TypeVar
from wsgiref.types import WSGIEnvironment

import msgspec
from socketio.exceptions import ConnectionRefusedError as ConnectRefused

from hub.rules.contract.actor import HOST, PANEL, REFEREE, WATCHER, Actor
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Reason, Refusal, reason
from hub.settings import Settings
from hub.tables.commit import TableFault
from hub.tables.join_service import JoinService
from hub.tables.permission import check_acts
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.web.blueprint import IsHost
from hub.web.broadcast import Broadcast, Connection, SidLookup
from hub.web.connection_limits import ConnectionLimits
from hub.web.limits import Buckets
from hub.web.packets import NO_EVENT
from hub.web.visible_tables import is_apart
from hub.wire.messages import (
    PROTOCOL,
    Auth,
    Look,
    Message,
    MoveAnswer,
    Nothing,
    Notice,
    Payload,
    Submit,
    TakeBack,
    Vouch,
    decode,
    refused,
)

_log = logging.getLogger(__name__)

Asked = TypeVar("Asked")

# Who is let in however many look on.
_ALWAYS = ("seat", "host", "referee")


class EventServer(Protocol):
    """What is used of python-socketio's `Server`."""

    manager: SidLookup

    def on(self, event: str, handler: Callable[..., MoveAnswer | None]) -> None: ...


class SocketEvent(NamedTuple, Generic[Asked]):
    """One kind of event: what it asks, how that is read (None: malformed), what answers it."""

    kind: type[Asked]
    read: Callable[[tuple[Payload, ...]], Asked | None]
    answer: Callable[[Connection, Asked], MoveAnswer]


class Sockets:
    """Registers and guards the handlers of all events."""

    def __init__(
        self,
        join_service: JoinService,
        is_host: IsHost,
        broadcast: Broadcast,
        settings: Settings,
        pace: Buckets,
        limits: ConnectionLimits,
    ) -> None:
        self._join_service = join_service
        self._is_host = is_host
        self._broadcast = broadcast
        self._settings = settings
        self._pace = pace
        self._limits = limits
        self._engine_sid: Callable[[str], str] = str

    def register(self, server: EventServer) -> None:
        """With python-socketio itself: Flask would make a request of every event."""
        self._engine_sid = lambda sid: server.manager.eio_sid_from_sid(sid, "/") or ""
        server.on("connect", self.connect)
        server.on("disconnect", self.disconnect)
        for name, event in EVENTS.items():
            server.on(name, self._guarded(event))
        unknown = self._guarded(SocketEvent(tuple, lambda payload: payload, _unknown))
        server.on("*", lambda event, sid, *payload: unknown(sid, event, *payload))

    def connect(self, sid: str, environ: WSGIEnvironment, auth: Payload = None) -> None:
        """Without a key there is nothing: no key never means a role."""
        # On a TypeError python-socketio may call this again without auth; so none may escape.
        asked = decode(auth, Auth)
        if asked is None:
            raise ConnectRefused("no-key")
        if asked.protocol != PROTOCOL:
            raise ConnectRefused("wrong-protocol")
        address = environ.get("REMOTE_ADDR", "")
        self._check_room(address)
        connection = self._admit(asked, sid, address)
        if self._is_full(connection):
            raise ConnectRefused("table-full")
        self._limits.show_key(self._engine_sid(sid))
        try:
            self._broadcast.add(connection)
        except Refusal:
            # Nobody had asked for that table in a while; now somebody has.
            self._broadcast.add(self._admit(asked, sid, address))

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

    def _admit(self, asked: Auth, sid: str, address: str) -> Connection:
        key = asked.key
        is_host = self._is_host(key)
        try:
            # A night that is over is read again for those alone who may see it.
            join_service, name = self._join_service, asked.table
            table = join_service.at(name) if is_host else join_service.at_with(name, key)
        except Refusal:
            raise ConnectRefused("no-key") from None
        if is_host:
            as_host = _as_host(table)
            return Connection(
                sid, table, as_host, address, lambda: as_host if self._is_host(key) else None
            )
        now = table.keys.bearer(key)
        who = now()
        if who is None:
            # The same words for a wrong table and a wrong key: which it was is nobody's business.
            raise ConnectRefused("no-key")
        return Connection(sid, table, who, address, now)

    def _guarded(self, event: SocketEvent[Asked]) -> Callable[..., MoveAnswer]:
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
            asked = event.read(payload)
            if asked is None:
                return refused(reason("malformed"))
            answer = answered(event, connection, asked)
            if connection.who == PANEL and isinstance(asked, Submit | TakeBack):
                self._note(connection, asked, answer)
            return answer

        return handle

    def _note(self, connection: Connection, asked: Submit | TakeBack, answer: MoveAnswer) -> None:
        """Whoever pressed a button of the panel looks up at the table's screen."""
        if answer.refusal is None:
            return
        if isinstance(asked, Submit):
            notice = Notice(pressed=asked.offer, refusal=answer.refusal, seat=asked.for_seat)
        else:
            notice = Notice(pressed="undo", refusal=answer.refusal)
        self._broadcast.notice(connection.table, notice)


def _as_host(table: Table) -> Actor:
    """Whom the host's key makes here: at a tournament an onlooker, at its tables nobody."""
    if table.of:
        raise ConnectRefused("no-key")
    return WATCHER if is_apart(table) else HOST


def answered(event: SocketEvent[Asked], connection: Connection, asked: Asked) -> MoveAnswer:
    """An event's answer, or the refusal or fault as one."""
    try:
        return event.answer(connection, asked)
    except Refusal as refusal:
        return refused(refusal.reason)
    except StorageFault as fault:
        _log.error("table %s: %s", connection.table.name, fault.code)
        return refused(Reason(code=fault.code))
    except TableFault as fault:
        return refused(Reason(code=fault.code))
    except Exception as error:
        # The kind of error only: its text may hold what it worked on.
        _log.error("table %s: %s", connection.table.name, type(error).__name__)
        return refused(reason("hub-fault"))


def _unknown(_: Connection, payload: tuple[Payload, ...]) -> MoveAnswer:
    raise Refusal("malformed" if payload[:1] == (NO_EVENT,) else "unknown-event")


def _move(connection: Connection, asked: Submit) -> MoveAnswer:
    move = Move(offer=asked.offer, question=asked.question, values=asked.values)
    table, who = connection.table, connection.who
    ack = table.game.submit(who, move, asked.id, for_seat=asked.for_seat)
    return MoveAnswer(ok=True, version=ack)


def _undo(connection: Connection, asked: TakeBack) -> MoveAnswer:
    """A tournament may have two desks: its referee says which move is meant."""
    if connection.who == REFEREE and asked.last is None:
        raise Refusal("old-undo")
    ack = connection.table.undo.last_move(connection.who, asked.id, last=asked.last)
    return MoveAnswer(ok=True, version=ack)


def _look(connection: Connection, asked: Look) -> MoveAnswer:
    """What they see; for the host and the panel also with what they may do for a seat."""
    sight = connection.table.views.look(connection.who)
    if asked.for_seat is not None:
        check_acts(connection.who)
        views, who = connection.table.views, connection.who
        offers = views.acting(asked.for_seat, who, if_looked=asked.if_looked)
        sight = msgspec.structs.replace(sight, offers=offers)
    return MoveAnswer(ok=True, version=sight.version, sight=sight)


def _secret(connection: Connection, _: Nothing) -> MoveAnswer:
    """A seat's own role, while its owner holds the cover open."""
    if connection.who.kind != "seat":
        raise Refusal("no-secret")
    secret = connection.table.views.secret(connection.who.seat)
    if secret is None:
        raise Refusal("no-secret")
    return MoveAnswer(ok=True, version=connection.table.version, secret=secret)


def _vouch(connection: Connection, asked: Vouch) -> MoveAnswer:
    """A seat says that it is them who took another one over; nobody else is asked."""
    if connection.who.kind != "seat":
        raise Refusal("cannot-vouch")
    version = connection.table.takeovers.vouch(connection.who.seat, asked.seat, asked.since)
    return MoveAnswer(ok=True, version=version)


def _event(
    kind: type[Message], answer: Callable[[Connection, Message], MoveAnswer]
) -> SocketEvent[Message]:
    """An event with one message of this type at most; none is an empty one."""

    def read(payload: tuple[Payload, ...]) -> Message | None:
        return decode(payload[0] if payload else {}, kind) if len(payload) <= 1 else None

    return SocketEvent(kind, read, answer)


# Each has its own type of message.
EVENTS: dict[str, SocketEvent[Any]] = {
    "move": _event(Submit, _move),
    "undo": _event(TakeBack, _undo),
    "look": _event(Look, _look),
    "secret": _event(Nothing, _secret),
    "vouch": _event(Vouch, _vouch),
}
