"""Two hubs with the same tournament: the same people, keys and draws, and other results at every
table where one viewer did not sit, or of everyone else where they did. Every byte that this viewer
gets before the standings are public must be the same.
"""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unittest.mock import patch

from hub.laws.broken import LeakFound
from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import Move
from hub.storage.memory import MemoryStore
from hub.tables.table import Table
from hub.tournaments.tournament_registry import RunningTournament
from hub.wire.protocol import ROUTES
from tests.attacks.inside import POLLING, Inside, Listener
from tests.tournaments.test_reconciler import finish

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
ROUNDS = 2
SALTS = 2
# An entrant, a screen and a panel of the first table in the hall, and who sees no table at all.
VIEWERS = ("entrant", "screen", "panel", "hall", "host", "nobody")


@dataclass
class Setting:
    """A tournament before its first draw, as records, and its keys."""

    folder: Path
    name: str
    store: MemoryStore
    keys: dict[str, str] = field(default_factory=dict)

    def copied(self) -> MemoryStore:
        copy = MemoryStore()
        for record in self.store.read(self.name):
            copy.append(record)
        return copy


def laid(folder: Path) -> Setting:
    folder.mkdir(parents=True, exist_ok=True)
    with steady("before"), patch("hub.tables.join_service.new_code", lambda _: "ABCDE"):
        return _laid(folder)


def _laid(folder: Path) -> Setting:
    store = MemoryStore()
    inside = Inside(folder, store)
    host = inside.hub.hosts.give()
    options = {"level": "cards", "rounds": ROUNDS, "minutes": 60, "entries": list(NAMES)}
    made = inside.said("POST", "/api/tournaments", {"options": options}, host)
    setting = Setting(folder, made["table"], store, {"host": host, "nobody": "x" * 32})
    taken = {"code": setting.name, "name": "x", "seat": 0}
    setting.keys["entrant"] = inside.said("POST", "/api/join", taken)["key"]
    one = f"/api/tournaments/{setting.name}"
    setting.keys["hall"] = inside.said("POST", f"{one}/keys", {"kind": "hall"}, made["key"])["key"]
    inside.stop()
    return setting


# Pictures that take long, and what the doctor finds: free disk is not the same twice.
_OF_THE_MACHINE = ("qr.{kind}", "wifi.{kind}", "/hub/findings")


class Cup:
    """One of the worlds; `salt` is what makes the results of others' tables differ."""

    def __init__(self, setting: Setting, viewer: str, salt: str) -> None:
        self.setting = setting
        self.viewer = viewer
        self.salt = salt
        self.inside = Inside(setting.folder, setting.copied())
        self.running: RunningTournament = self.inside.hub.tournaments.get(setting.name)
        self.key = setting.keys.get(viewer, "")
        self.listeners: dict[str, Listener] = {}

    @property
    def own(self) -> list[str]:
        """The short names of the tables where this viewer sits or stands."""
        tables = self.running.state.tables.values()
        if self.viewer == "entrant":
            return [table.name for table in tables if 0 in table.entrants]
        is_standing = self.viewer in ("screen", "panel")
        return [table.name for table in tables if is_standing and table.name.endswith("-t1")]

    def referee(self, offer: str, **values: Any) -> None:
        table = self.running.table
        offers = table.views.look(REFEREE).offers
        question = next((each.question for each in offers if each.key == offer), 0)
        move = Move(offer=offer, question=question, values=values)
        table.game.submit(REFEREE, move, f"{offer}@{table.version}")

    def drawn(self) -> None:
        self.referee("draw")
        self.referee("start-round")
        if self.viewer in ("screen", "panel") and not self.key:
            # Given now in both worlds alike: its digest is in the log, the key itself is made up.
            kind: Any = "table" if self.viewer == "screen" else "panel"
            self.key = self.running.reconciler.tables.table("r1-t1").keys.give(kind)

    def listen(self) -> None:
        """Wherever this viewer's key opens something: the tournament, or a table of their own."""
        is_inside = self.viewer in ("entrant", "hall", "host")
        places = [self.setting.name] * is_inside
        places += map(self.running.reconciler.tables.name_of, self.own)
        for place in places:
            if place not in self.listeners:
                auth = {"table": place, "key": self.key}
                self.listeners[place] = Listener(self.inside, auth)

    def played(self, short: str, how: str) -> None:
        """A table comes to its end, another one in each world unless it is the viewer's own.

        By `lines` it is the viewer's own too, but for their own line.
        """
        salt = "" if short in self.own else self.salt
        table: Table = self.running.reconciler.tables.table(short)
        if how == "played":
            finish(table, salt)
            return
        first, second = _sheet(salt), _sheet(salt + "again")
        if how == "lines" and short in self.own:
            chair = self.running.state.tables[short].entrants.index(0) + 1
            first, second = (_with_others(sheet, chair, self.salt) for sheet in (first, second))
        self.referee("take-sheet", table=short)
        self.referee("fill-sheet", **first)
        self.referee("take-sheet", table=short)
        self.referee("correct-sheet", **second, why="a slip")

    def heard(self) -> list[bytes]:
        """What came since over every connection, and what is said to whoever asks anything."""
        packets = [packet for each in self.listeners.values() for packet in each.settle()]
        for listener in self.listeners.values():
            packets += listener.ask("look")
        return packets + self.knocked() + self.asked()

    def knocked(self) -> list[bytes]:
        """Every table that there is, tried with this key."""
        names = [self.setting.name, *self.running.reconciler.tables.tables()]
        return [self._knock(name) for name in names if name not in self.listeners]

    def _knock(self, table: str) -> bytes:
        """All that is said before the door is shut, or after it is open."""
        client = self.inside.client
        sid = json.loads(client.get(POLLING).data[1:])["sid"]
        path, auth = f"{POLLING}&sid={sid}", {"table": table, "key": self.key}
        assert client.post(path, data=f"40{json.dumps(auth)}".encode()).status_code == 200
        said: bytes = client.get(path).data
        client.post(path, data=b"1")
        return said

    def asked(self) -> list[bytes]:
        """Every route that only tells, of the tournament and of each of its tables."""
        tables = [self.setting.name, *self.running.reconciler.tables.tables()]
        parts = {"kind": "json", "short": "r1-t1", "entrant": "0", "code": self.setting.name}
        parts |= {"ticket": "X", "game": "samurai", "key": "x", "letters": "ABCD", "seat": "0"}
        found = []
        for route in ROUTES:
            method, path = route.split(" ")
            if method != "GET" or path.endswith(_OF_THE_MACHINE):
                continue
            for name in tables if "{name}" in path else tables[:1]:
                asked = path.format(name=name, **parts)
                found.append(self.inside.http("GET", asked, None, self.key))
        return found


