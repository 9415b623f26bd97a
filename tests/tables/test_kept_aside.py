"""What a hub keeps of its tables beside them: what it knows, what it minds, and no secret."""

from typing import Any
from unittest.mock import Mock, call

from hub.rules.registry import RULES
from hub.storage.memory import MemoryStore
from hub.tables.archive import NightArchive
from hub.tables.night_entry import KeptKey
from hub.tables.takeover_timer import takeover_timer


def test_a_kept_key_is_printed_without_its_digest() -> None:
    assert repr(KeptKey(digest="d1gest", kind="seat", seat=2)) == "KeptKey(kind='seat', seat=2)"


def archive(index: Any) -> NightArchive:
    return NightArchive(MemoryStore(), index, RULES.__getitem__, lambda: 0, lambda _: {})


def test_a_table_whose_log_is_gone_is_in_no_list_any_more() -> None:
    index = Mock()
    kept = archive(index)
    kept.unread = dict.fromkeys(("red", "blue"))
    assert kept.read("red") is None
    assert index.mock_calls == [call.drop(["red"])]
    assert list(kept.unread) == ["blue"]
    assert kept.left_out == {}


def test_a_tournament_has_the_tables_that_are_indexed_and_those_not_read_yet() -> None:
    index = Mock(tables_of=lambda name: [f"{name}.r1-t1"])
    kept = archive(index)
    kept.unread = dict.fromkeys(("cup.r1-t2", "cupola.r1-t1", "red"))
    for table in (Mock(of="cup"), Mock(of="")):
        table.name = "cup" if not table.of else "cup.r1-t1"
        assert kept.belonging(table) == ["cup", "cup.r1-t1", "cup.r1-t2"]


class Waiting:
    """A table with a seat that was taken over, or without one."""

    def __init__(self, wait: int | None) -> None:
        self.name = "red"
        self.watch = Mock()
        self.residency = Mock(is_gone=False)
        self.takeovers = Mock(is_waiting=wait is not None, uncover=Mock(return_value=wait))


def test_a_table_is_watched_once_and_looked_at_while_a_seat_waits_there() -> None:
    timer = takeover_timer()
    timer._thread.wake = Mock()  # type: ignore[method-assign]
    tables: list[Any] = [Waiting(700), Waiting(300), Waiting(None)]
    for table in (*tables, *tables):
        timer.mind(table)
    assert [table.watch.call_count for table in tables] == [1, 1, 1]
    assert timer.look() == 300
    assert not tables[2].takeovers.uncover.called
    tables[1].residency.is_gone = True
    assert timer.look() == 700
    tables[0].takeovers.is_waiting = False
    tables[0].takeovers.uncover.return_value = None
    assert timer.look() is None
    assert timer.look() is None
    assert tables[0].takeovers.uncover.call_count == 3
    ((noted,),) = (each.args for each in tables[0].watch.mock_calls)
    noted(Mock())
    assert timer._waiting == set()
    tables[0].takeovers.is_waiting = True
    noted(Mock())
    assert timer._waiting == {tables[0]}
