"""The events that a client sends over Socket.IO: move, undo, look, ask for a secret, vouch,
confirm, sound.

Whoever comes here has a key that is good for their table; what they may do there, the table says.
"""

import logging
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Reason, Refusal, reason
from hub.tables.commit import TableFault
from hub.tables.store import StorageFault
from hub.web.audiences import SOUNDING, Connection
from hub.web.packets import NO_EVENT
from hub.wire.messages import (
    Confirm,
    Look,
    Message,
    MoveAnswer,
    Nothing,
    Payload,
    Sound,
    Submit,
    TakeBack,
    Vouch,
    decode,
    refused,
)

_log = logging.getLogger(__name__)


class SocketRequest(NamedTuple):
    """One event that came: what it asks, and what answers it."""

    asked: msgspec.Struct
    answer: Callable[[Connection], MoveAnswer]


class SocketEvent(NamedTuple):
    """One kind of event: the type of its message, and how that is read (None: malformed)."""

    kind: type[msgspec.Struct]
    read: Callable[[tuple[Payload, ...]], SocketRequest | None]


def answered(request: SocketRequest, connection: Connection) -> MoveAnswer:
    """A request's answer, or the refusal or fault as one."""
    try:
        return request.answer(connection)
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


def _move(connection: Connection, asked: Submit) -> MoveAnswer:
    move = Move(offer=asked.offer, question=asked.question, values=asked.values)
    table, who = connection.table, connection.who
    ack = table.game.submit(who, move, asked.id, for_seat=asked.for_seat, why=asked.why)
    return MoveAnswer(ok=True, version=ack)


def _undo(connection: Connection, asked: TakeBack) -> MoveAnswer:
    """A tournament may have two desks: its referee says which move is meant."""
    if connection.who == REFEREE and asked.last is None:
        raise Refusal("old-undo")
    undo = connection.table.undo
    ack = undo.last_move(connection.who, asked.id, last=asked.last, why=asked.why)
    return MoveAnswer(ok=True, version=ack)


def _look(connection: Connection, asked: Look) -> MoveAnswer:
    """What they see; whoever may act for a seat also with what they may do for it."""
    views, who = connection.table.views, connection.who
    if asked.for_seat is None:
        sight = views.look(who)
    else:
        sight = views.look_for(asked.for_seat, who, if_looked=asked.if_looked)
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
    """A seat says whether it is them who took another one over; nobody else is asked."""
    if connection.who.kind != "seat":
        raise Refusal("cannot-vouch")
    takeovers = connection.table.takeovers
    say = takeovers.vouch if asked.is_them else takeovers.doubt
    version = say(connection.who.seat, asked.seat, asked.since)
    return MoveAnswer(ok=True, version=version)


def _confirm(connection: Connection, asked: Confirm) -> MoveAnswer:
    """A seat says whether another's correction is right; nobody else is asked, nor oneself."""
    if connection.who.kind != "seat":
        raise Refusal("cannot-confirm")
    corrections = connection.table.own_corrections
    version = corrections.answer(connection.who.seat, asked.since, is_right=asked.is_right)
    return MoveAnswer(ok=True, version=version)


def _sound(connection: Connection, asked: Sound) -> MoveAnswer:
    """A screen or a panel says whether the table hears it; phones are quiet then, at first."""
    if connection.who.kind not in SOUNDING:
        raise Refusal("cannot-sound")
    connection.table.connections.sound(connection.sid, is_on=asked.on)
    return MoveAnswer(ok=True, version=connection.table.version)


def _event(kind: type[Message], answer: Callable[[Connection, Message], MoveAnswer]) -> SocketEvent:
    """An event with one message of this type at most; none is an empty one."""

    def read(payload: tuple[Payload, ...]) -> SocketRequest | None:
        asked = decode(payload[0] if payload else {}, kind) if len(payload) <= 1 else None
        if asked is None:
            return None
        return SocketRequest(asked, lambda connection: answer(connection, asked))

    return SocketEvent(kind, read)


EVENTS = {
    "move": _event(Submit, _move),
    "undo": _event(TakeBack, _undo),
    "look": _event(Look, _look),
    "secret": _event(Nothing, _secret),
    "vouch": _event(Vouch, _vouch),
    "confirm": _event(Confirm, _confirm),
    "sound": _event(Sound, _sound),
}


def _unknown(payload: tuple[Payload, ...]) -> SocketRequest:
    def answer(_: Connection) -> MoveAnswer:
        raise Refusal("malformed" if payload[:1] == (NO_EVENT,) else "unknown-event")

    return SocketRequest(Nothing(), answer)


# Whatever has no name above; its payload begins with the name that it came by.
UNKNOWN = SocketEvent(Nothing, _unknown)
