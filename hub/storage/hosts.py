"""The hosts' keys: who has one is host. Digests in a small file, so that `honor-hub host` can
add one while the hub runs.

The keys themselves are printed once and never kept.
"""

import hmac
import os
from pathlib import Path

from hub.storage.fault import named
from hub.tables.keys import digest_of, new_key

FILE = "hosts"


class HostKeys:
    """All host keys of a state folder; read again whenever the file has changed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._stamp: tuple[int, int] = (0, 0)
        self._digests: tuple[str, ...] = ()

    def give(self) -> str:
        """A new key, told this once."""
        key = new_key()
        with named(self._path):
            handle = os.open(self._path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            try:
                os.write(handle, f"{digest_of(key)}\n".encode())
                os.fsync(handle)
            finally:
                os.close(handle)
        return key

    def revoke_all(self) -> None:
        """Nobody is host any more, until a new key is given."""
        with named(self._path):
            self._path.unlink(missing_ok=True)

    def has(self, key: object) -> bool:
        """Asked on every use, so that a revoked key is unknown at once."""
        if not isinstance(key, str):
            return False
        digest = digest_of(key)
        found = False
        for known in self._read():
            found = hmac.compare_digest(known, digest) or found
        return found

    def _read(self) -> tuple[str, ...]:
        try:
            status = self._path.stat()
        except OSError:
            self._stamp, self._digests = (0, 0), ()
            return ()
        stamp = (status.st_mtime_ns, status.st_size)
        if stamp != self._stamp:
            self._digests = tuple(self._path.read_text(encoding="ascii").split())
            self._stamp = stamp
        return self._digests
