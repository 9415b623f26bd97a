"""Pages that tell on every role they ever show, even for a frame; and fingers that hold."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page

from tests.browser.watched import Watched


class Hush(NamedTuple):
    """What no page may say: hidden roles in words and codes, and where those words are innocent."""

    roles: str
    spared: str = "$^"


# The Shogun's role is known to all, and the game has its name from one of them.
SAMURAI = Hush(
    r"ninja|ronin|samurai", r"Samurai Sword|dress samurai|data-watch=.samurai|game\W+samurai"
)

_GUARD = """(() => {
  const roles = new RegExp(%ROLES%, 'gi');
  const spared = new RegExp(%SPARED%, 'g');
  window.betrayed = [];
  const look = () => {
    const shown = [document.title, location.href, document.body?.innerHTML ?? ''].join(' ');
    for (const found of shown.replace(spared, '').matchAll(roles)) {
      const at = found.index;
      window.betrayed.push(shown.replace(spared, '').slice(Math.max(0, at - 60), at + 40));
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
})()"""

_KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


class Guarded(Watched):
    """Every page of every device is under guard from its first breath."""

    def __init__(self, browser: Browser, url: str, hush: Hush = SAMURAI) -> None:
        super().__init__(browser, url)
        guard = _GUARD.replace("%ROLES%", json.dumps(hush.roles))
        self._guard = guard.replace("%SPARED%", json.dumps(hush.spared))

    def context(self, device: str = "phone", language: str = "en", **more: Any) -> BrowserContext:
        context = super().context(device, language, **more)
        context.add_init_script(self._guard)
        return context


def forget(page: Page) -> None:
    """What was shown until now was shown to its owner."""
    page.evaluate("() => window.betrayed.splice(0)")


def betrayed(page: Page, hush: Hush = SAMURAI) -> list[str]:
    """Where a role stood in this page since it was last asked, or stands or is kept now."""
    found: list[str] = page.evaluate("() => window.betrayed.splice(0)")
    whole = page.evaluate("() => document.body.outerHTML.replace(/^<body[^>]*>/, '')")
    now = {
        "DOM": whole,
        "title": page.title(),
        "address": page.url,
        "storage": page.evaluate(_KEPT),
        "screen reader": page.locator("body").aria_snapshot(),
    }
    for where, text in now.items():
        spoken = re.sub(hush.spared, "", text)
        found += [
            f"{where}: {spoken[max(0, each.start() - 60) : each.end() + 40]}"
            for each in re.finditer(hush.roles, spoken, re.IGNORECASE)
        ]
    return found


class Finger:
    """One finger on a page, which goes down and up when it is told to."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._page = page
        self._at = {"x": 0.0, "y": 0.0}

    def down(self, target: Locator) -> None:
        self._at = self._middle(target)
        self._touch("touchStart", [self._at])

    def move(self, target: Locator) -> None:
        """It slides there, over some of what lies between, and rests: what is flung goes on."""
        to = self._middle(target)
        for part in (0.3, 0.6, 1.0, 1.0, 1.0):
            x = self._at["x"] + part * (to["x"] - self._at["x"])
            y = self._at["y"] + part * (to["y"] - self._at["y"])
            self._touch("touchMove", [{"x": x, "y": y}])
            self._page.wait_for_timeout(40)
        self._at = to

    def up(self) -> None:
        self._touch("touchEnd", [])

    def tap_twice(self, target: Locator) -> None:
        """A tenth of a second apart, by the clock on the glass, however slow this machine is."""
        at, now = self._middle(target), time.time()
        for nth in range(2):
            self._touch("touchStart", [at], now + nth / 10)
            self._touch("touchEnd", [], now + nth / 10 + 0.05)

    def cancel(self) -> None:
        """A call comes in, or the system takes the touch for its own."""
        self._touch("touchCancel", [])

    def _middle(self, target: Locator) -> dict[str, float]:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None
        return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def _touch(self, kind: str, points: list[dict[str, float]], when: float = 0) -> None:
        touch = {"type": kind, "touchPoints": points}
        timed = touch | {"timestamp": when} if when else touch
        self._session.send("Input.dispatchTouchEvent", timed)


@contextmanager
def held(page: Page, cover: str = ".cover") -> Iterator[Locator]:
    """The frame, with the role in it, while a finger is on its cover."""
    finger = Finger(page)
    finger.down(page.locator(cover))
    frame = page.locator(".uncovered-frame")
    frame.locator("h2").wait_for()
    yield frame
    finger.up()
    frame.wait_for(state="detached")
    forget(page)
