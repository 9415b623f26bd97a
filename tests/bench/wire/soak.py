"""Sixty phones that move at a brisk pace for as long as they are told: the longest move."""

import statistics
from pathlib import Path

from tests.bench.figure import Figure
from tests.bench.wire.hub import HubServer
from tests.bench.wire.memory import memory_of
from tests.bench.wire.run import percentile, serving
from tests.bench.wire.size import SIZES

# Eight tables, at each of which someone taps more than twice a second.
PACE = 20.0
LONGEST = 1.0


def soak(seconds: float, pace: float = PACE) -> list[Figure]:
    """A move that comes late because another was slow counts from when it was due."""
    size = SIZES["60"]
    with serving(HubServer, size, Path()) as (server, crowd):
        before = memory_of(server.pid)
        played = crowd.play(max(1, round(seconds * pace)), len(crowd.rings), pace)
        after = memory_of(server.pid)
    times = played.times
    return [
        Figure("soak: moves", len(times), ""),
        Figure("soak: p50", 1e3 * statistics.median(times), "ms"),
        Figure("soak: p99", 1e3 * percentile(times, 0.99), "ms"),
        Figure("soak: longest move", 1e3 * max(times), "ms", 1e3 * LONGEST),
        Figure("soak: worker at first", before.worker, "MB"),
        Figure("soak: worker at last", after.worker, "MB"),
        Figure("soak: sum of PSS at last", after.pss, "MB"),
    ]
