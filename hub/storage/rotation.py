"""Copies of a log by the night: how the next one is called, and which old ones go.

Counted, not ordered by date: a Pi without a clock may think that tonight is before last night.
"""

import re
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from hub.storage.backup import backup
from hub.storage.fault import named

_NAME = re.compile(r"honor-hub-(\d{6,})(?:-\d{4}-\d{2}-\d{2})?\.sqlite")


def rotate(log: Path, folder: Path, keep: int, day: date) -> Path:
    """Copy the log into a folder under the next number; then the oldest copies go."""
    with named(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        there = [path.name for path in folder.iterdir()]
    to = folder / next_name(there, day)
    backup(log, to)
    with named(folder):
        # Only now: if the copy fails there are as many as before.
        for name in too_old([*there, to.name], keep):
            (folder / name).unlink(missing_ok=True)
    return to


def next_name(there: Iterable[str], day: date) -> str:
    """The day is for people to read; the number says what is newer."""
    newest = max((number for number, _ in _numbered(there)), default=0)
    return f"honor-hub-{newest + 1:06d}-{day.isoformat()}.sqlite"


def too_old(there: Iterable[str], keep: int) -> list[str]:
    """All copies but the newest ones; what is not named like one of ours is left alone."""
    ordered = sorted(_numbered(there))
    return [name for _, name in ordered[: max(0, len(ordered) - keep)]]


def _numbered(names: Iterable[str]) -> list[tuple[int, str]]:
    return [(int(found[1]), name) for name in names if (found := _NAME.fullmatch(name))]
