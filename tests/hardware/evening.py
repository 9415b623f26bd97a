"""A table at a running hub, its people, and a panel of mock pins beside them.

The panel is the real one, on real gpiozero devices; only the pins under them are mock.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.board import keys, lights
from hardware.link import Where
from hardware.panel import Panel
from hardware.rhythm import rhythms
from hardware.wiring import Wiring, ready_made
from tests.web.phone import Json, Phone, joined, open_offers
from tests.web.running import RunningHub

PATIENCE = 15.0
FAST = {"events_a_second": 10_000, "joins_a_minute": 10_000}
SEVEN = ready_made("seven")
HELD = 1.0
SLACK = 0.08


def soon(is_so: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What this says as soon as it says something; never for long fails the test."""
    until = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.005)
    return found


class Hand:
    """A panel, its pins, and a finger for its buttons."""

    def __init__(self, where: Where, wiring: Wiring = SEVEN) -> None:
        self.factory = MockFactory(pin_class=MockPWMPin)
        self.said: list[str] = []
        self.panel = Panel(wiring, where, self.factory, self.said.append)
        self._lights = lights(wiring)
        self._keys = {str(button): key for button, key in keys(wiring).items()}
        self.panel.start()

    def lamp(self, place: str) -> Any:
        return self.factory.pin(self._lights[place].pin)

    def contact(self, label: str) -> Any:
        return self.factory.pin(self._keys[label].pin)

    def down(self, label: str) -> None:
        self.contact(label).drive_low()

    def up(self, label: str) -> None:
        self.contact(label).drive_high()

    def press(self, label: str) -> None:
        """Once, and long enough before the next that it is one."""
        self.down(label)
        self.up(label)
        time.sleep(0.16)

    def heard(self, word: str) -> Any:
        """Wait until the panel has said something with this in it."""
        return soon(lambda: [line for line in self.said if word in line])

    @property
    def version(self) -> int:
        sight = self.panel.link.sight
        return -1 if sight is None else sight.version

    def saw(self, version: int) -> None:
        soon(lambda: self.version >= version)

    def plays(self, place: str, state: str) -> None:
        """Wait until the pin's history is that of this state's rhythm, twice through."""
        wanted = _edges(state)
        soon(lambda: _fits(list(self.lamp(place).states), self.lamp(place).state, wanted))


def _edges(state: str) -> list[tuple[bool, float]]:
    return [(step.level > 0, step.ms / 1000) for step in rhythms()[state].steps]


def _fits(history: list[Any], now: float, wanted: list[tuple[bool, float]]) -> bool:
    if len(wanted) == 1:
        return (now > 0) == wanted[0][0]
    # A step lasts until the next change; the last one is still going on.
    lasted = [(before.state > 0, after.timestamp) for before, after in pairwise(history)]
    steps = lasted[-len(wanted) :]
    if len(steps) < len(wanted):
        return False
    turns = [wanted[first:] + wanted[:first] for first in range(len(wanted))]
    return any(
        all(
            is_on == want_on and abs(seconds - want) < SLACK
            for (is_on, seconds), (want_on, want) in zip(steps, turn, strict=True)
        )
        for turn in turns
    )


class Evening:
    """A table of so many; the seats in `phoneless` have no phone, and the host sits for them."""

    def __init__(
        self, hub: RunningHub, players: int = 4, level: str = "companion", phoneless: int = -1
    ) -> None:
        self.hub = hub
        options = {"players": players, "level": level, "pace": "flow"}
        made = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})
        self.table: str = made["table"]
        self.phones: dict[int, Phone] = {}
        for seat in range(players):
            if seat == phoneless:
                hub.as_host("POST", f"/api/tables/{self.table}/seats/{seat}", {"name": "Grandma"})
            else:
                self.phones[seat] = joined(hub, self.table, f"Guest {seat}", seat)
                self.phones[seat].connect()
        self.host = Phone(hub.url, self.table, hub.host_key)
        self.host.connect()
        self.screen = Phone(hub.url, self.table, self.key("table"))
        self.screen.connect()
        self._phoneless = phoneless

    def key(self, kind: str) -> str:
        given = self.hub.as_host("POST", f"/api/tables/{self.table}/keys", {"kind": kind})
        return str(given["key"])

    def where(self) -> Where:
        return Where(self.hub.url, self.table, self.key("panel"))

    def begin(self) -> None:
        """Dealt, and everyone has seen their role: somebody's turn."""
        self.hub.as_host("POST", f"/api/tables/{self.table}/start")
        self.settle()
        for phone in self.phones.values():
            self.made(phone, "seen")
        if self._phoneless >= 0:
            question = self.host.view["asked"][-1]["question"]
            said = {"offer": "seen", "question": question, "values": {}}
            assert self.host.move(said | {"for_seat": self._phoneless})["ok"]
        self.settle()

    def settle(self) -> int:
        version = int(self.hub.as_host("GET", f"/api/tables/{self.table}")["version"])
        for phone in (*self.phones.values(), self.host, self.screen):
            phone.wait(version)
        return version

    def made(self, phone: Phone, key: str, **values: object) -> int:
        """A phone's move by its offer's key; the version it became."""
        offer = next(each for each in phone.sight["offers"] if each["key"] == key)
        said = {"offer": key, "question": offer["question"], "values": values}
        answer = phone.move(said)
        assert answer["ok"], (key, values, answer)
        for each in (*self.phones.values(), self.host, self.screen):
            each.wait(answer["version"])
        return int(answer["version"])

    @property
    def turn(self) -> int:
        return int(self.screen.view["turn"])

    def give_turn(self, seat: int) -> None:
        """The host says whose turn it is, as after a mistake."""
        if self.turn != seat:
            self.made(self.host, "correct-turn", seat=seat)

    def attack(self, target: int) -> None:
        """Whoever's turn it is strikes; the nearest weapon that reaches."""
        phone = self.phones[self.turn]
        offer = next(each for each in open_offers(phone.sight) if each["key"] == "attack")
        weapons = offer["fields"][1]["by"].get(str(target), offer["fields"][1]["choices"])
        weapon = next(each["value"] for each in weapons if each["closed"] is None)
        self.made(phone, "attack", target=target, weapon=weapon)

    def end(self) -> None:
        for phone in (*self.phones.values(), self.host, self.screen):
            phone.drop()

    def offer(self, phone: Phone, key: str) -> Json | None:
        return next((each for each in phone.sight["offers"] if each["key"] == key), None)


@contextmanager
def panelled(evening: Evening, wiring: Wiring = SEVEN) -> Iterator[Hand]:
    """A panel at that table, linked."""
    hand = Hand(evening.where(), wiring)
    try:
        soon(lambda: hand.panel.link.state == "linked" and hand.version >= 0)
        yield hand
    finally:
        hand.panel.close()
