"""A tournament's record: a line for each decision, and in the whole one for all that happened."""

import re
from types import SimpleNamespace
from typing import Any, cast

import pytest

from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.contract.form import Move
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.form import write
from hub.storage.memory import MemoryStore
from hub.tournaments.reconciler import Reconciler
from hub.tournaments.record import Happened, happened, in_words, record_rows
from hub.tournaments.tournament_registry import RunningTournament
from tests.rules.tournament.test_sheet import FOUR
from tests.tournaments.test_reconciler import begun

NOTHING = {"points": 0, "conduct": "", "what": "", "lifted": 0, "was": "", "now": ""}


class Desk:
    """A referee with a tournament of eight."""

    def __init__(self) -> None:
        self.reconciler: Reconciler = begun(MemoryStore())
        self.table = self.reconciler.tournament
        self.moves = 0

    def do(self, key: str, actor: Any = REFEREE, **values: Any) -> None:
        offer = TOURNAMENT.offer(self.table.game.state(), actor, key)
        assert offer is not None
        self.moves += 1
        move = Move(offer=key, question=offer.question, values=values)
        self.table.game.submit(actor, move, f"m{self.moves}")

    def happened(self) -> list[Happened]:
        return list(happened(cast(RunningTournament, SimpleNamespace(table=self.table))))

    def rows(self, *, is_whole: bool = True) -> list[dict[str, Any]]:
        return list(record_rows(self.happened(), is_whole=is_whole))


@pytest.fixture
def desk() -> Desk:
    return Desk()


def test_a_decision_is_a_line_with_whom_it_is_about_and_why(desk: Desk) -> None:
    desk.do("note", why="a word")
    desk.do("send-away", entrant=2, why="ill")
    assert desk.rows(is_whole=False)[0] == {
        **NOTHING,
        **{"at": 0, "by": "referee", "decision": "note", "why": "a word", "name": "", "table": ""},
    }
    assert desk.rows(is_whole=False)[1]["name"] == "Carla"
    assert desk.rows(is_whole=False)[1]["why"] == "ill"
    assert len(desk.rows(is_whole=False)) == 2


def test_the_whole_record_says_what_was_and_what_is(desk: Desk) -> None:
    desk.do("rename", entrant=0, name="Anna")
    desk.do("minutes", count=75, why="slow")
    opened, renamed, dispensed = desk.rows()
    assert opened["decision"] == "opened"
    assert opened["now"] == "Aya, Bruno, Carla, Dino, Elsa, Fabio, Gaia, Hugo"
    assert (renamed["decision"], renamed["name"]) == ("renamed", "Anna")
    assert (renamed["was"], renamed["now"]) == ("Aya", "Anna")
    assert (dispensed["was"], dispensed["now"]) == ("0", "75")
    assert dispensed["why"] == "slow"


def test_what_was_taken_back_is_told_with_its_undo_in_the_whole_record_alone(desk: Desk) -> None:
    desk.do("rename", entrant=0, name="Anna")
    desk.table.undo.last_move(REFEREE)
    _, renamed, undone = desk.happened()
    assert (renamed.stands, undone.stands) == (False, True)
    assert undone.undoes == (renamed.event,)
    row = desk.rows()[-1]
    assert (row["decision"], row["was"], row["now"]) == ("taken-back", "renamed: Anna", "")
    assert len(desk.rows()) == 3
    assert desk.rows(is_whole=False) == []


def test_a_draw_a_sheet_and_its_correction_are_told_line_by_line(desk: Desk) -> None:
    desk.do("draw")
    state = desk.table.game.state()
    names = [state.entrants[at].name for at in state.tables["r1-t1"].entrants]
    drawn = desk.rows()[-1]
    assert drawn["now"].split("; ")[0] == f"r1-t1: {', '.join(names)}"
    assert [part.partition(":")[0] for part in drawn["now"].split("; ")] == ["r1-t1", "r1-t2"]
    desk.do("report/r1-t1", HUB, **write(FOUR, "honor", -1))
    reported = desk.rows()[-1]
    assert (reported["by"], reported["table"], reported["was"]) == ("hub", "r1-t1", "")
    first, *_, last = reported["now"].split("; ")
    points = [row.points for row in desk.table.game.state().sheets["r1-t1"].rows]
    assert first == (
        f"{names[0]}: shogun tomoe, honor 2, daimyo 0, resilience 5, points {points[0]}"
    )
    assert last.startswith(f"{names[3]}: leading-ninja chiyo, honor 2,")
    desk.do("take-sheet", table="r1-t1")
    assert desk.rows()[-1] == reported
    desk.do("correct-sheet", why="a slip", **write(FOUR, "swordmaster", 1))
    corrected = desk.rows()[-1]
    assert corrected["was"].split("; ")[0] == "honor"
    assert corrected["now"].split("; ")[0] == f"swordmaster by {names[1]}"
    assert (corrected["why"], corrected["table"]) == ("a slip", "r1-t1")


def test_a_time_is_written_to_the_second_with_its_zone() -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", in_words(1_700_000_000_999))
    assert in_words(1_700_000_000_999) == in_words(1_700_000_000_000)
    assert in_words(1_700_000_001_000) != in_words(1_700_000_000_999)


def test_added_time_is_told_with_the_time_before_and_after(desk: Desk) -> None:
    desk.do("minutes", count=60, why="as always")
    desk.do("draw")
    desk.do("start-round")
    for was, now in (("60", "65"), ("65", "70")):
        desk.do("add-time", count=5)
        row = desk.rows()[-1]
        assert (row["decision"], row["was"], row["now"]) == ("time-added", was, now)
