"""A table of phones around a hub: who joins by the code, and how they play it through.

Which game it is and what its rules are is not known here.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import png
import zxingcpp
from playwright.sync_api import Page

from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia")
LONGEST = 3000

Happening = Callable[["Evening"], None]


def read_code(picture: bytes) -> str:
    """What the QR code in a PNG says."""
    width, height, rows, _ = png.Reader(bytes=picture).asRGB8()
    grey = bytearray()
    for row in rows:
        grey += bytes(row[0::3])
    found = zxingcpp.read_barcode(memoryview(grey).cast("B", [height, width]))
    assert found is not None, "the QR code cannot be read"
    return str(found.text)


class Evening:
    """One table of a hub, with phones that tap."""

    def __init__(self, hub: RunningHub, devices: Watched, seed: str, **options: Any) -> None:
        self.hub = hub
        self.devices = devices
        self.chance = Random(seed)
        options = {"level": "companion", "players": 7} | options
        seen = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})
        self.table: str = seen["table"]
        self.code: str = seen["code"]
        self.phones: list[Tapper] = []
        self.moves = 0

    def invitation(self) -> str:
        """The address behind the QR code, read off its picture as a phone's camera would."""
        return read_code(self.hub.ask("GET", f"/api/join/{self.code}/qr.png").raw)

    def seat(
        self, count: int, device: str = "phone", language: str = "en", query: str = ""
    ) -> None:
        address = self.invitation()
        for name in NAMES[len(self.phones) :][:count]:
            page = self.devices.page(address + query, device, language)
            page.fill("#name", name)
            page.locator(".join button[type=submit]").tap()
            page.wait_for_url(f"**/play/{self.table}*")
            self.phones.append(Tapper(page, name, self.chance))

    def start(self) -> None:
        self.hub.as_host("POST", f"/api/tables/{self.table}/start")
        for phone in self.phones:
            phone.page.wait_for_selector(".playing")

    def post(self, path: str, body: object = None) -> Any:
        return self.hub.as_host("POST", f"/api/tables/{self.table}/{path}", body)

    def awaited(self) -> tuple[Tapper, list[str]] | None:
        """The first phone that has something to tap."""
        for phone in self.phones:
            seen = phone.look()
            if seen["mine"] and seen["offers"] and not seen["busy"] and not seen["sheet"]:
                return phone, seen["offers"]
        return None

    def is_over(self) -> bool:
        return bool(self.phones[0].look()["over"])

    def play(self, happenings: dict[int, Happening] | None = None) -> int:
        """To the end, with what happens on the way after so many moves; how many it took."""
        happenings = dict(happenings or {})
        idle = 0
        while not self.is_over():
            found = self.awaited()
            if found is None:
                idle += 1
                assert idle < 400, f"nobody has anything to tap: {self.said()}"
                self.phones[0].page.wait_for_timeout(25)
                continue
            idle = 0
            phone, offers = found
            phone.move(offers)
            self.moves += 1
            assert self.moves < LONGEST, "the game has no end"
            happening = happenings.pop(self.moves, None)
            if happening is not None:
                happening(self)
        assert not happenings, f"the game was over before {sorted(happenings)}"
        return self.moves

    def said(self) -> list[str]:
        """What each phone says it waits for, to be read when something is wrong."""
        return [
            f"{phone.name}: {phone.page.locator('.status, [role=alert]').all_inner_texts()}"
            f" {phone.look()}"
            for phone in self.phones
        ]

    def pages(self) -> list[Page]:
        return [phone.page for phone in self.phones]
