"""What a page holds on to: its heap after a collection, and the nodes and listeners it has."""

from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

MB = 1024 * 1024


class Held(NamedTuple):
    """MB of JavaScript's heap; nodes and listeners, those of removed elements included."""

    heap: float
    nodes: int
    listeners: int


class Scales:
    """Weighs one page as often as one likes."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def weigh(self) -> Held:
        # What a collection finds to be unused may be all that kept something else.
        for _ in range(3):
            self._session.send("HeapProfiler.collectGarbage")
        heap = self._session.send("Runtime.getHeapUsage")
        counted = self._session.send("Memory.getDOMCounters")
        return Held(heap["usedSize"] / MB, counted["nodes"], counted["jsEventListeners"])
