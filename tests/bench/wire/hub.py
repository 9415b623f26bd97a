"""The hub itself as `honor-hub serve`: a durable log, and every viewer's own view.

A move is a seat setting its own honor to 2, its next one back to 3, each seat in turn. That is
legal at any time, so it can be repeated for ever; and it takes the whole way of a move: the key,
the form it is checked against, the rules, the audit, the commit, and a view, offers and story
for every viewer.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.bench.wire.crowd import Ring
from tests.bench.wire.phone import Lost, Phone
from tests.bench.wire.process import Process
from tests.bench.wire.size import Around, Size
from tests.web.running import ask, environment

OPTIONS = {"level": "tokens", "confirm": False}
PROTOCOL = 1

_LINK = r"You are host at (http://127\.0\.0\.1:(\d+))/host#(\S+)\n"
_HONOR = (2, 3)


class HubServer:
    """A hub whose limits leave room for everyone to come from one address, and to hurry."""

    module = "hub"
    query = ""

    def __init__(
        self, folder: Path, size: Size, sample: Path, environ: Mapping[str, str] | None = None
    ) -> None:
        room = str(size.phones + 20)
        settings = {
            "HONOR_HUB_CONNECTIONS": room,
            "HONOR_HUB_TABLE_CONNECTIONS": room,
            "HONOR_HUB_ADDRESS_CONNECTIONS": "5000",
            "HONOR_HUB_EVENTS_A_SECOND": "10000",
            "HONOR_HUB_JOINS_A_MINUTE": "10000",
        }
        words = ["serve", "--address", "127.0.0.1", "--port", "0", "--state", str(folder)]
        self._process = Process(
            [sys.executable, "-m", self.module, *words],
            folder,
            environment(settings) | dict(environ or {}),
        )
        self._url, port, self._host_key = self._process.printed(_LINK).groups()
        self.port = int(port)

    @property
    def pid(self) -> int:
        return self._process.pid

    def rings(self, size: Size) -> list[Ring]:
        return [self._ring(number, around) for number, around in enumerate(size.tables)]

    def stop(self) -> None:
        self._process.stop()

    def _ring(self, number: int, around: Around) -> Ring:
        opened = self._ask("/api/tables", _new_table(around.seats))
        table, code = opened["table"], opened["code"]
        keys = []
        for seat in range(around.seats):
            name = f"Guest {number}-{seat}"
            keys.append(self._ask("/api/join", {"code": code, "name": name, "seat": seat})["key"])
        self._ask(f"/api/tables/{table}/start")
        for kind, count in (("table", around.screens), ("watcher", around.watchers)):
            if count:
                # One link for all who look on, as it would be from a QR code on the wall.
                key = self._ask(f"/api/tables/{table}/keys", {"kind": kind})["key"]
                keys += [key] * count
        phones = [Phone("40" + _auth(table, key), query=self.query) for key in keys]
        return Ring(phones, lambda move: line(move, around.seats), is_answered=True)

    def _ask(self, path: str, body: object = None) -> Any:
        reply = ask(self._url, "POST", path, body, key=self._host_key)
        if reply.status >= 300:
            raise Lost(f"the hub says no to {path}: {reply.raw[:200]!r}")
        return reply.said


class ChangesHub(HubServer):
    """As the hub's own pages connect: after the first sight they get what is different."""

    query = "&changes=1"


def _new_table(seats: int) -> dict[str, Any]:
    return {"game": "samurai", "options": OPTIONS | {"players": seats}}


def _auth(table: str, key: str) -> str:
    return json.dumps({"table": table, "key": key, "protocol": PROTOCOL})


def line(move: int, seats: int) -> tuple[int, bytes]:
    turn, seat = divmod(move, seats)
    values = {"seat": seat, "value": _HONOR[turn % 2], "game": "goes-on"}
    said = {"id": f"bench-{move:08d}", "offer": "correct-honor", "values": values}
    return seat, f"42{move}{json.dumps(['move', said])}".encode()
