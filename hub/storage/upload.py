"""A file that comes in pieces, over a Wi-Fi that may drop: one at a time, beside the log.

What is in it is not looked at here, and nothing else is written or read.
"""

import os
import shutil
from pathlib import Path
from threading import Lock

from hub.rules.contract.refusal import Refusal
from hub.storage.fault import named

FILE = "incoming.part"
# What play needs on the disk whatever comes in.
ROOM = 64 << 20


class Upload:
    """Pieces in their order; one that was sent before is written again."""

    def __init__(self, folder: Path, largest: int) -> None:
        self.path = folder / FILE
        self._largest = largest
        self._size = 0
        self._lock = Lock()

    def begin(self, size: int) -> None:
        """Make room for so many bytes; whatever came before is gone."""
        if size > self._largest:
            raise Refusal("too-large")
        with self._lock, named(self.path):
            self.path.unlink(missing_ok=True)
            # It is copied once more before it takes the log's place.
            if shutil.disk_usage(self.path.parent).free < 2 * size + ROOM:
                raise Refusal("no-room")
            os.close(os.open(self.path, _FRESH, 0o600))
            self._size = size

    def add(self, offset: int, piece: bytes) -> int:
        """Bytes from there on; how many there are now."""
        with self._lock, named(self.path):
            if not self._size or not self.path.exists():
                raise Refusal("no-upload")
            if not piece or offset > self._here() or offset + len(piece) > self._size:
                raise Refusal("wrong-piece", count=self._here())
            with self.path.open("r+b") as file:
                file.seek(offset)
                file.write(piece)
                file.truncate()
            return self._here()

    def whole(self) -> Path:
        """The file, once every byte of it is here."""
        with self._lock, named(self.path):
            if not self._size or not self.path.exists():
                raise Refusal("no-upload")
            if self._here() != self._size:
                raise Refusal("wrong-piece", count=self._here())
            return self.path

    def clear(self) -> None:
        with self._lock, named(self.path):
            self.path.unlink(missing_ok=True)
            self._size = 0

    def _here(self) -> int:
        return self.path.stat().st_size


_FRESH = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
