"""What is another between two views of a table: tokens, cards, who sits there, whose turn it is.

Both views are one viewer's, so nothing is here that they were not shown.
"""

from collections.abc import Iterator
from typing import Literal

from hub.rules.contract.actor import NOBODY
from hub.rules.contract.value import Value
from hub.rules.contract.view import AnyView, Place

# A deal that is made again changes everything, and is no list of numbers.
MOST_CHANGES = 12

Kind = Literal["counter", "mark", "pile", "turn", "character"]


class Change(Value):
    """From `was` to `now`: a counter or a mark of a seat, a pile, or whose turn it is (seats).

    `figure` says which of a seat's places it is, where it has several. Of a character that was
    another it is who it is, and `key` who it was.
    """

    of: Kind
    was: int
    now: int
    key: str = ""
    seat: int = NOBODY
    figure: str = ""


def changes_between(before: AnyView, after: AnyView) -> tuple[Change, ...]:
    """All that is another now; none if that is nearly all of it."""
    found = (*_seats(before, after), *_piles(before, after), *_turn(before, after))
    return found if len(found) <= MOST_CHANGES else ()


def _seats(before: AnyView, after: AnyView) -> Iterator[Change]:
    known = {place.place: place for place in before.places}
    seats = [place.seat for place in after.places]
    for place in after.places:
        if (was := known.get(place.place)) is not None:
            figure = place.figure if seats.count(place.seat) > 1 else ""
            yield from _place(was, place, figure)


def _place(was: Place, now: Place, figure: str) -> Iterator[Change]:
    if was.figure and now.figure and was.figure != now.figure:
        yield Change("character", 0, 0, was.figure, now.seat, now.figure)
    kinds: tuple[tuple[Kind, dict[str, int], dict[str, int]], ...] = (
        ("counter", {e.key: e.value for e in was.counters}, {e.key: e.value for e in now.counters}),
        ("mark", {e.key: e.count for e in was.marks}, {e.key: e.count for e in now.marks}),
    )
    for kind, old, new in kinds:
        for key in dict.fromkeys((*old, *new)):
            if old.get(key, 0) != new.get(key, 0):
                yield Change(kind, old.get(key, 0), new.get(key, 0), key, now.seat, figure)


def _piles(before: AnyView, after: AnyView) -> Iterator[Change]:
    known = {pile.key: pile.count for pile in before.piles}
    for pile in after.piles:
        if known.get(pile.key, pile.count) != pile.count:
            yield Change("pile", known[pile.key], pile.count, pile.key)


def _turn(before: AnyView, after: AnyView) -> Iterator[Change]:
    if before.turn != after.turn:
        yield Change("turn", before.turn, after.turn)
