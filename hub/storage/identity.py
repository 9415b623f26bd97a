"""Detect that a log was deleted or replaced under its path while it is open.

A process keeps what it has open, also after the file was deleted or another took its place; what
is written then is gone with the process. Nothing is read or written here.
"""

import os
from pathlib import Path

from hub.storage.folder import beside
from hub.tables.store import LostLog


class OpenedFiles:
    """A log and its -wal, as they were when they were opened.

    Their numbers cannot be given to other files meanwhile: SQLite holds them open.
    """

    def __init__(self, log: Path) -> None:
        self._log = log
        paths = [log.absolute(), beside(log.absolute(), "-wal")]
        self._known = [(str(each), _number(str(each))) for each in paths if each.exists()]

    def check(self) -> None:
        """Raise LostLog unless whoever opens the log now finds what we write; some µs."""
        for name, number in self._known:
            try:
                is_same = _number(name) == number
            except OSError:
                is_same = False
            if not is_same:
                raise LostLog(file=self._log.name)


def _number(name: str) -> tuple[int, int]:
    found = os.stat(name)
    return found.st_dev, found.st_ino
