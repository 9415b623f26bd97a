"""Preallocate a log's -wal, so that a commit need not make the file longer.

It writes nothing but zeros behind the end, which to SQLite are what an earlier round left over.
"""

import os
from pathlib import Path
from typing import Final

# SQLite checkpoints after a thousand pages and begins again at the front of the file.
_PAGE: Final = 4096
_FRAME: Final = 24
ENOUGH: Final = 32 + 1050 * (_PAGE + _FRAME)

_ZEROS: Final = bytes(1 << 16)


def make_room(path: Path) -> None:
    """Make the -wal of the log at `path` as long as it gets; a connection to it is open.

    A sync that also has to store a new length takes about twice as long. SQLite holds no lock
    on a -wal, so opening and closing it here lets go of none.
    """
    wal = path.with_name(f"{path.name}-wal")
    handle = os.open(wal, os.O_WRONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        end = os.fstat(handle).st_size
        while end < ENOUGH:
            end += os.pwrite(handle, _ZEROS[: ENOUGH - end], end)
        os.fdatasync(handle)
    finally:
        os.close(handle)
