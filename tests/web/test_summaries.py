"""What the host's page and the referee's desk show beside their snapshot comes by itself.

Nobody here asks by HTTP on their behalf; what HTTP says is only compared with what came.
"""

import json
import random
from collections.abc import Callable

import pytest

from tests.web.phone import Json, Phone, filled, is_asked, joined, open_offers, screen
from tests.web.running import RunningHub
from tests.web.tournament import Tournament, until

CARDS = {"players": 3, "level": "cards", "pace": "flow"}
ENTRANTS = tuple(f"Player {number}" for number in range(8))


class HostedTable:
    """A table of three, and its host who is connected."""

    def __init__(self, hub: RunningHub) -> None:
        self.hub = hub
        self.name = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": CARDS})[
            "table"
        ]
        self.host = Phone(hub.url, self.name, hub.host_key)
        self.host.connect()
        self.phones: list[Phone] = []

    def gather(self) -> None:
        """Three phones are there, and the game begins."""
        for name in ("Aya", "Bea", "Cleo"):
            phone = joined(self.hub, self.name, name)
            phone.connect()
            self.phones.append(phone)
        self.hub.as_host("POST", f"/api/tables/{self.name}/start")

    def move(self) -> int:
        """Somebody who is awaited moves; the version of that."""
        until(lambda: any(is_asked(each.view) for each in self.phones))
        return _move(next(each for each in self.phones if is_asked(each.view)))

    def told(self, fits: Callable[[Json], bool]) -> Json:
        """The host's summary once it is like this."""
        until(lambda: fits(self.host.beside.get("summary", {})), f"the host has {self.host.beside}")
        return self.host.beside["summary"]


def _move(phone: Phone) -> int:
    """The first thing that they may do."""
    answer = phone.move(filled(open_offers(phone.sight)[0], random.Random(0)))
    assert answer["ok"], answer
    return int(answer["version"])


@pytest.fixture
def table(hub: RunningHub) -> HostedTable:
    return HostedTable(hub)


def test_a_host_who_comes_is_told_all_that_http_would_tell(table: HostedTable) -> None:
    told = table.told(bool)
    assert told == table.hub.as_host("GET", f"/api/tables/{table.name}")
    assert [seat["name"] for seat in told["seats"]] == ["", "", ""]


def test_a_phone_that_joins_and_links_is_told_to_the_host(table: HostedTable) -> None:
    phone = joined(table.hub, table.name, "Zoe")
    told = table.told(lambda summary: summary["seats"][0]["name"] == "Zoe")
    assert told["seats"][0] == {"seat": 0, "name": "Zoe", "free": False, "phone": True}
    assert not table.host.sight["people"][0]["linked"]
    phone.connect()
    until(lambda: table.host.sight["people"][0]["linked"])
    phone.drop()
    until(lambda: not table.host.sight["people"][0]["linked"])
    table.hub.as_host("DELETE", f"/api/tables/{table.name}/seats/0")
    table.told(lambda summary: summary["seats"][0]["name"] == "")


def test_a_move_is_told_to_the_host_with_its_version(table: HostedTable) -> None:
    table.gather()
    version = table.move()
    told = table.told(lambda summary: summary["version"] >= version)
    assert told == table.hub.as_host("GET", f"/api/tables/{table.name}")
    table.hub.as_host("POST", f"/api/tables/{table.name}/pause", {"why": "tea"})
    table.told(lambda summary: summary["paused"] == "tea")
    table.hub.as_host("POST", f"/api/tables/{table.name}/resume")
    table.told(lambda summary: summary["paused"] == "")


def test_nobody_but_the_host_gets_a_summary(table: HostedTable) -> None:
    table.gather()
    others = [*table.phones, screen(table.hub, table.name)]
    for kind in ("panel", "watcher"):
        wanted = table.hub.as_host("POST", f"/api/tables/{table.name}/keys", {"kind": kind})
        others.append(Phone(table.hub.url, table.name, wanted["key"]))
    for other in others[len(table.phones) :]:
        other.connect()
    version = table.move()
    table.told(lambda summary: summary["version"] >= version)
    for other in others:
        other.wait(version)
        assert _events(other) == {"sight"}, other
        assert not {"summary", "desk", "code", "link"} & set(other.sight), other
    assert _events(table.host) == {"sight", "summary"}


