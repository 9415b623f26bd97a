"""Score sheets come in by a CSV file: what was written out reads back the same."""

from random import Random

import pytest

from hub.laws.whole_forms import filling
from hub.rules.contract.actor import REFEREE
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.state import State
from hub.tables.chance import SeededChance
from hub.tournaments.csv_import import WrongSheets, read_sheets
from hub.tournaments.paper import as_csv, sheet_rows
from tests.rules.tournament.arranged import do, drawn, offer, opened, report
from tests.rules.tournament.test_sheet import EXAMPLE


def typed(state: State, text: str) -> State:
    for move in read_sheets(state, text):
        state, _ = apply(TOURNAMENT, state, REFEREE, move, SeededChance("x"))
    return state


def wrong_at(line: int) -> "pytest.RaisesExc[WrongSheets]":
    return pytest.raises(WrongSheets, match=f"^line {line} is on no sheet$")


def filled_in(state: State) -> State:
    """Every table of the round, with anything on its sheet that can be."""
    dice = Random(state.round)
    for table in TOURNAMENT.tables_wanted(state):
        state = do(state, "take-sheet", table=table.name)
        move = filling(TOURNAMENT, state, REFEREE, offer(state, REFEREE, "fill-sheet"), dice).move
        assert move is not None
        state, _ = apply(TOURNAMENT, state, REFEREE, move, SeededChance("x"))
    return state


def example(ending: str = "honor", chair: int = -1) -> tuple[State, State, str]:
    """A table before and after its sheet, and the sheet as a file."""
    before = drawn(opened(6))
    after = report(before, "r1-t1", EXAMPLE, ending, chair)
    return before, after, as_csv(sheet_rows(after))


@pytest.mark.parametrize(("ending", "chair"), [("honor", -1), ("swordmaster", 2), ("time", -1)])
def test_a_sheet_reads_back_as_it_was_written(ending: str, chair: int) -> None:
    before, after, text = example(ending, chair)
    sheet = typed(before, text).sheets["r1-t1"]
    assert sheet.rows == after.sheets["r1-t1"].rows
    assert (sheet.ending, sheet.chair) == (ending, chair)
    assert sheet.source == "referee"


@pytest.mark.parametrize("players", [8, 9, 13, 14, 19])
def test_whole_rounds_of_every_size_of_table_read_back(players: int) -> None:
    state = drawn(opened(players))
    after = filled_in(state)
    back = typed(state, as_csv(sheet_rows(after)))
    assert {name: sheet.rows for name, sheet in back.sheets.items()} == {
        name: sheet.rows for name, sheet in after.sheets.items()
    }


def test_what_is_there_already_is_passed_over_and_never_changed() -> None:
    _, after, text = example()
    assert read_sheets(after, text) == []
    with wrong_at(2):
        read_sheets(after, text.replace('"tomoe",4,', '"tomoe",5,'))
    with wrong_at(2):
        read_sheets(after, text.replace('honor",0', 'time",0'))


def test_spreadsheets_with_semicolons_and_other_orders_are_read() -> None:
    before, after, text = example()
    head, *lines = text.replace(",", ";").splitlines()
    shuffled = "\r\n".join([head, *reversed(lines), ""])
    assert typed(before, shuffled).sheets["r1-t1"].rows == after.sheets["r1-t1"].rows


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('r1-t1",1,', 'r1-t9",1,', 2),
        ('shogun",', 'ninja",', 2),
        ('ronin",', 'samurai",', 4),
        (',2,"P', ',7,"P', 4),
        ('tomoe",4,', 'tomoe",four,', 2),
        ('tomoe",4,', 'tomoe",-4,', 2),
        ('honor",0', 'peace",0', 2),
    ],
)
def test_a_line_that_does_not_fit_is_named(old: str, new: str, line: int) -> None:
    before, _, text = example()
    assert old in text
    with pytest.raises(WrongSheets) as caught:
        read_sheets(before, text.replace(old, new, 1))
    assert caught.value.line == line


def test_every_line_of_a_table_names_the_same_ending_and_one_that_there_is() -> None:
    before, _, text = example()
    head, _, last = text.rpartition('honor",0')
    for wrong in (f'{head}time",0{last}', text.replace('honor",0', 'peace",0')):
        with pytest.raises(WrongSheets) as caught:
            read_sheets(before, wrong)
        assert caught.value.line == 2


def test_a_missing_line_a_missing_column_and_another_name_are_no_sheet() -> None:
    before, _, text = example()
    lines = text.splitlines()
    with wrong_at(6):
        read_sheets(before, "\n".join(lines[:-1]))
    with wrong_at(8):
        read_sheets(before, "\n".join([*lines, lines[-1]]))
    with wrong_at(1):
        read_sheets(before, text.replace("resilience", "wounds", 1))
    with wrong_at(7):
        read_sheets(before, text.replace('"P1"', '"Nobody"'))
    assert read_sheets(before, "") == []


def test_a_number_has_at_most_four_digits_and_one_line_at_most_ended_it() -> None:
    before, _, text = example("swordmaster", 2)
    (move,) = [move for move in read_sheets(before, text) if move.offer == "fill-sheet"]
    more = read_sheets(before, text.replace('"tomoe",4,', '"tomoe",9999,'))
    assert more[1].values != move.values
    for digits in ("10000", "٣", ""):
        with wrong_at(2):
            read_sheets(before, text.replace('"tomoe",4,', f'"tomoe",{digits},'))
    head, _, last = text.rpartition('swordmaster",0')
    with wrong_at(7):
        read_sheets(before, f'{head}swordmaster",1{last}')
    with wrong_at(3):
        read_sheets(before, text.replace(text.splitlines()[2], '"r1-t1"'))


@pytest.mark.parametrize("text", ["x", "Aya\nBruno\n", "table,chair\nr1-t1,1\n", "name\r\rAya"])
def test_a_file_that_is_no_sheet_is_refused_at_its_head(text: str) -> None:
    with pytest.raises(WrongSheets) as caught:
        read_sheets(drawn(opened(6)), text)
    assert caught.value.line == 1


def test_a_cell_that_no_reader_takes_is_named_by_its_line() -> None:
    before, _, text = example()
    with pytest.raises(WrongSheets) as caught:
        read_sheets(before, text + "x" * 140_000)
    assert caught.value.line == 8


@pytest.mark.parametrize("name", ["'Abe", "=1+1", "'=1+1", "x;=2", "Anna, the 2nd"])
def test_every_name_reads_back_as_it_was_written(name: str) -> None:
    before = drawn(do(opened(6), "rename", entrant=0, name=name))
    after = report(before, "r1-t1", EXAMPLE, "honor")
    assert typed(before, as_csv(sheet_rows(after))).sheets["r1-t1"].rows


def test_a_character_that_nobody_knows_is_refused_like_any_wrong_choice() -> None:
    before, _, text = example()
    with pytest.raises(Refusal, match=r"^not-a-choice$"):
        typed(before, text.replace('"tomoe"', '"nobody"'))


def test_a_sheet_that_cannot_be_is_refused_from_a_file_too() -> None:
    before, _, text = example()
    with pytest.raises(Refusal, match=r"^too-much-honor$"):
        typed(before, text.replace('"tomoe",4,', '"tomoe",30,'))
