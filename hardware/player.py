"""Play blink patterns on lamps: one thread for all of them, so that they keep time.

It knows lamps by their places and sets how bright they are; why is not its business.
"""

import time
from collections.abc import Mapping
from threading import Condition, Thread
from typing import NamedTuple, Protocol

from hardware.button import Clock
from hardware.rhythm import OFF, Rhythm, rhythms


class Lamp(Protocol):
    """Anything with a brightness from 0 to 1: a lamp, or a buzzer."""

    def set(self, level: float) -> None: ...


class PlayedRhythm(NamedTuple):
    """A state since a moment; one that is played `once` gives way after that."""

    state: str
    since: float
    once: bool = False


class LampPlayer:
    """The lamps of one panel, and what each of them plays."""

    def __init__(self, lamps: Mapping[str, Lamp], clock: Clock = time.monotonic) -> None:
        self._lamps = dict(lamps)
        self._clock = clock
        self._rhythms = rhythms()
        self._news = Condition()
        self._usual: dict[str, PlayedRhythm] = {}
        self._once: dict[str, PlayedRhythm] = {}
        self._level: dict[str, float] = {}
        self._is_closed = False
        self._thread = Thread(target=self._play, name="lamps", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def show(self, states: Mapping[str, str]) -> None:
        """From now on these; a place that is not named goes dark."""
        with self._news:
            now = self._clock()
            for place in self._lamps:
                state = states.get(place, OFF)
                playing = self._usual.get(place)
                if playing is None or playing.state != state:
                    self._usual[place] = PlayedRhythm(state, now)
            self._news.notify()

    def once(self, place: str, state: str) -> None:
        """Play this through at one place, then go on as before."""
        with self._news:
            if place in self._lamps:
                self._once[place] = PlayedRhythm(state, self._clock(), once=True)
                self._news.notify()

    def close(self) -> None:
        """Everything dark."""
        with self._news:
            self._is_closed = True
            self._news.notify()
        if self._thread.is_alive():
            self._thread.join()
        for place in self._lamps:
            self._set(place, 0)

    def step(self) -> float | None:
        """Set every lamp as it is at this moment; for how long that holds, None: for ever."""
        with self._news:
            now = self._clock()
            left = [self._step(place, now) for place in self._lamps]
        return min((each for each in left if each is not None), default=None)

    def _play(self) -> None:
        with self._news:
            while not self._is_closed:
                self._news.wait(self.step())

    def _step(self, place: str, now: float) -> float | None:
        """Set one lamp as it is now; how long that holds."""
        playing = self._current(place, now)
        if playing is None:
            return None
        rhythm = self._rhythms[playing.state]
        level, left = rhythm.at(now - playing.since)
        self._set(place, level)
        return self._until(rhythm, playing, now, left)

    def _current(self, place: str, now: float) -> PlayedRhythm | None:
        once = self._once.get(place)
        if once is not None:
            if now - once.since < self._rhythms[once.state].seconds:
                return once
            del self._once[place]
        return self._usual.get(place)

    def _until(
        self, rhythm: Rhythm, playing: PlayedRhythm, now: float, left: float | None
    ) -> float | None:
        if not playing.once:
            return left
        end = max(0.0, playing.since + rhythm.seconds - now)
        return end if left is None else min(left, end)

    def _set(self, place: str, level: float) -> None:
        if self._level.get(place) != level:
            self._level[place] = level
            self._lamps[place].set(level)
