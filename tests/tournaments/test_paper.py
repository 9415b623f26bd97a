"""Papers: draws, sheets, standings and ranking written."""

import csv
import io
import json
import os
from pathlib import Path

import pytest

from hub.tournaments.paper import (
    as_csv,
    as_json,
    by_name,
    draw_rows,
    ranking_rows,
    sheet_rows,
    standing_rows,
)
from tests.rules.tournament.arranged import closed, do, drawn, opened, report
from tests.rules.tournament.test_finals import fought
from tests.rules.tournament.test_sheet import EXAMPLE

WRITTEN = Path(__file__).with_name("papers.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"


def test_the_draw_by_table_and_by_name() -> None:
    state = drawn(opened(9))
    rows = draw_rows(state, 1)
    first = state.tables["r1-t1"].entrants[0]
    assert rows[0] == {"round": 1, "table": "r1-t1", "chair": 1, "name": f"P{first + 1}"}
    assert [row["name"] for row in by_name(rows)] == [f"P{n}" for n in range(1, 10)]
    assert draw_rows(state, 2) == []


def test_a_sheet_has_a_line_for_each_player() -> None:
    state = report(drawn(opened(6)), "r1-t1", EXAMPLE, "honor")
    rows = sheet_rows(state)
    assert [row["points"] for row in rows] == [523, 519, 214, 15, 0, 27]
    assert [row["role"] for row in rows][:3] == ["shogun", "samurai", "ronin"]
    assert rows[0]["character"] == "tomoe"


def test_standings_and_ranking_are_written_as_csv_and_json_alike() -> None:
    state = fought(closed(10))
    for rows in (standing_rows(state), ranking_rows(state)):
        back = list(csv.DictReader(io.StringIO(as_csv(rows))))
        assert back == [{key: str(value) for key, value in row.items()} for row in rows]
        assert json.loads(as_json(rows)) == rows
    assert [row["place"] for row in ranking_rows(state)][:4] == [1, 2, 3, 3]
    assert [row["rank"] for row in standing_rows(state)] == list(range(1, 11))


def test_nothing_to_write_is_an_empty_file() -> None:
    assert as_csv(ranking_rows(closed(8))) == ""


@pytest.mark.parametrize(
    "name", ["=1+1", "+39", "-x", "@sum", "\uff1d1", "\uff0b39", "\uff0dx", "\uff20sum"]
)
def test_no_name_becomes_a_formula_in_a_spreadsheet(name: str) -> None:
    state = do(opened(4), "rename", entrant=0, name=name)
    cells = [row["name"] for row in csv.DictReader(io.StringIO(as_csv(standing_rows(state))))]
    assert f"'{name}" in cells


def test_no_name_becomes_a_formula_where_cells_are_parted_by_semicolons() -> None:
    state = do(opened(4), "rename", entrant=0, name='x"; =1+2')
    text = as_csv(standing_rows(state))
    parted = [cell.strip(' "') for cell in text.replace("\n", ";").split(";")]
    assert "'=1+2" in {cell.partition('"')[0] for cell in parted}
    assert not any(cell.startswith("=") for cell in parted)
    assert all(line.count('"') >= 2 for line in text.splitlines())


def test_every_paper_is_written_as_it_was() -> None:
    """To the letter: somebody's spreadsheet reads them."""
    first, last = report(drawn(opened(6)), "r1-t1", EXAMPLE, "honor"), fought(closed(10))
    papers = {
        "draw": by_name(draw_rows(first, 1)),
        "sheets": sheet_rows(first),
        "standings": standing_rows(last),
        "ranking": ranking_rows(last),
    }
    texts = [f"{name}\n{as_csv(rows)}{as_json(rows)}" for name, rows in papers.items()]
    if os.environ.get(RECORD):
        WRITTEN.write_text("\n".join(texts), encoding="utf-8")
    assert "\n".join(texts) == WRITTEN.read_text(encoding="utf-8"), f"anew: {RECORD}=1"
