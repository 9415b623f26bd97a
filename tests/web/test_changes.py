"""A phone that is told what changed has the whole picture at every step, whatever happens to it."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from wsproto.events import TextMessage

from hub.laws.case import Case
from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from hub.rules.contract.night import PlayedStep, Step
from hub.rules.contract.play import replay
from hub.rules.registry import RULES
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.events import Undone
from hub.tables.table import Table
from hub.web.audiences import Connection
from hub.web.broadcast import Broadcast
from hub.web.encoded_message import EncodedChange, EncodedMessage, Sendable
from hub.web.sent_sight import SentSight
from tests.attacks.worlds import evening
from tests.rules.laws.options import TABLES
from tests.web.test_broadcast import _summary
from tests.web.test_websocket import Far
from tests.wire.applied import applied

LENGTH = 60


def _one_of_each() -> list[Case]:
    """One case of every game and level; which one is as good as any."""
    found: dict[tuple[str, str], Case] = {}
    for number, cases in enumerate(TABLES.values()):
        case = cases[number % len(cases)]
        found.setdefault((case.game, RULES[case.game].level_of(case.options)), case)
    return list(found.values())


CASES = _one_of_each()


class Reader:
    """A client: keeps the sight, and puts it together from what changed."""

    def __init__(self) -> None:
        self.sight: Any = None
        self.heard: list[str] = []
        self.size = 0

    @property
    def version(self) -> int:
        return -1 if self.sight is None else int(self.sight["version"])

    def hear(self, text: str) -> None:
        event, message = msgspec.json.decode(text.removeprefix("42"))
        if event == "sight":
            self.sight = message
        elif event == "change":
            assert self.sight["version"] == message["since"]
            self.sight = applied(self.sight, message["sight"])
        self.heard.append(event)
        self.size += len(text)


class Wire:
    """Stands in for python-socketio: each socket has somebody who takes its packets."""

    def __init__(self) -> None:
        self.manager = self.eio = self
        self.ends: dict[str, Callable[[EncodedMessage], None]] = {}

    def eio_sid_from_sid(self, sid: str, namespace: str) -> str:
        return sid

    def send_packet(self, sid: str | None, pkt: Sendable) -> None:
        assert isinstance(pkt, EncodedMessage)
        self.ends[str(sid)](pkt)

    def disconnect(self, sid: str) -> None:
        pass


def _text(packet: EncodedMessage) -> str:
    """As it goes to a WebSocket, without the frame's head."""
    return packet._text.decode()


class Evening:
    """A random night at a table, step by step, with everyone around it."""

    def __init__(
        self, case: Case, seed: int = 1, length: int = LENGTH, steps: list[Step] | None = None
    ) -> None:
        self.night = evening(case, seed, length)
        self.steps = self.night.steps if steps is None else steps
        self.table = Table.open(
            MemoryStore(), RULES[case.game], "one", case.options, lambda: 0, seed="x"
        )
        players = case.options.players if RULES[case.game].has_ring else 0
        self.viewers = (*(at(seat) for seat in range(players)), HOST, TABLE, PANEL, WATCHER)
        self.wire = Wire()
        self.broadcast = Broadcast(self.wire, _summary)
        self._after = [self.table.version]

    def connect(self, who: Actor, name: str, end: Callable[[EncodedMessage], None]) -> Connection:
        self.wire.ends[name] = end
        connection = Connection(name, self.table, who, "here", lambda: who, SentSight())
        self.broadcast.add(connection)
        return connection

    def step(self, place: int) -> None:
        step, made, table = self.steps[place], self.night.made[place], self.table
        with table._commit.decision() as now:
            if not isinstance(step, PlayedStep):
                self._after.append(self._after[step.to])
                table._commit.append(HOST, Undone(to=self._after[step.to]))
                return
            before = (now.history.state,) if now.history.has_begun else ()
            state = replay(table.rules, step.events, *before)
            by = HOST if made is None else made[0]
            self._after.append(table._commit.append_game(by, state, step.events))

    def whole(self, who: Actor) -> Any:
        """What somebody is sent who never asked for less."""
        return msgspec.json.decode(msgspec.json.encode(self.table.views.look(who)))


def _is_exactly(one: Any, other: Any) -> bool:
    """Also in what is true and what is 1."""
    texts = {msgspec.json.encode(each, order="sorted") for each in (one, other)}
    return len(texts) == 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.table)
def test_it_is_the_whole_picture_at_every_step_of_every_game(case: Case) -> None:
    here, dice = Evening(case), Random(str(case))
    readers: dict[Actor, Reader] = {}
    changes = 0

    def come(who: Actor, number: int) -> None:
        reader = readers[who] = Reader()
        here.connect(who, f"{who}-{number}", lambda packet: reader.hear(_text(packet)))
        assert "change" not in reader.heard[:1]

    for who in here.viewers:
        come(who, 0)
    for place in range(len(here.night.steps)):
        here.step(place)
        if dice.random() < 0.1:
            here.table.pause(HOST, "pizza")
            here.table.resume_play(HOST)
        for who in here.viewers:
            assert _is_exactly(readers[who].sight, here.whole(who)), (who, place)
            if dice.random() < 0.05:
                changes += readers[who].heard.count("change")
                come(who, place + 1)
                assert _is_exactly(readers[who].sight, here.whole(who)), (who, place)
    assert changes + sum(each.heard.count("change") for each in readers.values()) > 20


