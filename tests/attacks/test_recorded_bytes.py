"""Every byte of whole games, for every reader: none of them holds what its reader may not know."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hub.laws.case import Case
from hub.laws.random_nights import RandomNight
from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from hub.rules.registry import GAMES
from tests.attacks.inside import Listener
from tests.attacks.worlds import World, evening, laid
from tests.rules.laws.options import TABLES

PLAYERS = 4
HIDDEN_ROLES = re.compile(rb'"(ninja-\d|ninja|ronin)"')


def _whole(case: Case, seed: int) -> RandomNight:
    """A game that comes to its end."""
    for attempt in range(seed, seed + 40):
        night = evening(case, attempt, 900)
        if GAMES[case.game].outcome(night.state) is not None:
            return night
    raise AssertionError("no game came to its end")


def _cases(level: str) -> list[Case]:
    """Those in which the hub deals the roles, so that no form has to list them."""
    cases = TABLES[f"samurai-{PLAYERS}-{level}"]
    return [c for c in cases if c.options.roles == "dealt" and c.options.characters == "dealt"]


def _card_names(night: RandomNight) -> "re.Pattern[bytes]":
    """Names of single cards, like bo-3: nobody is ever told one, faces are all that is seen."""
    ids = {card for state in night.states[1:] for card in state.order}
    ids |= {card for state in night.states[1:] for seat in state.seats for card in seat.cards}
    faces = {card.rpartition("-")[0] for card in ids} or {"bo", "parry", "katana"}
    return re.compile(rb"\b(" + "|".join(sorted(faces)).encode() + rb")-\d+\b")


class Recording:
    """A whole game with everyone connected; half of them leave for a while and come back."""

    def __init__(self, folder: Path, night: RandomNight) -> None:
        self.night = night
        self.setting = laid(folder, night)
        self.world = World(self.setting, night, night.steps)
        self.readers: dict[Actor, list[bytes]] = {}
        self.before_end: dict[Actor, list[bytes]] = {}
        everyone = (*(at(seat) for seat in range(PLAYERS)), HOST, TABLE, PANEL, WATCHER)
        self._listeners: dict[Actor, Listener] = {}
        for viewer in everyone:
            self.readers[viewer] = []
            self._dial(viewer)
        for place in range(len(night.steps)):
            self._step(place, everyone)
        self.world.stop()

    def _dial(self, viewer: Actor) -> None:
        self._listeners[viewer] = self.world.listen(viewer)
        self.readers[viewer] += self._listeners[viewer].heard

    def _step(self, place: int, everyone: tuple[Actor, ...]) -> None:
        self.world.step(place)
        # Roles are turned over when it ends, before the last of it is counted.
        is_over = bool(self.night.states[place + 1].ending)
        if is_over and not self.before_end:
            self.before_end = {viewer: list(heard) for viewer, heard in self.readers.items()}
        for number, viewer in enumerate(everyone):
            self.readers[viewer] += self._listeners[viewer].settle()
            if place % 40 == number:
                self._listeners[viewer].leave()
                self._dial(viewer)
            if place % 25 == number:
                self.readers[viewer] += self._probes(viewer, is_over)

    def _probes(self, viewer: Actor, is_over: bool) -> Iterator[bytes]:
        listener = self._listeners[viewer]
        yield from listener.ask("look")
        yield from listener.ask("move", {"id": "probe-01", "offer": "none"})
        yield from listener.ask("move", {"id": "probe-02", "offer": "play", "for_seat": 1})
        yield from listener.ask("undo", {"id": "probe-03", "last": 0})
        if not is_over:
            yield from self.world.asked(viewer)


def _sights(heard: list[bytes]) -> Iterator[dict[str, Any]]:
    for packet in heard:
        if packet.startswith(b'42["sight",'):
            yield json.loads(packet[2:])[1]


@pytest.fixture(scope="module", params=["cards", "companion"])
def recording(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Recording:
    level = str(request.param)
    return Recording(tmp_path_factory.mktemp(level) / "x", _whole(_cases(level)[0], 1))


def test_no_reader_gets_a_key_a_digest_or_the_seed(recording: Recording) -> None:
    seed = recording.world.table._standing.book.seed.encode()
    digests = set(recording.world.table._standing.book.keys._grants)
    keys = set(recording.setting.keys.values())
    assert len(seed) >= 32
    assert len(digests) >= PLAYERS
    for viewer, heard in recording.readers.items():
        text = b"\n".join(heard)
        assert len(text) > 10_000
        for secret in (seed, *(each.encode() for each in (*digests, *keys))):
            assert secret not in text, viewer


def test_no_reader_gets_the_name_of_a_single_card(recording: Recording) -> None:
    cards = _card_names(recording.night)
    for viewer, heard in recording.readers.items():
        for packet in heard:
            assert not cards.search(packet), (viewer, packet[:300])


def test_no_reader_gets_a_covered_role_before_the_end(recording: Recording) -> None:
    assert recording.before_end
    for viewer, heard in recording.before_end.items():
        for packet in heard:
            assert not HIDDEN_ROLES.search(packet), (viewer, packet[:300])
        for sight in _sights(heard):
            if sight["view"] is not None:
                roles = {place["role"] for place in sight["view"]["places"]}
                assert roles <= {"", "shogun"}, viewer
                assert sight["view"]["outcome"] is None


def test_only_a_seat_has_a_hand_and_it_is_its_own(recording: Recording) -> None:
    hands = 0
    for viewer, heard in recording.readers.items():
        for sight in _sights(heard):
            if sight["view"] is None:
                continue
            assert sight["view"]["you"] == viewer.seat
            if viewer.kind != "seat":
                assert sight["view"]["hand"] == []
                continue
            place = next(p for p in sight["view"]["places"] if p["seat"] == viewer.seat)
            (count,) = (c["value"] for c in place["counters"] if c["key"] == "hand")
            assert len(sight["view"]["hand"]) in (0, count)
            hands += len(sight["view"]["hand"]) > 0
    assert hands > 100 or recording.night.case.options.level == "companion"


def test_the_end_tells_everyone_the_roles(recording: Recording) -> None:
    """So that the search above is known to find what it searches for."""
    for heard in recording.readers.values():
        assert any(HIDDEN_ROLES.search(packet) for packet in heard)


def test_a_secret_is_told_to_its_owner_alone(tmp_path: Path) -> None:
    night = evening(_cases("cards")[0], 3, 5)
    world = World(laid(tmp_path / "x", night), night, night.steps)
    for place in range(5):
        world.step(place)
    for seat in range(PLAYERS):
        listener = world.listen(at(seat))
        told = b"".join(listener.ask("secret"))
        assert f'"role":"{world.state.seats[seat].role}"'.encode() in told
        assert told.count(b'"role"') == 1
    for viewer in (HOST, TABLE, PANEL, WATCHER):
        assert b'"no-secret"' in b"".join(world.listen(viewer).ask("secret"))
    world.stop()
