"""The hosts' keys: who has one is host. Digests in a small file, so that `honor-hub host` can
add one while the hub runs.

The keys themselves are told once and never kept. The file itself is the fact that a hub is claimed:
it is there from the first key on, and stays, empty, when all are revoked.
"""

import fcntl
import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from hub.storage.fault import named
from hub.storage.folder import placed
from hub.tables.host_key import MOST, HostKey, is_among
from hub.tables.keys import digest_of, new_key

FILE = "hosts"

_log = logging.getLogger(__name__)


def _now() -> int:
    return time.time_ns() // 1_000_000


class HostKeys:
    """A HostKeyring in a state folder; read again whenever the file has changed."""

    def __init__(self, folder: Path, clock: Callable[[], int] = _now) -> None:
        self._path = folder / FILE
        self._clock = clock
        self._stamp: tuple[int, ...] = ()
        self._keys: tuple[HostKey, ...] = ()

    def give(self) -> str:
        """A new key, told this once; the oldest goes if there are too many."""
        key = new_key()
        with self._alone():
            self._add(key)
        return key

    def is_claimed(self) -> bool:
        """Whether this hub ever had a host. Where that cannot be told it had one: a hub that has a
        host must never look for another.
        """
        try:
            self._path.lstat()
        except FileNotFoundError:
            return False
        except OSError:
            pass
        return True

    def claim(self, key: str) -> bool:
        """Make whoever has this key the first host; False: there was one already.

        The key is made by whoever claims, and sent again if no answer came: no pulled plug can
        leave a hub that somebody claimed and nobody is host of.
        """
        with self._alone():
            if self.is_claimed():
                return False
            self._add(key)
        return True

    def known(self) -> tuple[HostKey, ...]:
        """All that work now, the oldest first."""
        return self._read()

    def revoke(self, is_meant: Callable[[HostKey], bool]) -> None:
        """These keys are unknown from now on."""
        with self._alone():
            self._write(key for key in self._read() if not is_meant(key))

    def revoke_all(self) -> None:
        """Nobody is host any more, until a new key is given; the hub stays claimed."""
        with self._alone():
            self._write(())

    def has(self, key: str) -> bool:
        """Asked on every use, so that a revoked key is unknown at once."""
        return is_among(self._read(), key)

    def put(self, keys: Iterable[HostKey]) -> None:
        """Have these, and no others; the oldest of too many go."""
        with self._alone():
            self._write(list(keys)[-MOST:])

    def _add(self, key: str) -> None:
        self._write([*self._read()[1 - MOST :], HostKey(digest_of(key), self._clock())])

    def _write(self, keys: Iterable[HostKey]) -> None:
        lines = [f"{key.digest} {key.made}\n" for key in keys]
        with named(self._path), placed(self._path) as part:
            part.write_text("".join(lines), encoding="ascii")

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One at a time reads and writes, of all threads and of the command beside the hub."""
        with named(self._path):
            folder = os.open(self._path.parent, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            fcntl.flock(folder, fcntl.LOCK_EX)
            yield
        finally:
            os.close(folder)

    def _read(self) -> tuple[HostKey, ...]:
        try:
            status = self._path.stat()
        except OSError:
            self._stamp, self._keys = (), ()
            return ()
        stamp = (status.st_ino, status.st_mtime_ns, status.st_size)
        if stamp != self._stamp:
            self._keys = self._listed()
            self._stamp = stamp
        return self._keys

    def _listed(self) -> tuple[HostKey, ...]:
        """A file that is none of ours holds nobody's key; a new key makes it one again."""
        try:
            lines = self._path.read_text(encoding="ascii").splitlines()
        except (OSError, UnicodeDecodeError):
            _log.error("the file of the hosts' keys cannot be read; `honor-hub host` makes another")
            return ()
        return tuple(_parsed(line.split()) for line in lines if line.strip())


def _parsed(words: list[str]) -> HostKey:
    """Earlier hubs wrote the digest alone."""
    made = words[1] if len(words) > 1 else ""
    return HostKey(words[0], int(made) if made.isdigit() and len(made) <= 18 else 0)
