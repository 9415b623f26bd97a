"""Nightly backups: the name of the next one, and which old ones are deleted.

Counted, not ordered by date: a Pi without a clock may think that tonight is before last night.
"""

import re
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import NamedTuple

from hub.storage.backup import Copied, backup
from hub.storage.fault import named
from hub.storage.folder import sync_folder

_NAME = re.compile(r"honor-hub-(\d{6,})(?:-\d{4}-\d{2}-\d{2})?(-damaged)?\.sqlite")


def rotate(log: Path, folder: Path, keep: int, day: date) -> Copied:
    """Copy the log into a folder under the next number; then the oldest copies go.

    The copy of a damaged log says so in its name, and the newest sound one stays beside it.
    """
    with named(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        there = [path.name for path in folder.iterdir()]
    to = folder / next_name(there, day)
    copied = backup(log, to)
    with named(folder):
        if copied.damage:
            to = to.replace(to.with_stem(f"{to.stem}-damaged"))
            sync_folder(to)
        # Only now: if the copy fails there are as many as before.
        for name in too_old([*there, to.name], keep):
            (folder / name).unlink(missing_ok=True)
    return copied._replace(file=to)


def next_name(there: Iterable[str], day: date) -> str:
    """The day is for people to read; the number says what is newer."""
    newest = max((number for number, *_ in _numbered(there)), default=0)
    return f"honor-hub-{newest + 1:06d}-{day.isoformat()}.sqlite"


def too_old(there: Iterable[str], keep: int) -> list[str]:
    """All copies but the newest ones; what is not named like one of ours is left alone.

    Of a log that was damaged weeks ago the last sound copy is worth more than any since.
    """
    ordered = sorted(_numbered(there))
    bound = max(0, len(ordered) - keep)
    sound = [copy for copy in ordered if not copy.is_damaged]
    spared = sound[-1:]
    return [copy.name for copy in ordered[:bound] if copy not in spared]


class _Copy(NamedTuple):
    number: int
    name: str
    is_damaged: bool


def _numbered(names: Iterable[str]) -> list[_Copy]:
    found = ((name, _NAME.fullmatch(name)) for name in names)
    return [_Copy(int(match[1]), name, match[2] is not None) for name, match in found if match]
