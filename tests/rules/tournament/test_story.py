"""Every event of a tournament as it is told: to everyone, to the referee, to those it concerns."""

from types import SimpleNamespace
from typing import Any

import pytest

from hub.rules.contract.actor import REFEREE, TABLE, at
from hub.rules.contract.view import line
from hub.rules.tournament.events import EVENTS
from hub.rules.tournament.options import Options
from hub.rules.tournament.round_draw import Urn
from tests.rules.tournament.arranged import RULES, drawn, opened, report
from tests.rules.tournament.test_sheet import EXAMPLE

# By their names, as they are called below.
E: Any = SimpleNamespace(**{event.__name__: event for event in EVENTS})
SHEET = report(drawn(opened(6)), "r1-t1", EXAMPLE, "honor").sheets["r1-t1"]

TOLD: list[tuple[Any, Any]] = [
    (E.Opened(options=Options(entries=("Aya", "Ben"))), line("opened", count=2)),
    (E.Entered(entrant=3, name="Aya"), line("entered", seat=3)),
    (E.Renamed(entrant=3, name="Aya"), line("renamed", seat=3)),
    (E.GameLeft(entrant=3), line("game-left", seat=3)),
    (E.Stayed(entrant=3), line("stayed", seat=3)),
    (E.Withdrew(entrant=3, why=""), line("withdrew", seat=3)),
    (E.Withdrew(entrant=3, why="late"), line("withdrew", seat=3)),
    (E.Returned(entrant=3), line("returned", seat=3)),
    (
        E.Drawn(
            round=2,
            urn=Urn(seed="", candidates=(), shogun_in=()),
            tables=((0, 1, 2, 3), (4, 5, 6, 7)),
        ),
        line("drawn", number=2, count=2),
    ),
    (E.DrawVoided(why="a slip"), line("draw-voided")),
    (E.RoundStarted(), line("round-started")),
    (E.ClockPaused(), line("clock-paused")),
    (E.ClockPaused(restart=True), line("clock-held")),
    (E.ClockResumed(), line("clock-resumed")),
    (E.TimeAdded(count=5), line("time-added", count=5)),
    (E.TimeCalled(), line("time-called")),
    (E.TimeRecalled(), line("time-recalled")),
    (E.SheetTaken(table="r1-t1"), None),
    (E.Reported(table="r1-t1", sheet=SHEET), line("reported", table="r1-t1")),
    (E.Corrected(table="r1-t1", sheet=SHEET, why="a slip"), None),
    (E.Cautioned(entrant=3, conduct="slow", why="asleep"), None),
    (E.PenaltyLifted(number=1, entrant=3, why="an error"), None),
    (E.Dispensed(what="rounds", count=4, why="time"), line("dispensed-rounds", count=4)),
    (E.Noted(why="a word"), None),
    (E.RefereeCalled(entrant=3, table="r1-t1"), None),
    (E.CallAnswered(entrant=3), None),
    (E.TablePutRight(table="r1-t1", number=9, what="undo", why="a slip"), None),
    (E.TableReopened(table="r1-t1", why="a slip"), line("table-reopened", table="r1-t1")),
    (
        E.QualifyingClosed(seeds=(2, 1, 0), finalists=(2, 1), size=2, seed="x"),
        line("qualifying-closed", seats=(2, 1)),
    ),
    (
        E.DuelDecided(duel="d1", winner=3, source="referee"),
        line("duel-decided", table="d1", seat=3),
    ),
]


@pytest.mark.parametrize(("event", "expected"), TOLD, ids=lambda each: type(each).__name__)
def test_everyone_hears_it_like_this(event: Any, expected: Any) -> None:
    assert RULES.seen_by(event, TABLE) == expected


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (E.Withdrew(entrant=3, why="late"), line("sent-away", seat=3, why="late")),
        (E.Withdrew(entrant=3, why=""), line("withdrew", seat=3)),
        (E.DrawVoided(why="a slip"), line("draw-voided-why", why="a slip")),
        (
            E.Corrected(table="r1-t1", sheet=SHEET, why="a slip"),
            line("corrected", table="r1-t1", why="a slip"),
        ),
        (
            E.Cautioned(entrant=3, conduct="slow", why="asleep"),
            line("cautioned", seat=3, why="asleep"),
        ),
        (
            E.Cautioned(entrant=3, conduct="slow", why="asleep", points=2),
            line("penalised", seat=3, count=2, why="asleep"),
        ),
        (
            E.PenaltyLifted(number=1, entrant=3, why="an error"),
            line("penalty-lifted", seat=3, why="an error"),
        ),
        (E.Noted(why="a word"), line("noted", why="a word")),
        (
            E.RefereeCalled(entrant=3, table="r1-t1"),
            line("referee-called", seat=3, table="r1-t1"),
        ),
        (E.CallAnswered(entrant=3), line("call-answered", seat=3)),
        (
            E.TablePutRight(table="r1-t1", number=9, what="undo", why="a slip"),
            line("table-put-right", table="r1-t1"),
        ),
    ],
    ids=lambda each: type(each).__name__,
)
def test_the_referee_hears_the_reasons_too(event: Any, expected: Any) -> None:
    assert RULES.seen_by(event, REFEREE) == expected


def test_a_caution_and_a_correction_are_heard_by_those_they_concern() -> None:
    cautioned = E.Cautioned(entrant=3, conduct="slow", why="asleep", points=2)
    assert RULES.seen_by(cautioned, at(3)) == line("penalised", seat=3, count=2, why="asleep")
    assert RULES.seen_by(cautioned, at(2)) is None
    corrected = E.Corrected(table="r1-t1", sheet=SHEET, why="a slip")
    sat_there = {row.entrant for row in SHEET.rows}
    for seat in range(8):
        heard = RULES.seen_by(corrected, at(seat))
        assert (heard is not None) == (seat in sat_there)


def test_every_event_is_in_this_list() -> None:
    assert {type(event) for event, _ in TOLD} == set(EVENTS)
