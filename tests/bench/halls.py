"""Moves a second and the slowest of a hundred, on SQLite, on PostgreSQL, and in two halls of it.

At the store alone, side by side in interleaved rounds: every table appends as soon as it was
answered, which is far more than people do.
"""

import statistics
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import NamedTuple

from hub.settings import Settings
from hub.storage.opened import open_storage
from hub.tables.store import Store
from tests.storage.postgres.cluster import cluster
from tests.storage.sample import record

ROUNDS, SECONDS, TABLES = 3, 2.0, (1, 8, 64)
BYTES = 600


class Round(NamedTuple):
    """What one round came to; times in milliseconds."""

    a_second: float
    median: float
    slow: float


def main(_: Sequence[str] = ()) -> int:
    with ExitStack() as kept:
        folder = Path(kept.enter_context(tempfile.TemporaryDirectory()))
        database = kept.enter_context(cluster("fsync=on"))

        def store(**settings: str) -> Store:
            opened = open_storage(Settings(**settings))  # type: ignore[arg-type]
            return kept.enter_context(closing(opened)).store

        (folder / "here").mkdir()
        at = {"log": database.address}
        places: dict[str, list[Store]] = {
            "SQLite": [store(state=str(folder / "here"))],
            "PostgreSQL": [store(hall="one", **at)],
            "PostgreSQL, two halls": [store(hall="two", **at), store(hall="three", **at)],
        }
        print(f"{'':<24}{'tables':>8}{'a second':>10}{'median ms':>11}{'p99 ms':>9}")
        for count in TABLES:
            found: dict[str, list[Round]] = {name: [] for name in places}
            for number in range(ROUNDS):
                for name, stores in places.items():
                    found[name].append(_round(stores, count, f"{count}-{number}"))
            for name, rounds in found.items():
                middle = [statistics.median(each) for each in zip(*rounds, strict=True)]
                print(f"{name:<24}{count:>8}{middle[0]:>10.0f}{middle[1]:>11.2f}{middle[2]:>9.2f}")
    return 0


def _round(stores: Sequence[Store], count: int, name: str) -> Round:
    """So many tables in all, spread over these stores."""
    times: list[float] = []
    end = time.monotonic() + SECONDS

    def play(number: int) -> None:
        store, table, version = stores[number % len(stores)], f"{name}-{number}", 0
        own = []
        while (began := time.monotonic()) < end:
            version += 1
            store.append(record(table, version, BYTES))
            own.append((time.monotonic() - began) * 1000)
        times.extend(own)

    threads = [threading.Thread(target=play, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    slow = statistics.quantiles(times, n=100)[98]
    return Round(len(times) / SECONDS, statistics.median(times), slow)
