"""`python -m tests.bench card`: moves while every sync takes as long as a Pi's card takes.

The same hub with one table and with twelve that move at the same time, on a disk whose syncs are
made slower by a library (slow_sync.c). Tables that queued for a commit each would take twelve times
as long as one; how many commits a move waits for is what is printed.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tests.bench.figure import Figure, show
from tests.bench.wire.crowd import Crowd
from tests.bench.wire.hub import HubServer
from tests.bench.wire.run import percentile, serving
from tests.bench.wire.size import Around, Size

SYNCS = (0, 10, 30)
TABLES = 12
MOVES = 240
# A move of twelve tables may wait for the commit that is under way and for its own.
COMMITS = 2.5

_SOURCE = Path(__file__).with_name("slow_sync.c")
_SEATS = Around(seats=3, screens=1, watchers=0)


def main(words: list[str]) -> int:
    """1 if tables waited for each other's commits, else 0; 2 without a compiler."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench card", description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES)
    asked = parser.parse_args(words)
    compiler = shutil.which("gcc")
    if compiler is None:
        print("NOT MEASURED: gcc is missing; bring it with: sudo apt install gcc libc6-dev")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "slow_sync.so"
        flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-o", str(library)]
        subprocess.run([compiler, *flags, str(_SOURCE), "-ldl"], check=True)
        found = [figure for sync in SYNCS for figure in measured(library, sync, asked.moves)]
    print(f"load average: {os.getloadavg()[0]:.1f}")
    show(found, width=60)
    return int(any(figure.is_over for figure in found))


def measured(library: Path, sync: int, moves: int) -> list[Figure]:
    """How long a move takes with one table and with twelve, and in commits of the one."""
    with _crowd(library, sync, 1) as one, _crowd(library, sync, TABLES) as all_of_them:
        alone = one.play(moves // 4, 1).times
        together = all_of_them.play(moves, TABLES)
    what = f"syncs of {sync} ms more" if sync else "the disk as it is"
    wait = statistics.median(together.times)
    return [
        Figure(f"{what}: a move, one table", 1e3 * statistics.median(alone), "ms"),
        Figure(f"{what}: a move, {TABLES} tables at once", 1e3 * wait, "ms"),
        Figure(f"{what}: the slowest of 100", 1e3 * percentile(together.times, 0.99), "ms"),
        Figure(f"{what}: moves a second", moves / together.seconds, ""),
        # Where a commit takes no time, what is computed decides.
        Figure(
            f"{what}: in moves of one table",
            wait / statistics.median(alone),
            "",
            COMMITS if sync else None,
        ),
    ]


@contextmanager
def _crowd(library: Path, sync: int, tables: int) -> Iterator[Crowd]:
    size = Size(f"{tables}", f"{tables} tables", (_SEATS,) * tables)
    environ = {"LD_PRELOAD": str(library), "SYNC_MILLISECONDS": str(sync)}
    with serving(partial(HubServer, environ=environ), size, Path()) as (_, crowd):
        crowd.play(4 * tables, tables)
        yield crowd
