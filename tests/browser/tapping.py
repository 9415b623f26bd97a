"""Plays a seat by tapping what its phone shows, as a hurried player would. It knows no rules.

What is open is tapped; which of it, goes by a list of what brings a game to its end.
"""

import re
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page

# First what brings the game on; the rest of what is open is tapped at random.
EAGER = (
    "seen",
    "recover",
    "flip",
    "check-dynamite",
    "check-jail",
    "draw",
    "attack",
    "bang",
    "take",
    "pay-honor",
    "wound",
    "daimyo-held",
    "end-turn",
)

# What a phone shows. `next` is whom it sees awaited, so that nobody has to look at all phones.
_SEEN = """() => {
  const all = selector => [...document.querySelectorAll(selector)];
  const asked = all(':is(.ring .place, .arena .player).asked');
  const turn = all(':is(.ring .place, .arena .player).turn');
  return {
    mine: document.querySelector('.status.mine') !== null,
    over: document.querySelector('.the-end') !== null,
    busy: document.querySelector('.sending') !== null,
    sheet: document.querySelector('dialog[open]') !== null,
    offers: all('.cover.calling, .thumb .offer:not(.closed), .lineup [data-offer]')
      .map(e => e.matches('.cover') ? 'seen' : e.dataset.offer ?? e.dataset.shelf),
    next: (asked.length ? asked : turn).map(e => Number(e.dataset.seat)),
  };
}"""

OPEN_CHOICE = "dialog[open] .choice:not(.closed)"
_AIM_BUTTON = "dialog[open] .aim > .button"
_TAPPABLE = (
    f"{OPEN_CHOICE}, dialog[open] .main, dialog[open] :is(.offer, .shelf-card):not(.closed), "
    f"{_AIM_BUTTON}"
)

# A frame after the tap, then until nothing is on its way and any sheet can be gone on with.
_CALM = """selector => new Promise((resolve, reject) => {
  const until = performance.now() + 60000;
  const look = () => {
    const isSending = document.querySelector('.sending') !== null;
    const isShut = document.querySelector('dialog[open]') === null;
    if (!isSending && (isShut || document.querySelector(selector) !== null)) resolve(isShut);
    else if (performance.now() > until)
      reject(new Error(`nothing to tap: ${document.querySelector('dialog[open]')?.innerText}`));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(() => setTimeout(look));
})"""

_SHEET = """() => new Promise(resolve => requestAnimationFrame(() => setTimeout(
  () => resolve(document.querySelector('dialog[open]') !== null),
)))"""

# Where to put the finger: on what stands still and is covered by nothing; null if it went away.
# Chromium drops every touch that comes before a page's first paint.
_AIM = """found => new Promise((resolve, reject) => {
  const until = performance.now() + 60000;
  let last = '';
  found.scrollIntoView({ block: 'center', inline: 'start', behavior: 'instant' });
  const aim = () => {
    if (!found.isConnected) return resolve(null);
    const box = found.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const now = `${box.x} ${box.y} ${box.width} ${box.height}`;
    if (now === last && found.contains(hit) && !found.disabled) return resolve([x, y]);
    if (performance.now() > until) {
      const [what, above] = [found, hit].map(each => each?.outerHTML.slice(0, 200));
      return reject(new Error(`${what} cannot be tapped; there is ${above}`));
    }
    last = now;
    requestAnimationFrame(aim);
  };
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    aim();
  }).observe({ type: 'paint', buffered: true });
})"""

# The open choices of a kind, with what they say.
_SAID = "selector => [...document.querySelectorAll(selector)].map(each => each.innerText)"

# Seats that can be reached, each with the numbers it shows: honor, then resilience.
_REACHED = """selector => [...document.querySelectorAll(selector)].map(each => [
  Number(each.dataset.seat),
  [...each.querySelectorAll('[data-counter]')].map(one => Number(one.dataset.value)),
])"""

_REACH = ":is(.ring .place, .arena .fighter):has(.reach:not(.closed))"
_FREE = ".lineup [aria-pressed=false]"
_FEWER = "([all, before]) => document.querySelectorAll(all).length < before"
_LINED_UP = ".lineup .main:not(:disabled)"
_WEAPON = "dialog[open] .aim .choice:not(.closed)"


# A little more than the page's own bounds.
_THUMB = 40
_SLIP = 0.3


