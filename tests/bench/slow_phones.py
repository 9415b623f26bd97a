"""`python -m tests.bench slow`: what phones that hardly read cost the others at their tables.

60 phones at tables of 8. In one half of each round all of them read at once; in the other six read
nothing at all and six no more than 20 kB a second. Timed is a move until the last of the other 48
has seen it.
"""

import argparse
import os
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from tests.bench.figure import Figure, show
from tests.bench.wire.crowd import Crowd, Ring
from tests.bench.wire.hub import HubServer, line
from tests.bench.wire.phone import ALL, Lost, Phone
from tests.bench.wire.run import percentile, serving
from tests.bench.wire.size import SIZES

ROUNDS = 5
MOVES = 1200
LIMIT = 1.3
# At each of six tables the last two seats are slow: one reads nothing, one so many bytes a second.
TABLES = 6
BYTES_A_SECOND = 20_000
# What the system takes in for a phone that does not read; a phone's own is about as small.
UNREAD = 8192
_EACH = 0.1


def main(words: list[str]) -> int:
    """1 if the slow ones make the others' slowest moves more than 1.3 times as slow, else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench slow", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--moves", type=int, default=MOVES)
    asked = parser.parse_args(words)
    print(f"load average before: {os.getloadavg()[0]:.1f}")
    ratios: dict[str, list[float]] = {"p50": [], "p99": []}
    for turn in range(asked.rounds):
        both = [timed(is_slow, asked.moves) for is_slow in (turn % 2 == 1, turn % 2 == 0)]
        without, beside = both if turn % 2 == 0 else reversed(both)
        for name, ratio in ratios.items():
            ratio.append(beside[name] / without[name])
        print(f"round {turn + 1}: without {_told(without)}, beside slow phones {_told(beside)}")
    found = [
        Figure("beside slow phones, p50, of without", statistics.median(ratios["p50"]), ""),
        Figure("beside slow phones, p99, of without", statistics.median(ratios["p99"]), "", LIMIT),
    ]
    show(found, digits=2)
    return int(any(figure.is_over for figure in found))


def _told(times: dict[str, float]) -> str:
    return ", ".join(f"{name} {1e3 * value:.1f} ms" for name, value in times.items())


def timed(is_slow: bool, moves: int) -> dict[str, float]:
    """Seconds of a move until the quick ones have seen it."""
    with serving(HubServer, SIZES["60"], Path()) as (_, crowd):
        apart = [phone for ring in crowd.rings[:TABLES] for phone in _set_apart(ring, crowd)]
        with _read_by_themselves(apart, is_slow):
            crowd.play(4 * len(crowd.rings), len(crowd.rings))
            times = crowd.play(moves, len(crowd.rings)).times
    return {"p50": statistics.median(times), "p99": percentile(times, 0.99)}


def _set_apart(ring: Ring, crowd: Crowd) -> list[Phone]:
    """The last two seats of a table: nobody waits for them, and they make no move."""
    apart = ring.phones[5:7]
    for phone in apart:
        crowd.leave(phone)
        ring.phones.remove(phone)
    ring.line = lambda move: line(move, 5)
    return apart


@contextmanager
def _read_by_themselves(phones: list[Phone], is_slow: bool) -> Iterator[None]:
    """Ten times a second each takes what is there; or, by turns, a little and nothing at all."""
    amounts = dict.fromkeys(phones, ALL)
    if is_slow:
        for phone in phones:
            phone.take_in(UNREAD)
        amounts = dict.fromkeys(phones[::2], int(BYTES_A_SECOND * _EACH))
    ended = Event()
    reader = Thread(target=_read, args=(amounts, ended), daemon=True)
    reader.start()
    try:
        yield
    finally:
        ended.set()
        reader.join()
        for phone in phones:
            phone.close()


def _read(amounts: dict[Phone, int], ended: Event) -> None:
    while not ended.wait(_EACH):
        for phone, most in list(amounts.items()):
            try:
                phone.read(most)
            except BlockingIOError:
                continue
            except (Lost, OSError):
                # Who is too far behind is let go; they would come back and be shown it all.
                del amounts[phone]
