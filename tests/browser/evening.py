"""A table of phones around a hub: who joins by the code, and how they play it through.

Which game it is and what its rules are is not known here.
"""

import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import png
import zxingcpp
from playwright.sync_api import Page

from tests.browser.tapping import Tapper
from tests.browser.watched import PATIENCE, Watched
from tests.web.running import RunningHub

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia", "Hana")
# As long as people's are, for whoever looks at what becomes of them.
LONG_NAMES = (
    "Aya", "Bartolomeo", "Maria Grazia", "Massimiliano", "Emi", "D’Annunzio-Montefeltro",
    "Fabrizia", "Hana",
)  # fmt: skip
LONGEST = 1000

Happening = Callable[["Evening"], None]


class Turn(NamedTuple):
    """Whose phone has something to tap, and what; nobody's while things are on their way."""

    is_over: bool
    phone: Tapper | None
    offers: list[str]


def read_code(picture: bytes) -> str:
    """What the QR code in a PNG says."""
    width, height, rows, _ = png.Reader(bytes=picture).asRGB8()
    grey = bytearray()
    for row in rows:
        grey += bytes(row[0::3])
    found = zxingcpp.read_barcode(memoryview(grey).cast("B", [height, width]))
    assert found is not None, "the QR code cannot be read"
    return str(found.text)


def scanned(screen: Page, code: str = ".invite-code") -> str:
    """The address behind the code that a screen shows, read off the whole screen as it is."""
    screen.wait_for_selector(code)
    screen.locator(code).evaluate(
        "shown => shown.decode().then(() => new Promise(requestAnimationFrame))"
    )
    return read_code(screen.screenshot())


def see_the_end(page: Page) -> None:
    """Also where a table screen tells it first."""
    page.wait_for_selector(".the-end")
    page.evaluate("() => document.querySelector('[data-see-here]')?.click()")
    page.wait_for_selector(".the-end:not(.covered)")


class Waiting:
    """For a phone that has something to tap; at some time it is too long."""

    def __init__(self, evening: "Evening") -> None:
        self._evening = evening
        self._since: float | None = None

    def a_moment(self) -> None:
        now = time.monotonic()
        self._since = now if self._since is None else self._since
        is_soon = now - self._since < PATIENCE / 1000
        assert is_soon, f"nobody has anything to tap: {self._evening.said()}"
        self._evening.phones[0].page.wait_for_timeout(25)

    def is_over(self) -> None:
        self._since = None


