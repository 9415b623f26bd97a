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


# A message of which the rest is as usual, and what of it is said.
SAID: list[tuple[msgspec.Struct, dict[str, Any]]] = [
    (requests.Ticket(waiting=True), {"waiting": True}),
    (tournament.Entered(count=3), {"count": 3}),
    (tournament.NameRead(line=2, name="Ada"), {"line": 2, "name": "Ada"}),
    (
        requests.PlaceSeen(place=1, name="Ada", points=9, wins=2),
        {"place": 1, "name": "Ada", "points": 9, "wins": 2},
    ),
    (
        requests.Invitation(table="ABCDE", game="bang", started=False, seats=()),
        {"table": "ABCDE", "game": "bang", "started": False, "seats": []},
    ),
    (messages.MoveAnswer(ok=True, version=4), {"ok": True, "version": 4}),
    (messages.Gone(code="no-key"), {"code": "no-key"}),
]


@pytest.mark.parametrize(("message", "said"), SAID, ids=lambda each: type(each).__name__)
def test_what_is_as_usual_is_left_out(message: msgspec.Struct, said: dict[str, Any]) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message)) == said


# What stands for a field that a message does not have.
UNSAID: list[tuple[type[msgspec.Struct], dict[str, Any], dict[str, Any]]] = [
    (requests.Pause, {}, {"why": "host"}),
    (requests.LetIn, {"table": "ABCDE"}, {"kind": "table"}),
    (requests.AppointProxy, {}, {"proxy": None}),
    (requests.Join, {"code": "ABCDE", "name": "Ada"}, {"seat": None}),
    (tournament.LetInHall, {}, {"table": "", "kind": "hall"}),
]


@pytest.mark.parametrize(("kind", "message", "usual"), UNSAID)
def test_what_is_not_said_is_as_usual(
    kind: type[msgspec.Struct], message: dict[str, Any], usual: dict[str, Any]
) -> None:
    read = msgspec.to_builtins(msgspec.convert(message, kind))
    assert {name: read[name] for name in usual} == usual


@pytest.mark.parametrize(
    ("kind", "good"),
    [
        (requests.WantKey, ("table", "panel", "watcher")),
        (requests.LetIn, ("table", "panel", "hall")),
        (tournament.LetInHall, ("hall", "table", "panel")),
    ],
)
def test_a_kind_of_key_is_one_of_these(kind: Any, good: tuple[str, ...]) -> None:
    table = {} if kind is requests.WantKey else {"table": "ABCDE"}
    assert all(_is_taken({**table, "kind": each}, kind) for each in good)
    for other in ("seat", "host", "entrant", "", f"x{good[0]}"):
        assert not _is_taken({**table, "kind": other}, kind)
