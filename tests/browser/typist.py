"""Plays a seat by keyboard alone: Tab until it is there, then Enter or the space bar."""

from itertools import cycle
from typing import Any

from playwright.sync_api import Error, Locator, TimeoutError

from tests.browser.tapping import Tapper

MOST_TABS = 150

# Where the focus is, and whether whoever looks at the page can see that.
_FOCUS = """target => {
  const now = document.activeElement;
  const style = getComputedStyle(now);
  const chair = now.closest('label');
  const ringed = [style, chair && getComputedStyle(chair)].some(each =>
    each && each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) >= 2);
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return {
    isThere: now === target,
    isNowhere: now === document.body,
    isSeen: now === document.body || ringed,
    isInside: now === document.body || !top || top.contains(now),
    what: now.outerHTML.slice(0, 120),
  };
}"""


# What is there instead, for whoever reads why a test failed.
_SHOWN = """() => JSON.stringify({
  focus: document.activeElement?.outerHTML.slice(0, 120),
  sheets: [...document.querySelectorAll('dialog')].map(each => [each.open, each.innerText]),
  status: document.querySelector('.status')?.innerText,
  page: document.querySelector('main')?.className,
})"""


class Typist(Tapper):
    """Never touches the glass; a focus that cannot be seen or gets out of a sheet is an error."""

    _keys = cycle(("Enter", " "))

    def tap(self, target: str | Locator) -> None:
        found = self.page.locator(target) if isinstance(target, str) else target
        self.reach(found.first)
        # A browser follows a link by Enter alone.
        is_link = found.first.evaluate("each => each.matches('a')")
        self.page.keyboard.press("Enter" if is_link else next(self._keys))
        self.taps += 1
        try:
            self.page.evaluate(
                "() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))"
            )
        except Error as left:
            # The key opened another page; what is there is waited for by whoever looks at it.
            if "context was destroyed" not in left.message:
                raise

    def reach(self, target: Locator) -> None:
        """Tab until the focus is there."""
        try:
            handle = target.element_handle()
        except TimeoutError as never:
            raise AssertionError(f"{target} never came; {self.page.evaluate(_SHOWN)}") from never
        for _ in range(MOST_TABS):
            seen: dict[str, Any] = self.page.evaluate(_FOCUS, handle)
            assert seen["isSeen"], f"the focus cannot be seen on {seen['what']}"
            assert seen["isInside"], f"the focus got out of the sheet to {seen['what']}"
            if seen["isThere"]:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{target} cannot be reached by Tab")
