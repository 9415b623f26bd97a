"""Through every screen and state of a night, one after the other, for whoever wants to look.

What is looked for there (names, sizes, colours, pictures) is not known here.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.browser.evening import Evening, Waiting, see_the_end
from tests.browser.hurrying import hurry
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How long it is tapped on for a state that comes by chance, such as being asked.
PATIENCE = 120

# The nights worth a look on every device: game, level, seats, phones.
NIGHTS = (
    ("samurai", "companion", 7, 7),
    ("samurai", "cards", 7, 2),
    ("bang", "companion", 8, 8),
    ("duel", "companion", 2, 2),
    ("duel", "cards", 2, 1),
)

# Where action cards have no room of their own, and share a button.
SHORT_PHONE: ViewportSize = {"width": 360, "height": 560}


class Shown(NamedTuple):
    """A state of a page, as it is shown now; the page goes on after it was looked at."""

    name: str
    page: Page
    kind: str  # phone, screen or host


class Tour:
    """One table, from the first page to the last score. Bots fill it where a game has them."""

    def __init__(
        self,
        hub: RunningHub,
        devices: Watched,
        language: str = "en",
        level: str = "companion",
        players: int = 3,
        phones: int | None = None,
        game: str = "samurai",
    ) -> None:
        self.hub = hub
        self.devices = devices
        self.language = language
        self.players = players
        self.phones = players if phones is None else phones
        seed = f"{language}/{level}"
        self.evening = Evening(hub, devices, seed, game=game, level=level, players=players)
        self._chance = Random(seed)
        self.host = devices.page(f"/host#{hub.host_key}", "tablet", language)
        self.screen = devices.page("/tv", "tv", language)

    def states(self) -> Iterator[Shown]:
        yield from self._before()
        yield from self._waiting()
        yield from self._confirming()
        yield from self._my_turn()
        yield from self._asked()
        # What bots hold in their hands nobody can play for them in a hurry.
        if self.phones == self.players:
            yield from self._end()
            yield from self._past_nights()

    def _before(self) -> Iterator[Shown]:
        page = self.devices.page("/", "phone", self.language)
        page.locator(".home").wait_for()
        yield Shown("home", page, "phone")
        page.goto(f"/join/{self.evening.code}")
        page.locator(".join").wait_for()
        yield Shown("join", page, "phone")
        page.context.close()
        self.screen.locator(".letters").wait_for()
        yield Shown("letters", self.screen, "screen")
        self.host.locator(".first-choices").wait_for()
        yield Shown("first", self.host, "host")
        self._go("new")
        self.host.locator(".new-table").wait_for()
        yield Shown("new-table", self.host, "host")

    def _waiting(self) -> Iterator[Shown]:
        evening = self.evening
        evening.seat(self.phones, language=self.language)
        letters = "".join(self.screen.locator(".letter").all_inner_texts())
        self.hub.as_host("POST", f"/api/screens/{letters}", {"table": evening.table})
        self.screen.locator(".hall").wait_for()
        self._go(f"table/{evening.table}")
        self.host.locator(".gather").wait_for()
        page = evening.phones[0].page
        page.locator(".waiting").wait_for()
        yield Shown("waiting", page, "phone")
        yield Shown("hall", self.screen, "screen")
        yield Shown("gathering", self.host, "host")

    def _confirming(self) -> Iterator[Shown]:
        if self.phones < self.players:
            self.evening.post("bots")
        self.evening.start()
        self.screen.locator(".playing:not(.hall)").wait_for()
        page = self.evening.phones[-1].page
        yield Shown("confirm", page, "phone")
        self._play_until(lambda: self._one("seen") is None)

    def _my_turn(self) -> Iterator[Shown]:
        self._play_until(lambda: self._one("end-turn") is not None)
        mine = self._one("end-turn")
        assert mine is not None
        page = mine.page
        yield Shown("my-turn", page, "phone")
        yield Shown("playing", self.screen, "screen")
        self.host.locator(".at-play").wait_for()
        yield Shown("playing", self.host, "host")
        for other in self.evening.phones:
            if other is not mine:
                yield Shown("not-my-turn", other.page, "phone")
                break
        yield from self._sheets(mine)
        self.host.locator(".place-row, .places .fighter").first.click()
        self.host.locator("dialog[open]").wait_for()
        yield Shown("seat-sheet", self.host, "host")
        self._close(self.host)

    def _sheets(self, mine: Tapper) -> Iterator[Shown]:
        page = mine.page
        mine.tap(".place, .arena .fighter")
        yield Shown("seat-sheet", page, "phone")
        self._close(page)
        closed = page.locator(".thumb .offer[data-offer].closed")
        if closed.count():
            mine.tap(closed.first)
            page.locator(".refusal-line").wait_for()
            yield Shown("refusal", page, "phone")
            mine.tap(".refusal-line button")
        if page.locator(".hand-card").count():
            mine.tap(".hand-card")
            yield Shown("card-sheet", page, "phone")
            self._close(page)
        if page.locator(".figure-button").count():
            mine.tap(".figure-button")
            yield Shown("character", page, "phone")
            self._close(page)
        yield from self._forms(mine)
        mine.tap(".bar button")
        yield Shown("menu", page, "phone")
        mine.tap("dialog .row .button:nth-child(1)")
        page.locator(".how").wait_for()
        yield Shown("how-we-play", page, "phone")
        self._close(page)
        mine.tap(".bar button")
        mine.tap("dialog .row .button:nth-child(2)")
        page.locator(".rulings").first.wait_for()
        page.locator(".ruling summary").first.tap()
        yield Shown("rulings", page, "phone")
        self._close(page)

    def _forms(self, mine: Tapper) -> Iterator[Shown]:
        page = mine.page
        # On a taller phone the cards lie beside the other buttons.
        before = page.viewport_size
        assert before is not None
        page.set_viewport_size(SHORT_PHONE)
        page.locator(".thumb .offers").first.wait_for()
        shelves = page.locator(".thumb [data-shelf]")
        if shelves.count():
            mine.tap(shelves.first)
            yield Shown("shelf", page, "phone")
            self._close(page)
        page.set_viewport_size(before)
        mine.tap(".set-straight")
        yield Shown("set-straight", page, "phone")
        mine.tap("dialog[open] .offer:not(.closed)")
        page.locator("dialog .field, dialog .form .main").first.wait_for()
        yield Shown("form-sheet", page, "phone")
        while page.locator("dialog[open]").count():
            self._close(page)

    def _asked(self) -> Iterator[Shown]:
        self._play_until(lambda: self._struck() is not None)
        found = self._struck()
        assert found is not None
        yield Shown("asked", found.page, "phone")
        if self.screen.locator(".clash").count():
            yield Shown("strike", self.screen, "screen")

    def _end(self) -> Iterator[Shown]:
        hurry(self.hub, self.evening.table)
        page = self.evening.phones[0].page
        page.locator(".the-end").wait_for()
        # First: it opens by itself when the screen has come to its end.
        yield Shown("end-covered", page, "phone")
        self.screen.locator(".ceremony").wait_for()
        yield Shown("ceremony", self.screen, "screen")
        see_the_end(page)
        yield Shown("end", page, "phone")
        for _ in range(6):
            skip = self.screen.locator(".skip")
            if not skip.count():
                break
            yield Shown("ceremony-on", self.screen, "screen")
            # It may have come to its end by itself meanwhile.
            self.screen.evaluate("() => document.querySelector('.skip')?.click()")
        self.screen.locator(".ceremony .night-chart, .ceremony svg").first.wait_for()
        yield Shown("ceremony-end", self.screen, "screen")
        self.host.locator(".over").wait_for()
        self.host.evaluate("() => document.querySelector('[data-see-here]')?.click()")
        self.host.locator(".over .column").first.wait_for()
        yield Shown("over", self.host, "host")

    def _past_nights(self) -> Iterator[Shown]:
        self._go("nights")
        self.host.locator(".nights-page").wait_for()
        self.host.locator("[data-night]").first.wait_for()
        yield Shown("history", self.host, "host")
        self._go("people")
        self.host.locator("main table, main .stats, main h1").first.wait_for()
        yield Shown("statistics", self.host, "host")

    def _go(self, page: str) -> None:
        self.host.evaluate("to => { location.hash = `#/${to}`; }", page)

    def _close(self, page: Page) -> None:
        """The uppermost sheet."""
        shown = page.locator("dialog[open]").count()
        page.keyboard.press("Escape")
        page.wait_for_function(
            "before => document.querySelectorAll('dialog[open]').length < before", arg=shown
        )

    def _one(self, offer: str) -> Tapper | None:
        """The phone that is awaited with this offer."""
        found = self.evening.awaited()
        return found[0] if found is not None and offer in found[1] else None

    def _struck(self) -> Tapper | None:
        """A phone that is asked about a blow at it."""
        found = self.evening.awaited()
        if found is None or not found[0].page.locator(".reckoning").count():
            return None
        return found[0]

    def _play_until(self, is_there: Callable[[], bool]) -> None:
        wait = Waiting(self.evening)
        moves = 0
        while moves < PATIENCE:
            if is_there():
                return
            found = self.evening.awaited()
            if found is None:
                wait.a_moment()
                continue
            wait.is_over()
            found[0].move(found[1])
            moves += 1
            assert not self.evening.is_over(), "the game was over before"
        raise AssertionError("it never came to that")
