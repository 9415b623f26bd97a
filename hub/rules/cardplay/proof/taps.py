"""What people tap who tell a hub only of tokens, when they hear the story of the table."""

from collections.abc import Callable
from typing import NamedTuple

from hub.rules.contract.form import FieldValue
from hub.rules.contract.view import Line

Values = dict[str, FieldValue]
# By the code of a line: the offer that somebody taps, and how its form is filled in.
Taps = dict[str, tuple[str, Callable[[Line], Values]]]

# What concerns nobody's seat, such as the deck's end, is said by the host.
HOST = -1


class Tap(NamedTuple):
    """Who (-1: the host), which offer, and its values."""

    seat: int
    offer: str
    values: Values


def nothing(line: Line) -> Values:
    """There is nothing to fill in."""
    return {}


def seat_of(line: Line) -> int:
    seat = line.params.get("seat", HOST)
    assert isinstance(seat, int)
    return seat


def tap(line: Line, taps: Taps) -> Tap | None:
    """What somebody taps when they hear this, if anything."""
    found = taps.get(line.code)
    return None if found is None else Tap(seat_of(line), found[0], found[1](line))
