"""A finished night that was taken away whole is not played on; until then the host may."""

from hub.rules.contract.actor import HOST, TABLE, at
from hub.tables.export import export
from hub.tables.table import Table
from tests.tables.shelf import Shelf, a, refused, resumed, started


def finished(shelf: Shelf) -> Table:
    table = started(shelf)
    table.game.submit(at(0), a("throw"), "1")
    table.game.submit(at(0), a("finish"), "2")
    return table


def test_until_it_was_exported_the_host_may_take_the_end_back() -> None:
    table = finished(Shelf())
    table.views.chart()
    assert table.views.look(HOST).undo is not None
    table.undo.last_move(HOST)
    assert table.game.outcome() is None


def test_once_it_was_exported_nobody_may_not_even_after_a_restart() -> None:
    shelf = Shelf()
    table = finished(shelf)
    assert export(table).records
    for each in (table, resumed(shelf)):
        for who in (HOST, at(0)):
            assert each.views.look(who).undo is None
        with refused("laid-open"):
            each.undo.last_move(HOST)
        assert each.game.outcome() is not None
        assert [line.code for line in each.views.look(TABLE).lines][-1] == "laid-open"


def test_a_second_export_is_the_same_and_adds_nothing_to_the_record() -> None:
    table = finished(Shelf())
    first, version = export(table), table.version
    assert export(table) == first
    assert table.version == version


def test_a_closed_table_needs_no_record_of_it() -> None:
    table = finished(Shelf())
    table.end(HOST)
    version = table.version
    assert export(table).records
    assert table.version == version
    with refused("table-ended"):
        table.undo.last_move(HOST)


def test_an_export_before_the_end_closes_nothing() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("throw"), "1")
    night = export(table)
    assert not night.records
    table.undo.last_move(HOST)
    with refused("not-over"):
        table.undo.lay_open(HOST)


def test_an_end_that_was_taken_back_and_came_again_is_exported_as_it_came() -> None:
    table = finished(Shelf())
    table.undo.last_move(HOST)
    table.game.submit(at(1), a("finish"), "3")
    export(table)
    with refused("laid-open"):
        table.undo.last_move(HOST)


def test_what_happens_after_it_lies_open_may_still_be_undone() -> None:
    table = finished(Shelf())
    export(table)
    table.game.submit(HOST, a("set-right"), "3")
    table.undo.last_move(HOST)
    with refused("laid-open"):
        table.undo.last_move(HOST)


def test_a_table_that_was_deleted_meanwhile_cannot_be_exported() -> None:
    shelf = Shelf()
    table = started(shelf)
    shelf.logs.clear()
    with refused("no-such-table"):
        export(table)
