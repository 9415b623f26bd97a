"""`python -m tests.bench screens`: from a tap to the frame on the other seven screens."""

import argparse
import json
import os
import shutil
import statistics
import sys

from playwright.sync_api import sync_playwright

from static.making import __main__ as making
from tests.bench.figure import Figure, show
from tests.bench.screens.run import FLOOR, HUB, Run, measure
from tests.browser import chromium

ROUNDS = 3
TAPS = 70

_HEAD = f"{'':<20}{'p50 ms':>9}{'p99 ms':>9}{'last p50':>10}{'last p99':>10}"

Runs = dict[str, list[Run]]


def main(words: list[str]) -> int:
    """How it went: 1 if there is no browser to measure in."""
    asked = _parser().parse_args(words)
    path = next(filter(None, map(shutil.which, chromium.NAMES)), None)
    if path is None:
        _say("there is no Chromium here; bring it with: sudo apt-get install chromium")
        return 1
    making.build()
    _say(f"load average before: {_load()}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.flags())
        runs: Runs = {HUB: [], FLOOR: []}
        for turn in range(asked.rounds):
            names = [HUB, FLOOR] if turn % 2 == 0 else [FLOOR, HUB]
            for name in names:
                runs[name].append(measure(name, browser, asked.taps))
                _say(f"round {turn + 1} of {asked.rounds}: {name}")
        browser.close()
    if asked.json:
        plain = {name: [run._asdict() for run in each] for name, each in runs.items()}
        print(json.dumps({"load": os.getloadavg(), "runs": plain}, indent=2))
        return 0
    print(f"medians of {asked.rounds} rounds; load average after: {_load()}\n")
    show_table(runs)
    print("\nBeside an empty broadcast in the same round, medians")
    show(figures(runs), 44, 2)
    return 0


def show_table(runs: Runs) -> None:
    print(f"seven phones and a screen, from a tap to a frame on the others\n{_HEAD}")
    for name, rounds in runs.items():
        run = Run(*map(statistics.median, zip(*rounds, strict=True)))
        print(f"{name:<20}{run.p50:>9.1f}{run.p99:>9.1f}{run.last_p50:>10.1f}{run.last_p99:>10.1f}")


def figures(runs: Runs) -> list[Figure]:
    """Each round's ratio is of two runs that had the same machine; of these the median."""
    pairs = list(zip(runs[HUB], runs[FLOOR], strict=True))
    return [
        Figure(f"{what} to an empty broadcast", statistics.median(_ratios(pairs, what)), "times")
        for what in Run._fields
    ]


def _ratios(pairs: list[tuple[Run, Run]], what: str) -> list[float]:
    return [getattr(hub, what) / getattr(floor, what) for hub, floor in pairs]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.bench screens", description=__doc__)
    add = parser.add_argument
    add("--rounds", type=int, default=ROUNDS, help="interleaved rounds (default: %(default)s)")
    add("--taps", type=int, default=TAPS, help="timed taps of each run (default: %(default)s)")
    add("--json", action="store_true", help="every run, for programs")
    return parser


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def _load() -> str:
    return " ".join(f"{each:.1f}" for each in os.getloadavg())
