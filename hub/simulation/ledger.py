"""What people put right at a simulated tournament's table, kept apart from what the hub keeps.

Whoever did something wrote it down here; what the desk and the record show must be just that.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hub.rules.contract.actor import NOBODY, REFEREE
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.change import Change
from hub.rules.contract.game import AnyGame
from hub.rules.contract.view import AnyView

TURN = "turn"
# Corrections by their names, as people know them; all others begin alike.
_ALSO = frozenset({"late-wound", "bushido-gone"})


class Moved(NamedTuple):
    """A number that is another now: whose, which, from what to what."""

    seat: int
    key: str
    was: int
    now: int


class LedgerLine(NamedTuple):
    """One correction: by which seat (-1: the referee), what, for whom, why, and what it moved."""

    by: int
    what: str
    chair: int = NOBODY
    why: str = ""
    moved: tuple[Moved, ...] = ()


def sets_straight(offer: str) -> bool:
    """Whether somebody who taps this says that the hub is wrong."""
    return offer.startswith("correct-") or offer in _ALSO


def moved_between(rules: AnyGame, before: AnyState, after: AnyState) -> tuple[Moved, ...]:
    """The numbers that stand otherwise before somebody, and whose turn it is."""
    was, now = rules.view(before, REFEREE), rules.view(after, REFEREE)
    old, new = _numbers(was), _numbers(now)
    found = [
        Moved(seat, key, old[place, seat, key], number)
        for (place, seat, key), number in new.items()
        if old.get((place, seat, key), number) != number
    ]
    if was.turn != now.turn:
        found.append(Moved(NOBODY, TURN, was.turn, now.turn))
    return tuple(sorted(found))


def _numbers(view: AnyView) -> dict[tuple[int, int, str], int]:
    return {
        (place.place, place.seat, each.key): each.value
        for place in view.places
        for each in place.counters
    }


def moved_in(changes: Sequence[Change]) -> tuple[Moved, ...]:
    """The same of what the record has."""
    told = [each for each in changes if each.of in ("counter", TURN)]
    return tuple(sorted(Moved(e.seat, e.key or TURN, e.was, e.now) for e in told))


class Ledger:
    """All that was put right, in order; the reasons of each reopening and of each corrected sheet;
    and how often the referee was called.
    """

    def __init__(self) -> None:
        self.done: list[LedgerLine] = []
        self.reopened: list[str] = []
        self.sheets: list[str] = []
        self.calls = 0

    def differs(self, where: str, shown: Sequence[LedgerLine]) -> Iterator[str]:
        """What is not there that was done, what is and was not; or their order."""
        was, now = Counter(self.done), Counter(shown)
        for each in was - now:
            yield f"{where} misses {each.what} [{each}]"
        for each in now - was:
            yield f"{where} invents {each.what} [{each}]"
        if was == now and self.done != list(shown):
            yield f"{where} has another order"
