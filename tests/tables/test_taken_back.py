"""What an undo says of real games: what had been seen, and which move is gone."""

from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.view import Line
from hub.rules.registry import GAMES
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks

PLAYERS = 4


def begun(level: str) -> Table:
    """Samurai Sword with real cards, everybody with a look at their role."""
    registry = TableRegistry(Shelf(), GAMES.__getitem__, Ticks())
    options = {"players": PLAYERS, "level": level, "pace": "flow"}
    table = registry.open("one", "samurai", options, "plain")
    for seat in range(PLAYERS):
        table.seats.sit(seat, f"Guest {seat}")
    table.game.start(HOST)
    for seat in table.views.look(TABLE).view.asked[-1].seats:
        move(table, seat, "seen")
    return table


def move(table: Table, by: int, key: str, **values: FieldValue) -> None:
    offer = next(each for each in table.views.look(at(by)).offers if each.key == key)
    given = Move(offer=key, question=offer.question, values=values)
    table.game.submit(at(by), given, f"{key}-{by}-{table.version}")


def told(table: Table) -> list[Line]:
    return [each for each in table.views.look(TABLE).lines if each.code.startswith("taken-back")]


def test_an_end_whose_points_are_still_asked_for_has_shown_nothing() -> None:
    table = begun("tokens")
    seat = table.views.look(TABLE).view.turn
    move(table, seat, "correct-honor", seat=seat, value=1, game="goes-on")
    move(table, seat, "lose-honor")
    view = table.views.look(TABLE).view
    assert view.outcome is None
    assert view.asked[-1].key == "daimyo"
    table.undo.last_move(HOST)
    assert [(each.code, each.params["what"]) for each in told(table)] == [
        ("taken-back", "honor-paid")
    ]


def test_an_undo_names_the_move_and_not_the_draw_that_came_with_it() -> None:
    table = begun("companion")
    seat = table.views.look(TABLE).view.turn
    assert [due.key for due in table.views.look(TABLE).view.due or ()] == ["draw"]
    move(table, seat, "tea-ceremony")
    assert "cards-drawn" in [each.code for each in table.views.look(TABLE).lines]
    table.undo.last_move(at(seat))
    (line,) = told(table)
    assert (line.params["what"], line.params["what-card"]) == ("card-played", "tea-ceremony")
