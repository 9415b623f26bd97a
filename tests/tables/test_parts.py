"""A table has its parts: what they owe each other, and what none of them may do to another."""

import ast
import inspect
import threading
import traceback
import weakref
from pathlib import Path

import pytest

import hub.tables
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import TableFault
from hub.tables.snapshot import Snapshot
from hub.tables.table import Table
from tests.tables.shelf import Shelf, a, opened, refused, started, state_of

# Classes that others of the package may extend, with the reason.
_EXTENDED = {"StorageFault"}  # The named ways in which a store can fail.


def _classes() -> list[tuple[str, list[str]]]:
    (folder,) = hub.tables.__path__
    found = []
    for path in sorted(Path(folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found.append(
                    (node.name, [base.id for base in node.bases if isinstance(base, ast.Name)])
                )
    return found


def test_no_class_of_the_tables_extends_another_of_them() -> None:
    known = {name for name, _ in _classes()} - _EXTENDED
    heirs = {name: bases for name, bases in _classes() if known & set(bases)}
    assert Table.__mro__ == (Table, object)
    assert "Table" in known
    assert heirs == {}


def test_a_table_has_few_names_of_its_own_and_its_parts_do_the_rest() -> None:
    table = opened(Shelf())
    own = [name for name, _ in inspect.getmembers(Table) if not name.startswith("_")]
    assert len(own) <= 15, own
    parts = [value for name, value in vars(table).items() if not name.startswith("_")]
    assert all(
        type(part).__mro__ == (type(part), object) for part in parts if hasattr(part, "_commit")
    )


def test_whoever_stands_up_takes_the_borrowed_device_with_them() -> None:
    table = opened(Shelf())
    for seat, name in enumerate(("Aya", "Bea", "Chie")):
        table.seats.sit(seat, name)
    table.game.start(HOST)
    table.device.hand(1, "a digest", lambda: True)
    assert table.device.is_out
    table.seats.stand(1)
    table.seats.sit(1, "Bea")
    assert not table.device.is_out


def test_a_bug_met_while_looking_rests_the_table_and_is_chained_to_nothing() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("blind"), "m1")
    with pytest.raises(TableFault) as met:
        table.views.look(TABLE)
    assert (met.value.__cause__, met.value.__context__) == (None, None)
    assert str(state_of(table).numbers) not in "".join(traceback.format_exception(met.value))
    assert table.paused == "fault"


def test_a_refusal_while_looking_rests_nothing() -> None:
    table = started(Shelf())
    with refused("not-over"):
        table.views.chart()
    assert table.paused == ""


def test_keeping_a_table_runs_no_watcher() -> None:
    """Whoever keeps it may hold a lock that a watcher wants; what is noted waits for its teller."""
    table = started(Shelf())
    told: list[int] = []
    table.watch(lambda now: told.append(now.version))
    with table._commit.locked():
        table._commit.note_unstored()
    leave = table.residency.keep()
    leave()
    table.watch(lambda _: None)()
    assert not table.residency.put_away(1)
    assert told == []
    table.game.submit(at(0), a("throw"), "m1")
    assert told == [2, 3]


class _Slow(int):
    """A version; while it is compared, somebody comes to the table, and has some time for it."""

    comes: threading.Thread

    def __ne__(self, other: object) -> bool:
        self.comes.start()
        self.comes.join(0.2)
        return int(self) != other


def test_whoever_comes_while_a_table_is_put_away_is_sent_to_another() -> None:
    """Whoever kept an object that stores nothing would play on in vain."""
    table, met = opened(Shelf()), list[str]()

    def keep() -> None:
        try:
            table.residency.keep()
        except Refusal as refusal:
            met.append(refusal.code)
        else:
            met.append("kept")

    version = _Slow(table.version)
    version.comes = threading.Thread(target=keep)
    assert table.residency.put_away(version)
    version.comes.join()
    assert met == ["table-moved"]


def test_a_deleted_table_says_so_though_it_is_put_away_too() -> None:
    table = started(Shelf())
    table.residency.mark_deleted()
    assert table.residency.put_away(table.version)
    with refused("no-such-table"):
        table.game.submit(at(0), a("throw"), "m1")


def test_a_watcher_is_given_the_snapshot_of_the_change_it_is_told_of() -> None:
    table = opened(Shelf())
    seen: list[Snapshot] = []
    table.watch(seen.append)
    table.seats.sit(0, "Aya")
    table.seats.seat_bot(1, "Botan")
    assert [now.state.seats.bots for now in seen] == [frozenset(), frozenset({1})]
    assert seen[-1] is table._commit.snapshot


def test_a_table_that_nobody_holds_is_freed_without_a_collector() -> None:
    """What is there at a start is never seen by the collector, so no part may hold a circle."""
    table = started(Shelf())
    table.views.look(TABLE)
    table.keys.bearer("no key")()
    table.connections.link(0)()
    table.game.submit(at(0), a("throw"), "m1")
    known = weakref.ref(table), weakref.ref(table._commit)
    del table
    assert [each() for each in known] == [None, None]


def test_a_table_that_is_closed_is_not_paused() -> None:
    table = started(Shelf())
    for wrong in ("", "x" * 121, "a\nb", "fault"):
        with refused("wrong-text") as caught:
            table.pause(HOST, wrong)
        assert caught.value.reason.params == {"field": "why", "low": 1, "high": 120}
    table.pause(HOST, "x" * 120)
    with refused("paused"):
        table.pause(HOST, "again")
    table.resume_play(HOST)
    with refused("not-paused"):
        table.resume_play(HOST)
    table.end(HOST)
    with refused("table-ended"):
        table.pause(HOST, "tea")
