"""Pages that tell on every role they ever show, even for a frame; and fingers that hold."""

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Locator, Page

from tests.browser.watched import Watched

# Roles in words of either language and in codes. The Shogun's is known to all, and the game has
# its name from one of them.
ROLES = r"ninja|ronin|samurai"
SPARED = r"Samurai Sword|dress samurai|data-watch=.samurai|game\W+samurai"

_GUARD = """(() => {
  const roles = new RegExp(ROLES, 'gi');
  const spared = new RegExp(SPARED, 'g');
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
})()""".replace("ROLES", json.dumps(ROLES)).replace("SPARED", json.dumps(SPARED))

_KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])"


class Guarded(Watched):
    """Every page of every device is under guard from its first breath."""

    def context(self, device: str = "phone", language: str = "en", **more: Any) -> BrowserContext:
        context = super().context(device, language, **more)
        context.add_init_script(_GUARD)
        return context


def forget(page: Page) -> None:
    """What was shown until now was shown to its owner."""
    page.evaluate("() => window.betrayed.splice(0)")


def betrayed(page: Page) -> list[str]:
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
        spoken = re.sub(SPARED, "", text)
        found += [
            f"{where}: {spoken[max(0, each.start() - 60) : each.end() + 40]}"
            for each in re.finditer(ROLES, spoken, re.IGNORECASE)
        ]
    return found


class Finger:
    """One finger on a page, which goes down and up when it is told to."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def down(self, target: Locator) -> None:
        self._touch("touchStart", [self._middle(target)])

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
