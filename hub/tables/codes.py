"""Codes that a person can read aloud and type, and the few that work only once.

A code is no key: it is exchanged for one, and guessing is slowed down where codes are taken.
"""

import secrets
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

# No letter that looks or sounds like another, and no digit that looks like a letter.
LETTERS = "ABCDEFGHJKMNPQRTUVWXY"

Thing = TypeVar("Thing")


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def spoken(code: str) -> str:
    """A code as it was meant: case and spaces do not matter."""
    return "".join(code.split()).replace("-", "").upper()


class OneTimeCodes(Generic[Thing]):
    """Codes in memory that stand for something until used, or until their time is up."""

    def __init__(self, length: int, lasts: int, clock: Callable[[], int], most: int = 200) -> None:
        self._length = length
        self._lasts = lasts
        self._clock = clock
        self._most = most
        self._lock = Lock()
        self._known: dict[str, tuple[int, Thing]] = {}

    def give(self, thing: Thing) -> str:
        with self._lock:
            self._forget_old()
            while len(self._known) >= self._most:
                self._known.pop(next(iter(self._known)))
            code = new_code(self._length)
            while code in self._known:
                code = new_code(self._length)
            self._known[code] = (self._clock() + self._lasts, thing)
            return code

    def peek(self, code: str) -> Thing | None:
        with self._lock:
            self._forget_old()
            found = self._known.get(spoken(code))
            return None if found is None else found[1]

    def use(self, code: str) -> Thing | None:
        """What the code stood for; it stands for nothing from now on."""
        with self._lock:
            self._forget_old()
            found = self._known.pop(spoken(code), None)
            return None if found is None else found[1]

    def drop(self, is_meant: Callable[[Thing], bool]) -> None:
        """Codes for such things work no longer."""
        with self._lock:
            self._known = {
                code: kept for code, kept in self._known.items() if not is_meant(kept[1])
            }

    def _forget_old(self) -> None:
        now = self._clock()
        self._known = {code: kept for code, kept in self._known.items() if kept[0] > now}
