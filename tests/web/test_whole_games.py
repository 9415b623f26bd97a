"""Whole games over real sockets, with everything in the middle that happens on a real evening.

Nothing is lost, nothing is done twice, and it ends as it would have ended in the engine alone.
"""

import random
import time
from collections import Counter
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
import socketio

from hub.rules.contract.actor import TABLE, at
from hub.rules.contract.form import Move
from hub.rules.contract.game import Game
from hub.rules.contract.log import Record
from hub.rules.contract.play import apply, begin
from hub.rules.registry import GAMES
from hub.storage.sqlite import SqliteStore
from hub.tables.chance import SeededChance
from hub.tables.replay import ReplayedTable, replay_table
from tests.web.phone import (
    Json,
    Lost,
    Made,
    Phone,
    filled,
    is_asked,
    joined,
    moved,
    new_id,
    open_offers,
    screen,
)
from tests.web.running import FAST, RunningHub, running

LONGEST_GAME = 120.0

# What happens to the players, one after the other, while they play.
TROUBLES = ("drop", "second device", "kill", "twin", "blind", "undo")
EVERY = 3

# What was said and not yet answered: the event, its id, and the rest.
Pending = tuple[str, str, Json]
Versions = dict[tuple[str, str], int]


class Player(Thread):
    """Someone at a seat, who moves when asked and gets over every trouble."""

    def __init__(self, hub: RunningHub, phone: Phone, dice: random.Random) -> None:
        super().__init__(name=f"seat {phone.seat}", daemon=True)
        self.hub = hub
        self.phone = phone
        self.made: dict[str, list[Made]] = {"move": [], "undo": []}
        self.dice = dice
        self.todo: list[str] = []
        self.seen: Counter[str] = Counter()
        self.error: BaseException | None = None
        self._pending: Pending | None = None

    def __repr__(self) -> str:
        return f"({self.phone}, pending {self._pending}, todo {self.todo}, {dict(self.seen)})"

    def run(self) -> None:
        try:
            # What was sent last may have ended the game, and still wants its answer.
            while self.phone.outcome is None or self._pending is not None:
                try:
                    self._step()
                except Lost:
                    self._come_back()
        except BaseException as error:
            self.error = error

    def _step(self) -> None:
        if self.todo:
            try:
                self._suffer(self.todo[0])
            finally:
                self.todo.pop(0)
        if not self.phone.is_connected:
            raise Lost
        known = len(self.phone.versions)
        self._pending = self._pending or self._choice()
        if self._pending is None:
            self.phone.news(known, 0.1)
        else:
            self._send(*self._pending)

    def _choice(self) -> Pending | None:
        if not is_asked(self.phone.view) or not (offers := open_offers(self.phone.sight)):
            return None
        return "move", new_id(), filled(self.dice.choice(offers), self.dice)

    def _send(self, event: str, id: str, said: Json) -> None:
        """What was not answered is still pending, and is sent again with the same id."""
        answer = self.phone.call(event, {"id": id, **said})
        self._pending = None
        if not answer["ok"]:
            # Only because of what others did meanwhile, or because it was stale on purpose.
            self.seen[answer["refusal"]["code"]] += 1
            return
        made = Made(id, self.phone.seat, said, answer["version"])
        self.made[event].append(made)
        self.phone.wait(made.version)
        self._repeat(event, made)

    def _repeat(self, event: str, made: Made) -> None:
        """Twice at once, and late and out of order, now and then: the same answer each time."""
        if self.dice.random() < 0.3:
            again = (event, {"id": made.id, **made.move})
            late = self.dice.choice(self.made["move"])
            said = (again, ("move", {"id": late.id, **late.move}), again)
            versions = [each["version"] for each in self.phone.call_together(*said)]
            assert versions == [made.version, late.version, made.version]
            self.seen["repeated"] += 1
        if self.dice.random() < 0.1:
            # An old move under a new id: refused, unless the same is offered again.
            self._pending = ("move", new_id(), self.dice.choice(self.made["move"]).move)
            self.seen["stale"] += 1

    def _suffer(self, trouble: str) -> None:
        self.seen[trouble] += 1
        match trouble:
            case "drop":
                self.phone.drop()
            case "second device":
                self._change_device()
            case "twin":
                self._open_twice()
            case "blind":
                self._hang_up_before_the_answer()
            case "undo":
                self._undo()

    def _change_device(self) -> None:
        if not self.phone.is_connected:
            self._come_back()
        old, self.phone = self.phone, moved(self.hub, self.phone)
        _soon(lambda: old.gone[-1:] == ["key-revoked"] and not old.is_connected)
        self._come_back()

    def _open_twice(self) -> None:
        """The same key a second time: the newer connection is the seat's."""
        if not self.phone.is_connected:
            self._come_back()
        before = len(self.phone.gone)
        self.phone.connect()
        _soon(lambda: self.phone.gone[before:] == ["replaced"])

    def _hang_up_before_the_answer(self) -> None:
        self._pending = self._pending or self._choice()
        if self._pending is not None:
            event, id, said = self._pending
            self.phone.say(event, {"id": id, **said})
            self.phone.drop()

    def _undo(self) -> None:
        last = self.phone.sight["undo"]
        if last is not None and self._pending is None:
            self._pending = ("undo", new_id(), {"last": last})

    def _come_back(self) -> None:
        until = time.monotonic() + 60
        while True:
            try:
                self.phone.connect()
                self.phone.wait(0)
                return
            except socketio.exceptions.ConnectionError:
                assert time.monotonic() < until, "the hub did not come back"
                time.sleep(0.05)


