"""Plays a solo duel by tapping what its board shows. It knows no rules.

Real dice are typed in as they are handed over; where none are, the hub rolls.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.guarded import Finger
from tests.browser.tapping import Tapper
from tests.browser.typist import Typist
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# What a question about dice is, how many there are, and what they show.
Dice = Callable[[str, int], list[int]]

_SEEN = """() => {
  const board = document.querySelector('.board');
  const stages = {
    take: '.take', split: '.give.split', give: '.give', answer: '.answer',
    typed: '.typing', roll: '.roll', over: '.duel-end',
  };
  const has = selector => document.querySelector(selector) !== null;
  return {
    version: Number(board?.dataset.version ?? 0),
    stage: Object.keys(stages).find(name => has(stages[name])) ?? '',
    asked: [...board?.classList ?? []].find(name => name.startsWith('asked-'))?.slice(6) ?? '',
    dice: document.querySelectorAll('.typed-die').length,
    unplaced: document.querySelectorAll('.tray-die:not(.placed):not(.out)').length,
    isBusy: has('.sending'),
  };
}"""

_MOVED_ON = """version => {
  const board = document.querySelector('.board');
  const isOver = document.querySelector('.duel-end') !== null;
  const isLater = board !== null && Number(board.dataset.version) > version;
  return (isOver || isLater) && document.querySelector('.sending') === null;
}"""


class Duellist:
    """One player with a phone, or with a keyboard."""

    def __init__(self, page: Page, *, by_keyboard: bool = False) -> None:
        kind = Typist if by_keyboard else Tapper
        self.hand: Tapper = kind(page, "Musashi", Random("duel"))
        self.page = page
        self.met: set[str] = set()

    def look(self) -> dict[str, Any]:
        """What is to be done, once nothing is on its way."""
        self.page.wait_for_function(
            "() => !document.querySelector('.sending')"
            " && document.querySelector('.board, .duel-end') !== null"
        )
        seen: dict[str, Any] = self.page.evaluate(_SEEN)
        return seen

    def move(self, *taps: str) -> None:
        """One whole move: its taps, and until the hub has said what came of it."""
        before = self.look()["version"]
        for each in taps:
            self.hand.tap(each)
        self.page.wait_for_function(_MOVED_ON, arg=before)

    def type(self, *values: int) -> None:
        self.move(*(f".key[data-face='{value}']" for value in values))

    def give(self, *uses: str) -> None:
        """Each die in its turn goes there; then it is said."""
        self.move(*(f"[data-use={use}]" for use in uses), ".doings [data-offer=give]")

    def stages(self, dice: Dice | None = None) -> Iterator[str]:
        """The duel to its end; each stage is told before it is played."""
        while True:
            seen = self.look()
            stage, asked = seen["stage"], seen["asked"]
            self.met.add(f"{stage} {asked}".strip())
            yield f"{stage} {asked}".strip()
            if stage == "over":
                return
            self._play(stage, seen, dice)

    def _play(self, stage: str, seen: dict[str, Any], dice: Dice | None) -> None:
        if stage == "take":
            self.move(".take-one >> nth=0")
        elif stage == "give":
            # The last of three guards; whatever else there is strikes.
            count = seen["unplaced"]
            self.give(
                *(("attack",) * (count - 1) + ("defence",) if count > 2 else ("attack",) * count)
            )
        elif stage == "split":
            self.move(
                "[data-use=attack]", "[data-use=attack]", "[data-use=defence]", "[data-offer=split]"
            )
        elif stage == "answer":
            self.move("[data-offer=stand]")
        elif stage == "typed" and dice is not None:
            self.type(*dice(seen["asked"], seen["dice"]))
        else:
            self.move(".roll")


def begun(
    hub: RunningHub,
    devices: Watched,
    *,
    sheet: str = "oda-nobunaga",
    level: str = "typed",
    device: str = "small-phone",
    language: str = "en",
    query: str = "",
    by_keyboard: bool = False,
) -> Duellist:
    """From the host's first page to the first throw, as somebody alone does it."""
    page = devices.page(f"/host{query}#{hub.host_key}", device, language)
    hand = Duellist(page, by_keyboard=by_keyboard)
    hand.hand.tap("[data-alone=solo]")
    choose(hand, sheet, level)
    hand.hand.tap("[data-begin]:not(:disabled)")
    page.wait_for_url("**/play/*")
    page.wait_for_selector(".board, .playing")
    return hand


def choose(hand: Duellist, sheet: str, level: str) -> None:
    """Radio buttons: a tap on the label, or the arrows by keyboard."""
    page = hand.page
    page.wait_for_selector(f"[data-sheet='{sheet}']")
    for option in (f"input[name=sheet][value={sheet}]", f"input[name=level][value={level}]"):
        if isinstance(hand.hand, Typist):
            name = page.locator(option).get_attribute("name")
            hand.hand.reach(page.locator(f"input[name={name}]:checked"))
            for _ in range(30):
                if page.locator(option).is_checked():
                    break
                page.keyboard.press("ArrowDown")
        else:
            hand.hand.tap(f"label:has({option})")
        assert page.locator(option).is_checked()


def drag(page: Page, die: str, use: str) -> None:
    """A finger that goes down on a die and up over a place for it."""
    finger = Finger(page)
    finger.down(page.locator(die))
    finger.move(page.locator(use))
    finger.up()
