"""A socket that adds our security headers to the error responses gunicorn writes itself.

Its own errors (400, 431, 501 …) never reach the application, which adds them to all others.
"""

import socket
from typing import Any

from hub.web.headers import guarded

_OWN = "".join(f"{name}: {text}\r\n" for name, text in guarded([], "")).encode("ascii")


class GuardedSocket:
    """Adds the headers to the one answer that is sent; all else is the socket's own."""

    def __init__(self, sock: socket.socket) -> None:
        self._sock = sock

    def __getattr__(self, name: str) -> Any:  # whatever a socket has
        return getattr(self._sock, name)

    def sendall(self, answer: bytes) -> None:
        # From Python 3.14 on textwrap.dedent, which gunicorn writes its errors with, takes the "\r"
        # off the line that ends the head.
        answer = answer.replace(b"\r\n\n", b"\r\n\r\n", 1)
        status, end, rest = answer.partition(b"\r\n")
        self._sock.sendall(status + end + _OWN + rest)
