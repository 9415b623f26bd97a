"""A clock that the test turns, and mock pins that keep their history by it.

What a lamp does in time is judged by this clock: a machine that is busy cannot bend it.
"""

from typing import Any

from gpiozero.pins.mock import MockFactory, MockPWMPin, PinState

from hardware.player import LampPlayer

# A thread never wakes before its time, but a little after.
LATE = 0.0001


class Watch:
    """Seconds that pass only when they are told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def pass_for(self, player: LampPlayer, seconds: float) -> None:
        """Let so many seconds pass for a player's lamps, from one change to the next."""
        until = self.now + seconds
        while self.now < until:
            # What is news meanwhile comes before this moment or after it.
            with player._news:
                left = player.step()
                self.now = min(until, self.now + (seconds if left is None else left + LATE))
                player.step()


class WatchedPin(MockPWMPin):  # type: ignore[misc]
    """A mock pin whose history is by the factory's watch."""

    _changed_at: float

    def _change_state(self, value: float) -> bool:
        if not super()._change_state(value):
            return False
        now = self.factory.watch()
        self.states[-1] = PinState(now - self._changed_at, value)
        self._changed_at = now
        return True

    def clear_states(self) -> None:
        super().clear_states()
        self._changed_at = self.factory.watch()


class WatchedPins(MockFactory):  # type: ignore[misc]
    """Mock pins that all go by one watch."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        super().__init__(pin_class=WatchedPin)


def history(pin: Any) -> list[tuple[float, float]]:
    """Each level that a pin has had from one change to the next, and for how many seconds."""
    return [
        (before.state, after.timestamp)
        for before, after in zip(pin.states[1:], pin.states[2:], strict=False)
    ]
