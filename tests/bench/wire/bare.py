"""The floor: python-socketio alone, which tells a room the same bytes and answers.

It has no rules, no keys, no log and no views; nothing in Python on these threads can be faster.
`python -m tests.bench.wire.bare SAMPLE CONNECTIONS` serves it, under the hub's own gunicorn
settings and with its own packets.
"""

import re
import socket
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from wsgiref.types import WSGIApplication

import msgspec
import socketio

from hub.server import Server as Gunicorn
from hub.settings import Settings
from hub.web.packets import Json, TextPacket
from tests.bench.wire.crowd import Ring
from tests.bench.wire.phone import Phone
from tests.bench.wire.process import Process
from tests.bench.wire.size import Size
from tests.web.running import environment


class BareServer:
    """The floor as a server of this benchmark."""

    def __init__(self, folder: Path, size: Size, sample: Path) -> None:
        words = ["-m", "tests.bench.wire.bare", str(sample), str(size.phones + 20)]
        self._process = Process([sys.executable, *words], folder, environment({}))
        self.port = int(self._process.printed(r"serving at (\d+)\n")[1])
        self._process.printed(r"ready\n")

    @property
    def pid(self) -> int:
        return self._process.pid

    def rings(self, size: Size) -> list[Ring]:
        return [_ring(f"table-{number}", sum(each)) for number, each in enumerate(size.tables)]

    def stop(self) -> None:
        self._process.stop()


def _ring(table: str, phones: int) -> Ring:
    hello = f'40{{"table":"{table}"}}'
    crowd = [Phone(hello) for _ in range(phones)]
    return Ring(crowd, lambda move: _line(move, phones), is_answered=True)


def _line(move: int, phones: int) -> tuple[int, bytes]:
    who = move % phones
    return who, f'42{move}["move",{{"id":"bench-{move:08d}"}}]'.encode()


def application(sample: bytes) -> WSGIApplication:
    """A room for each table; a view is the sample with the room's own version in it."""
    before, after = re.split(rb'"version":\d+', sample, maxsplit=1)
    server = socketio.Server(
        async_mode="threading",
        async_handlers=False,
        json=Json,
        serializer=TextPacket,
        ping_interval=10,
        ping_timeout=10,
    )
    versions: Counter[str] = Counter()

    def view(table: str) -> msgspec.Raw:
        return msgspec.Raw(b'%b"version":%d%b' % (before, versions[table], after))

    def connect(sid: str, _: Any, auth: Any) -> None:
        table = auth["table"]
        versions[table] = max(versions[table], 1)
        server.save_session(sid, table)
        server.enter_room(sid, table)
        server.emit("sight", view(table), to=sid)

    def move(sid: str, _: Any) -> Any:
        table = server.get_session(sid)
        versions[table] += 1
        server.emit("sight", view(table), room=table)
        return {"ok": True, "version": versions[table]}

    server.on("connect", connect)
    server.on("move", move)
    wsgi: WSGIApplication = socketio.WSGIApp(server)
    return wsgi


class _Bare(Gunicorn):
    """The hub's gunicorn around another application."""

    def __init__(self, settings: Settings, listener: socket.socket, sample: bytes) -> None:
        self._sample = sample
        super().__init__(settings, listener)

    def load(self) -> WSGIApplication:
        wsgi = application(self._sample)
        print("ready", flush=True)
        return wsgi


def main() -> None:
    sample, connections = Path(sys.argv[1]).read_bytes(), int(sys.argv[2])
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    print(f"serving at {listener.getsockname()[1]}", flush=True)
    settings = Settings(address="127.0.0.1", connections=connections, address_connections=5000)
    _Bare(settings, listener, sample).run()


if __name__ == "__main__":
    main()
