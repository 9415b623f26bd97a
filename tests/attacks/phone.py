"""A client that speaks just enough Socket.IO to play, and keeps every byte that it is sent."""

import itertools
import json
import time
from typing import Any

from tests.attacks.raw import CLOSE, PATIENCE, TEXT, Closed, Headers, WebSocket

SOCKET = "/socket.io/?EIO=4&transport=websocket"


class Refused(Exception):
    """The hub did not let this phone in; `args` is what it said."""


class Phone:
    """One connection over a WebSocket. `heard` is every frame as it came."""

    def __init__(self, web: WebSocket) -> None:
        self.web = web
        self.heard: list[bytes] = []
        self.closed: tuple[int, str] | None = None
        self._acks = itertools.count(1)
        self._told: dict[int, Any] = {}
        self.sights: list[dict[str, Any]] = []
        self.gone: list[str] = []

    @classmethod
    def dial(cls, address: tuple[str, int], headers: Headers, source: str = "") -> "Phone":
        """An Engine.IO connection, with nobody behind it yet."""
        reply, web = WebSocket.open(address, SOCKET, headers, source)
        if web is None:
            raise Refused(reply.status, reply.body)
        phone = cls(web)
        try:
            opening = phone.hear()
        except BaseException:
            phone.close()
            raise
        assert opening.startswith("0{"), opening
        return phone

    def enter(self, auth: object) -> "Phone":
        """Connect to a table, or Refused with the words that came back."""
        self.send("40" + json.dumps(auth))
        while True:
            text = self.hear()
            if text.startswith("40"):
                return self
            if text.startswith("44"):
                raise Refused(json.loads(text[2:]))
            self.note(text)

    def send(self, text: str) -> None:
        self.web.send(text)

    def hear(self, timeout: float = PATIENCE) -> str:
        """The next Engine.IO packet; pings are answered on the way."""
        until = time.monotonic() + timeout
        while True:
            frame = self.web.frame(max(0.001, until - time.monotonic()))
            if frame.kind == CLOSE:
                code = int.from_bytes(frame.data[:2], "big")
                self.closed = (code, frame.data[2:].decode())
                raise Closed
            if frame.kind != TEXT:
                continue
            self.heard.append(frame.data)
            text = frame.data.decode()
            if text == "2":
                self.send("3")
                continue
            return text

    def ask(self, event: object, *args: object, timeout: float = PATIENCE) -> Any:
        """Send an event and wait for its answer."""
        number = next(self._acks)
        self.send(f"42{number}" + json.dumps([event, *args]))
        return self.answer(number, timeout)

    def answer(self, number: int, timeout: float = PATIENCE) -> Any:
        until = time.monotonic() + timeout
        while number not in self._told:
            self.note(self.hear(max(0.001, until - time.monotonic())))
        return self._told.pop(number)

    def drain(self, quiet: float = 0.15) -> None:
        """Hear whatever is on its way."""
        while True:
            try:
                self.note(self.hear(quiet))
            except TimeoutError:
                return

    def until_closed(self, timeout: float = PATIENCE) -> None:
        until = time.monotonic() + timeout
        try:
            while True:
                self.note(self.hear(max(0.001, until - time.monotonic())))
        except Closed:
            return

    def note(self, text: str) -> None:
        if text.startswith("43"):
            digits = "".join(itertools.takewhile(str.isdigit, text[2:]))
            (self._told[int(digits)],) = json.loads(text[2 + len(digits) :])
        elif text.startswith("42"):
            event, payload = json.loads(text[2:])
            if event == "sight":
                self.sights.append(payload)
            elif event == "gone":
                self.gone.append(payload["code"])

    @property
    def sight(self) -> dict[str, Any]:
        return self.sights[-1]

    def close(self) -> None:
        self.web.close()
