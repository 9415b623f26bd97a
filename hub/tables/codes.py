"""Codes that a person can read aloud and type, and the few that work only once.

A code is no key: it is exchanged for one, and guessing is slowed down where codes are taken.
"""

import secrets
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from hub.rules.contract.refusal import Refusal

# No letter that looks or sounds like another, and no digit that looks like a letter.
LETTERS = "ABCDEFGHJKMNPQRTUVWXY"

Thing = TypeVar("Thing")


def new_code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def spoken(code: str) -> str:
    """A code as it was meant: case and spaces do not matter."""
    return "".join(code.split()).replace("-", "").upper()


class KeptCode(NamedTuple, Generic[Thing]):
    """What a code stands for, until when, and who asked for it."""

    until: int
    owner: Hashable
    thing: Thing


class OneTimeCodes(Generic[Thing]):
    """Codes in memory that stand for something until used, or until their time is up.

    Each owner has at most `share`, of which a new one takes the oldest's place: nobody's code is
    ever pushed out by somebody else. When there are `most` in all, there is none for newcomers.
    """

    def __init__(
        self, length: int, lasts: int, clock: Callable[[], int], *, share: int = 3, most: int = 1000
    ) -> None:
        self._length = length
        self._lasts = lasts
        self._clock = clock
        self._share = share
        self._most = most
        self._lock = Lock()
        self._known: dict[str, KeptCode[Thing]] = {}

    def give(self, thing: Thing, owner: Hashable) -> str:
        with self._lock:
            self._forget_old()
            own = [code for code, kept in self._known.items() if kept.owner == owner]
            if len(own) >= self._share:
                del self._known[own[0]]
            elif len(self._known) >= self._most:
                raise Refusal("codes-full")
            code = new_code(self._length)
            while code in self._known:
                code = new_code(self._length)
            self._known[code] = KeptCode(self._clock() + self._lasts, owner, thing)
            return code

    def peek(self, code: str) -> Thing | None:
        with self._lock:
            self._forget_old()
            found = self._known.get(spoken(code))
            return None if found is None else found.thing

    def use(self, code: str) -> Thing | None:
        """What the code stood for; it stands for nothing from now on."""
        with self._lock:
            self._forget_old()
            found = self._known.pop(spoken(code), None)
            return None if found is None else found.thing

    def drop(self, is_meant: Callable[[Thing], bool]) -> None:
        """Codes for such things work no longer."""
        with self._lock:
            self._known = {
                code: kept for code, kept in self._known.items() if not is_meant(kept.thing)
            }

    def _forget_old(self) -> None:
        now = self._clock()
        self._known = {code: kept for code, kept in self._known.items() if kept.until > now}
