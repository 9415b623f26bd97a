"""`make pictures`: every picture of the README and of docs/ anew, in the sizes they have.

Each scene is played on a real hub by pages that are tapped, and photographed on the way. Chance
deals, so no two runs show the same night; whoever keeps the pictures has looked at them.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, sync_playwright

from hardware.cli import panel
from tests.browser import chromium, webp
from tests.browser.duelling import Duellist, begun
from tests.browser.evening import Evening
from tests.browser.hosting import letters_of
from tests.browser.hurrying import hurry
from tests.browser.survey import dressed
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import ROOT, RunningHub, running
from tests.web.tournament import Tournament

DOCS = ROOT / "docs"
DRESS = "dark"
PHONE, PHONE_TWICE, SCREEN = (390, 844), (780, 1688), (1280, 720)

# Everything that is photographed, under docs/images/, and how large it is.
SIZES = {
    **dict.fromkeys(("phone-turn", "phone-attack", "phone-asked"), PHONE),
    **dict.fromkeys(("bang-turn", "bang-shot", "bang-asked"), PHONE),
    **dict.fromkeys(("solo-give", "solo-answer", "solo-end"), PHONE_TWICE),
    **dict.fromkeys(("table", "end", "bang-table", "hall", "duel-table"), SCREEN),
}

# Drawn by `honor-hub panel wiring`, under docs/pictures/.
WIRINGS = ("four", "seven")

CLUB = (
    *("Aya", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo", "Irene", "Jacopo"),
    *("Kenji", "Livia", "Mara", "Nico"),
)

_REACHED = ".ring .place:has(.reach:not(.closed))"


class Studio:
    """A hub, devices around it, and the folder that pictures go to."""

    def __init__(self, hub: RunningHub, devices: Watched, folder: Path) -> None:
        self.hub = hub
        self.devices = devices
        self._folder = folder

    def take(self, name: str, page: Page) -> None:
        dressed(page, DRESS)
        picture = webp.photograph(page)
        assert webp.size(picture) == SIZES[name], f"{name} is {webp.size(picture)}"
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / f"{name}.webp").write_bytes(picture)
        print(f"{name}.webp")

    def screen(self, address: str = "/tv") -> Page:
        width, height = SCREEN
        return self.devices.page(address, "tv", viewport={"width": width, "height": height})

    def seated(self, game: str, players: int) -> tuple[Evening, Page]:
        """A table with a phone in every hand, and its screen; the game has begun."""
        evening = Evening(self.hub, self.devices, game, game=game, players=players)
        screen = self.screen()
        self.hub.as_host("POST", f"/api/screens/{letters_of(screen)}", {"table": evening.table})
        evening.seat(players)
        evening.start()
        screen.wait_for_selector(".playing:not(.hall)")
        # Whoever was let in is asked whether it may sound; not while its picture is taken.
        screen.locator("[data-sound-ask]").press("Escape")
        return evening, screen


def samurai(studio: Studio) -> None:
    evening, screen = studio.seated("samurai", 7)
    turn = _reaching(evening, "attack")
    studio.take("phone-turn", turn.page)
    turn.tap(_REACHED)
    turn.settle()
    studio.take("phone-attack", turn.page)
    turn.close()
    studio.take("phone-asked", _struck(evening).page)
    studio.take("table", screen)
    hurry(studio.hub, evening.table)
    _skip_ceremony(screen)
    studio.take("end", screen)


def bang(studio: Studio) -> None:
    evening, screen = studio.seated("bang", 5)
    turn = _reaching(evening, "bang")
    studio.take("bang-turn", turn.page)
    turn.tap(_REACHED)
    turn.settle()
    studio.take("bang-shot", turn.page)
    turn.close()
    studio.take("bang-asked", _struck(evening).page)
    studio.take("bang-table", screen)


def duel(studio: Studio) -> None:
    evening, screen = studio.seated("duel", 2)
    _struck(evening)
    studio.take("duel-table", screen)


def solo(studio: Studio) -> None:
    """One round by hand for its pictures, and then on with whatever falls."""
    player = begun(studio.hub, studio.devices, device="sharp-phone")
    player.move(".take-one[data-value='3']")
    player.type(6, 3, 5)
    studio.take("solo-give", player.page)
    player.give("attack", "attack", "defence")
    player.type(6)
    studio.take("solo-answer", player.page)
    _to_the_end(player)
    studio.take("solo-end", player.page)


def hall(studio: Studio) -> None:
    cup = Tournament(studio.hub, level="companion", entries=list(CLUB), minutes=60)
    cup.desk.connect()
    made = cup.ask("POST", "/keys", {"kind": "hall"}).said
    screen = studio.screen(f"/watch/{made['table']}#{made['key']}")
    cup.referee("draw")
    screen.wait_for_selector(".t-seating .t-table")
    studio.take("hall", screen)
    cup.desk.drop()


SCENES: dict[str, Callable[[Studio], None]] = {
    scene.__name__: scene for scene in (samurai, bang, duel, solo, hall)
}
WIRING = "wiring"
ALL = (*SCENES, WIRING)


def draw_wirings() -> None:
    for name in WIRINGS:
        file = DOCS / "pictures" / f"wiring-{name}.svg"
        words = ["wiring", "--svg", "--wiring", name, "--file", str(file)]
        done = CliRunner().invoke(panel, words)
        assert done.exit_code == 0, done.output
        print(file.name)


def _reaching(evening: Evening, offer: str) -> Tapper:
    """Somebody in their turn who can reach somebody; played on until there is one."""
    while True:
        found = evening.until_offered(offer)
        if found.page.locator(_REACHED).count():
            return found
        evening.play(until=evening.moves + 1)


def _struck(evening: Evening) -> Tapper:
    """Played on until a phone is asked about a blow at it."""
    while True:
        found = evening.awaited()
        if found is not None and found[0].page.locator(".reckoning").count():
            return found[0]
        evening.play(until=evening.moves + 1)


def _skip_ceremony(screen: Page) -> None:
    """To its last page, where the chart of the night is."""
    screen.wait_for_selector(".ceremony")
    while screen.locator(".looking").count() == 0:
        screen.locator(".skip, .looking").first.click()


def _to_the_end(player: Duellist) -> None:
    dice = Random("a long duel")

    def fallen(_: str, count: int) -> list[int]:
        return [dice.randint(1, 6) for _ in range(count)]

    for _ in player.stages(fallen):
        pass


@contextmanager
def studio(folder: Path) -> Iterator[Studio]:
    """Settings as in the browser's tests: quick bots, and many devices at one address."""
    often = {"joins_a_minute": 1000, "address_connections": 200, "events_a_second": 1000}
    with (
        tempfile.TemporaryDirectory() as state,
        running(Path(state), bot_pause=0, **often) as hub,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.flags())
        devices = Watched(browser, hub.url)
        yield Studio(hub, devices, folder)
        devices.close()
        browser.close()


def main() -> None:
    asked = argparse.ArgumentParser(prog="make pictures", description=__doc__)
    asked.add_argument("--only", nargs="+", choices=ALL, default=ALL, help="what to take anew")
    asked.add_argument("--folder", type=Path, default=DOCS / "images", help="where photographs go")
    told = asked.parse_args()
    try:
        for name in told.only:
            if name == WIRING:
                draw_wirings()
                continue
            with studio(told.folder) as made:
                SCENES[name](made)
    except pytest.skip.Exception as without:
        # What a test would skip, in words, is what is missing here.
        raise SystemExit(str(without)) from None


if __name__ == "__main__":
    main()
