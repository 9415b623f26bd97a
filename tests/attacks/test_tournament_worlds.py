"""Secrecy of results on the wire: what came of a table is nobody's who did not sit there, until
the qualifying rounds are over.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest

import hub.tournaments.keys
from hub.laws.broken import LeakFound
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament import view as tournament_view
from hub.rules.tournament.standings import standings
from hub.tables.table_keys import TableKeys
from tests.attacks.cups import VIEWERS, compare

CASES = [(viewer, "played") for viewer in VIEWERS]
CASES += [("entrant", "typed")]
# The sheets of their own table differ too, in everyone's line but theirs.
CASES += [("entrant", "lines")]
MORE = [(viewer, "typed") for viewer in ("screen", "hall")]


@pytest.mark.parametrize(
    ("viewer", "how"),
    [*CASES, *(pytest.param(*each, marks=pytest.mark.long) for each in MORE)],
)
def test_before_qualifying_ends_no_byte_depends_on_a_table_one_did_not_sit_at(
    tmp_path: Path, viewer: str, how: str
) -> None:
    told = compare(tmp_path, viewer, how)
    assert told.packets > 100
    # The others' tables did end otherwise, or nothing was tried.
    assert told.differing >= 1


def _frame_with_standings(state: Any) -> Any:
    frame = tournament_view.__dict__["_real_frame"](state)
    return msgspec.structs.replace(frame, standings=standings(state))


def _leaky_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tournament_view.__dict__, "_real_frame", tournament_view._frame)
    monkeypatch.setattr(tournament_view, "_frame", _frame_with_standings)


def _leaky_hall(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall's key opens every table, as the referee's does."""

    def hand_out(tournament: TableKeys, table: TableKeys, entrants: tuple[int, ...]) -> None:
        real(tournament, table, entrants)
        for digest in tournament.digests("hall"):
            if digest not in table.digests("hall"):
                table.share("hall", None, digest)

    real = hub.tournaments.keys.hand_out
    monkeypatch.setattr("hub.tournaments.reconciler.hand_out", hand_out)


def _leaky_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sat at a table has its whole sheet."""
    monkeypatch.setattr(tournament_view, "_own_line", lambda sheet, chair: sheet)


def _leaky_history(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host finds a tournament's tables in the history."""
    monkeypatch.setattr(
        "hub.tables.nights.is_alone", lambda table: table.rules.key != TOURNAMENT.key
    )


def _leaky_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """The story tells what is on a table's sheet."""
    real = TOURNAMENT.seen_by

    def seen_by(event: Any, viewer: Any) -> Any:
        line = real(event, viewer)
        if line is None or line.code != "reported":
            return line
        params = {**line.params, "why": str(event.sheet.rows)}
        return msgspec.structs.replace(line, params=params)

    monkeypatch.setattr(TOURNAMENT, "seen_by", seen_by)


LEAKS = {
    "standings for all": (_leaky_standings, "entrant"),
    "standings in the hall": (_leaky_standings, "hall"),
    "the hall looks at tables": (_leaky_hall, "hall"),
    "the host's history": (_leaky_history, "host"),
    "a line of the story": (_leaky_lines, "entrant"),
    "the others at one's own table": (_leaky_sheet, "entrant"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    plant, viewer = LEAKS[leak]
    plant(monkeypatch)
    with pytest.raises(LeakFound):
        compare(tmp_path, viewer, "lines" if plant is _leaky_sheet else "played")