class SlowPhone:
    """A real WebSocket with little room, which is read only now and then."""

    def __init__(self) -> None:
        self.far = Far()
        self.reader = Reader()
        self.posted = 0
        self._parts: list[str] = []

    def post(self, packet: EncodedMessage) -> None:
        self.posted += 1
        self.far.websocket.send(packet)

    def read(self) -> Iterator[Any]:
        """Each sight that has come by now, put together."""
        self.far.protocol.receive_data(self.far.sock.recv(65536))
        for event in self.far.protocol.events():
            assert isinstance(event, TextMessage)
            self._parts.append(event.data)
            if event.message_finished:
                self.reader.hear("".join(self._parts))
                self._parts.clear()
                yield self.reader.sight

    def close(self) -> None:
        self.far.sock.close()
        self.far.websocket.finish()


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            each, id=each.table, marks=[pytest.mark.long] * (not each.table.endswith("tokens"))
        )
        for each in CASES[:3]
    ],
)
def test_a_slow_phone_that_misses_some_has_the_whole_of_what_it_is_told(case: Case) -> None:
    nights = (Evening(case, seed, 100) for seed in range(50))
    here = next(night for night in nights if len(night.night.steps) >= 60)
    phone, wholes, who = SlowPhone(), dict[int, Any](), at(0)
    here.connect(who, "slow", phone.post)
    wholes[here.table.version] = here.whole(who)
    for place in range(len(here.night.steps)):
        if place % 20 == 5:
            # More than the system takes: what follows waits.
            phone.far.websocket.send(EncodedMessage("filler", b'"%b"' % (b"x" * 240_000)))
        here.step(place)
        wholes[here.table.version] = here.whole(who)
        # It reads all that there is for a while, then nothing for long.
        while place % 20 in (0, 1, 2, 3, 4, 12, 18) and phone.reader.version < here.table.version:
            for sight in phone.read():
                assert _is_exactly(sight, wholes[sight["version"]])
    phone.close()
    heard = [event for event in phone.reader.heard if event != "filler"]
    assert len(heard) < phone.posted, "something was left out"
    assert heard.count("change") > 10
    assert heard.count("sight") > 2


def test_who_polls_and_who_never_asked_gets_what_was_promised() -> None:
    here = Evening(CASES[0])
    plain, asking = list[EncodedMessage](), list[EncodedMessage]()
    here.connect(at(0), "asking", asking.append)
    here.wire.ends["plain"] = plain.append
    here.broadcast.add(Connection("plain", here.table, TABLE, "here", lambda: TABLE))
    here.connect(TABLE, "screen", asking.append)
    plain.clear()
    asking.clear()
    for place in range(len(here.night.steps)):
        here.step(place)
    expected = b'42["sight",%b]' % msgspec.json.encode(here.table.views.look(TABLE))
    assert not any(isinstance(each, EncodedChange) for each in plain)
    assert plain[-1].encode().encode() == expected
    # A poll is answered with the packet's text.
    assert isinstance(asking[-1], EncodedChange)
    assert asking[-1].encode().encode() == expected
    assert len(asking[-1].frame) < len(expected) / 2


def test_a_viewer_who_becomes_another_is_shown_all_anew() -> None:
    here, sent, who = Evening(CASES[0]), list[Any](), [at(0)]
    here.wire.ends["phone"] = sent.append
    phone = Connection("phone", here.table, at(0), "here", lambda: who[0], SentSight())
    here.broadcast.add(phone)
    here.step(0)
    here.step(1)
    who[0] = at(1)
    here.step(2)
    assert [isinstance(each, EncodedChange) for each in sent[-2:]] == [True, False]
    assert msgspec.json.decode(sent[-1].encode()[2:])[1]["you"] == 1


def test_a_sight_that_was_not_sent_is_not_told_against() -> None:
    """A key that comes back after it was away for one sight."""
    here, reader = Evening(CASES[0]), Reader()
    now: list[Actor | None] = [at(0)]
    here.wire.ends["phone"] = lambda packet: reader.hear(_text(packet))
    asked: Iterator[Actor | None] = iter(())

    def key() -> Actor | None:
        return next(asked, now[0])

    here.broadcast.add(Connection("phone", here.table, at(0), "here", key, SentSight()))
    here.step(0)
    # Known when it is made, unknown when it would be sent.
    asked = iter((at(0), None))
    here.step(1)
    assert reader.sight["version"] < here.table.version
    here.step(2)
    assert _is_exactly(reader.sight, here.whole(at(0)))


# Where roles or hands are hidden from somebody.
HIDING = (
    "samurai-5-tokens",
    "samurai-5-companion",
    "samurai-5-cards",
    "bang-companion-many",
    "duel-cards",
)


@pytest.mark.parametrize("table", HIDING)
def test_what_changed_tells_nobody_what_they_may_not_know(table: str) -> None:
    """Two nights that differ in what a viewer may not know send that viewer the same bytes."""
    case, compared = TABLES[table][0], 0
    for seed in range(2):
        night = Evening(case, seed).night
        for who in (at(0), at(1), TABLE, HOST):
            chance = SeededChance(f"changes/{seed}/{who}")
            other = night.rules.resample_hidden(night.steps, who, chance)
            if other is not None and list(other) != night.steps:
                nights = [Evening(case, seed, steps=list(each)) for each in (night.steps, other)]
                told = [_told(each, who) for each in nights]
                assert told[0] == told[1], who
                compared += sum(text.startswith('42["change"') for text in told[0])
    assert compared > 100


def _told(here: Evening, who: Actor) -> list[str]:
    told: list[str] = []
    here.connect(who, "one", lambda packet: told.append(_text(packet)))
    for place in range(len(here.steps)):
        here.step(place)
    return told
