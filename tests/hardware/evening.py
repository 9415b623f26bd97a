"""A table at a running hub, its people, and a panel of mock pins beside them."""

from collections.abc import Iterator
from contextlib import contextmanager

from hardware.key_exchange import TableAccess
from hardware.wiring import Wiring
from tests.hardware.hand import SEVEN, Hand, soon
from tests.web.phone import Json, Phone, joined, open_offers
from tests.web.running import RunningHub


class Evening:
    """A table of so many; the seats in `phoneless` have no phone, and the host sits for them."""

    def __init__(
        self, hub: RunningHub, players: int = 4, level: str = "companion", phoneless: int = -1
    ) -> None:
        self.hub = hub
        # The Shogun's role is no secret: whoever sits elsewhere is asked to look at theirs.
        options = {"players": players, "level": level, "pace": "flow", "shogun": 1}
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

    def where(self) -> TableAccess:
        return TableAccess(self.hub.url, self.table, self.key("panel"))

    def begin(self) -> None:
        """Dealt, and everyone has seen their role, if it is not public: somebody's turn."""
        self.hub.as_host("POST", f"/api/tables/{self.table}/start")
        self.settle()
        for phone in self.phones.values():
            if self.offer(phone, "seen") is not None:
                self.made(phone, "seen")
        for asked in self.host.view["asked"][-1:]:
            if self._phoneless in asked["seats"]:
                said = {"offer": "seen", "question": asked["question"], "values": {}}
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
            self.made(self.host, "correct-turn", seat=seat, step="play", used="anew")

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
def panelled(evening: Evening, wiring: Wiring = SEVEN, *, is_live: bool = False) -> Iterator[Hand]:
    """A panel at that table, linked."""
    hand = Hand(evening.where(), wiring, is_live=is_live)
    try:
        soon(lambda: hand.panel.link.state == "linked" and hand.version >= 0)
        yield hand
    finally:
        hand.panel.close()
