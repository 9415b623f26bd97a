"""`python -m tests.bench panel`: from a press to the lamp, over the loopback, beside its limit.

Mock pins under real gpiozero devices, a hub in a process of its own, a durable commit per press.
"""

import json
import statistics
import tempfile
import time
from pathlib import Path

from tests.bench.figure import Figure, show
from tests.hardware.evening import Evening, panelled
from tests.hardware.hand import Hand
from tests.web.running import FAST, running

PRESSES = 100
LIMIT = 50.0
END = "End of turn"


def measured(hand: Hand) -> float:
    """Milliseconds from the edge at the button's pin to the next seat's lamp."""
    sight = hand.panel.link.sight
    assert sight is not None
    assert sight.view is not None
    pin = hand.lamp(f"seat-{(sight.view.turn + 1) % 4}")
    time.sleep(0.2)
    began = time.perf_counter()
    hand.down(END)
    while not pin.state:
        if time.perf_counter() - began > 5:
            raise AssertionError("the lamp never came")
        time.sleep(0.0005)
    seconds = time.perf_counter() - began
    hand.up(END)
    return 1000 * seconds


def main(words: list[str]) -> int:
    """How it went: 1 if it took longer than it may."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **FAST) as hub:
        evening = Evening(hub, level="tokens")
        evening.begin()
        with panelled(evening, is_live=True) as hand:
            # The phones would share this process, and be what is measured.
            evening.end()
            took = sorted(measured(hand) for _ in range(PRESSES))
    figures = [
        Figure("press to lamp, median", statistics.median(took), "ms", LIMIT),
        Figure("press to lamp, 95 of 100", took[int(0.95 * PRESSES)], "ms", LIMIT),
        Figure("press to lamp, slowest", took[-1], "ms"),
    ]
    if "--json" in words:
        print(json.dumps([figure._asdict() for figure in figures], indent=2))
    else:
        show(figures)
    return int(any(figure.is_over for figure in figures))
