"""A phone for tests: a Socket.IO client that keeps every byte it was sent.

It plays by what it is shown, like anyone's; nothing of the hub is imported.
"""

import random
import secrets
import time
from functools import partial
from queue import Empty, Queue
from threading import Condition
from typing import Any, NamedTuple

import socketio

from tests.web.running import RunningHub

PROTOCOL = 1
PATIENCE = 20.0

Json = dict[str, Any]


class Made(NamedTuple):
    """A move, or an undo, that was acknowledged."""

    id: str
    seat: int
    move: Json
    version: int


class Lost(Exception):
    """The connection went before the answer came: whether it was stored is not known."""


class Recorder(socketio.Client):  # type: ignore[misc]  # python-socketio has no types
    """python-socketio's client, which also keeps the packets as they came."""

    def __init__(self) -> None:
        super().__init__(reconnection=False, handle_sigint=False)
        self.raw: list[str] = []

    def _handle_eio_message(self, data: str) -> None:
        self.raw.append(data)
        super()._handle_eio_message(data)

    def shut(self) -> None:
        """The library leaves the socket of a lost connection open."""
        if self.eio.ws is not None:
            self.eio.ws.shutdown()


class Phone:
    """One device with one key; `connect` as often as it takes."""

    def __init__(self, url: str, table: str, key: str, seat: int = -1) -> None:
        self.url = url
        self.table = table
        self.key = key
        self.seat = seat
        self.raw: list[str] = []
        self.gone: list[str] = []
        # The newest of what comes beside a sight, by its event.
        self.beside: dict[str, Json] = {}
        self.versions: list[int] = []
        self._sight: Json = {}
        self._client: Recorder | None = None
        self._news = Condition()

    def __repr__(self) -> str:
        asked = [(each["key"], each["seats"]) for each in self.view.get("asked", ())]
        how = "connected" if self.is_connected else "away"
        turn = self.view.get("turn")
        return f"seat {self.seat} {how} at {self._sight.get('version')}: turn {turn}, {asked}"

    @property
    def sight(self) -> Json:
        """The newest sight; empty before the first."""
        return self._sight

    @property
    def view(self) -> Json:
        return self._sight.get("view") or {}

    @property
    def outcome(self) -> Json | None:
        return self.view.get("outcome")

    @property
    def is_connected(self) -> bool:
        return self._client is not None and self._client.connected

    def connect(self, **auth: object) -> None:
        """A connection of its own; an older one is left as it is, as a phone asleep would."""
        if self._client is not None and not self._client.connected:
            self._client.shut()
        client = Recorder()
        client.raw = self.raw
        client.on("sight", self._on_sight)
        for event in ("summary", "desk"):
            client.on(event, partial(self.beside.__setitem__, event))
        client.on("gone", lambda gone: self.gone.append(gone["code"]))
        said = {"table": self.table, "key": self.key, "protocol": PROTOCOL} | auth
        try:
            client.connect(self.url, auth=said, transports=["websocket"], wait_timeout=PATIENCE)
        except BaseException:
            client.shut()
            raise
        self._client = client

    def drop(self) -> None:
        """Hang up without a word."""
        client, self._client = self._client, None
        if client is not None:
            client.disconnect()
            client.shut()

    def call(self, event: str, message: object = None) -> Json:
        """Say something and wait for the answer; Lost if there is none."""
        client = self._client
        if client is None or not client.connected:
            raise Lost
        return self._answered(client, [self._sent(client, event, message)])[0]

    def call_together(self, *said: tuple[str, object]) -> list[Json]:
        """Say several things without waiting in between; the answers in the same order."""
        client = self._client
        if client is None or not client.connected:
            raise Lost
        return self._answered(client, [self._sent(client, *each) for each in said])

    def say(self, event: str, message: object) -> None:
        """Say something and do not listen."""
        if self._client is None or not self._client.connected:
            raise Lost
        self._sent(self._client, event, message)

    def move(self, move: Json, id: str = "") -> Json:
        return self.call("move", {"id": id or new_id(), **move})

    def undo(self, id: str = "", last: int | None = None) -> Json:
        return self.call("undo", {"id": id or new_id(), "last": last})

    def wait(self, version: int, seconds: float = PATIENCE) -> Json:
        """The sight once it is of this version or newer; Lost if the line goes before it comes."""
        until = time.monotonic() + seconds
        with self._news:
            while self._sight.get("version", -1) < version:
                assert time.monotonic() < until, f"seat {self.seat} never saw version {version}"
                if not self._news.wait(0.1) and not self.is_connected:
                    raise Lost
            return self._sight

    def news(self, known: int, seconds: float) -> None:
        """Wait until more sights have come than are known, or for so long."""
        with self._news:
            self._news.wait_for(lambda: len(self.versions) > known, seconds)

    def _sent(self, client: Recorder, event: str, message: object = None) -> Queue[Json]:
        answers: Queue[Json] = Queue()
        try:
            client.emit(event, {} if message is None else message, callback=answers.put)
        except (socketio.exceptions.SocketIOError, OSError):
            raise Lost from None
        return answers

    def _answered(self, client: Recorder, waiting: list[Queue[Json]]) -> list[Json]:
        until, answers = time.monotonic() + PATIENCE, []
        for queue in waiting:
            while True:
                try:
                    answers.append(queue.get(timeout=0.05))
                    break
                except Empty:
                    if not client.connected or time.monotonic() > until:
                        raise Lost from None
        return answers

    def _on_sight(self, sight: Json) -> None:
        with self._news:
            self.versions.append(sight["version"])
            # A view that overtook another must not be replaced by it.
            if sight["version"] >= self._sight.get("version", -1):
                self._sight = sight
            self._news.notify_all()


