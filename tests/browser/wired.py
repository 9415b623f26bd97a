"""A table whose seats all move over the wire, and a page that shows any one of them.

So a state is reached in moments, and looked at on one page. What is wanted there the tests say.
"""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.web.phone import Json, Phone, filled, is_asked, joined, open_offers
from tests.web.running import RunningHub

NAMES = ("Aya", "Bruno", "Massimiliano", "Dino", "Emi", "Fabio", "Gaia", "Hana")

# A page that has a seat's key is that seat's phone.
_KEEP = """([table, key, language]) => {
  localStorage.setItem(`honor-hub.seat.${table}`, key);
  localStorage.setItem('honor-hub.language', language);
}"""


class WiredTable:
    """A game in which whoever is awaited does what a test says, or anything."""

    def __init__(self, hub: RunningHub, players: int, **options: Any) -> None:
        game = options.pop("game", "samurai")
        wished = {"game": game, "options": {"players": players, "level": "companion"} | options}
        seen = hub.as_host("POST", "/api/tables", wished)
        self.name: str = seen["table"]
        self._dice = Random(f"{game}/{players}")
        self.phones = [joined(hub, seen["code"], NAMES[seat], seat) for seat in range(players)]
        for phone in self.phones:
            phone.connect()
        hub.as_host("POST", f"/api/tables/{self.name}/start")
        for phone in self.phones:
            while not phone.view:
                phone.news(len(phone.versions), 0.1)

    def close(self) -> None:
        for phone in self.phones:
            phone.drop()

    def settled(self) -> list[Phone]:
        """Everyone, once all have seen the newest that anyone has."""
        for phone in self.phones:
            if not phone.is_connected:
                phone.connect()
        for phone in self.phones:
            phone.wait(self.version)
        return self.phones

    @property
    def version(self) -> int:
        """The newest that anyone has seen."""
        return max(int(phone.sight.get("version", 0)) for phone in self.phones)

    def wait_past(self, version: int) -> None:
        """Until what the page has just done is with everyone who listens."""
        for phone in self.phones:
            if phone.is_connected:
                phone.wait(version + 1)

    def awaited(self) -> Phone:
        return next(phone for phone in self.settled() if is_asked(phone.view))

    def offered(self, key: str) -> Phone | None:
        """Whoever is awaited and can do this now."""
        for phone in self.settled():
            if is_asked(phone.view) and any(
                each["key"] == key for each in open_offers(phone.sight)
            ):
                return phone
        return None

    def do(self, key: str, **values: Any) -> None:
        """Whoever can do it does it; what is not said is filled in at random."""
        phone = self.offered(key)
        assert phone is not None, f"nobody can {key}: {self.phones}"
        offer = next(each for each in open_offers(phone.sight) if each["key"] == key)
        self.make(phone, offer, values)

    def do_anything(self, *first: str) -> None:
        """A move of whoever is awaited: the first of these that is open, or any."""
        phone = self.awaited()
        offers = open_offers(phone.sight)
        liked = [each for key in first for each in offers if each["key"] == key]
        self.make(phone, (liked or [self._dice.choice(offers)])[0], {})

    def until(self, key: str, *first: str, most: int = 400) -> Phone:
        """Played on until somebody has this to answer or to do."""
        for _ in range(most):
            found = self.offered(key)
            if found is not None:
                return found
            self.do_anything(*first)
        raise AssertionError(f"nobody ever could {key}")

    def make(self, phone: Phone, offer: Json, values: Json) -> None:
        """This phone makes that move; what is not said is filled in at random."""
        move = filled(offer, self._dice)
        answer = phone.move(move | {"values": move["values"] | values})
        assert answer["ok"], (offer["key"], answer)
        phone.wait(answer["version"])

    def show(self, page: Page, phone: Phone, language: str = "en") -> None:
        """The page becomes this seat's phone; its own hangs up until it is needed again."""
        phone.drop()
        page.evaluate(_KEEP, [self.name, json.dumps({"key": phone.key}), language])
        page.goto(f"/play/{self.name}")
        page.wait_for_selector(".playing")
