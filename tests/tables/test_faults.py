"""A bug of ours rests the table that met it, on its last good state, and no other."""

import traceback

import pytest

from hub.rules.contract.actor import HOST, TABLE, at
from hub.tables.commit import TableFault
from hub.tables.store import FullLog
from hub.tables.table import Table
from tests.tables.shelf import RULES, Shelf, Ticks, a, opened, refused, resumed, started, state_of
from tests.tables.toy import ToyOptions


def meet(table: Table, offer: str) -> TableFault:
    with pytest.raises(TableFault) as met:
        table.submit(at(0), a(offer), f"id of {offer}")
    return met.value


@pytest.mark.parametrize("offer", ["crash", "leak", "blind"])
def test_a_bug_rests_its_table_and_the_next_one_plays_on(offer: str) -> None:
    shelf = Shelf()
    table, other = started(shelf), started(shelf, "two")
    before = state_of(table)
    if offer == "blind":
        table.submit(at(0), a("blind"), "m1")
        with pytest.raises(TableFault):
            table.look(at(1))
    else:
        meet(table, offer)
        assert state_of(table) is before
    with refused("paused"):
        table.submit(at(1), a("throw"), "m2")
    other.submit(at(1), a("throw"), "m2")
    record = shelf.read("one")[-1]
    assert bytes(record.events) == b'[{"type":"paused","why":"fault"}]'
    assert record.by == "hub"


def test_a_rested_table_says_so_to_its_watchers_and_after_a_restart() -> None:
    shelf = Shelf()
    table = started(shelf)
    told: list[int] = []
    table.watch(told.append)
    meet(table, "crash")
    assert told == [3]
    assert table.look(TABLE).paused == resumed(shelf).look(TABLE).paused == "fault"


def test_the_host_resumes_a_rested_table() -> None:
    shelf = Shelf()
    table = started(shelf)
    meet(table, "leak")
    table.resume_play(HOST)
    table.submit(at(0), a("throw"), "m2")
    assert state_of(resumed(shelf)) == state_of(table)


def test_the_move_that_met_a_bug_may_be_sent_again() -> None:
    table = started(Shelf())
    meet(table, "crash")
    table.resume_play(HOST)
    meet(table, "crash")


def test_a_bug_in_the_view_is_undone_by_the_host() -> None:
    table = started(Shelf())
    table.submit(at(0), a("blind"), "m1")
    told: list[int] = []

    def look(version: int) -> None:
        told.append(version)
        table.look(TABLE)

    table.watch(look)
    for viewer in (TABLE, at(0), HOST):
        with pytest.raises(TableFault):
            table.look(viewer)
    assert told == [4]
    table.undo(HOST)
    table.resume_play(HOST)
    assert table.look(TABLE).view is not None


def test_a_bug_that_cannot_be_stored_rests_the_table_all_the_same() -> None:
    shelf = Shelf()
    table = started(shelf)
    told: list[int] = []
    table.watch(told.append)
    shelf.fail = FullLog()
    meet(table, "crash")
    assert len(shelf.read("one")) == 2
    assert told == [2]
    with refused("paused"):
        table.submit(at(1), a("throw"), "m2")
    table.resume_play(HOST)
    table.submit(at(1), a("throw"), "m2")
    assert state_of(resumed(shelf)) == state_of(table)


def test_a_rest_that_was_not_stored_outlives_a_log_that_moved_on() -> None:
    shelf = Shelf()
    table, other = started(shelf), resumed(shelf)
    shelf.fail = FullLog()
    meet(table, "crash")
    other.sit(0, "Yuki")
    with refused("table-moved"):
        table.sit(1, "Rin")
    with refused("paused"):
        table.submit(at(1), a("throw"), "m2")


def test_a_bug_in_the_store_rests_the_table() -> None:
    shelf = Shelf()
    table = started(shelf)
    before = state_of(table)
    shelf.fail = KeyError("hand")
    with pytest.raises(TableFault):
        table.submit(at(0), a("throw"), "m1")
    assert state_of(table) is before
    assert table.look(TABLE).paused == "fault"


def test_no_secret_is_in_what_a_bug_leaves_behind(caplog: pytest.LogCaptureFixture) -> None:
    shelf = Shelf()
    table = started(shelf)
    fault = meet(table, "crash")
    shown = "".join(traceback.format_exception(fault)) + caplog.text + repr(shelf.read("one"))
    assert "table one" in str(fault)
    assert "_do_odd" in caplog.text
    assert str(state_of(table).numbers) not in shown
    assert bytes(shelf.read("one")[-1].events) == b'[{"type":"paused","why":"fault"}]'


def test_no_seed_and_no_key_is_in_any_repr() -> None:
    shelf = Shelf()
    table = Table.open(shelf, RULES, "one", ToyOptions(), Ticks(), "a seed that is secret")
    key = table.give_key("host")
    table.start(HOST)
    now = table._standing
    things = [table, now, now.book, now.book.keys, now.history, table._chance, table.look(HOST)]
    shown = " ".join(map(repr, [*things, *shelf.read("one"), now.history.top]))
    assert "secret" not in shown
    assert key not in shown
    assert all(key.encode() not in bytes(record.events) for record in shelf.read("one"))


def test_a_bug_at_the_start_rests_the_table_before_its_game() -> None:
    shelf = Shelf()
    table = opened(shelf)
    shelf.logs["one"] = []
    shelf.fail = KeyError("x")
    with pytest.raises(TableFault):
        table.start(HOST)
    assert not table.is_started
    assert table.look(TABLE).paused == "fault"
