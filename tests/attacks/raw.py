"""HTTP and WebSocket by hand, byte for byte, so that no library tidies up what is sent.

Nothing of the hub is known here.
"""

import base64
import os
import socket
import struct
import time
from collections.abc import Iterable
from typing import NamedTuple

PATIENCE = 8.0
Headers = Iterable[tuple[str, str]]


class Reply(NamedTuple):
    """An HTTP answer: its status, its headers by small names, its body."""

    status: int
    headers: dict[str, str]
    body: bytes
    rest: bytes = b""


class Closed(Exception):
    """The other side hung up."""


def link(address: tuple[str, int], timeout: float = PATIENCE, source: str = "") -> socket.socket:
    """A connection; every address of the loopback may be its `source`."""
    family = socket.AF_INET6 if ":" in address[0] else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.settimeout(timeout)
    try:
        if source:
            sock.bind((source, 0))
        sock.connect(address)
    except OSError:
        sock.close()
        raise
    sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return sock


def request(method: str, path: str, headers: Headers, body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers)]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def ask(
    address: tuple[str, int],
    method: str,
    path: str,
    headers: Headers,
    body: bytes = b"",
    source: str = "",
) -> Reply:
    """One request on a connection of its own; nothing is added but the body's length."""
    told = list(headers)
    if body and not any(name.lower() == "content-length" for name, _ in told):
        told.append(("Content-Length", str(len(body))))
    told.append(("Connection", "close"))
    sock = link(address, source=source)
    try:
        sock.sendall(request(method, path, told, body))
        return answer(sock)
    finally:
        sock.close()


def answer(sock: socket.socket) -> Reply:
    """The next answer on a connection; what came after it is its `rest`."""
    data = b""
    while b"\r\n\r\n" not in data:
        data += _more(sock)
    head, _, rest = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {}
    for each in lines:
        name, _, value = each.partition(":")
        headers[name.strip().lower()] = value.strip()
    status = int(first.split()[1])
    if status == 101:
        return Reply(status, headers, b"", rest)
    if "transfer-encoding" in headers:
        while not rest.endswith(b"0\r\n\r\n"):
            rest += _more(sock)
        return Reply(status, headers, _joined(rest))
    if "content-length" not in headers:
        return Reply(status, headers, rest + _all(sock))
    length = int(headers["content-length"])
    while len(rest) < length:
        rest += _more(sock)
    return Reply(status, headers, rest[:length], rest[length:])


def _more(sock: socket.socket) -> bytes:
    data = sock.recv(65536)
    if not data:
        raise Closed
    return data


def _all(sock: socket.socket) -> bytes:
    data = b""
    while more := sock.recv(65536):
        data += more
    return data


def _joined(body: bytes) -> bytes:
    """A body that came in chunks."""
    data = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        data, body = data + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    return data


TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Frame(NamedTuple):
    kind: int
    data: bytes


class WebSocket:
    """A WebSocket after its handshake; frames are written and read one at a time."""

    def __init__(self, sock: socket.socket, rest: bytes = b"") -> None:
        self.sock = sock
        self._data = rest

    @classmethod
    def open(
        cls, address: tuple[str, int], path: str, headers: Headers, source: str = ""
    ) -> "tuple[Reply, WebSocket | None]":
        """The answer to the handshake, and the socket if it was a yes."""
        key = base64.b64encode(os.urandom(16)).decode()
        own = [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Key", key)]
        sock = link(address, source=source)
        try:
            sock.sendall(request("GET", path, [*headers, *own, ("Sec-WebSocket-Version", "13")]))
            reply = answer(sock)
        except BaseException:
            sock.close()
            raise
        if reply.status != 101:
            sock.close()
            return reply, None
        return reply, cls(sock, reply.rest)

    def send(self, data: bytes | str, kind: int = TEXT, *, last: bool = True) -> None:
        raw = data.encode() if isinstance(data, str) else data
        self.sock.sendall(framed(raw, kind, last=last))

    def frame(self, timeout: float = PATIENCE) -> Frame:
        """The next frame; Closed at the end of the line, TimeoutError if none comes."""
        until = time.monotonic() + timeout
        while True:
            found = self._take()
            if found is not None:
                return found
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
            self.sock.settimeout(left)
            try:
                data = self.sock.recv(65536)
            except ConnectionError:
                raise Closed from None
            if not data:
                raise Closed
            self._data += data

    def _take(self) -> Frame | None:
        data = self._data
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length >= 126:
            size = 2 if length == 126 else 8
            if len(data) < 2 + size:
                return None
            length = int.from_bytes(data[2 : 2 + size], "big")
            start = 2 + size
        if len(data) < start + length:
            return None
        self._data = data[start + length :]
        return Frame(data[0] & 15, data[start : start + length])

    def close(self) -> None:
        self.sock.close()


def framed(data: bytes, kind: int = TEXT, *, last: bool = True) -> bytes:
    """A client's frame; the mask of zeroes leaves the bytes as they are."""
    head = bytes([(0x80 if last else 0) | kind])
    if len(data) < 126:
        head += bytes([0x80 | len(data)])
    elif len(data) < 65536:
        head += bytes([0x80 | 126]) + struct.pack(">H", len(data))
    else:
        head += bytes([0x80 | 127]) + struct.pack(">Q", len(data))
    return head + bytes(4) + data
