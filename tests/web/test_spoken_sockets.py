"""An evening over sockets, as it was said: who comes in, what each asks, and what all are sent.

The handlers run in this process, without a wire; how a browser reaches them is test_sockets.py's.
After a change that is meant, write it down anew with HONOR_HUB_TESTS_RECORD=1 and read the diff.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from socketio.exceptions import ConnectionRefusedError as ConnectRefused

from hub.rules.contract.actor import HOST
from hub.web.broadcast import Broadcast, PacketSender, SidLookup
from hub.web.encoded_message import EncodedMessage, Sendable
from hub.web.limits import Buckets
from hub.web.screen_transfer import ScreenTransfer
from hub.web.sockets import CHANGES, Sockets
from hub.web.table_removal import TableRemoval
from hub.web.table_summary import TableSummary
from hub.wire.messages import MoveAnswer
from tests.web.host_client import HostClient
from tests.web.spoken import check

FILE = Path(__file__).with_name("spoken_sockets.txt")
LIMITS = {"connections": 15, "table_connections": 3, "address_connections": 6}
# How many events anybody has, before they are too fast.
PATIENCE = 40


class Wires:
    """Stands in for python-socketio: the handlers, and what was sent to each socket."""

    def __init__(self) -> None:
        self.manager: SidLookup = self
        self.eio: PacketSender = self
        self.handlers: dict[str, Callable[..., Any]] = {}
        # Who was sent what, in the order in which it was first sent.
        self.sent: dict[str, set[str]] = {}

    def on(self, event: str, handler: Callable[..., Any]) -> None:
        self.handlers[event] = handler

    def eio_sid_from_sid(self, sid: str, namespace: str) -> str:
        return sid

    def send_packet(self, sid: str | None, pkt: Sendable) -> None:
        assert isinstance(pkt, EncodedMessage)
        # As it goes out over a WebSocket, behind the frame's head.
        event, payload = json.loads(pkt.frame[pkt.frame.index(b"42[") + 2 :])
        self._note(sid, f"{event} {_about(event, payload)}")

    def disconnect(self, sid: str) -> None:
        self._note(sid, "(hung up)")

    def _note(self, sid: str | None, what: str) -> None:
        self.sent.setdefault(what, set()).add(str(sid))

    def fetched(self) -> list[str]:
        said = [f"  {what}: {', '.join(sorted(sids))}" for what, sids in self.sent.items()]
        self.sent.clear()
        return said


class Room:
    """A hub, its tables by the names that they have here, and all that was said."""

    def __init__(self, folder: Path) -> None:
        self.host = HostClient(folder, **LIMITS)
        hub = self.host.hub
        # What comes with time would come in between.
        for timer in (hub.bots, hub.takeovers, hub.lights, hub.calls, hub.lapses, hub.desks):
            timer.stop()
        self.wires, self.lines = Wires(), list[str]()
        summary = TableSummary(hub.join_service, hub.address, 0)
        self.broadcast = Broadcast(self.wires, summary.told_at)
        pace = Buckets(0.001, PATIENCE, lambda: 0)
        Sockets(
            *(hub.join_service, hub.hosts.has, self.broadcast, hub.settings, pace),
            hub.connection_limits,
        ).register(self.wires)
        self.names: dict[str, str] = {}
        self.keys: dict[str, str] = {"host": self.host.key}

    def open(self, short: str, players: int = 3) -> None:
        self.names[short] = self.host.table(players=players, level="tokens")

    def give(self, who: str, short: str, kind: str) -> None:
        path = f"/tables/{self.names[short]}/keys"
        self.keys[who] = self.host.ask("POST", path, {"kind": kind})[1]["key"]

    def sit(self, who: str, short: str, seat: int) -> None:
        asked = {"code": self.names[short], "name": who.title(), "seat": seat}
        self.keys[who] = self.host.ask("POST", "/join", asked)[1]["key"]

    def come(self, who: str, short: str, sid: str = "", **how: Any) -> None:
        """A connection with a key; `how` is what is unusual about it."""
        sid, query = sid or who, how.pop("query", "")
        auth = {"table": self.names.get(short, short), "key": self.keys.get(who, who), **how}
        self.connect(sid, auth, query=query)

    def connect(self, sid: str, auth: Any, address: str = "", query: str = "") -> None:
        environ = {"REMOTE_ADDR": address or f"of {sid[:3]}", "QUERY_STRING": query}
        try:
            self.wires.handlers["connect"](sid, environ, auth)
            self.note(f"{sid} comes in")
        except ConnectRefused as refused:
            self.note(f"{sid} is kept out: {json.dumps(refused.error_args)}")

    def go(self, sid: str) -> None:
        self.wires.handlers["disconnect"](sid, "transport close")
        self.note(f"{sid} goes")

    def ask(self, sid: str, event: str, *payload: Any) -> None:
        if event in self.wires.handlers:
            answer = self.wires.handlers[event](sid, *payload)
        else:
            answer = self.wires.handlers["*"](event, sid, *payload)
        said = " ".join(json.dumps(each) for each in payload)
        self.note(f"{sid}: {event} {said}".rstrip() + f" -> {_short(answer)}")

    def do(self, what: str, act: Callable[[], Any]) -> None:
        """Something that comes from elsewhere than a socket."""
        act()
        self.note(f"({what})")

    def note(self, text: str) -> None:
        """With what was sent meanwhile, and names that are the same each time."""
        self.lines.append(text)
        self.lines += self.wires.fetched()
        for short, name in self.names.items():
            self.lines = [line.replace(f'"{name}"', f'"{short}"') for line in self.lines]


def _about(event: str, payload: dict[str, Any]) -> str:
    """All of what is small; of what is shown how new it is, and what it tells of."""
    if event == "change":
        return f"since {payload['since']} of {', '.join(sorted(payload['sight']))}"
    return str(payload["version"]) if "version" in payload else json.dumps(payload)


def _short(answer: MoveAnswer) -> str:
    if answer.refusal is not None:
        return f"{answer.refusal.code} {json.dumps(dict(answer.refusal.params))}"
    more = [name for name in ("sight", "secret") if getattr(answer, name) is not None]
    return " ".join(("ok" if answer.ok else "not ok", str(answer.version), *more))


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.host.hub.stop()


def come(room: Room) -> None:
    """Who is let in, by which key, and who is not."""
    room.open("T1")
    room.open("T2")
    for seat, who in enumerate(("ada", "bob", "cy")):
        room.sit(who, "T1", seat)
    room.give("screen", "T1", "table")
    room.give("panel", "T1", "panel")
    room.give("watcher", "T1", "watcher")
    for auth in (None, {}, {"table": "T1"}, {"table": "T1", "key": "short"}, [1]):
        room.connect("nobody", auth)
    room.come("ada", "T1", protocol=2)
    room.come("ada", "T2")
    room.come("x" * 20, "T1", "stranger")
    room.come("ada", "T9")
    room.come("host", "T9")
    room.come("ada", "T1")
    room.come("bob", "T1", query=f"a=b&{CHANGES}")
    room.come("host", "T1")
    room.come("ada", "T1", "ada again")
    room.ask("ada", "look")
    room.come("cy", "T1")
    for who in ("screen", "panel", "watcher"):
        room.come(who, "T1")
    room.come("watcher", "T1", "watcher too")
    room.come("host", "T1", "host too")


def play(room: Room) -> None:
    """The game begins: events, well and badly formed."""
    table = room.host.hub.registry.get(room.names["T1"])
    room.ask("bob", "sound", {"on": True})
    room.ask("screen", "sound", {"on": True})
    room.ask("panel", "sound", {"on": "yes"})
    room.ask("panel", "sound", {"on": False})
    room.ask("watcher", "sound", {"on": True})
    room.ask("host", "look", {"for_seat": 1})
    room.ask("host", "secret")
    room.ask("bob", "secret")
    room.do("the host begins", lambda: table.game.start(HOST))
    room.ask("bob", "secret")
    room.ask("bob", "secret", {"seat": 0})
    room.ask("bob", "dance", {"on": True})
    room.ask("bob", "look", {}, {})
    room.ask("bob", "look", {"for_seat": 200})
    room.ask("screen", "look", {"for_seat": 0})
    room.ask("host", "look", {"for_seat": 0, "if_looked": True})
    room.ask("bob", "move", {"id": "too", "offer": "honor"})
    room.ask("bob", "move", {"id": "a-move-of-bob", "offer": "nonsense", "question": 0})
    room.ask("watcher", "move", {"id": "a-move-of-none", "offer": "nonsense"})
    room.ask("panel", "move", {"id": "press-one", "offer": "end-turn", "for_seat": 2})
    room.ask("panel", "undo", {"id": "press-two", "last": 0})
    room.ask("panel", "look")
    room.ask("host", "undo", {"id": "host-undo-1", "last": 1})
    room.ask("bob", "vouch", {"seat": 0, "since": 1})
    room.ask("host", "vouch", {"seat": 0, "since": 1})
    room.ask("bob", "vouch", {"seat": 0, "since": 1, "is_them": False})
    room.ask("bob", "confirm", {"since": 1})
    room.ask("screen", "confirm", {"since": 1})


def change(room: Room) -> None:
    """The table rests, a screen goes elsewhere, keys go, and the table does."""
    hub = room.host.hub
    table, other = (hub.registry.get(room.names[short]) for short in ("T1", "T2"))
    room.do("the host pauses", lambda: table.pause(HOST))
    room.do("and resumes", lambda: table.resume_play(HOST))
    room.go("cy")
    room.ask("cy", "look")
    room.come("cy", "T1")
    room.do("screens go to T2", lambda: ScreenTransfer(room.broadcast).send(table, other))
    room.come("screen", "T1")
    room.come("screen", "T2")
    room.do("the panel's keys go", lambda: table.keys.revoke("panel", by=HOST))
    room.ask("panel", "sound", {"on": True})
    room.come("panel", "T1")
    for number in range(3):
        room.come("ada", "T1", f"ada {number}")
    for _ in range(3):
        room.ask("ada 2", "look")
    for _ in range(PATIENCE - 4):
        room.wires.handlers["look"]("ada 2")
    room.ask("ada 2", "look")
    room.ask("ada 2", "look")
    room.go("ada 2")
    room.come("ada", "T1", "ada 2")
    room.ask("ada 2", "look")
    removal = TableRemoval(hub.registry, room.broadcast)
    room.do("the table is deleted", lambda: removal.remove_if_there(table))
    room.do("and once more", lambda: removal.remove_if_there(table))
    room.come("ada", "T1")


def crowd(room: Room) -> None:
    """One address, and one hub, have only so many places."""
    room.open("T3", 7)
    for seat in range(7):
        room.sit(f"p{seat}", "T3", seat)
        room.come(f"p{seat}", "T3")
    for number in range(9):
        auth = {"table": room.names["T3"], "key": room.host.key}
        room.connect(f"many {number}", auth, address="one house" if number < 7 else "")


def hold_a_tournament(room: Room) -> None:
    """The host looks on there, and is nobody at its tables; a referee has a desk."""
    options = {"entries": ["A", "B", "C", "D"], "level": "tokens"}
    opened = room.host.ask("POST", "/tournaments", {"options": options})[1]
    room.names["CUP"] = opened["table"]
    room.keys["referee"] = opened["key"]
    for number in range(6):
        room.go(f"many {number}")
    room.come("host", "CUP", "host there")
    room.come("referee", "CUP", "desk")
    room.ask("host there", "move", {"id": "host-draws", "offer": "draw"})
    room.ask("desk", "undo", {"id": "desk-undo-1"})
    room.ask("desk", "move", {"id": "desk-draws", "offer": "draw"})
    room.host.hub.tournaments.get(room.names["CUP"]).reconciler.settle()
    room.wires.fetched()
    tables = [each.name for each in room.host.hub.registry.tables() if each.of]
    room.names["ROUND"] = tables[0]
    room.come("host", "ROUND", "host at it")
    room.come("referee", "ROUND", "referee at it")


def test_an_evening_over_sockets_is_as_it_was(room: Room) -> None:
    for part in (come, play, change, crowd, hold_a_tournament):
        room.lines.append(f"== {part.__name__.replace('_', ' ')}")
        part(room)
    assert not any(key in line for line in room.lines for key in room.keys.values())
    check(room.lines, FILE)
