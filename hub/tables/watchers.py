"""Who is to be told when a table has changed, and telling them, each change in its order.

What they are shown is not decided here, and nobody who listens can harm a table.
"""

import logging
from collections import deque
from collections.abc import Callable
from threading import Lock

from hub.tables.snapshot import Snapshot

Watcher = Callable[[Snapshot], None]

_log = logging.getLogger(__name__)


class Watchers:
    """Changes are noted while the table is locked, and told after its lock was released.

    One thread tells at a time, also what others noted meanwhile; so every watcher hears the
    versions in order, and one that makes a move while it listens waits for nobody.
    """

    __slots__ = ("_noted", "_telling", "_watchers")

    def __init__(self) -> None:
        self._watchers: tuple[Watcher, ...] = ()
        self._noted: deque[Snapshot] = deque()
        self._telling = Lock()

    def add(self, watcher: Watcher) -> None:
        """The table's lock is held, as for `remove`, `clear` and `note`."""
        self._watchers = (*self._watchers, watcher)

    def remove(self, watcher: Watcher) -> None:
        self._watchers = tuple(known for known in self._watchers if known is not watcher)

    def clear(self) -> None:
        """Nobody is told any more."""
        self._watchers = ()

    def note(self, snapshot: Snapshot) -> None:
        self._noted.append(snapshot)

    def tell(self) -> None:
        """Tell all that was noted, unless someone is at it; the table's lock is not held."""
        # Looked at again after letting go: what was noted in between must not be left behind.
        while self._noted and self._telling.acquire(blocking=False):
            try:
                while self._noted:
                    self._tell(self._noted.popleft())
            finally:
                self._telling.release()

    def _tell(self, snapshot: Snapshot) -> None:
        for watcher in self._watchers:
            try:
                watcher(snapshot)
            except Exception as error:
                # The kind of error only: its text may hold what the watcher was shown.
                kind = type(error).__name__
                _log.error("a watcher failed at version %d: %s", snapshot.version, kind)
