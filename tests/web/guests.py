"""Players of a tournament as phones: each goes from the tournament to its table and back with one
key and one connection, plays as the ruleset's own policy does, and gets over a dead hub.
"""

import time
from threading import Lock, Thread
from typing import Any, NamedTuple

import msgspec
import socketio

from hub.rules.contract.form import Offer
from hub.rules.contract.view import Secret, View
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance
from hub.type_export import own_type
from tests.web.phone import Json, Lost, Phone, is_asked, new_id, open_offers
from tests.web.running import RunningHub, ask

BACK = 120.0
_View: Any = View
VIEWS: dict[str, Any] = {key: _View[own_type(game)] for key, game in GAMES.items()}


class Acked(NamedTuple):
    """A move that the hub said it had stored."""

    table: str
    by: str
    id: str
    version: int


class Forgetful(list[str]):
    """A phone keeps every byte for other tests; over a whole tournament that is too much."""

    def append(self, _: str, /) -> None:
        return


class Ledger:
    """All that was acknowledged, by everyone."""

    def __init__(self) -> None:
        self._lock = Lock()
        self.acked: list[Acked] = []

    def __len__(self) -> int:
        return len(self.acked)

    def add(self, acked: Acked) -> None:
        with self._lock:
            self.acked.append(acked)


class Guest(Thread):
    """One player. `entrant` is the number on the list, `phone` where the link is now."""

    def __init__(self, hub: RunningHub, home: str, key: str, entrant: int, ledger: Ledger) -> None:
        super().__init__(name=f"entrant {entrant}", daemon=True)
        self.hub = hub
        self.home = home
        self.key = key
        self.entrant = entrant
        self.ledger = ledger
        self.tables: list[str] = []
        self.refused: list[str] = []
        self.error: BaseException | None = None
        self.is_over = False
        self._chance = SeededChance(f"guest/{entrant}")
        self._pending: tuple[str, Json] | None = None
        self._secrets: dict[str, Secret | None] = {}
        self._asked_at = -1
        self.phone = self._phone(home)

    def __repr__(self) -> str:
        return f"{self.name} at {self.phone.table} ({self.phone}), pending {self._pending}"

    def run(self) -> None:
        try:
            self._come_back()
            while not self.is_over:
                try:
                    self._step()
                except (Lost, OSError):
                    self._come_back()
        except BaseException as error:
            self.error = error
        finally:
            self.phone.drop()

    def _step(self) -> None:
        if not self.phone.is_connected:
            raise Lost
        known = len(self.phone.versions)
        if self._pending is not None:
            self._send(*self._pending)
        elif self.phone.table == self.home:
            self._look_around(known)
        elif self.phone.sight["ended"]:
            self._go(self.home)
        elif is_asked(self.phone.view) and (offers := open_offers(self.phone.sight)):
            self._pending = (new_id(), self._choice(offers))
        else:
            self.phone.news(known, 1.0)

    def _look_around(self, known: int) -> None:
        """At the tournament: where do I sit? Asked anew whenever it has changed."""
        sight = self.phone.sight
        if sight["view"]["own"]["frame"]["phase"] == "over":
            self.is_over = True
        elif sight["version"] == self._asked_at:
            self.phone.news(known, 1.0)
        else:
            path = f"/api/tournaments/{self.home}/seat"
            placed = ask(self.hub.url, "GET", path, key=self.key).said
            self._asked_at = sight["version"]
            if placed["table"]:
                self.tables.append(placed["table"])
                self._go(placed["table"])

    def _go(self, table: str) -> None:
        self.phone.drop()
        self._asked_at = -1
        self.phone = self._phone(table)
        self._come_back()

    def _choice(self, offers: list[Json]) -> Json:
        """What the ruleset's policy does with this view, this secret and these offers."""
        sight = self.phone.sight
        rules = GAMES[sight["game"]]
        view = msgspec.convert(sight["view"], type=VIEWS[sight["game"]])
        every = msgspec.convert(sight["offers"], type=tuple[Offer, ...])
        move = rules.policy(view, self._secret(), every, self._chance)
        assert any(offer["key"] == move.offer for offer in offers), move
        told: Json = msgspec.to_builtins(move)
        return told

    def _secret(self) -> Secret | None:
        """Looked at once at each table, as a person does."""
        table = self.phone.table
        if table not in self._secrets:
            told = self.phone.call("secret")
            secret = msgspec.convert(told["secret"], type=Secret) if told["ok"] else None
            if secret is None:
                return None
            self._secrets[table] = secret
        return self._secrets[table]

    def _send(self, id: str, move: Json) -> None:
        answer = self.phone.call("move", {"id": id, **move})
        self._pending = None
        if not answer["ok"]:
            self.refused.append(answer["refusal"]["code"])
            return
        by = f"seat {self.phone.sight['you']}"
        self.ledger.add(Acked(self.phone.table, by, id, answer["version"]))
        self._await(answer["version"])

    def _come_back(self) -> None:
        until = time.monotonic() + BACK
        while True:
            try:
                self.phone.connect()
                self._await(0)
                return
            except (socketio.exceptions.ConnectionError, OSError, Lost):
                if time.monotonic() > until:
                    raise
                time.sleep(0.1)

    def _await(self, version: int) -> None:
        """A machine with much to do may take its time; a hub that died never tells."""
        until = time.monotonic() + BACK
        while self.phone.sight.get("version", -1) < version:
            if not self.phone.is_connected or time.monotonic() > until:
                raise Lost
            self.phone.news(len(self.phone.versions), 0.5)

    def _phone(self, table: str) -> Phone:
        phone = Phone(self.hub.url, table, self.key)
        phone.raw = Forgetful()
        return phone
