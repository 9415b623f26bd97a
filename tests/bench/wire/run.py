"""One server at one size, once: warmed up, timed one move after the other, then all at once."""

import gc
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.bench.wire.bare import BareServer
from tests.bench.wire.boardgame import in_memory, on_disk
from tests.bench.wire.crowd import Crowd
from tests.bench.wire.folder import cache
from tests.bench.wire.hub import ChangesHub, HubServer
from tests.bench.wire.library_hub import LibraryHub
from tests.bench.wire.memory import memory_of
from tests.bench.wire.server import Kind, Server
from tests.bench.wire.size import Size

HUB, BARE, MEMORY, DISK = "hub", "bare", "boardgame-memory", "boardgame-disk"
CHANGES, LIBRARY = "hub-changes", "library"

SERVERS: dict[str, Kind] = {
    HUB: HubServer,
    BARE: BareServer,
    MEMORY: in_memory,
    DISK: on_disk,
    CHANGES: ChangesHub,
    LIBRARY: LibraryHub,
}

# After this many moves at a table its story is as long as it gets, and so are the views.
_WARM_UP = 32


class Run(NamedTuple):
    """Milliseconds from a move to its last client, moves a second, MB, and bytes of a view.

    `driver` is the part of the time in which the driver itself computed: near 1 it would be
    the driver that was measured.
    """

    p50: float
    p99: float
    rate: float
    rest_worker: float
    rest_pss: float
    worker: float
    pss: float
    size: float
    driver: float
    threads: float
    files: float


@contextmanager
def serving(kind: Kind, size: Size, sample: Path) -> Iterator[tuple[Server, Crowd]]:
    """A server of its own in an empty folder, with everyone connected."""
    with tempfile.TemporaryDirectory(prefix="run-", dir=cache()) as folder:
        server = kind(Path(folder), size, sample)
        try:
            crowd = Crowd(server.rings(size))
            try:
                crowd.connect(server.port)
                yield server, crowd
            finally:
                crowd.close()
        finally:
            server.stop()


def measure(name: str, size: Size, sample: Path, moves: int) -> Run:
    """The hub's run writes the sample that the others send, if there is none yet."""
    with serving(SERVERS[name], size, sample) as (server, crowd), _no_collection():
        tables = len(crowd.rings)
        rest = memory_of(server.pid)
        crowd.play(_WARM_UP * tables, tables)
        if name == HUB and not sample.exists():
            sample.write_bytes(_typical(crowd))
        alone = crowd.play(moves, 1)
        together = crowd.play(moves, tables)
        after = memory_of(server.pid)
        return Run(
            p50=1e3 * statistics.median(alone.times),
            p99=1e3 * percentile(alone.times, 0.99),
            rate=moves / together.seconds,
            rest_worker=rest.worker,
            rest_pss=rest.pss,
            worker=after.worker,
            pss=after.pss,
            size=statistics.mean(_lengths(crowd)),
            driver=together.busy / together.seconds,
            threads=after.threads,
            files=after.files,
        )


def percentile(times: list[float], part: float) -> float:
    """The time that so much of all moves took at the most."""
    return sorted(times)[max(0, round(part * len(times)) - 1)]


def _typical(crowd: Crowd) -> bytes:
    """Of all the last views the one whose length is nearest to their mean."""
    mean = statistics.mean(_lengths(crowd))
    views = [phone.last for ring in crowd.rings for phone in ring.phones]
    message = min(views, key=lambda view: abs(len(view) - mean))
    return message[message.index(b"{") : -1]


def _lengths(crowd: Crowd) -> list[int]:
    return [len(phone.last) for ring in crowd.rings for phone in ring.phones]


@contextmanager
def _no_collection() -> Iterator[None]:
    """The driver must not stop to tidy up in the middle of a move."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
