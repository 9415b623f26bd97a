"""A whole hub in this process, asked over HTTP and long polling: every byte passes through here.

Nothing of it depends on the clock or on chance, so two hubs can be compared byte by byte.
"""

import itertools
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from werkzeug.test import Client

from hub.app import Hub
from hub.laws.random_nights import Rules
from hub.rules.registry import RULES
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.tables.call_timer import call_timer

POLLING = "/socket.io/?EIO=4&transport=polling"
_MARK = '4299["?"]'
_MARKED = b"4399["


class Inside:
    """A hub on a store, with other rules if these are given."""

    def __init__(self, folder: Path, store: MemoryStore, rules: Rules | None = None) -> None:
        known = RULES if rules is None else {**RULES, rules.key: rules}
        settings = Settings(
            state=str(folder),
            events_a_second=10_000,
            address_connections=10_000,
            table_connections=10_000,
            connections=10_000,
        )
        # Nobody is called because this machine was slow.
        still = patch("hub.app.call_timer", lambda _: call_timer(lambda: 0))
        with patch("hub.app.RULES", known), still:
            self.hub = Hub(settings, store, lambda: 80)
        numbers = itertools.count()
        engine: Any = self.hub.socketio.server.eio
        engine.generate_id = lambda: f"{next(numbers):020d}"
        # Nothing but pings and cleaning up, both by the clock.
        engine.start_background_task = lambda *_: None
        self.client = Client(self.hub.wsgi)

    def http(self, method: str, path: str, payload: object = None, key: str = "") -> bytes:
        """An answer, whole: status, headers and body."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        data = None if payload is None else json.dumps(payload)
        reply = self.client.open(path, method=method, headers=headers, data=data)
        with reply:
            told = "\n".join(f"{name}: {value}" for name, value in reply.headers)
            body: bytes = reply.data
            return f"{reply.status}\n{told}\n\n".encode() + body

    def said(self, method: str, path: str, payload: object = None, key: str = "") -> Any:
        answer = self.http(method, path, payload, key)
        head, _, body = answer.partition(b"\n\n")
        assert head.startswith(b"2"), answer
        return json.loads(body) if body else None

    def stop(self) -> None:
        self.hub.stop()


class Listener:
    """A connection by long polling; `heard` is every packet it was sent."""

    def __init__(self, inside: Inside, auth: object) -> None:
        self._client = inside.client
        opened = self._client.get(POLLING).data
        self.heard = [opened]
        self._path = POLLING + "&sid=" + json.loads(opened[1:])["sid"]
        self._numbers = itertools.count(1)
        self.post("40" + json.dumps(auth))
        self.settle()

    def post(self, text: str) -> None:
        assert self._client.post(self._path, data=text.encode()).status_code == 200

    def settle(self) -> list[bytes]:
        """All that is on its way, in its order."""
        self.post(_MARK)
        return self._until(_MARKED)

    def ask(self, event: str, *args: object) -> list[bytes]:
        """All that comes for an event, its answer last."""
        number = next(self._numbers)
        self.post(f"42{number}" + json.dumps([event, *args]))
        return self._until(f"43{number}[".encode()) + self.settle()

    def _until(self, last: bytes) -> list[bytes]:
        packets: list[bytes] = []
        while not any(packet.startswith(last) for packet in packets):
            packets += self._client.get(self._path).data.split(b"\x1e")
        self.heard += packets
        return packets

    def leave(self) -> None:
        self.post("1")
