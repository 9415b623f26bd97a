"""Plays a seat by tapping what its phone shows, as a hurried player would. It knows no rules.

What is open is tapped; which of it, goes by a list of what brings a game to its end.
"""

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

# First what brings the game on; the rest of what is open is tapped at random.
EAGER = (
    "seen",
    "recover",
    "flip",
    "draw",
    "attack",
    "take",
    "pay-honor",
    "wound",
    "daimyo-held",
    "end-turn",
)

_LOOK = """() => {
  const names = each => each.dataset.offer ?? each.dataset.shelf;
  return {
    mine: document.querySelector('.status.mine') !== null,
    over: document.querySelector('.the-end') !== null,
    busy: document.querySelector('.sending') !== null,
    sheet: document.querySelector('dialog[open]') !== null,
    offers: [...document.querySelectorAll('.thumb .offer:not(.closed)')].map(names),
  };
}"""

OPEN_CHOICE = "dialog[open] .choice:not(.closed)"


class Tapper:
    """One phone and whoever holds it."""

    def __init__(self, page: Page, name: str, chance: Random) -> None:
        self.page = page
        self.name = name
        self.taps = 0
        self._chance = chance

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_LOOK)
        return seen

    def tap(self, target: str | Locator) -> None:
        found = self.page.locator(target) if isinstance(target, str) else target
        found.first.tap()
        self.taps += 1
        # What a tap brings up is drawn with the next frame.
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
        )

    def move(self, offers: list[str]) -> str:
        """One whole move, from the first tap to the last; which one it was."""
        chosen = next((each for each in EAGER if each in offers), None)
        chosen = chosen or self._chance.choice(offers)
        if chosen == "attack":
            self._attack()
        else:
            self.tap(f".thumb [data-offer={chosen}], .thumb [data-shelf={chosen}]")
            self._fill()
        self.settle()
        return chosen

    def settle(self) -> None:
        """Until nothing is on its way and no sheet is open."""
        self.page.wait_for_function(
            "() => !document.querySelector('.sending') && !document.querySelector('dialog[open]')"
        )

    def _attack(self) -> None:
        """Two taps: a seat on the ring that can be reached, then a weapon."""
        seats = self.page.locator(".place:has(.reach:not(.closed))")
        if seats.count() == 0:
            self.tap(".thumb [data-offer=end-turn]")
            self._fill()
            return
        self.tap(seats.nth(self._chance.randrange(seats.count())))
        weapons = self.page.locator("dialog[open] .aim .choice:not(.closed)")
        weapons.first.wait_for()
        said = weapons.evaluate_all("all => all.map(each => each.innerText)")
        self.tap(weapons.nth(max(range(len(said)), key=lambda at: _wounds(said[at]))))

    def _fill(self) -> None:
        """Whatever sheet came up, until it is gone: choices at random, numbers as proposed."""
        for _ in range(12):
            self.page.wait_for_function(
                "() => !document.querySelector('.sending')"
                " && (document.querySelector('dialog[open]') === null"
                f" || document.querySelector('{OPEN_CHOICE}, dialog[open] .main, "
                "dialog[open] .offer:not(.closed)') !== null)"
            )
            if not self.look()["sheet"]:
                return
            self._one_field()
        raise AssertionError(f"{self.name}: a form without an end")

    def _one_field(self) -> None:
        main = self.page.locator("dialog[open] .main")
        choices = self.page.locator(OPEN_CHOICE)
        shelf = self.page.locator("dialog[open] .shelf .offer:not(.closed)")
        if shelf.count():
            self.tap(shelf.nth(self._chance.randrange(shelf.count())))
        elif main.count() and main.first.is_enabled():
            self.tap(main)
        elif choices.count():
            free = self.page.locator(f"{OPEN_CHOICE}:not([aria-pressed=true])")
            self.tap(free.nth(self._chance.randrange(free.count())))


def _wounds(said: str) -> int:
    """The last number on a weapon's button is what it would do."""
    return int((re.findall(r"\d+", said) or ["0"])[-1])
