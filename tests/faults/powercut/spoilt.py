"""Letting each single operation on the disk fail once, in turn, and looking what becomes of it.

Run as a program under the shim: folder. It prints how many operations it let fail.
"""

import ctypes
import errno
import sys
from contextlib import suppress
from pathlib import Path

from hub.storage.sqlite import SqliteStore
from hub.tables.store import FullLog, StorageFault
from tests.storage.sample import record, records

_shim = ctypes.CDLL(None)


def _append(store: SqliteStore, version: int, error: int) -> None:
    """Append, and again if it is refused; a refusal must have changed nothing."""
    while True:
        try:
            store.append(record("red", version))
        except StorageFault as fault:
            if not _is_just(fault, error):
                raise
            assert store.read("red") == records("red", version - 1)
        else:
            assert store.read("red") == records("red", version)
            return


def _is_just(fault: StorageFault, error: int) -> bool:
    """Whether something was made to fail, and is not called a full disk when it was not."""
    return bool(_shim.was_spoilt()) and (error == errno.ENOSPC or not isinstance(fault, FullLog))


def _night(log: Path, after: int, error: int) -> bool:
    """A short night whose `after`-th operation fails; whether it had that many."""
    _shim.spoil(after, error)
    store = None
    while store is None:
        with suppress(StorageFault):
            store = SqliteStore(log)
        assert store is not None or _shim.was_spoilt()
    store._connection.execute("PRAGMA wal_autocheckpoint = 4")  # So that these can fail too.
    for version in range(1, 7):
        _append(store, version, error)
    store.close()
    reached = bool(_shim.was_spoilt())
    _shim.spoil(0, 0)
    store = SqliteStore(log)
    assert store.read("red") == records("red", 6)
    store.close()
    return reached


def main(folder: Path) -> None:
    """Fail the first operation, the second, the third … until a night has no more of them."""
    for error in (errno.ENOSPC, errno.EIO):
        after = 1
        while _night(folder / f"log-{error}-{after}", after, error):
            after += 1
        print(errno.errorcode[error], after - 1)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