class Evening:
    """One table of a hub, with phones that tap."""

    def __init__(self, hub: RunningHub, devices: Watched, seed: str, **options: Any) -> None:
        """At a table that is open already, if its name is given as `table`; else of this `game`."""
        self.hub = hub
        self.devices = devices
        self.chance = Random(seed)
        self.phones: list[Tapper] = []
        self.names: tuple[str, ...] = options.pop("names", NAMES)
        self.moves = 0
        self.asleep: Tapper | None = None
        self._last: Tapper | None = None
        table, game = options.pop("table", ""), options.pop("game", "samurai")
        options = {"level": "companion", "players": 7} | options
        wished = {"game": game, "options": options}
        seen = hub.as_host("GET", f"/api/tables/{table}") if table else self._open(wished)
        self.table: str = seen["table"]
        self.code: str = seen["code"]

    def _open(self, wished: dict[str, Any]) -> Any:
        return self.hub.as_host("POST", "/api/tables", wished)

    def invitation(self) -> str:
        """The address behind the QR code, read off its picture as a phone's camera would."""
        return read_code(self.hub.ask("GET", f"/api/join/{self.code}/qr.png").raw)

    def seat(
        self,
        count: int,
        device: str = "phone",
        language: str = "en",
        query: str = "",
        address: str = "",
    ) -> None:
        """So many people scan, type their name and sit down, each with a phone of their own."""
        address = address or self.invitation()
        for name in self.names[len(self.phones) :][:count]:
            # One pixel is one pixel: seven phones are drawn without a graphics card.
            page = self.devices.page(address + query, device, language, device_scale_factor=1)
            self.phones.append(self.sit(page, name))

    def sit(self, page: Page, name: str) -> Tapper:
        """By the page that the code leads to; the seat is the first that is free."""
        page.fill("#name", name)
        seat = page.locator(".seat-chair input:checked").input_value()
        page.locator(".join button[type=submit]").tap()
        page.wait_for_url(f"**/play/{self.table}*")
        page.wait_for_selector(".waiting, .playing")
        return Tapper(page, name, self.chance, int(seat))

    def start(self) -> None:
        self.hub.as_host("POST", f"/api/tables/{self.table}/start")
        self.begin()

    def begin(self) -> None:
        """Every phone sees that it has begun."""
        for phone in self.phones:
            phone.page.wait_for_selector(".playing")

    def post(self, path: str, body: object = None) -> Any:
        return self.hub.as_host("POST", f"/api/tables/{self.table}/{path}", body)

    def turn(self) -> Turn:
        """One phone tells who is awaited; then it is looked at theirs."""
        awake = [phone for phone in self.phones if phone is not self.asleep]
        # Whoever moved last knows already what came of it.
        first = self._last if self._last in awake else awake[0]
        seen = first.look()
        if seen["over"]:
            return Turn(True, None, [])
        likely = [each for each in awake if each is first or each.seat in (*seen["next"], -1)]
        for phone in likely:
            shown = seen if phone is first else phone.look()
            if shown["mine"] and shown["offers"] and not shown["busy"] and not shown["sheet"]:
                self._last = phone
                return Turn(False, phone, shown["offers"])
        return Turn(False, None, [])

    def awaited(self) -> tuple[Tapper, list[str]] | None:
        """A phone that has something to tap."""
        found = self.turn()
        return None if found.phone is None else (found.phone, found.offers)

    def is_over(self) -> bool:
        return self.turn().is_over

    def play(
        self,
        happenings: dict[int, Happening] | None = None,
        *,
        until: int = 0,
        with_hand: bool = False,
    ) -> int:
        """To the end (or for so many moves), with what happens on the way; how many it took."""
        happenings = dict(happenings or {})
        wait = Waiting(self)
        while not (found := self.turn()).is_over and not 0 < until <= self.moves:
            if found.phone is None:
                wait.a_moment()
                continue
            wait.is_over()
            if not (with_hand and self.moves % 3 == 0 and found.phone.move_by_hand()):
                found.phone.move(found.offers)
            self.moves += 1
            assert self.moves < LONGEST, "the game has no end"
            happening = happenings.pop(self.moves, None)
            if happening is not None:
                happening(self)
        assert not happenings, f"the game was over before {sorted(happenings)}"
        return self.moves

    def until_offered(self, offer: str, most: int = 80) -> Tapper:
        """Played on until somebody has this to tap, and who that is."""
        for _ in range(most):
            found = self.awaited()
            if found is not None and offer in found[1]:
                return found[0]
            assert not self.is_over(), f"the game was over before anyone had {offer}"
            self.play(until=self.moves + 1)
        raise AssertionError(f"nobody ever had {offer}: {self.said()}")

    def hurry(self) -> None:
        """To the end: every few moves someone says that the deck is empty, and everyone pays."""
        while not self.is_over():
            self.play(until=self.moves + 6)
            if not self.is_over():
                self.phones[0].straighten("deck-end")

    def said(self) -> list[str]:
        """What each phone says it waits for, to be read when something is wrong."""
        return [
            f"{phone.name}: {phone.page.locator('.status, [role=alert]').all_inner_texts()}"
            f" {phone.look()}"
            for phone in self.phones
            if phone is not self.asleep
        ]

    def see_the_end(self) -> None:
        """Whoever does not want to wait for the screen taps to see it on the phone."""
        for page in self.pages():
            see_the_end(page)

    def phone(self, name: str) -> Tapper:
        return next(phone for phone in self.phones if phone.name == name)

    def pages(self) -> list[Page]:
        return [phone.page for phone in self.phones]
