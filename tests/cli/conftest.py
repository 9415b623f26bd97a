"""What every test of the terminal leaves as it found it."""

from collections.abc import Iterator

import pytest

from hub.rules.registry import GAMES, RULES


@pytest.fixture(autouse=True)
def games_in_their_order() -> Iterator[None]:
    """A game that a test takes away comes back in its place: the order is what a host sees."""
    kept = [(known, dict(known)) for known in (GAMES, RULES)]
    yield
    for known, before in kept:
        known.clear()
        known.update(before)
