"""A night of appending to a log, for the shim to watch; what is acknowledged is marked in `acks`.

Run as a program: folder, synchronous, count, and how many tables append at once. It must do
everything that a hub does to a log.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import cast

from hub.rules.contract.log import Record
from hub.storage.sqlite import SqliteStore, Synchronous
from tests.storage.sample import record

_SITTINGS = 4
"""How often the hub is closed and opened again in a night."""


def expected(table: str, version: int) -> Record:
    """The record at this place: of many sizes, some larger than a page."""
    return record(table, version, size=60 + version * 37 % 900 + (5000 if version % 29 == 0 else 0))


def versions(count: int, tables: int = 1) -> Iterator[tuple[str, int]]:
    """The order of the night: two tables, the one livelier than the other; or so many, by turns."""
    newest = dict.fromkeys(("red", "blue") if tables == 1 else map(str, range(tables)), 0)
    names = [*["red"] * 4, "blue"] if tables == 1 else list(newest)
    for turn in range(count):
        table = names[turn % len(names)]
        newest[table] += 1
        yield table, newest[table]


def _append(store: SqliteStore, acks: int, part: list[tuple[str, int]]) -> None:
    for table, version in part:
        store.append(expected(table, version))
        os.write(acks, f"{table} {version}".encode())


def _sit(store: SqliteStore, acks: int, part: list[tuple[str, int]], tables: int) -> None:
    """In one thread, or in one for each table."""
    shares = [part[first::tables] for first in range(tables)]
    threads = [Thread(target=_append, args=(store, acks, share)) for share in shares]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # A table that nobody misses: forgetting empties the -wal, the rarest thing done to it.
    for version in range(1, 4):
        store.append(expected("gone", version))
    store.forget("gone")


def main(folder: Path, synchronous: Synchronous, count: int, tables: int) -> None:
    """Play the night."""
    acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    night = list(versions(count, tables))
    size = -(-count // _SITTINGS // tables) * tables
    for start in range(0, count, size):
        with closing(SqliteStore(folder / "log", synchronous=synchronous)) as store:
            _sit(store, acks, night[start : start + size], tables)
    os.close(acks)


if __name__ == "__main__":
    main(Path(sys.argv[1]), cast("Synchronous", sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
