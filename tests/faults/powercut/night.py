"""A night of appending to a log, for the shim to watch; what is acknowledged is marked in `acks`.

Run as a program: folder, synchronous, count. It must do everything that a hub does to a log.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import cast

from hub.rules.contract.log import Record
from hub.storage.sqlite import SqliteStore, Synchronous
from tests.storage.sample import record

_SITTINGS = 4
"""How often the hub is closed and opened again in a night."""


def expected(table: str, version: int) -> Record:
    """The record at this place: of many sizes, some larger than a page."""
    return record(table, version, size=60 + version * 37 % 900 + (5000 if version % 29 == 0 else 0))


def versions(count: int) -> Iterator[tuple[str, int]]:
    """The order of the night: two tables, the one livelier than the other."""
    newest = {"red": 0, "blue": 0}
    for turn in range(count):
        table = "blue" if turn % 5 == 4 else "red"
        newest[table] += 1
        yield table, newest[table]


def _sit(store: SqliteStore, acks: int, part: list[tuple[str, int]]) -> None:
    for table, version in part:
        store.append(expected(table, version))
        os.write(acks, f"{table} {version}".encode())
    # A table that nobody misses: forgetting empties the -wal, the rarest thing done to it.
    for version in range(1, 4):
        store.append(expected("gone", version))
    store.forget("gone")


def main(folder: Path, synchronous: Synchronous, count: int) -> None:
    """Play the night."""
    acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    night = list(versions(count))
    size = -(-count // _SITTINGS)
    for start in range(0, count, size):
        with closing(SqliteStore(folder / "log", synchronous=synchronous)) as store:
            _sit(store, acks, night[start : start + size])
    os.close(acks)


if __name__ == "__main__":
    main(Path(sys.argv[1]), cast("Synchronous", sys.argv[2]), int(sys.argv[3]))
