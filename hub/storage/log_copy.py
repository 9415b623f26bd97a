"""Copy all that a hub keeps to another storage, which must be empty, and compare the digests.

Both are held for as long as it takes: no hub may be using either. What was copied is taken out
again if the copy cannot be finished.
"""

from contextlib import suppress
from typing import Final, NamedTuple

from hub.storage.beside import BesideLog
from hub.storage.opened import OpenedStorage
from hub.tables.store import DamagedLog, LogNotEmpty, StorageFault, Store

# Records that are appended at once.
_AT_ONCE: Final = 500


class Copied(NamedTuple):
    """How many there were of each."""

    tables: int
    records: int
    sheets: int


def copy_all(source: OpenedStorage, target: OpenedStorage) -> Copied:
    """Every record, saved sheet and host key; a StorageFault, and nothing, if one does not read."""
    if target.store.tables() or target.beside.sheets.all():
        raise LogNotEmpty()
    try:
        count = sum(_copy(table, source.store, target.store) for table in source.store.tables())
        marks = source.store.heads()
        # In their order too: a list of tables is in the order in which they were opened.
        if list(target.store.heads().items()) != list(marks.items()):
            raise DamagedLog()
        sheets = source.beside.sheets.all()
        target.beside.sheets.bring_back(sheets)
        _copy_host(source.beside, target.beside)
    except BaseException:
        with suppress(StorageFault):
            _empty(target)
        raise
    return Copied(len(marks), count, len(sheets))


def _copy(table: str, source: Store, target: Store) -> int:
    records = source.read(table)
    for first in range(0, len(records), _AT_ONCE):
        target.append(*records[first : first + _AT_ONCE])
    return len(records)


def _copy_host(source: BesideLog, target: BesideLog) -> None:
    """Who is host, and what they called the hub; a hub that nobody claimed stays to be claimed."""
    target.profiles.put(source.profiles.get())
    if source.hosts.is_claimed():
        target.hosts.put([*target.hosts.known(), *source.hosts.known()])


def _empty(target: OpenedStorage) -> None:
    for table in target.store.tables():
        target.store.forget(table)
    for game, key, _ in target.beside.sheets.all():
        target.beside.sheets.delete(game, key)
