"""Whoever looks on hears of each version in its order, and of none after their key is gone."""

import json
import time
from threading import Event, Thread
from typing import Any

import pytest

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.tables.table import Table
from hub.web.audiences import Connection
from hub.web.broadcast import Broadcast
from hub.web.encoded_message import Sendable
from hub.wire.requests import TableSeen
from tests.tables.shelf import Shelf, started


class Wire:
    """Stands in for python-socketio: what was sent to each socket."""

    def __init__(self) -> None:
        self.manager = self.eio = self
        self.sent: list[tuple[str, Any]] = []

    def eio_sid_from_sid(self, sid: str, namespace: str) -> str:
        return sid

    def send_packet(self, sid: str | None, pkt: Sendable) -> None:
        self.sent.append((str(sid), json.loads(pkt.encode()[2:])))

    def disconnect(self, sid: str) -> None:
        self.sent.append((sid, ["disconnect", {}]))

    def versions(self, sid: str) -> list[int]:
        told = [said for to, said in self.sent if to == sid]
        return [payload["version"] for event, payload in told if event == "sight"]


def _broadcast(wire: Wire) -> Broadcast:
    return Broadcast(wire, _summary)


def _summary(table: Table, arrived: str = "") -> TableSeen:
    return TableSeen(
        table=table.name,
        game=table.rules.key,
        level="",
        code="",
        link=arrived,
        started=True,
        ended=False,
        over=False,
        paused=table.paused,
        version=table.version,
        seats=(),
        bots=(),
        pace=1.0,
        options={},
    )


@pytest.fixture
def table() -> Table:
    return started(Shelf())


def _connected(table: Table, seat: int) -> Connection:
    key = table.keys.give("seat", seat)
    return Connection(f"phone-{seat}", table, at(seat), "here", table.keys.bearer(key))


def test_a_newcomers_first_sight_does_not_overtake_a_newer_one(table: Table) -> None:
    wire = Wire()
    broadcast = _broadcast(wire)
    broadcast.add(_connected(table, 0))
    looking = Event()
    real = table.views.of_one_version
    second = _connected(table, 1)
    newcomer = Thread(target=lambda: broadcast.add(second))

    def slow() -> Any:
        glance = real()
        table.views.of_one_version = real  # type: ignore[method-assign]  # only the newcomer is slow
        looking.set()
        # Long enough for a move to be shown, were it not made to wait.
        time.sleep(0.3)
        return glance

    # Linking a seat shows it to all; here somebody is linked already.
    unlink = table.connections.link(1)
    table.views.of_one_version = slow  # type: ignore[method-assign]
    newcomer.start()
    assert looking.wait(5)
    mover = Thread(target=lambda: table.pause(HOST))
    mover.start()
    newcomer.join(5)
    mover.join(5)
    unlink()
    for phone in ("phone-0", "phone-1"):
        assert wire.versions(phone) == sorted(wire.versions(phone))
        assert wire.versions(phone)[-1] == table.version


def test_everyone_is_shown_the_same_version(table: Table) -> None:
    wire = Wire()
    broadcast = _broadcast(wire)
    for seat in range(3):
        broadcast.add(_connected(table, seat))
    wire.sent.clear()
    table.pause(HOST)
    assert {phone: wire.versions(phone) for phone, _ in wire.sent} == {
        f"phone-{seat}": [table.version] for seat in range(3)
    }


def test_a_key_that_goes_while_a_sight_is_made_shows_nothing(table: Table) -> None:
    wire = Wire()
    broadcast = _broadcast(wire)
    key: list[Actor | None] = [at(0)]
    broadcast.add(Connection("phone", table, at(0), "here", lambda: key[0]))
    wire.sent.clear()
    real = table.views.of_one_version

    def revoking() -> Any:
        glance = real()

        def look(who: Actor) -> Any:
            key[0] = None
            return glance(who)

        return look

    table.views.of_one_version = revoking  # type: ignore[method-assign]
    broadcast.show(table)
    assert wire.sent == []
    broadcast.show(table)
    assert ("phone", ["gone", {"code": "key-revoked"}]) in wire.sent


def test_a_newcomer_sees_the_seat_that_the_key_is_for_by_now(table: Table) -> None:
    wire = Wire()
    shown, real = list[Actor](), table.views.of_one_version

    def noting() -> Any:
        def look(who: Actor) -> Any:
            shown.append(who)
            return real()(who)

        return look

    table.views.of_one_version = noting  # type: ignore[method-assign]
    # Looked at when they were let in; then seats changed places.
    _broadcast(wire).add(Connection("phone", table, at(0), "here", lambda: at(1)))
    assert set(shown) == {at(1)}
    assert wire.versions("phone")


def test_a_newcomer_whose_key_went_meanwhile_sees_nothing(table: Table) -> None:
    wire = Wire()
    _broadcast(wire).add(Connection("screen", table, TABLE, "here", lambda: None))
    assert [said[0] for _, said in wire.sent] == ["gone", "disconnect"]


def test_nobody_stays_at_a_table_that_was_deleted_while_they_came_in(table: Table) -> None:
    wire = Wire()
    broadcast = _broadcast(wire)
    newcomer = _connected(table, 0)
    table.residency.mark_deleted()
    broadcast.close(table)
    broadcast.add(newcomer)
    assert ("phone-0", ["gone", {"code": "table-deleted"}]) in wire.sent
    assert len(broadcast) == 0


@pytest.mark.parametrize(
    ("kind", "is_watched"),
    [("table", True), ("panel", True), ("watcher", True), ("host", False), ("export", False)],
)
def test_a_table_is_watched_by_screens_and_onlookers_alone(kind: Any, is_watched: bool) -> None:
    table, broadcast = started(Shelf()), _broadcast(Wire())
    who = Actor(kind=kind)
    broadcast.add(Connection("s", table, who, "a", lambda: who))
    assert broadcast.is_watched(table) == is_watched


def test_a_host_is_sent_links_of_the_address_that_they_came_in_on(table: Table) -> None:
    """Two hosts see the same, but for that."""
    wire = Wire()
    broadcast = _broadcast(wire)
    for name, address in (("laptop", "192.168.7.2"), ("phone", "10.42.0.1")):
        host = Connection(name, table, HOST, "here", lambda: HOST, arrived=address)
        broadcast.add(host)
    wire.sent.clear()
    table.pause(HOST)
    links = {to: said["link"] for to, (event, said) in wire.sent if event == "summary"}
    assert links == {"laptop": "192.168.7.2", "phone": "10.42.0.1"}
