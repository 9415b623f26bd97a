"""What a hub is called and which language its screens speak: one small file beside its log.

Nothing secret is in it, and a hub without one, or with one that does not read, has no name.
"""

from pathlib import Path

import msgspec

from hub.storage.fault import named
from hub.storage.folder import placed
from hub.tables.profile import Profile

FILE = "hub.json"


class KeptProfile:
    """The profile of a state folder; read again whenever the file has changed."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._stamp: tuple[int, ...] = ()
        self._profile = Profile()

    def get(self) -> Profile:
        try:
            status = self._path.stat()
        except OSError:
            self._stamp, self._profile = (), Profile()
            return self._profile
        stamp = (status.st_ino, status.st_mtime_ns, status.st_size)
        if stamp != self._stamp:
            self._profile = self._read()
            self._stamp = stamp
        return self._profile

    def put(self, profile: Profile) -> None:
        with named(self._path), placed(self._path) as part:
            part.write_bytes(msgspec.json.encode(profile))

    def _read(self) -> Profile:
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=Profile)
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return Profile()