class Tapper:
    """One phone and whoever holds it."""

    def __init__(self, page: Page, name: str, chance: Random, seat: int = -1) -> None:
        self.page = page
        self.name = name
        self.seat = seat
        self.taps = 0
        self.by_hand = 0
        self._chance = chance
        self._last: tuple[tuple[float, float], float] = ((0, 0), 0)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(_SEEN)
        return seen

    def tap(self, target: str | Locator) -> None:
        """A finger on the glass, where this is seen; what it brings up comes with a frame."""
        found = self.page.locator(target).first if isinstance(target, str) else target
        for _ in range(3):
            spot = found.evaluate(_AIM)
            if spot is not None:
                self._take_time(spot)
                self.page.touchscreen.tap(*spot)
                self.taps += 1
                return
        raise AssertionError(f"{self.name}: {target} went away")

    def _take_time(self, spot: tuple[float, float]) -> None:
        """Two taps at once on one spot are a slip of the thumb, which the page does not hear."""
        (x, y), at = self._last
        near = abs(spot[0] - x) < _THUMB and abs(spot[1] - y) < _THUMB
        if near and (early := at + _SLIP - monotonic()) > 0:
            self.page.wait_for_timeout(1000 * early)
        self._last = (spot, monotonic())

    def choose(self, offers: list[str]) -> str:
        eager = next((each for each in EAGER if each in offers), None)
        return eager or self._chance.choice(offers)

    def move(self, offers: list[str]) -> str:
        """One whole move, from the first tap to the last; which one it was."""
        chosen = self.choose(offers)
        if chosen == "seen":
            self.look_at_role()
        elif chosen == "attack":
            self._attack()
        elif self.page.locator(".lineup").count():
            self._line_up()
        else:
            self.tap(f".thumb [data-offer={chosen}], .thumb [data-shelf={chosen}]")
            self._fill()
        return chosen

    def look_at_role(self) -> None:
        """The cover, held until the hub has heard that they looked."""
        x, y = self.page.locator(".cover").evaluate(_AIM)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.wait_for_selector(".cover:not(.calling)")
        self.page.mouse.up()

    def move_by_hand(self) -> bool:
        """A card of one's hand that is of use now, tapped; false if there is none."""
        cards = ".hand-card:not(.resting)"
        if not self.page.evaluate(_SAID, cards):
            return False
        self.tap(cards)
        self.tap("dialog[open] :is(.offer, .card-use .choice):not(.closed)")
        self._fill()
        self.by_hand += 1
        return True

    def settle(self) -> bool:
        """Until nothing is on its way and no sheet keeps one waiting; whether all are shut."""
        return bool(self.page.evaluate(_CALM, _TAPPABLE))

    def straighten(self, offer: str, value: object = None) -> bool:
        """A standing offer, by the small button in one's own row; false if it is not there now."""
        if self.page.locator(".set-straight").count() == 0:
            return False
        self.tap(".set-straight")
        self.page.wait_for_selector(".standing .offer")
        offered = self.page.locator(f".standing [data-offer={offer}]:not(.closed)")
        is_there = offered.count() > 0
        if is_there:
            self.tap(offered)
            if isinstance(value, int):
                self.step_to(value)
            self.tap(".form .main")
            self.page.wait_for_selector(".form", state="detached")
        self.close()
        return is_there

    def step_to(self, value: int) -> None:
        """The number of a form, by its − and +."""
        shown = self.page.locator(".form .stepper-value")
        while (now := int(shown.inner_text())) != value:
            self.tap(self.page.locator(".form .step").nth(0 if now > value else 1))
            self.page.wait_for_function(
                "([shown, now]) => Number(shown.innerText) !== now",
                arg=[shown.element_handle(), now],
            )

    def has_sheet(self) -> bool:
        """Once what the last tap brought up, or put away, is drawn."""
        return bool(self.page.evaluate(_SHEET))

    def close(self) -> None:
        """Whatever sheet is open, by its cross; what is over has put its own away."""
        if self.has_sheet():
            self.tap("dialog[open] .sheet-head .round")
            self.page.wait_for_selector("dialog[open]", state="detached")

    def _attack(self) -> None:
        """Two taps: the weakest seat that can be reached, then the hardest weapon."""
        seats = self.page.evaluate(_REACHED, _REACH)
        if not seats:
            self.tap(".thumb [data-offer=end-turn]")
            self._fill()
            return
        weakest = min(range(len(seats)), key=lambda at: seats[at][1] or [99])
        self.tap(self.page.locator(_REACH).nth(weakest))
        self.settle()
        said = self.page.evaluate(_SAID, _WEAPON)
        if said:
            hardest = max(range(len(said)), key=lambda at: _wounds(said[at]))
            self.tap(self.page.locator(_WEAPON).nth(hardest))
        else:
            self.tap(_AIM_BUTTON)
        self._fill()

    def _line_up(self) -> None:
        """One after the other into the next place, until all of them are filled."""
        while (free := self.page.locator(_FREE).count()) and not self._is_lined_up():
            self.tap(self.page.locator(_FREE).nth(self._chance.randrange(free)))
            self.page.wait_for_function(_FEWER, arg=[_FREE, free])
        self.tap(_LINED_UP)
        self.page.wait_for_selector(".lineup", state="detached")

    def _is_lined_up(self) -> bool:
        return self.page.locator(_LINED_UP).count() > 0

    def _fill(self) -> None:
        """Whatever sheet came up, until it is gone: choices at random, numbers as proposed."""
        for _ in range(16):
            if self.settle():
                return
            self._one_field()
        said = self.page.locator("dialog[open]").all_inner_texts()
        raise AssertionError(f"{self.name}: a form without an end: {said}")

    def _one_field(self) -> None:
        main = "dialog[open] .main:not(:disabled)"
        shelf = "dialog[open] .shelf-card:not(.closed)"
        free = f"{OPEN_CHOICE}:not([aria-pressed=true])"
        found: list[int] = self.page.evaluate(
            "all => all.map(each => document.querySelectorAll(each).length)", [main, shelf, free]
        )
        if found[0]:
            self.tap(main)
        elif found[1]:
            self.tap(self.page.locator(shelf).nth(self._chance.randrange(found[1])))
        elif found[2]:
            self.tap(self.page.locator(free).nth(self._chance.randrange(found[2])))


def _wounds(said: str) -> int:
    """The last number on a weapon's button is what it would do."""
    return int((re.findall(r"\d+", said) or ["0"])[-1])
