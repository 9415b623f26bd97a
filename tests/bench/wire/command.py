"""`python -m tests.bench wire`: rounds over servers and sizes, or a soak, and what they gave."""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

from tests.bench.figure import Figure, show
from tests.bench.wire.boardgame import Missing, install
from tests.bench.wire.report import Runs, figures, show_table
from tests.bench.wire.run import BARE, DISK, HUB, MEMORY, SERVERS, measure
from tests.bench.wire.size import SIZES
from tests.bench.wire.soak import PACE, soak

ROUNDS = 5
MOVES = 400
SHORT_MOVES = 200
SHORT_SIZES = ("8", "60")

_WIDTH = 66


def main(words: list[str]) -> int:
    """How it went: 1 if a move of a soak was too long, else 0."""
    asked = _parser().parse_args(words)
    if asked.soak:
        return _soak(asked.soak, asked.pace, asked.json)
    _say(f"load average before: {_load()}")
    runs = rounds(asked.rounds, asked.moves, asked.sizes, asked.servers)
    if asked.json:
        print(json.dumps(_plain(runs), indent=2))
        return 0
    print(f"medians of {asked.rounds} rounds; load average after: {_load()}")
    show_table(runs)
    print("\nEach limit; moves are turned over, so that less is better everywhere")
    show(figures(runs), _WIDTH, 2)
    return 0


def short() -> Runs:
    """One round of the small sizes, to be looked at beside the engine's figures."""
    return rounds(1, SHORT_MOVES, list(SHORT_SIZES), list(SERVERS))


def rounds(count: int, moves: int, sizes: list[str], servers: list[str]) -> Runs:
    """Interleaved: every round measures every server at every size, each time another first."""
    names = [HUB, *(name for name in _at_hand(servers) if name != HUB)]
    runs: Runs = {key: {name: [] for name in names} for key in sizes}
    with tempfile.TemporaryDirectory(prefix="honor-hub-bench-") as folder:
        for turn in range(count):
            first = turn % len(names)
            for key in sizes:
                sample = Path(folder) / f"sight-{key}.json"
                for name in names[first:] + names[:first]:
                    runs[key][name].append(measure(name, SIZES[key], sample, moves))
                    _say(f"round {turn + 1} of {count}: {SIZES[key].name}, {name}")
    return runs


def _at_hand(servers: list[str]) -> list[str]:
    """Without boardgame.io where it cannot be had, which is told."""
    if not {MEMORY, DISK} & set(servers):
        return servers
    try:
        install()
    except Missing as missing:
        _say(f"SKIPPED: boardgame.io is not compared: {missing}")
        return [name for name in servers if name not in (MEMORY, DISK)]
    return servers


def _soak(seconds: float, pace: float, as_json: bool) -> int:
    _say(f"load average before: {_load()}")
    found = soak(seconds, pace)
    if as_json:
        print(json.dumps([figure._asdict() for figure in found], indent=2))
    else:
        show(found)
        print(f"load average after: {_load()}")
    return int(any(figure.is_over for figure in found))


def _plain(runs: Runs) -> dict[str, object]:
    judged: list[Figure] = figures(runs)
    return {
        "load": os.getloadavg(),
        "runs": {
            size: {name: [run._asdict() for run in each] for name, each in by_server.items()}
            for size, by_server in runs.items()
        },
        "figures": [figure._asdict() for figure in judged],
    }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bench wire", description=__doc__)
    add = parser.add_argument
    add("--rounds", type=int, default=ROUNDS, help="interleaved rounds (default: %(default)s)")
    add("--moves", type=int, default=MOVES, help="timed moves of each run, twice")
    add("--sizes", nargs="+", choices=list(SIZES), default=["8", "60", "60x1", "300"])
    add("--servers", nargs="+", choices=list(SERVERS), default=[HUB, BARE, MEMORY, DISK])
    add("--json", action="store_true", help="every run and every figure, for programs")
    add("--soak", type=float, metavar="SECONDS", help="60 phones for so long, instead")
    add("--pace", type=float, default=PACE, help="moves a second of a soak")
    return parser


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _load() -> str:
    return " ".join(f"{each:.1f}" for each in os.getloadavg())
