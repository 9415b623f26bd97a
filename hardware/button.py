"""Debounce a button: a press counts once, on the way down, however the contact bounces.

What a press does is not known here; it is handed over and nothing else.
"""

import time
from collections.abc import Callable

QUIET = 0.15

Clock = Callable[[], float]


class DebouncedButton:
    """One button's contact, told of every edge. Not more than one thread tells it at a time.

    `hand_over` is told whether it was kept down. One that `is_held` counts only then; one that
    `does_more` counts on the way down, and once more when it is kept down.
    """

    def __init__(
        self,
        hand_over: Callable[[bool], None],
        *,
        is_held: bool,
        does_more: bool = False,
        clock: Clock = time.monotonic,
    ) -> None:
        self._hand_over = hand_over
        self._is_held = is_held
        self._does_more = does_more
        self._clock = clock
        self._last_edge = float("-inf")
        self._is_armed = False

    def down(self) -> None:
        """The contact closed. After another edge it has to be quiet for a while first."""
        now = self._clock()
        is_new = now - self._last_edge >= QUIET
        self._last_edge = now
        if not is_new:
            return
        self._is_armed = self._is_held or self._does_more
        if not self._is_held:
            self._hand_over(False)

    def up(self) -> None:
        """The contact opened; perhaps it only bounced."""
        self._last_edge = self._clock()

    def held(self) -> None:
        """It was down for as long as it takes. Once for each press that counts."""
        if self._is_armed:
            self._is_armed = False
            self._hand_over(self._does_more)
