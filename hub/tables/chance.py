"""Chance that answers every question the same way each time it is asked, from one seed.

No other source of chance belongs here: what a seed would say must never change.
"""

import hashlib
import secrets
import struct
from collections.abc import Iterator

_SEED_BYTES = 32
_WORD = 8
_SPAN = 1 << (8 * _WORD)


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(_SEED_BYTES)


class SeededChance:
    """Chance (see the contract) as a pure function of a seed and the question."""

    __slots__ = ("_seed",)

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def order(self, size: int, ask: str) -> tuple[int, ...]:
        if size < 0:
            raise ValueError("cannot order fewer than no things")
        words = self._words("order", ask, size)
        numbers = list(range(size))
        for last in range(size - 1, 0, -1):
            other = _below(last + 1, words)
            numbers[last], numbers[other] = numbers[other], numbers[last]
        return tuple(numbers)

    def pick(self, size: int, ask: str) -> int:
        if size < 1:
            raise ValueError("cannot pick from nothing")
        return _below(size, self._words("pick", ask, 1))

    def _words(self, kind: str, ask: str, at_least: int) -> Iterator[int]:
        """An endless row of numbers of 64 bits, its own for each question."""
        # The lengths keep one seed and question from reading like another pair.
        text = f"honor-hub/1 {kind} {len(self._seed)} {self._seed} {len(ask)} {ask}"
        source = hashlib.shake_256(text.encode())
        done, count = 0, max(at_least, 1)
        while True:
            # A longer digest begins with the shorter one, so this goes on where it stopped.
            digest = source.digest(count * _WORD)
            yield from struct.unpack_from(f">{count - done}Q", digest, done * _WORD)
            done, count = count, 2 * count


def _below(limit: int, words: Iterator[int]) -> int:
    """An even choice from 0 to limit - 1: words that would favour the low ones are skipped."""
    fair = _SPAN - _SPAN % limit
    word = next(words)
    while word >= fair:
        word = next(words)
    return word % limit
