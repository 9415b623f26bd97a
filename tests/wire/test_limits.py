"""What a message may hold, on both sides of each limit; and what is left out of one."""

from typing import Any

import msgspec
import pytest

from hub.wire import messages, requests, tournament
from hub.wire.tournament import ClockSeen

TEXTS: list[tuple[Any, int, int]] = [
    (messages.Name, 1, 64),
    (messages.MoveId, 8, 64),
    (messages.Key, 16, 128),
    (requests.PersonName, 1, 64),
    (requests.Code, 1, 24),
    (tournament.ShortName, 0, 64),
    (tournament.LongText, 0, 60_000),
]
NUMBERS: list[tuple[Any, float, float, float]] = [
    (messages.SeatNumber, 0, 199, 1),
    (requests.Seconds, 0.2, 5, 0.1),
]


def _is_taken(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(("kind", "low", "high"), TEXTS)
def test_a_text_is_as_long_as_it_may_be(kind: Any, low: int, high: int) -> None:
    assert [_is_taken("x" * size, kind) for size in (low, high, high + 1)] == [True, True, False]
    if low:
        assert not _is_taken("x" * (low - 1), kind)


@pytest.mark.parametrize(("kind", "low", "high", "step"), NUMBERS)
def test_a_number_is_as_large_as_it_may_be(kind: Any, low: float, high: float, step: float) -> None:
    values = (low - step, low, high, high + step)
    assert [_is_taken(value, kind) for value in values] == [False, True, True, False]


def test_a_move_has_at_most_forty_eight_fields() -> None:
    for count, is_taken in ((48, True), (49, False)):
        values = {f"f{number}": 1 for number in range(count)}
        assert _is_taken(values, messages.Values) == is_taken


def test_a_clock_says_that_it_is_paused_or_waits_only_if_it_does() -> None:
    running = {"clock": "running", "left": 5, "length_left": -1}
    told = msgspec.to_builtins(ClockSeen(clock="running", left=5, length_left=-1))
    assert told == running
    paused = ClockSeen(clock="running", left=5, length_left=-1, paused=True, restarted=True)
    assert msgspec.to_builtins(paused) == {**running, "paused": True, "restarted": True}
