"""Lots drawn from a seed: the same seed gives the same lots for ever, on any machine.

Where the seed comes from is chance's business. Each way of drawing has a version, and a version
once used is never changed: old draws are drawn again and compared.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from hub.rules.contract.chance import Chance

T = TypeVar("T")

_WORD = 8
_BLOCK = 64
_SPAN = 1 << (8 * _WORD)
_SEED_PARTS = 4
_PART = 1 << 32


def new_seed(chance: Chance, ask: str) -> str:
    """A seed of 128 bits; the same question gets the same one."""
    parts = [chance.pick(_PART, f"{ask}/{part}") for part in range(_SEED_PARTS)]
    return "".join(f"{part:08x}" for part in parts)


class Lots:
    """A row of even choices that follows from a seed."""

    __slots__ = ("_at", "_block", "_seed", "_words")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._block = 0
        self._words: tuple[int, ...] = ()
        self._at = 0

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; words that would favour the low ones are skipped."""
        fair = _SPAN - _SPAN % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def mixed(self, things: Sequence[T]) -> list[T]:
        """These in a random order."""
        row = list(things)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row

    def _word(self) -> int:
        if self._at == len(self._words):
            text = f"honor-hub lots/1 {self._seed} {self._block}"
            digest = hashlib.blake2b(text.encode(), digest_size=_BLOCK).digest()
            self._words = tuple(
                int.from_bytes(digest[at : at + _WORD], "big") for at in range(0, _BLOCK, _WORD)
            )
            self._block += 1
            self._at = 0
        self._at += 1
        return self._words[self._at - 1]
