"""A table that meets a bug of ours pauses and says so; the other tables play on."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Move
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import View
from hub.storage.memory import MemoryStore
from tests.attacks.inside import Inside, Listener
from tests.attacks.tables import NAMES, plain_move
from tests.rules.laws.plants import Planted

TEXT = "seat 2 holds bo-3 and is ninja-1"


class Stumbles(Planted):
    """The rules with a bug that can be switched on, whose text holds a secret."""

    def __init__(self) -> None:
        super().__init__()
        self.stumbles_at = ""

    def decide(self, tale: Transaction[Any], who: Actor, move: Move) -> None:
        if self.stumbles_at == "decide":
            raise KeyError(TEXT)
        self.real.decide(tale, who, move)

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        if self.stumbles_at == "view" and viewer.kind == "seat":
            raise ZeroDivisionError(TEXT)
        return self.real.view(state, viewer)


class Room:
    """Two tables of three, under way."""

    def __init__(self, folder: Path) -> None:
        self.rules = cast(Any, Stumbles())
        self.store = MemoryStore()
        self.inside = Inside(folder, self.store, self.rules)
        self.host = self.inside.hub.hosts.give()
        self.tables = [self._table() for _ in range(2)]
        self.numbers = iter(range(10_000))

    def _table(self) -> tuple[str, list[Listener], Listener]:
        wanted = {"game": "samurai", "options": {"players": 3, "level": "cards"}}
        name = str(self.inside.said("POST", "/api/tables", wanted, self.host)["table"])
        keys = [
            self.inside.said("POST", "/api/join", {"code": name, "name": person})["key"]
            for person in NAMES[:3]
        ]
        screen = self.inside.said("POST", f"/api/tables/{name}/keys", {"kind": "table"}, self.host)[
            "key"
        ]
        self.inside.said("POST", f"/api/tables/{name}/start", key=self.host)
        *seats, last = [
            Listener(self.inside, {"table": name, "key": key}) for key in (*keys, screen)
        ]
        return name, seats, last

    def move(self, place: int) -> dict[str, Any]:
        """Someone's next move at a table, and what they are told."""
        _, seats, _ = self.tables[place]
        for listener in seats:
            sight = sight_of(listener)
            move = plain_move(sight) if sight["view"] else None
            if move is not None:
                wish = {**move, "id": f"move-{next(self.numbers):06d}"}
                return _answer(listener.ask("move", wish))
        raise AssertionError("nobody has anything to do")


def sight_of(listener: Listener) -> dict[str, Any]:
    """The last sight that was sent, without asking for one."""
    listener.settle()
    sights = [packet for packet in listener.heard if packet.startswith(b'42["sight",')]
    found: dict[str, Any] = json.loads(sights[-1][2:])[1]
    return found


def _answer(packets: list[bytes]) -> dict[str, Any]:
    acks = [packet for packet in packets if packet.startswith(b"43")]
    found: dict[str, Any] = json.loads(acks[0][acks[0].index(b"[") :])[0]
    return found


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.inside.stop()


def test_a_bug_in_a_move_rests_its_table_alone(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    assert room.move(0)["ok"]
    room.rules.stumbles_at = "decide"
    with caplog.at_level(logging.DEBUG):
        said = room.move(0)
    room.rules.stumbles_at = ""
    assert said["refusal"]["code"] == "table-fault"
    name, seats, screen = room.tables[0]
    for listener in (*seats, screen):
        sight = sight_of(listener)
        assert sight["paused"] == "fault"
        assert sight["view"]
        assert not sight["offers"]
    assert TEXT not in caplog.text
    assert all(TEXT.encode() not in b"".join(each.heard) for each in (*seats, screen))

    wish = {"id": "move-after", "offer": "end-turn"}
    assert _answer(seats[0].ask("move", wish))["refusal"]["code"] == "paused"
    for _ in range(10):
        assert room.move(1)["ok"]
    assert sight_of(room.tables[1][2])["paused"] == ""

    room.inside.said("POST", f"/api/tables/{name}/resume", key=room.host)
    assert sight_of(screen)["paused"] == ""
    assert room.move(0)["ok"]


def test_a_bug_in_a_view_rests_its_table_alone(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    room.rules.stumbles_at = "view"
    _, seats, screen = room.tables[0]
    assert _answer(seats[0].ask("look"))["refusal"]["code"] == "table-fault"
    room.rules.stumbles_at = ""
    for listener in (*seats, screen):
        assert sight_of(listener)["paused"] == "fault"
    for _ in range(10):
        assert room.move(1)["ok"]
    assert TEXT not in caplog.text


def test_a_table_that_rests_is_still_at_rest_after_a_restart(room: Room, tmp_path: Path) -> None:
    room.rules.stumbles_at = "decide"
    room.move(0)
    other = Inside(tmp_path, room.store)
    name = room.tables[0][0]
    seen = other.said("GET", f"/api/tables/{name}", key=room.host)
    assert seen["paused"] == "fault"
    other.stop()
