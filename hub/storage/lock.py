"""The lock that keeps two hubs from writing one log.

It says nothing about readers: a backup may read while a hub holds it.
"""

import fcntl
import os
from pathlib import Path
from types import TracebackType
from typing import Self

from hub.storage.fault import named
from hub.tables.store import LogInUse


def lock_of(log: Path) -> Path:
    """The lock file beside a log. It stays there: removing it would let two hubs lock two files."""
    return log.with_name(f"{log.name}.lock")


class LogLock:
    """Held from its making until `release`, or until the process ends however it ends."""

    def __init__(self, log: Path) -> None:
        with named(log):
            self._fd = os.open(lock_of(log), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            try:
                self._take(log)
            except BaseException:
                self.release()
                raise

    def _take(self, log: Path) -> None:
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LogInUse(file=log.name) from None

    def release(self) -> None:
        """Let another hub have the log; twice does no harm."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
