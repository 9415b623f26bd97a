"""A score sheet that cannot be is refused by the tournament's table itself, whoever hands it in."""

import pytest

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.form import write
from hub.storage.memory import MemoryStore
from hub.tables.table import Table
from tests.rules.tournament.test_sheet import FOUR, IMPOSSIBLE
from tests.tournaments.test_reconciler import begun, referee


def _at_the_desk() -> tuple[Table, int]:
    """A tournament whose first sheet lies before its referee, and that sheet's question."""
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    referee(reconciler, "take-sheet", table="r1-t1")
    table = reconciler.tournament
    offer = TOURNAMENT.offer(table.game.state(), REFEREE, "fill-sheet")
    assert offer is not None
    return table, offer.question


@pytest.mark.parametrize(("values", "code"), IMPOSSIBLE)
def test_what_is_submitted_straight_to_the_table_is_refused(
    values: dict[str, FieldValue], code: str
) -> None:
    table, question = _at_the_desk()
    before = table.version
    with pytest.raises(Refusal, match=f"^{code}$"):
        table.game.submit(
            REFEREE, Move(offer="fill-sheet", question=question, values=values), "straight"
        )
    assert table.version == before


@pytest.mark.parametrize(("values", "code"), IMPOSSIBLE)
def test_of_several_moves_as_one_none_is_made(values: dict[str, FieldValue], code: str) -> None:
    table, question = _at_the_desk()
    before = table.version
    moves = (
        Move(offer="note", values={"why": "by file"}),
        Move(offer="fill-sheet", question=question, values=values),
    )
    with pytest.raises(Refusal, match=f"^{code}$"):
        table.game.submit_all(REFEREE, moves, "file")
    assert table.version == before


def test_a_sheet_that_can_be_is_taken() -> None:
    table, question = _at_the_desk()
    values = write(FOUR, "time", -1)
    table.game.submit(
        REFEREE, Move(offer="fill-sheet", question=question, values=values), "straight"
    )
    assert "r1-t1" in table.game.state().sheets
