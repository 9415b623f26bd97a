"""The floor: a page that speaks one line of Socket.IO, and a server that tells a room.

A tap is sent, everyone is told a number, and every page writes it down: no rules, no log, no
views, no drawing. `python -m tests.bench.screens.floor CONNECTIONS` serves it, under the hub's own
gunicorn settings and with its own packets.
"""

import socket
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from wsgiref.types import WSGIApplication

from hub.server import Server as Gunicorn
from hub.settings import Settings
from tests.bench.wire.bare import application
from tests.bench.wire.process import Process
from tests.web.running import environment

_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>floor</title>
<style>button { width: 100%; height: 20rem }</style>
<main id="app"><p></p></main><button type="button">tap</button>
<script>
// What a Socket.IO client says and hears, and no more: a hello, heartbeats, one event each way.
const line = new WebSocket(`ws://${location.host}/socket.io/?EIO=4&transport=websocket`);
const text = document.querySelector("p");
let moves = 0;
line.onmessage = ({ data }) => {
  if (data[0] === "0") line.send('40{"table":"floor"}');
  else if (data === "2") line.send("3");
  else if (data.startsWith('42["sight"')) {
    text.textContent = JSON.parse(data.slice(2))[1].version;
  }
};
document.querySelector("button").addEventListener("click", () => {
  moves += 1;
  line.send(`42${moves}["move",{"id":"floor-${moves}"}]`);
});
</script></html>"""


class Floor:
    """The floor as a process of its own."""

    def __init__(self, folder: Path, connections: int) -> None:
        words = ["-m", "tests.bench.screens.floor", str(connections)]
        self._process = Process([sys.executable, *words], folder, environment({}))
        port = self._process.printed(r"serving at (\d+)\n")[1]
        self.url = f"http://127.0.0.1:{port}"
        self._process.printed(r"ready\n")

    def stop(self) -> None:
        self._process.stop()


def _serving() -> WSGIApplication:
    """The page, and behind it a server that knows rooms only."""
    rooms = application(b'{"version":1}')
    files = {
        "/": ("text/html; charset=utf-8", _PAGE.encode()),
        "/favicon.ico": ("image/x-icon", b""),
    }

    def serve(environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        found = files.get(environ["PATH_INFO"])
        if found is None:
            return rooms(environ, start)
        kind, content = found
        start("200 OK", [("Content-Type", kind), ("Content-Length", str(len(content)))])
        return [content]

    return serve


class _Floor(Gunicorn):
    """The hub's gunicorn around the floor."""

    def load(self) -> WSGIApplication:
        wsgi = _serving()
        print("ready", flush=True)
        return wsgi


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    print(f"serving at {listener.getsockname()[1]}", flush=True)
    connections = int(sys.argv[1])
    settings = Settings(address="127.0.0.1", connections=connections, address_connections=5000)
    _Floor(settings, listener).run()


if __name__ == "__main__":
    main()