def _events(phone: Phone) -> set[str]:
    """Whatever the hub ever said to it of its own accord."""
    return {json.loads(packet[1:])[0] for packet in phone.raw if packet.startswith("2[")}


class Desk:
    """A tournament of eight with phones, whose referee is connected."""

    def __init__(self, hub: RunningHub) -> None:
        self.cup = Tournament(hub, level="cards", rounds=1, minutes=40, entries=ENTRANTS)
        self.cup.desk.connect()

    def draw(self) -> None:
        """Everybody has a phone, and the first round is drawn."""
        for seat in range(len(ENTRANTS)):
            self.cup.join("x", seat)
        self.cup.referee("draw")
        self.told(lambda told: [each["started"] for each in told["tables"]] == [True, True])

    def told(self, fits: Callable[[Json], bool]) -> Json:
        """What the desk has beside its sight, once it is like this."""
        beside = self.cup.desk.beside
        until(lambda: "desk" in beside and fits(beside["desk"]), f"the desk has {beside}")
        return beside["desk"]

    def table(self, name: str) -> Json:
        """One of the tables, as the desk has it now."""
        tables: list[Json] = self.cup.desk.beside["desk"]["tables"]
        return next(each for each in tables if each["at"] == name)


@pytest.fixture
def desk(hub: RunningHub) -> Desk:
    return Desk(hub)


def test_a_referee_who_comes_is_told_all_that_http_would_tell(desk: Desk) -> None:
    assert desk.told(bool) == desk.cup.ask("GET", "/desk").said


def test_a_phone_that_enters_comes_and_goes_is_told_to_the_desk(desk: Desk) -> None:
    phone = desk.cup.join("x", 3)
    desk.told(lambda told: told["phones"] == [3] and told["taken"][0]["entrant"] == 3)
    assert desk.told(bool)["linked"] == []
    phone.connect()
    desk.told(lambda told: told["linked"] == [3])
    phone.drop()
    desk.told(lambda told: told["linked"] == [])


def test_a_table_that_moves_on_is_told_to_the_desk(desk: Desk) -> None:
    cup = desk.cup
    desk.draw()
    sat = [cup.at_table(phone) for phone in cup.phones]
    desk.told(lambda told: len(told["linked"]) == len(sat))
    mover = until(lambda: next((each for each in sat if is_asked(each.view)), None))
    before = desk.table(mover.table)
    assert mover.seat in before["awaited"]
    version = _move(mover)
    until(lambda: desk.table(mover.table)["awaited"] != before["awaited"])
    mover.wait(version)
    cup.ask("POST", f"/tables/{before['table']}/pause", {"why": "referee"})
    until(lambda: desk.table(mover.table)["paused"] == "referee")


def test_the_clock_is_told_to_the_desk_when_it_is_started(desk: Desk) -> None:
    desk.draw()
    assert desk.told(bool)["clock"]["clock"] == "off"
    desk.cup.referee("start-round")
    told = desk.told(lambda told: told["clock"]["clock"] == "running")
    assert 39 * 60_000 < told["clock"]["left"] <= 40 * 60_000


def test_nobody_but_the_referee_gets_what_is_on_the_desk(hub: RunningHub, desk: Desk) -> None:
    cup = desk.cup
    desk.draw()
    cup.referee("start-round")
    hall = cup.ask("POST", "/keys", {"kind": "hall"}).said["key"]
    others = [Phone(hub.url, cup.name, key) for key in (hall, hub.host_key, cup.phones[0].key)]
    # The referee's key at a table, where there is no desk.
    others.append(Phone(hub.url, desk.told(bool)["tables"][0]["at"], cup.key))
    for other in others:
        other.connect()
    cup.referee("pause-clock")
    desk.told(lambda told: told["clock"].get("paused", False))
    for other in others:
        other.wait(0)
        other.call("look")
        assert _events(other) == {"sight"}, other
    assert _events(cup.desk) == {"sight", "desk"}