def _sheet(salt: str) -> dict[str, Any]:
    """A sheet of a table of four; what everyone had depends on the salt."""
    honor = 1 + sum(salt.encode()) % 7
    values: dict[str, Any] = {"samurai": 1, "leading-ninja": 2, "ending": "honor", "chair": -1}
    characters = ("tomoe", "hanzo", "goemon", "benkei")
    for chair, character in enumerate(characters, start=1):
        values[f"character-{chair}"] = character
        # Honor ran out for somebody, or the sheet would contradict itself.
        values[f"honor-{chair}"] = (honor if chair % 2 else 8 - honor) if chair != 4 else 0
        values[f"daimyo-{chair}"] = 0
        values[f"resilience-{chair}"] = honor % 4
    return values


def _with_others(sheet: dict[str, Any], chair: int, salt: str) -> dict[str, Any]:
    """The same sheet with other characters and wounds for all but one: every team does as well."""
    if not salt:
        return sheet
    others = itertools.cycle(("tomoe", "hanzo", "goemon", "benkei"))
    for _ in range(1 + sum(salt.encode()) % 3):
        next(others)
    changed = dict(sheet)
    for at in range(1, 5):
        if at != chair:
            found = next(others)
            while found == sheet[f"character-{chair}"]:
                found = next(others)
            changed[f"character-{at}"] = found
            changed[f"resilience-{at}"] = (sheet[f"resilience-{at}"] + 1) % 4
    return changed


@contextmanager
def steady(when: str) -> Iterator[None]:
    """Nothing by the clock or by chance: deals, keys and times are the same in every world."""
    seeds, keys = itertools.count(), itertools.count()
    with (
        patch("hub.app.now", lambda: 1_700_000_000_000),
        patch("hub.app.steady", lambda: 1_000_000),
        patch("hub.tables.table.new_seed", lambda: f"{when}/{next(seeds)}"),
        patch("hub.tables.table_keys.new_key", lambda: f"key-{when}-{next(keys):024d}"),
    ):
        yield


@dataclass
class Told:
    """How much was compared, and how many tables ended otherwise in the other world."""

    packets: int = 0
    bytes: int = 0
    differing: int = 0


def compare(folder: Path, viewer: str, how: str) -> Told:
    """The law for one viewer; LeakFound says where they can be told apart."""
    setting, told = laid(folder), Told()
    first, sheets = _lived(setting, viewer, how, "")
    # Chance may give a table the same end again.
    for salt in range(SALTS):
        other, others = _lived(setting, viewer, how, f"/{salt}")
        told.differing += sum(sheets[name] != others[name] for name in sheets)
        for step, (mine, theirs) in enumerate(zip(first, other, strict=True)):
            told.packets += len(mine)
            told.bytes += sum(map(len, mine))
            if mine != theirs:
                seen = [(a, b) for a, b in zip(mine, theirs, strict=False) if a != b]
                raise LeakFound(viewer, f"step {step}: {seen[:1] or (len(mine), len(theirs))}")
    return told


def _lived(
    setting: Setting, viewer: str, how: str, salt: str
) -> tuple[list[list[bytes]], dict[str, Any]]:
    """All that a viewer was sent in one world, step by step, and every table's sheet there."""
    with steady("world"):
        cup = Cup(setting, viewer, salt)
        try:
            return list(_evening(cup, how)), dict(cup.running.state.sheets)
        finally:
            cup.inside.stop()


def _evening(cup: Cup, how: str) -> Iterator[list[bytes]]:
    """All qualifying rounds, until the standings are about to become public."""
    for number in range(1, ROUNDS + 1):
        cup.drawn()
        cup.listen()
        yield cup.heard()
        for short in (f"r{number}-t2", f"r{number}-t1"):
            cup.played(short, how)
            yield cup.heard()
