"""`make bench ARGS=growth`: a real hub with ever more finished nights behind it, and an empty one.

For each number of nights: from the start to the first good /healthz, the worker's memory then, and
how long /healthz, the host's page with what it asks for, and the first page of history take. Then
the same without an index, as after an update, and how long it took to make one behind the open hub.
Last, one table with ever more records (long_table).
"""

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from hub.settings import LOG_NAME
from hub.storage.night_index import index_of, throw_away
from tests.bench import long_table
from tests.bench.nights import write_nights
from tests.web.running import FAST, RunningHub

COUNTS = (0, 100, 2_000, 10_000)
STARTS = 5
ASKS = 25

# How much more than an empty hub, at most.
MORE_SECONDS = 0.2
MORE_MEMORY = 15.0
MORE_MILLISECONDS = 20.0


class Row(NamedTuple):
    """Of one number of nights: seconds, megabytes, and milliseconds."""

    nights: int
    log: float
    start: float
    memory: float
    health: float
    host: float
    history: float
    first_start: float
    indexing: float


def measured(count: int, folder: Path) -> Row:
    log = folder / "state" / LOG_NAME
    log.parent.mkdir(parents=True)
    if count:
        write_nights(log, count)
    hub = RunningHub(folder, **FAST)
    hub.start()
    first, indexing = hub.seconds_to_ready, _wait_for_index(hub, count)
    hub.stop()
    starts, memory = list[float](), list[float]()
    for _ in range(STARTS):
        hub.start()
        starts.append(hub.seconds_to_ready)
        memory.append(_memory(hub))
        if len(starts) < STARTS:
            hub.stop()
    row = Row(
        nights=count,
        log=sum(file.stat().st_size for file in log.parent.glob("honor-hub*sqlite")) / 1e6,
        start=min(starts),
        memory=statistics.median(memory),
        health=_asked(hub, "/healthz"),
        host=_asked(hub, "/host", "/api/games", "/api/tables?recent=1", "/api/history?limit=12"),
        history=_asked(hub, "/api/history?limit=50"),
        first_start=first,
        indexing=indexing,
    )
    hub.stop()
    throw_away(index_of(log))
    return row


def _wait_for_index(hub: RunningHub, count: int) -> float:
    """Seconds until every night is in the history."""
    began = time.monotonic()
    while hub.as_host("GET", "/api/statistics")["nights"] < count:
        time.sleep(1)
    return time.monotonic() - began


def _asked(hub: RunningHub, *paths: str) -> float:
    """Milliseconds for all of these, one after the other; a median."""
    times = list[float]()
    for _ in range(ASKS):
        began = time.perf_counter()
        for path in paths:
            hub.ask("GET", path, key=hub.host_key)
        times.append(1e3 * (time.perf_counter() - began))
    return statistics.median(times)


def _memory(hub: RunningHub) -> float:
    """The worker's memory, in megabytes."""
    pid = hub._running().pid
    (worker,) = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    pages = int(Path(f"/proc/{worker}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def show(rows: list[Row]) -> bool:
    """Print the table; whether every number is within its limit of an empty hub's."""
    print(
        "nights   log MB  start s  memory MB  /healthz ms  host ms  history ms  |"
        " first start s  indexed in s"
    )
    empty, is_well = rows[0], True
    for row in rows:
        over = [
            name
            for name, more, most in (
                ("start", row.start - empty.start, MORE_SECONDS),
                ("memory", row.memory - empty.memory, MORE_MEMORY),
                ("healthz", row.health - empty.health, MORE_MILLISECONDS),
                ("history", row.history - empty.history, MORE_MILLISECONDS),
            )
            if more > most
        ]
        is_well = is_well and not over
        print(
            f"{row.nights:>6} {row.log:>8.1f} {row.start:>8.2f} {row.memory:>10.1f}"
            f" {row.health:>12.1f} {row.host:>8.1f} {row.history:>11.1f}  |"
            f" {row.first_start:>13.2f} {row.indexing:>13.1f}"
            f"  {'OVER: ' + ', '.join(over) if over else 'within'}"
        )
    return is_well


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench growth", description=__doc__)
    parser.add_argument("counts", nargs="*", type=int, default=list(COUNTS))
    counts = parser.parse_args(words).counts
    with tempfile.TemporaryDirectory(prefix="honor-hub-growth-") as folder:
        rows = [measured(count, Path(folder) / str(count)) for count in counts]
    is_well = show(rows)
    long_table.show_rows(long_table.rows())
    return 0 if is_well else 1
