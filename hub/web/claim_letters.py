"""The letters by which a hub that nobody claimed yet is claimed: the same on every screen.

Who is host is not known here, and wrong tries are counted where letters are taken.
"""

import hmac
from collections.abc import Callable
from threading import Lock

from hub.tables.codes import new_code, spoken

# One in 86 million for each try, and all tries together are slow: see Guesses.
LETTERS = 6
MINUTE = 60_000
# Letters on a screen change so often, and work for so long, so whoever types has time to.
CHANGE = 5 * MINUTE
LAST = 10 * MINUTE


class ClaimLetters:
    """Made anew while somebody looks at them; nothing is kept for those who ask, however many."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._lock = Lock()
        self._made: dict[str, int] = {}

    def shown(self) -> str:
        """What a screen shows now."""
        with self._lock:
            now = self._drop_old()
            newest = max(self._made, key=self._made.__getitem__, default="")
            if not newest or now - self._made[newest] >= CHANGE:
                newest = new_code(LETTERS)
                self._made[newest] = now
            return newest

    def are_right(self, code: str) -> bool:
        typed = spoken(code).encode("utf-8", "surrogatepass")
        with self._lock:
            self._drop_old()
            found = [hmac.compare_digest(each.encode(), typed) for each in self._made]
        return any(found)

    def forget(self) -> None:
        with self._lock:
            self._made.clear()

    def _drop_old(self) -> int:
        now = self._clock()
        self._made = {code: made for code, made in self._made.items() if now - made < LAST}
        return now