def joined(hub: RunningHub, code: str, name: str, seat: int | None = None) -> Phone:
    """Someone who sat down with the table's code, not yet connected."""
    reply = hub.ask("POST", "/api/join", {"code": code, "name": name, "seat": seat})
    assert reply.status == 201, reply
    return Phone(hub.url, reply.said["table"], reply.said["key"], reply.said["seat"])


def moved(hub: RunningHub, old: Phone) -> Phone:
    """The same seat on another device, by its owner's code."""
    code = hub.ask("POST", f"/api/tables/{old.table}/code", key=old.key).said["code"]
    reply = hub.ask("POST", "/api/move", {"code": code})
    assert reply.status == 201, reply
    return Phone(hub.url, reply.said["table"], reply.said["key"], reply.said["seat"])


def screen(hub: RunningHub, table: str) -> Phone:
    """A table screen, let in by the letters it shows."""
    shown = hub.ask("POST", "/api/tv").said
    assert hub.ask("GET", f"/api/tv/{shown['ticket']}").said == {"waiting": True}
    hub.as_host("POST", f"/api/screens/{shown['letters']}", {"table": table})
    told = hub.ask("GET", f"/api/tv/{shown['ticket']}").said
    assert told["table"] == table
    return Phone(hub.url, table, told["key"])


def play_out(phones: list[Phone], dice: random.Random, most: int = 5000) -> None:
    """Whoever is awaited moves at random, one after the other, until it is over."""
    for _ in range(most):
        if phones[0].outcome is not None:
            return
        phone = next(each for each in phones if is_asked(each.view))
        answer = phone.move(filled(dice.choice(open_offers(phone.sight)), dice))
        assert answer["ok"], answer
        for each in phones:
            each.wait(answer["version"])
    raise AssertionError("the game does not end")


def new_id() -> str:
    return secrets.token_hex(8)


def is_asked(view: Json) -> bool:
    """Whether the game waits for whoever sees this."""
    if view.get("outcome") or not view:
        return False
    asked = view["asked"]
    if asked:
        return view["you"] in asked[-1]["seats"]
    return bool(view["turn"] == view["you"])


def open_offers(sight: Json) -> list[Json]:
    """What may be done now and is what the game waits for."""
    return [each for each in sight["offers"] if each["closed"] is None and not each["standing"]]


def filled(offer: Json, dice: random.Random) -> Json:
    """A move from an offer, at random, with nothing that is closed."""
    values: Json = {}
    for field in offer["fields"]:
        values[field["name"]] = _value(field, values, dice)
    return {"offer": offer["key"], "question": offer["question"], "values": values}


def _value(field: Json, values: Json, dice: random.Random) -> Any:
    match field["type"]:
        case "one":
            taken = [values[name] for name in field["unlike"]]
            open_ones = _open(_choices(field, values))
            return dice.choice([value for value in open_ones if value not in taken])
        case "some":
            count = dice.randint(field["low"], field["high"])
            return dice.sample(_open(field["choices"]), count)
        case "number":
            # Low ones mostly: what people count together at the end must add up.
            return dice.choice(
                (field["low"], field["low"], dice.randint(field["low"], field["high"]))
            )
        case _:
            return "x" * max(1, field["shortest"])


def _choices(field: Json, values: Json) -> list[Json]:
    given = "/".join(str(values[name]) for name in field["given"])
    choices: list[Json] = field["by"].get(given, field["choices"])
    return choices


def _open(choices: list[Json]) -> list[Any]:
    return [choice["value"] for choice in choices if choice["closed"] is None]
