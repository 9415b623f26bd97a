"""A panel of mock pins at a table of a running hub, and a finger for its buttons.

The panel is the real one, on real gpiozero devices; only the pins under them, and the clock
that they and the lamps go by, are the test's.
"""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.board import keys, lights
from hardware.button import QUIET
from hardware.key_exchange import TableAccess
from hardware.panel import Panel
from hardware.rhythm import rhythms
from hardware.wiring import Light, Wiring, ready_made
from tests.hardware.watch import LATE, Watch, WatchedPins, history

PATIENCE = 60.0
SEVEN = ready_made("seven")
# Longer than twice through the slowest rhythm, wherever in it one begins to look.
LOOK_FOR = 16.0


def soon(is_so: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What this says as soon as it says something; never for long fails the test."""
    until = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < until, "it never came"
        time.sleep(0.005)
    return found


class Hand:
    """A panel, its pins, and a finger; `is_live` for whoever wants to measure real time."""

    def __init__(
        self,
        where: TableAccess,
        wiring: Wiring = SEVEN,
        *,
        is_live: bool = False,
        key_file: Path | None = None,
    ) -> None:
        self.watch = Watch()
        clock = time.monotonic if is_live else self.watch
        self.factory = MockFactory(pin_class=MockPWMPin) if is_live else WatchedPins(self.watch)
        self.said: list[str] = []
        self.panel = Panel(wiring, where, self.factory, self.said.append, clock, key_file=key_file)
        self._said_before = 0
        self._lights = lights(wiring)
        self._keys = {str(button): key for button, key in keys(wiring).items()}
        self.panel.start()

    def lamp(self, place: str) -> Any:
        return self.factory.pin(self._lights[place].pin)

    def contact(self, label: str) -> Any:
        return self.factory.pin(self._keys[label].pin)

    def down(self, label: str) -> None:
        self.contact(label).drive_low()

    def up(self, label: str) -> None:
        self.contact(label).drive_high()

    def press(self, label: str) -> None:
        """Once, and long enough after whatever was before that it is one."""
        self.watch.now += QUIET + LATE
        self._said_before = len(self.said)
        self.down(label)
        self.up(label)

    def heard(self, word: str) -> Any:
        """Wait until the panel has said something with this in it, after the last press."""
        return soon(lambda: [line for line in self.said[self._said_before :] if word in line])

    @property
    def version(self) -> int:
        sight = self.panel.link.sight
        return -1 if sight is None else sight.version

    def saw(self, version: int) -> None:
        soon(lambda: self.version >= version)

    def pass_for(self, seconds: float) -> None:
        self.watch.pass_for(self.panel.player, seconds)

    def plays(self, place: str, state: str) -> None:
        """Wait until a lamp plays this state's rhythm and no other, by its pin's history."""
        soon(lambda: self._plays(place, state))

    def _plays(self, place: str, state: str) -> bool:
        pin, steps = self.lamp(place), rhythms()[state].steps
        wanted = [(seen(step.level, self._lights[place]), step.ms / 1000) for step in steps]
        pin.clear_states()
        self.pass_for(LOOK_FOR)
        if len(wanted) == 1:
            return len(pin.states) == 1 and bool(pin.state == pytest.approx(wanted[0][0]))
        found = history(pin)
        turns = [wanted[first:] + wanted[:first] for first in range(len(wanted))]
        return len(found) >= 2 * len(wanted) and any(_repeats(found, turn) for turn in turns)


def seen(level: float, light: Light) -> float:
    """What the pin is set to: without PWM, on or off."""
    return level if light.pwm else float(level > 0)


def _repeats(found: list[tuple[float, float]], turn: list[tuple[float, float]]) -> bool:
    return all(
        step == pytest.approx(turn[at % len(turn)], abs=20 * LATE) for at, step in enumerate(found)
    )
