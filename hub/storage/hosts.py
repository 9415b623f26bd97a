"""The hosts' keys: who has one is host. Digests in a small file, so that `honor-hub host` can
add one while the hub runs.

The keys themselves are printed once and never kept.
"""

import logging
from collections.abc import Iterable
from pathlib import Path

from hub.storage.fault import named
from hub.storage.folder import placed
from hub.tables.host_keyring import MOST, is_among
from hub.tables.keys import digest_of, new_key

FILE = "hosts"

_log = logging.getLogger(__name__)


class HostKeys:
    """A HostKeyring in a state folder; read again whenever the file has changed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._stamp: tuple[int, ...] = ()
        self._digests: tuple[str, ...] = ()

    def give(self) -> str:
        """A new key, told this once; the oldest goes if there are too many."""
        key = new_key()
        self.put([*self._read(), digest_of(key)])
        return key

    def revoke_all(self) -> None:
        """Nobody is host any more, until a new key is given."""
        with named(self._path):
            self._path.unlink(missing_ok=True)

    def has(self, key: str) -> bool:
        """Asked on every use, so that a revoked key is unknown at once."""
        return is_among(self._read(), key)

    def digests(self) -> tuple[str, ...]:
        """Those of the keys that are good now, the oldest first."""
        return self._read()

    def put(self, digests: Iterable[str]) -> None:
        """Have these, and no others; the oldest of too many go."""
        lines = "".join(f"{digest}\n" for digest in list(digests)[-MOST:])
        with named(self._path), placed(self._path) as part:
            part.write_text(lines, encoding="ascii")

    def _read(self) -> tuple[str, ...]:
        try:
            status = self._path.stat()
        except OSError:
            self._stamp, self._digests = (), ()
            return ()
        stamp = (status.st_ino, status.st_mtime_ns, status.st_size)
        if stamp != self._stamp:
            self._digests = self._listed()
            self._stamp = stamp
        return self._digests

    def _listed(self) -> tuple[str, ...]:
        """A file that is none of ours holds nobody's key; a new key makes it one again."""
        try:
            return tuple(self._path.read_text(encoding="ascii").split())
        except (OSError, UnicodeDecodeError):
            _log.error("the file of the hosts' keys cannot be read; `honor-hub host` makes another")
            return ()
