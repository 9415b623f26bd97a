"""The host at a tablet: does by tapping what the host's pages offer. It knows no rules."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub


class Host:
    """One browser with the host's key."""

    def __init__(self, hub: RunningHub, devices: Watched, language: str = "en") -> None:
        self.page: Page = devices.page(
            f"/host#{hub.host_key}", "tablet", language, device_scale_factor=1
        )
        self.page.wait_for_selector(".home")

    def let_in(self, letters: str, table: str) -> None:
        """A screen, by the four letters it shows."""
        page = self.page
        page.locator(".screen-in").tap()
        page.fill("dialog[open] .letters", letters.lower())
        page.locator("dialog[open] .option-choice", has_text=table).tap()
        page.locator("dialog[open] button[type=submit]").tap()
        page.locator("dialog[open] [role=status]").wait_for()
        page.locator("dialog[open] .button.main").tap()

    def open(self, **options: str) -> str:
        """A new table from the first page on; its name."""
        page = self.page
        page.locator(".lids [data-game]").first.tap()
        for name, value in options.items():
            page.locator(f"[data-option={name}] label:has(input[value={value}])").tap()
        page.locator(".new-table .ink.main").tap()
        page.wait_for_selector(".gather")
        return page.url.rpartition("/")[2]

    def go_to(self, table: str) -> None:
        self.page.locator(f".table-card[data-table={table}]").tap()
        self.page.wait_for_selector(".gather, .at-play, .over")

    def start(self) -> None:
        self.page.locator("[data-start]:not([aria-disabled])").tap()
        self.page.wait_for_selector(".at-play")

    def see_the_end(self) -> None:
        """Also where a table screen tells it first."""
        self.page.wait_for_selector("main.over")
        self.page.evaluate("() => document.querySelector('[data-see-here]')?.click()")
        self.page.wait_for_selector("main.over:not(.covered)")

    def sheet(self, seat: int) -> Locator:
        """What can be done about a seat."""
        self.page.locator(f".place-row[data-seat='{seat}']").tap()
        return self.page.locator("dialog[open]").first


def letters_of(screen: Page) -> str:
    """What a screen that nobody let in yet shows to the room."""
    screen.wait_for_selector(".letters-row .letter:not(:text-is(' '))")
    return "".join(screen.locator(".letters-row .letter").all_inner_texts()).strip()


# Every row of the table's page: who is awaited there, and whether it is over.
_ROWS = """() => {
  const seats = of => [...document.querySelectorAll(of)].map(each => Number(each.dataset.seat));
  const asked = seats('.place-row.asked');
  return {
    over: document.querySelector('main.over') !== null,
    next: asked.length ? asked : seats('.place-row.turn'),
  };
}"""

_DOINGS = """() => ({
  open: [...document.querySelectorAll('dialog[open] > * > .offers .offer:not(.closed)')]
    .map(each => each.dataset.offer ?? each.dataset.shelf),
  all: document.querySelectorAll('dialog[open] > * > .offers .offer').length,
})"""

# Once nothing is on its way: no form and no shelf lies above the sheet of the seat.
_FILLED = """() => new Promise(resolve => {
  const look = () => {
    if (document.querySelector('.sending') !== null) requestAnimationFrame(look);
    else resolve(document.querySelector('dialog[open] :is(.form, .shelf)') === null);
  };
  requestAnimationFrame(() => setTimeout(look));
})"""

HAND = "hand"


class ByHost(Tapper):
    """Someone without a phone: the host acts for them, and hands the device over where it must.

    What they saw of their role is kept for the test; on the page nothing of it may stay.
    """

    def __init__(self, page: Page, name: str, chance: Random, seat: int) -> None:
        super().__init__(page, name, chance, seat)
        self.role = ""

    def look(self) -> dict[str, Any]:
        rows = self.page.evaluate(_ROWS)
        seen: dict[str, Any] = rows | {"busy": False, "sheet": False, "mine": False, "offers": []}
        if rows["over"] or self.seat not in rows["next"]:
            # What was opened for a look is put away.
            self.close()
            return seen
        if not self.has_sheet():
            self.tap(f".place-row[data-seat='{self.seat}']")
        self.page.wait_for_selector("dialog[open] > * > .offers .offer, dialog[open] h3 + .hint")
        doings = self.page.evaluate(_DOINGS)
        if not doings["all"]:
            self.close()
            return seen
        return seen | {"mine": True, "offers": doings["open"] or [HAND]}

    def move(self, offers: list[str]) -> str:
        if offers == [HAND]:
            self._take_device()
            return HAND
        chosen = self.choose(offers)
        self.tap(f"dialog[open] .offers :is([data-offer={chosen}], [data-shelf={chosen}])")
        self._fill()
        return chosen

    def settle(self) -> bool:
        """The seat's own sheet stays open; whether nothing above it waits to be filled in."""
        return bool(self.page.evaluate(_FILLED))

    def _take_device(self) -> None:
        """Covered, theirs, covered, the host's again."""
        page = self.page
        before = page.content().lower()
        self.tap("[data-hand-over]")
        assert page.locator(".theirs").count() == 0
        self.tap(".handing .ink.main")
        page.locator(".theirs .cover").focus()
        page.keyboard.press("Enter")
        self.role = page.locator(".uncovered h2").inner_text()
        page.keyboard.press("Enter")
        page.wait_for_selector(".uncovered", state="detached")
        seen = page.evaluate(
            "() => [...document.querySelectorAll('.theirs .offers .offer:not(.closed)')]"
            ".map(each => each.dataset.offer)"
        )
        self.tap(f".theirs [data-offer={self.choose(seen)}]")
        page.wait_for_selector(".theirs .offers", state="detached")
        self.tap("[data-hand-done]")
        self.tap(".handing .ink.main")
        page.wait_for_selector(".handing", state="detached")
        page.wait_for_selector("dialog[open] h3")
        role = self.role.lower()
        assert page.content().lower().count(role) == before.count(role), "nothing of it stays"
