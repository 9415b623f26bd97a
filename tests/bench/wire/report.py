"""Medians over the rounds, the ratios that have a limit, and how they are printed."""

import statistics
from collections.abc import Callable

from tests.bench.figure import Figure
from tests.bench.wire.run import BARE, DISK, HUB, MEMORY, Run
from tests.bench.wire.size import SIZES, Size

# By size and server, in the order of the rounds.
Runs = dict[str, dict[str, list[Run]]]

FLOOR = 1.5
MOST_MEMORY = 80
_WITH_LIMIT = "60"

_HEAD = (
    f"{'':<20}{'p50 ms':>9}{'p99 ms':>9}{'moves/s':>9}"
    f"{'rest MB':>9}{'PSS':>8}{'after MB':>10}{'PSS':>8}{'bytes':>8}{'driver':>8}"
    f"{'threads':>9}{'files':>7}"
)


def median(runs: list[Run]) -> Run:
    return Run(*map(statistics.median, zip(*runs, strict=True)))


def show_table(runs: Runs) -> None:
    for key, by_server in runs.items():
        print(f"\n{SIZES[key].name}\n{_HEAD}")
        for server, rounds in by_server.items():
            run = median(rounds)
            print(
                f"{server:<20}{run.p50:>9.2f}{run.p99:>9.2f}{run.rate:>9.0f}"
                f"{run.rest_worker:>9.1f}{run.rest_pss:>8.1f}{run.worker:>10.1f}{run.pss:>8.1f}"
                f"{run.size:>8.0f}{run.driver:>8.0%}{run.threads:>9.0f}{run.files:>7.0f}"
            )


def figures(runs: Runs) -> list[Figure]:
    """Each limit's figure; below its limit is good, so rates stand the other way round."""
    found: list[Figure] = []
    for key, by_server in runs.items():
        medians = {server: median(rounds) for server, rounds in by_server.items()}
        found += _of_size(SIZES[key], medians)
    return found


def _of_size(size: Size, by_server: dict[str, Run]) -> list[Figure]:
    hub, found = by_server[HUB], []
    judged: tuple[str, ...]
    found.append(Figure(f"{size.name}: p50", hub.p50, "ms"))
    found.append(Figure(f"{size.name}: p99", hub.p99, "ms"))
    found.append(Figure(f"{size.name}: moves", hub.rate, "a second"))
    limit = MOST_MEMORY if size.phones == 60 else None
    found.append(Figure(f"{size.name}: worker", hub.worker, "MB", limit))
    found.append(Figure(f"{size.name}: sum of PSS", hub.pss, "MB"))
    if BARE in by_server:
        found += _ratios(size, "bare", hub, by_server[BARE], ("p50", "p99", "moves"), FLOOR)
    if DISK in by_server:
        judged = ("p99", "moves", "memory")
        found += _ratios(size, "boardgame.io on disk", hub, by_server[DISK], judged, 1)
    if MEMORY in by_server:
        judged = ("p99", "memory") if size.key == _WITH_LIMIT else ()
        found += _ratios(size, "boardgame.io in memory", hub, by_server[MEMORY], judged, 1)
    return found


_RATIOS: dict[str, Callable[[Run, Run], float]] = {
    "p50": lambda hub, other: hub.p50 / other.p50,
    "p99": lambda hub, other: hub.p99 / other.p99,
    "moves": lambda hub, other: other.rate / hub.rate,
    "memory": lambda hub, other: hub.worker / other.worker,
    "PSS": lambda hub, other: hub.pss / other.pss,
}


def _ratios(
    size: Size, name: str, hub: Run, other: Run, judged: tuple[str, ...], limit: float
) -> list[Figure]:
    return [
        Figure(
            f"{size.name}: {what} to {name}", of(hub, other), "times", _if(what in judged, limit)
        )
        for what, of in _RATIOS.items()
    ]


def _if(is_judged: bool, limit: float) -> float | None:
    return limit if is_judged else None
