"""`honor-hub panel test`: light each lamp, wait for each button, say what was seen.

It needs no hub; what it finds is told in words, one line for each part.
"""

import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any

from hardware.board import Board, Button, keys, lights
from hardware.header import SPOTS
from hardware.lamp_states import BUZZER
from hardware.wiring import Key, Light, Wiring

LIT_FOR = 0.8

Say = Callable[[str], None]


class SelfTest:
    """One run over one wiring."""

    def __init__(self, wiring: Wiring, factory: Any, say: Say, patience: float) -> None:
        self._wiring = wiring
        self._say = say
        self._patience = patience
        self._pressed: SimpleQueue[Button] = SimpleQueue()
        self._board = Board(wiring, factory, self._note)

    def _note(self, button: Button, is_kept_down: bool) -> None:
        """One that is kept down was pressed already."""
        if not (is_kept_down and button.held):
            self._pressed.put(button)

    def run(self) -> bool:
        """Whether every button was seen; lamps only the person can judge."""
        try:
            for place, light in lights(self._wiring).items():
                self._light(place, light)
            seen = [self._wait(button, key) for button, key in keys(self._wiring).items()]
        finally:
            self._board.close()
        missing = seen.count(False)
        self._say(
            f"{len(seen)} of {len(seen)} buttons seen."
            if not missing
            else f"{missing} of {len(seen)} buttons not seen: look at their wires."
        )
        return not missing

    def _light(self, place: str, light: Light) -> None:
        what = "sounds" if place == BUZZER else "is lit"
        self._say(f"{named(place)}, {at(light)}: {what} now")
        lamp = self._board.lamps[place]
        lamp.set(1)
        time.sleep(LIT_FOR)
        lamp.set(0)

    def _wait(self, button: Button, key: Key) -> bool:
        if self._board.buttons[button].is_down:
            self._say(f"{button}, {at(key)}: is down already: a short circuit, or active_high?")
            return False
        how = f"hold it for {key.hold:g} s" if key.hold else "press it"
        self._say(f"{button}, {at(key)}: {how} …")
        until = time.monotonic() + self._patience
        while (left := until - time.monotonic()) > 0:
            try:
                found = self._pressed.get(timeout=left)
            except Empty:
                break
            if found == button:
                self._say("  seen")
                return True
            self._say(f"  that was {found}")
        self._say("  nothing came")
        return False


def at(part: Light | Key) -> str:
    """A pin by both its numbers."""
    return f"GPIO {part.pin} (pin {SPOTS[part.pin].physical})"


def named(place: str) -> str:
    """A lamp's place as a person says it."""
    kind, _, seat = place.partition("-")
    return f"lamp of seat {int(seat) + 1}" if seat else kind if kind == BUZZER else f"{kind} lamp"
