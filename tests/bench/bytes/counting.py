"""A table with seven phones, a screen and the host around it, and what is sent to each of them."""

from collections import defaultdict
from functools import partial
from typing import NamedTuple

import msgspec

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.rules.contract.view import AnyView
from hub.tables.table import Table
from hub.web.audiences import Connection
from hub.web.broadcast import Broadcast
from hub.web.encoded_message import EncodedMessage, Sendable
from hub.web.sent_sight import SentSight
from hub.wire.requests import SeatSeen, TableSeen
from tests.bench.bytes.played import NAMES, PLAYERS, Played

EIGHT = (*(at(seat) for seat in range(PLAYERS)), TABLE)
EVERYONE = (*EIGHT, HOST)

WAITS, TURN, ASKED = "a seat that waits", "a seat in its turn", "a seat that is asked"
SCREEN, HOSTS = "the table's screen", "the host's page"
KINDS = (WAITS, TURN, ASKED, SCREEN, HOSTS)


class CountingWire:
    """Stands in for python-socketio: how many bytes went to each socket."""

    def __init__(self) -> None:
        self.manager = self.eio = self
        self.sent: dict[str, int] = defaultdict(int)

    def eio_sid_from_sid(self, sid: str, namespace: str) -> str:
        return sid

    def send_packet(self, sid: str | None, pkt: Sendable) -> None:
        assert isinstance(pkt, EncodedMessage)
        self.sent[str(sid)] += len(pkt.frame)

    def disconnect(self, sid: str) -> None:
        raise AssertionError(sid)


class Counted(NamedTuple):
    """The bytes of one move to one viewer, and what they were doing then."""

    who: Actor
    kind: str
    size: int


def gathered(
    table: Table, wire: CountingWire, viewers: tuple[Actor, ...], *, gets_changes: bool
) -> Broadcast:
    """These around a table, told what changed or all of it."""
    broadcast = Broadcast(wire, summarised)
    for who in viewers:
        sent = SentSight() if gets_changes else None
        broadcast.add(Connection(str(who), table, who, "here", partial(_still, who), sent))
    return broadcast


def _still(who: Actor) -> Actor:
    """Nobody's key goes or changes."""
    return who


def counted(game: Played, *, gets_changes: bool) -> list[Counted]:
    """What each move but the deal, which is the first of the game that anybody sees, sends."""
    table, wire, found = game.table(), CountingWire(), list[Counted]()
    gathered(table, wire, EVERYONE, gets_changes=gets_changes)
    for number, step in enumerate(game.on(table)):
        for who in EVERYONE:
            if number:
                kind = kind_of(game.rules.view(step.state, who), who)
                found.append(Counted(who, kind, wire.sent[str(who)]))
        wire.sent.clear()
    return found


def kind_of(view: AnyView, who: Actor) -> str:
    if who.kind != "seat":
        return SCREEN if who == TABLE else HOSTS
    if view.asked and who.seat in view.asked[-1].seats:
        return ASKED
    return TURN if view.turn == who.seat else WAITS


def summarised(table: Table, arrived: str = "") -> TableSeen:
    """As the host is sent it beside the sight, while no seat is free."""
    seats = [SeatSeen(seat=seat, name=name, free=False, phone=True) for seat, name in NAMED]
    return TableSeen(
        table=table.name,
        game=table.rules.key,
        level=table.rules.level_of(table.settings.options()),
        code="",
        link="",
        started=True,
        ended=False,
        over=False,
        paused="",
        version=table.version,
        seats=tuple(seats),
        bots=(),
        pace=1.0,
        options=msgspec.to_builtins(table.settings.options()),
    )


NAMED = tuple(enumerate(NAMES))