class Night:
    """A table of players and a screen, played to its end; troubles that came are taken out."""

    def __init__(self, hub: RunningHub, options: Json, troubles: list[str]) -> None:
        self.hub = hub
        self.dice = dice = random.Random(str(options))
        self._troubles = troubles
        self._since = 0
        seen = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})
        self.table: str = seen["table"]
        self.screen = screen(hub, self.table)
        self.screen.connect()
        self.players = [
            Player(hub, joined(hub, seen["code"], f"Guest {seat}"), random.Random(dice.random()))
            for seat in range(options["players"])
        ]

    def __repr__(self) -> str:
        """How it stands, for a test that failed."""
        return f"screen {self.screen}, {', '.join(map(repr, self.players))}"

    def play(self) -> None:
        for player in self.players:
            player.phone.connect()
        self.hub.as_host("POST", f"/api/tables/{self.table}/start")
        for player in self.players:
            player.start()
        self._watch(time.monotonic() + LONGEST_GAME)
        for player in self.players:
            player.join(30)
            assert not player.is_alive()
            player.phone.drop()

    def _watch(self, until: float) -> None:
        """Look on as the table's screen does, and see to it that troubles come."""
        self._since = self.screen.wait(0)["version"]
        while self.screen.outcome is None:
            self._raise_errors()
            assert time.monotonic() < until, f"the game does not end: {self}"
            if not self.screen.is_connected:
                self._let_the_screen_back()
            known = len(self.screen.versions)
            self._trouble_them(self.screen.sight["version"])
            self.screen.news(known, 0.05)
        self._raise_errors()

    def _trouble_them(self, version: int) -> None:
        # One after the other: what a phone asks for by HTTP is not asked for again by itself.
        is_calm = not any(player.todo for player in self.players)
        if self._troubles and is_calm and version >= self._since + EVERY:
            self._bring(self._troubles[0])
            self._troubles.pop(0)
            self._since = version

    def _bring(self, trouble: str) -> None:
        if trouble == "kill":
            self.hub.restart()
        elif trouble == "undo":
            for player in self.players:
                player.todo.append(trouble)
        else:
            self.dice.choice(self.players).todo.append(trouble)

    def _let_the_screen_back(self) -> None:
        try:
            self.screen.connect()
        except socketio.exceptions.ConnectionError:
            time.sleep(0.05)

    def _raise_errors(self) -> None:
        for player in self.players:
            if player.error is not None:
                raise player.error


def _soon(is_so: Any) -> None:
    until = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.01)


def as_json(fact: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(fact))


def records_of(hub: RunningHub, table: str) -> list[Record]:
    store = SqliteStore(hub.state / "honor-hub.sqlite")
    try:
        return store.read(table)
    finally:
        store.close()


