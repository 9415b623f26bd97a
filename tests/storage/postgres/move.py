"""An append in a thread of its own, for tests in which somebody has to wait for it."""

import threading

from hub.storage.postgres.store import PostgresStore
from tests.storage.sample import record

LONGEST = 20.0


class Move(threading.Thread):
    """An append, and how it was answered; `is_answered` says whether it was at all."""

    def __init__(self, store: PostgresStore, version: int = 3, table: str = "red") -> None:
        super().__init__(daemon=True)
        self.error: BaseException | None = None
        self._store, self._record = store, record(table, version)
        self.start()

    def run(self) -> None:
        try:
            self._store.append(self._record)
        except BaseException as error:
            self.error = error

    @property
    def is_answered(self) -> bool:
        return not self.is_alive()

    def ended(self) -> BaseException | None:
        self.join(LONGEST)
        assert self.is_answered, "it is not answered"
        return self.error
