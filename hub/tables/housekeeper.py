"""What a registry of tables does by itself, in one thread: put away what is over, read what is old.

Nothing that anybody waits for: whoever asks for a table has it loaded at once.
"""

import logging
import time
from collections.abc import Callable
from threading import Event, Thread

from hub.tables.table_registry import TableRegistry

_log = logging.getLogger(__name__)

# Seconds between two rounds.
LOOK_EVERY = 5.0
# Reading an old log leaves at least as much time to those who play.
_BREATH = 0.002


class Housekeeper:
    """`prune` is asked now and then whether nights are to go, once all are known."""

    def __init__(self, registry: TableRegistry, prune: Callable[[], None] | None = None) -> None:
        self._registry = registry
        self._prune = prune
        self._is_over = Event()
        self._thread = Thread(target=self._work, name="housekeeper", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._is_over.set()
        if self._thread.is_alive():
            self._thread.join(5)

    def look_round(self) -> None:
        """One round; what goes wrong is tried again in the next."""
        if self._registry.index.is_renewed():
            self._registry.fill_again()
        self._read_old()
        if self._is_over.is_set():
            return
        if self._registry.put_away() and self._prune is not None:
            self._prune()

    def _read_old(self) -> None:
        """An old log, or one whose index was lost, one table after the other."""
        count = 0
        while not self._is_over.is_set():
            began = time.monotonic()
            if not self._registry.read_one():
                return
            count += 1
            if count % 50 == 0:
                self._registry.put_away()
            # As long again as it took: others want the processor, and the log.
            self._is_over.wait(_BREATH + time.monotonic() - began)

    def _work(self) -> None:
        self._guarded(self._first)
        while not self._is_over.wait(LOOK_EVERY):
            self._guarded(self.look_round)

    def _first(self) -> None:
        self.look_round()
        self._registry.find_headless()
        if self._prune is not None:
            self._prune()

    def _guarded(self, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception as error:
            # The kind only: its text may hold what it worked on.
            _log.error("keeping house failed: %s", type(error).__name__)
