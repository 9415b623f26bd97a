"""A guest without a key who floods a hub, as a program of its own so that its work is its own.

python -m tests.bench.floods.guest PORT KIND SOCKETS
"""

import selectors
import socket
import sys
import threading
import time
from contextlib import suppress

from tests.attacks.phone import SOCKET
from tests.attacks.raw import PING, TEXT, framed, request

CONTINUATION = 0
_FLOODS = {
    "empty continuations": framed(b"", TEXT, last=False)
    + framed(b"", CONTINUATION, last=False) * 4000,
    "pings": framed(b"", PING) * 4000,
    "empty texts": framed(b"", TEXT) * 4000,
}
HEALTH = "askers of /healthz"
KINDS = (*_FLOODS, HEALTH)

_ADDRESSES = 8
_UPGRADE = [
    ("Upgrade", "websocket"),
    ("Connection", "Upgrade"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ("Sec-WebSocket-Version", "13"),
]
# As fast as somebody would who wants to be let in again, but not faster than that.
_AGAIN_AFTER = 0.02


class Flooder:
    """So many sockets in one thread; one that is let go dials again."""

    def __init__(self, port: int, kind: str, sockets: int) -> None:
        self._to = ("127.0.0.1", port)
        self._data = _FLOODS[kind]
        self._asked = request("GET", SOCKET, [("Host", f"127.0.0.1:{port}"), *_UPGRADE])
        self._open = selectors.DefaultSelector()
        for number in range(sockets):
            self._dial(number)

    def run(self) -> None:
        while True:
            for key, _ in self._open.select(1):
                sock = key.fileobj
                assert isinstance(sock, socket.socket)
                self._push(sock, key.data)

    def _dial(self, number: int) -> None:
        sock = socket.socket()
        sock.bind((f"127.0.9.{1 + number % _ADDRESSES}", 0))
        with suppress(OSError):
            sock.connect(self._to)
            sock.sendall(self._asked)
        sock.setblocking(False)
        self._open.register(sock, selectors.EVENT_WRITE, number)

    def _push(self, sock: socket.socket, number: int) -> None:
        try:
            sock.send(self._data)
        except BlockingIOError:
            pass
        except OSError:
            self._open.unregister(sock)
            sock.close()
            time.sleep(_AGAIN_AFTER)
            self._dial(number)


def _ask_health(port: int) -> None:
    """On one connection, one question after the other."""
    asked = request("GET", "/healthz", [("Host", f"127.0.0.1:{port}")])
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 5) as sock:
            while True:
                sock.sendall(asked)
                if not sock.recv(65536):
                    break


def main() -> None:
    port, kind, sockets = int(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    if kind != HEALTH:
        Flooder(port, kind, sockets).run()
    threads = [threading.Thread(target=_ask_health, args=(port,)) for _ in range(sockets)]
    for thread in threads:
        thread.start()


if __name__ == "__main__":
    main()
