"""`python -m tests.bench bytes`: how much a phone is sent for a move and in an evening, and what it
costs the hub to show a move to seven phones and a screen.

Plain players play whole games of seven. Bytes are those of the frames that go out; the time is the
processor's alone, since nothing is sent and nothing is stored.
"""

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterable
from itertools import product

from tests.bench.bytes.counting import (
    EIGHT,
    KINDS,
    Counted,
    CountingWire,
    counted,
    gathered,
)
from tests.bench.bytes.played import PLAYERS, Played, played
from tests.bench.figure import Figure, show

LEVELS = (
    ("samurai", "tokens"),
    ("samurai", "companion"),
    ("samurai", "cards"),
    ("bang", "tokens"),
    ("bang", "companion"),
)
# An evening has so many games, and a phone wakes, and is shown it all, after so many moves.
GAMES = 3
A_WAKING = 10
ROUNDS = 5
_WIDTH = 62


def main(words: list[str]) -> int:
    asked = _parser().parse_args(words)
    figures = [
        figure
        for game, level in LEVELS
        if level in asked.levels
        for figure in measured(game, level)
    ]
    if asked.json:
        print(json.dumps([figure._asdict() for figure in figures], indent=2))
    else:
        show(figures, _WIDTH, 0)
    return 0


def measured(game: str, level: str) -> list[Figure]:
    """All figures of one game at one level, each told whole and by what changed."""
    games = [played(game, level, f"bytes/{number}") for number in range(GAMES)]
    name = f"{game}, {level}"
    moves = sum(len(each.steps) for each in games) - GAMES
    figures = [Figure(f"{name}: moves of an evening", moves, "")]
    ways = {"whole": False, "changes": True}
    found = {
        way: [each for one in games for each in counted(one, gets_changes=gets_changes)]
        for way, gets_changes in ways.items()
    }
    for kind, way in product(KINDS, ways):
        sizes = [each.size for each in found[way] if each.kind == kind]
        figures.append(Figure(f"{name}: {kind}, {way}", statistics.mean(sizes), "B a move"))
    waking = evening(found["whole"]) / A_WAKING
    for way in ways:
        total = (evening(found[way]) + waking) / 1000
        figures.append(Figure(f"{name}: a phone, {way}", total, "kB an evening"))
    for way, gets_changes in ways.items():
        spent = shown(games[0], gets_changes=gets_changes)
        figures.append(Figure(f"{name}: show a move to eight, {way}", spent, "µs"))
    return figures


def evening(found: Iterable[Counted]) -> float:
    """What a seat's phone is sent for all moves, as a mean over the seats."""
    return sum(each.size for each in found if each.who.kind == "seat") / PLAYERS


def shown(game: Played, *, gets_changes: bool) -> float:
    """Microseconds of the processor for a move, once it is stored, until all has been sent."""
    rounds = []
    for _ in range(ROUNDS):
        table, wire = game.table(), CountingWire()
        broadcast = gathered(table, wire, EIGHT, gets_changes=gets_changes)
        spent = 0.0
        # Called here instead of by the table itself, so that storing is not in it.
        broadcast._audiences.of(table).unwatch()  # type: ignore[union-attr]  # they are there
        for _ in game.on(table):
            began = time.process_time()
            broadcast.show(table)
            spent += time.process_time() - began
        rounds.append(1e6 * spent / len(game.steps))
    return min(rounds)


def _parser() -> argparse.ArgumentParser:
    levels = sorted({level for _, level in LEVELS})
    parser = argparse.ArgumentParser(prog="python -m tests.bench bytes", description=__doc__)
    parser.add_argument("--levels", nargs="+", choices=levels, default=levels)
    parser.add_argument("--json", action="store_true", help="every figure, for programs")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