def check(night: Night, records: list[Record]) -> None:
    told = replay_table(records, night.table, GAMES.__getitem__)
    check_nothing_lost_or_twice(night, records)
    check_the_same_end(night, told)
    check_the_engine_alone(night, records, told)


def check_nothing_lost_or_twice(night: Night, records: list[Record]) -> None:
    """What was acknowledged is in the log once, at that version, and nothing else is."""
    logged = [(each.by, each.move_id) for each in records if each.move_id is not None]
    assert len(logged) == len(set(logged))
    acked: Versions = {}
    for player in night.players:
        for made in (*player.made["move"], *player.made["undo"]):
            assert acked.setdefault((f"seat {made.seat}", made.id), made.version) == made.version
    assert acked == {(r.by, r.move_id): r.version for r in records if r.move_id is not None}


def check_the_same_end(night: Night, told: ReplayedTable) -> None:
    """Everyone saw the end that the log tells of, and all of it."""
    state = told.snapshot.history.state
    outcome = told.rules.outcome(state)
    assert outcome is not None
    for phone in (night.screen, *(player.phone for player in night.players)):
        viewer = TABLE if phone.seat < 0 else at(phone.seat)
        assert phone.outcome == as_json(outcome)
        assert phone.view == as_json(told.rules.view(state, viewer))
        assert phone.sight["version"] == told.snapshot.version


def check_the_engine_alone(night: Night, records: list[Record], told: ReplayedTable) -> None:
    """The same moves, made in the engine without any hub, lead to the same state."""
    moves = {made.version: made for player in night.players for made in player.made["move"]}
    rules: Game[Any] = told.rules
    options = msgspec.json.decode(told.snapshot.state.options, type=rules.options_type)
    chance = SeededChance(told.snapshot.state.seed)
    states: dict[int, Any] = {}
    state: Any = None
    for record in records:
        events: Any = ()
        if record.version in moves:
            state, events = apply(rules, state, *_acting(moves[record.version]), chance)
        elif record.scope == "game":
            state, events = begin(rules, options, chance)
        elif (back := _undone_to(record)) is not None:
            state = states[back]
        if record.scope == "game":
            assert as_json(events) == msgspec.json.decode(record.events)
        states[record.version] = state
    assert state == told.snapshot.history.state


def _acting(made: Made) -> tuple[Any, Move]:
    return at(made.seat), msgspec.convert(made.move, Move)


def _undone_to(record: Record) -> int | None:
    for event in msgspec.json.decode(record.events):
        if event["type"] == "undone":
            to: int = event["to"]
            return to
    return None


def _seen(nights: list[Night]) -> Counter[str]:
    """What all the players of these nights met with."""
    return sum((player.seen for night in nights for player in night.players), Counter[str]())


QUICK = [(4, "cards"), (5, "tokens")]
ALL = [(players, level) for players in range(3, 8) for level in ("tokens", "companion", "cards")]


@pytest.mark.parametrize(
    ("players", "level"),
    [
        *QUICK,
        *(pytest.param(*each, marks=pytest.mark.long) for each in ALL if each not in QUICK),
    ],
)
def test_a_whole_game_survives_reconnects_new_phones_and_a_killed_hub(
    tmp_path: Path, players: int, level: str
) -> None:
    began = time.monotonic()
    troubles, nights = list(TROUBLES), list[Night]()
    with running(tmp_path, **FAST) as hub:
        # A short game may be over before all of them came, or met anyone; then there is another.
        while troubles:
            nights.append(Night(hub, {"players": players, "level": level}, troubles))
            nights[-1].play()
            assert hub.as_host("GET", f"/api/tables/{nights[-1].table}")["over"]
            seen = _seen(nights)
            troubles += sorted(set(TROUBLES) - {"kill"} - seen.keys() - set(troubles))
    for night in nights:
        check(night, records_of(hub, night.table))
    seen = _seen(nights)
    assert seen["repeated"]
    moves = [night.screen.sight["version"] for night in nights]
    print(f"{players} {level}: versions {moves}, {time.monotonic() - began:.1f} s, {dict(seen)}")
