"""`python -m tests.bench floods`: a move's way to seven phones while guests without a key flood.

The hub and the phones are on one core, the guests on the other, so that what they cost is what
they make the hub do. On one core alone the guests' own work is in the figures, which is told.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.attacks.phone import Phone
from tests.bench.floods.guest import HEALTH, KINDS
from tests.bench.wire.process import ROOT
from tests.web.running import FAST, RunningHub, running

SEATS = 7
MOVES = 60
PAUSE = 0.03
LIMIT = 2.0
QUIET = "quiet"
CROWDS = {kind: (8,) if kind == HEALTH else (20, 80) for kind in KINDS}


class Timed(NamedTuple):
    """What one crowd did to a move, in milliseconds, and how much of its core the hub used."""

    name: str
    median: float
    slow: float
    share: float


class Table:
    """A table whose seats set their own honor, each in turn, and the phones that see it."""

    def __init__(self, hub: RunningHub) -> None:
        options = {"players": SEATS, "level": "tokens", "confirm": False}
        made = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})
        name = made["table"]
        address = ("127.0.0.1", int(hub.url.rpartition(":")[2]))
        self.phones = []
        for seat in range(SEATS):
            joined = hub.ask("POST", "/api/join", {"code": made["code"], "name": f"Guest {seat}"})
            phone = Phone.dial(address, [("Host", hub.url.removeprefix("http://"))])
            self.phones.append(phone.enter({"table": name, "key": joined.said["key"]}))
        hub.as_host("POST", f"/api/tables/{name}/start")
        self._moves = 0

    def move(self) -> float:
        """Seconds from the tap until the last phone has seen it."""
        turn, seat = divmod(self._moves, SEATS)
        self._moves += 1
        values = {"seat": seat, "value": 2 + turn % 2, "game": "goes-on"}
        said = {"id": f"flood-{self._moves:06d}", "offer": "correct-honor", "values": values}
        began = time.perf_counter()
        version = self.phones[seat].ask("move", said, timeout=60)["version"]
        for phone in self.phones:
            while not phone.sights or phone.sight["version"] < version:
                phone.note(phone.hear(60))
        return time.perf_counter() - began

    def close(self) -> None:
        for phone in self.phones:
            phone.close()


def main(words: list[str]) -> int:
    """1 if a crowd makes a move more than twice as slow, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench floods", description=__doc__)
    parser.add_argument("--moves", type=int, default=MOVES, help="timed moves of each crowd")
    asked = parser.parse_args(words)
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        print("one core alone: the guests' own work is in these figures")
    print(f"load average before: {' '.join(f'{each:.1f}' for each in os.getloadavg())}")
    runs = list(_runs(cores[0], cores[-1], asked.moves))
    print(f"load average after: {' '.join(f'{each:.1f}' for each in os.getloadavg())}")
    return _show(runs)


def _runs(core: int, other: int, moves: int) -> Iterator[Timed]:
    os.sched_setaffinity(0, {core})
    with (
        tempfile.TemporaryDirectory(prefix="honor-hub-floods-") as folder,
        running(Path(folder), **FAST) as hub,
    ):
        table = Table(hub)
        yield _timed(QUIET, hub, table, moves)
        for kind, sizes in CROWDS.items():
            for size in sizes:
                with _flood(hub, kind, size, other):
                    yield _timed(f"{size} {kind}", hub, table, moves)
                yield _timed(QUIET, hub, table, moves)
        table.close()


@contextmanager
def _flood(hub: RunningHub, kind: str, size: int, core: int) -> Iterator[None]:
    port = hub.url.rpartition(":")[2]
    words = [sys.executable, "-m", "tests.bench.floods.guest", port, kind, str(size)]
    guest = subprocess.Popen(words, cwd=ROOT)
    os.sched_setaffinity(guest.pid, {core})
    # Whoever gives the hub precedence on a busy machine does not mean the guests.
    os.setpriority(os.PRIO_PROCESS, guest.pid, 0)
    try:
        time.sleep(2)
        assert guest.poll() is None, "the guest has ended"
        yield
    finally:
        guest.kill()
        guest.wait()
    time.sleep(1)


def _timed(name: str, hub: RunningHub, table: Table, moves: int) -> Timed:
    for _ in range(5):
        table.move()
    times, work, began = [], _work(hub), time.monotonic()
    for _ in range(moves):
        times.append(1e3 * table.move())
        time.sleep(PAUSE)
    share = (_work(hub) - work) / (time.monotonic() - began)
    slow = statistics.quantiles(times, n=20)[-1]
    timed = Timed(name, statistics.median(times), slow, share)
    print(f"  {name}: {timed.median:.1f} ms", file=sys.stderr, flush=True)
    return timed


def _work(hub: RunningHub) -> float:
    """Seconds of work of the hub's processes until now."""
    arbiter = hub.pid
    children = Path(f"/proc/{arbiter}/task/{arbiter}/children").read_text().split()
    ticks = 0
    for pid in (str(arbiter), *children):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _show(runs: list[Timed]) -> int:
    """Each crowd beside the quiet before and after it: a machine is not as fast all the time."""
    print(f"{'crowd without a key':28}{'p50':>9}{'p95':>10}{'quiet':>10}{'ratio':>8}{'hub':>7}")
    worst = 0.0
    for before, run, after in zip(runs, runs[1:], runs[2:], strict=False):
        if run.name == QUIET:
            continue
        quiet = (before.median + after.median) / 2
        worst = max(worst, run.median / quiet)
        print(
            f"{run.name:28}{run.median:6.1f} ms{run.slow:7.1f} ms{quiet:7.1f} ms"
            f"{run.median / quiet:7.2f}×{run.share:7.0%}"
        )
    shares = [run.share for run in runs if run.name == QUIET]
    print(f"quiet, the hub used {statistics.median(shares):.0%} of its core")
    print(f"worst {worst:.2f}× of quiet, limit {LIMIT:.0f}×")
    return int(worst > LIMIT)
