"""Write a file atomically: it is there complete and durable, or not at all.

What is in the file is the caller's business.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

SIDECARS: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file; each belongs to that very file and to no other."""


def beside(path: Path, suffix: str) -> Path:
    """The file of the same name with something added."""
    return path.with_name(path.name + suffix)


def make_private(folder: Path) -> None:
    """Have a folder that its owner alone can look into; one that is there stays as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def sync_file(path: Path) -> None:
    """Wait until a file's contents are on the disk."""
    _sync(path, os.O_RDONLY)


def sync_folder(path: Path) -> None:
    """Wait until the name of this file is on the disk, which its contents do not bring about."""
    _sync(path.absolute().parent, os.O_RDONLY | os.O_DIRECTORY)


def _sync(path: Path, flags: int) -> None:
    fd = os.open(path, flags | os.O_CLOEXEC)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)


@contextmanager
def placed(to: Path) -> Iterator[Path]:
    """An empty file to fill, beside `to`; it takes that name if all goes well, else it goes."""
    fd, name = tempfile.mkstemp(dir=to.absolute().parent, prefix=f".{to.name}.", suffix=".part")
    os.close(fd)
    part = Path(name)
    try:
        yield part
        sync_file(part)
        part.replace(to)
        sync_folder(to)
    finally:
        for suffix in ("", *SIDECARS):
            beside(part, suffix).unlink(missing_ok=True)
