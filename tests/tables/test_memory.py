"""A table that is over leaves memory, and comes back for whoever has a key to it, as it was."""

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import msgspec
import pytest

from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.log import Record
from hub.tables.join_service import JoinService
from hub.tables.keys import digest_of
from hub.tables.memory import LINGERS
from hub.tables.night_entry import indexed
from hub.tables.night_index import MemoryNightIndex, NightIndex
from hub.tables.table import Table
from hub.tables.table_registry import FEW, TableRegistry
from tests.tables.shelf import Shelf, Ticks, a, refused, rules_of
from tests.tables.toy import ToyOptions

KEY = "a-key-that-was-handed-out-once"


class CountingShelf(Shelf):
    """Knows which tables were read, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.reads: list[str] = []

    def read(self, table: str) -> list[Record]:
        self.reads.append(table)
        return super().read(table)


class Steady:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 10 * LINGERS

    def __call__(self) -> int:
        return self.now


class Hall:
    """A registry on a shelf that counts, with a clock of its own."""

    def __init__(self, shelf: CountingShelf | None = None, index: NightIndex | None = None) -> None:
        self.shelf = shelf or CountingShelf()
        self.index = MemoryNightIndex() if index is None else index
        self.steady = Steady()
        self.registry = TableRegistry(self.shelf, rules_of, Ticks(), self.index, steady=self.steady)

    def play(self, name: str = "one", *, is_over: bool = True, key: str = KEY) -> Table:
        table = self.registry.open(name, "toy", ToyOptions())
        table.settings.choose_code(name.upper())
        table.seats.sit(0, "Ada", digest=digest_of(key))
        table.game.start(HOST)
        if is_over:
            table.game.submit(at(0), a("finish"), "m1")
        return table

    def pass_time(self) -> int:
        """Nobody asks for anything for a while; how many tables are put away then."""
        self.steady.now += LINGERS + 1
        return self.registry.put_away()

    def restarted(self) -> "Hall":
        """Another process on the same log and index."""
        again = Hall(self.shelf, self.index)
        self.shelf.reads.clear()
        assert again.registry.resume() == {}
        return again


def test_a_table_that_is_over_and_unwatched_leaves_memory() -> None:
    hall = Hall()
    hall.play("over")
    hall.play("played", is_over=False)
    closed = hall.play("closed", is_over=False)
    closed.end(HOST)
    assert hall.registry.put_away() == 0, "somebody has only just asked for them"
    assert hall.pass_time() == 2
    assert [table.name for table in hall.registry.tables()] == ["played"]
    assert len(hall.registry) == 3


def test_what_is_put_away_is_not_read_at_the_next_start() -> None:
    hall = Hall()
    for number in range(5):
        hall.play(f"over-{number}")
    hall.play("played", is_over=False)
    hall.pass_time()
    again = hall.restarted()
    assert hall.shelf.reads == ["played"]
    assert [table.name for table in again.registry.tables()] == ["played"]
    assert len(again.registry) == 6


def test_a_table_comes_back_as_it_was_and_can_be_taken_back_by_its_host() -> None:
    hall = Hall()
    seen = hall.play().views.look(at(0))
    hall.pass_time()
    table = hall.restarted().registry.get("one")
    assert table.views.look(at(0)) == seen
    table.undo.last_move(HOST)
    assert table.game.outcome() is None


def test_only_a_key_that_opens_a_table_has_it_loaded() -> None:
    hall = Hall()
    hall.play()
    hall.pass_time()
    hall.shelf.reads.clear()
    join_service = JoinService(hall.registry, lambda: 0)
    for wrong in ("", "a-key-to-another-table-altogether", None, 7):
        assert not hall.registry.admits("one", wrong)
        for find in (hall.registry.get_with, join_service.at_with):
            with refused("no-such-table"):
                find("one", wrong)
    assert hall.shelf.reads == []
    assert hall.registry.get_with("one", KEY).keys.who(KEY) == at(0)
    assert hall.shelf.reads == ["one"]


def test_a_key_that_was_revoked_before_a_table_was_put_away_does_not_load_it() -> None:
    hall = Hall()
    hall.play().keys.revoke_key(KEY)
    hall.pass_time()
    assert not hall.registry.admits("one", KEY)


def test_two_who_ask_at_once_get_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    hall, together = Hall(), Barrier(8)
    hall.play()
    hall.pass_time()
    hall.shelf.reads.clear()
    read = hall.shelf.read

    def slowly(table: str) -> list[Record]:
        time.sleep(0.05)
        return read(table)

    monkeypatch.setattr(hall.shelf, "read", slowly)

    def ask(_: int) -> Table:
        together.wait()
        return hall.registry.get("one")

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(ask, range(8)))
    assert len(set(map(id, found))) == 1
    assert hall.shelf.reads == ["one"]


def test_a_table_that_somebody_is_at_stays() -> None:
    hall = Hall()
    leave = hall.play().residency.keep()
    assert hall.pass_time() == 0
    leave()
    assert hall.pass_time() == 1


def test_a_table_whose_device_goes_round_stays() -> None:
    """The key of that device is in the table's memory alone."""
    hall, is_out = Hall(), True
    table = hall.play()
    table.seats.sit(1, "Bruno", HOST)
    table.device.hand(1, digest_of("lent"), lambda: is_out)
    assert hall.pass_time() == 0
    is_out = False
    assert hall.pass_time() == 1


def test_an_object_that_was_put_away_stores_nothing_any_more() -> None:
    hall = Hall()
    old = hall.play()
    hall.pass_time()
    records = len(hall.shelf.read("one"))
    for change in (lambda: old.undo.last_move(HOST), lambda: old.end(HOST), old.residency.keep):
        with refused("table-moved"):
            change()
    assert len(hall.shelf.read("one")) == records
    new = hall.registry.get("one")
    assert new is not old
    new.end(HOST)
    assert len(hall.shelf.read("one")) == records + 1


def test_a_table_that_moves_while_it_is_noted_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall()
    table, original = hall.play(), indexed

    def slow(*args: object) -> object:
        noted = original(*args)  # type: ignore[arg-type]
        table.undo.last_move(HOST)
        return noted

    monkeypatch.setattr("hub.tables.archive.indexed", slow)
    assert hall.pass_time() == 0
    assert hall.registry.get("one") is table
    # What was noted is old, and the log says so at the next start.
    assert hall.restarted().registry.get("one").game.outcome() is None


def test_a_table_that_somebody_comes_to_while_it_is_noted_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall()
    table, original = hall.play(), indexed

    def slow(*args: object) -> object:
        table.residency.keep()
        return original(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("hub.tables.archive.indexed", slow)
    assert hall.pass_time() == 0
    assert not table.residency.is_away
    assert (hall.registry.get("one") is table, len(hall.registry)) == (True, 1)


def test_the_log_is_right_where_the_index_says_otherwise() -> None:
    hall = Hall()
    hall.play()
    hall.pass_time()
    hall.registry.get("one").undo.last_move(HOST)
    again = hall.restarted()
    assert hall.shelf.reads == ["one"], "the index is of an older record"
    assert again.registry.get("one").game.outcome() is None
    again.registry.forget("one")
    assert hall.index.get("one") is None
    hall.play("two")
    hall.pass_time()
    hall.shelf.forget("two")
    assert hall.restarted().registry.has("two") is False


def test_damage_is_found_when_a_table_is_loaded_and_touches_no_other() -> None:
    hall = Hall()
    hall.play("one")
    hall.play("two")
    hall.pass_time()
    log = hall.shelf.logs["one"]
    log[3] = msgspec.structs.replace(log[3], events=msgspec.Raw(b"not json"))
    assert hall.registry.left_out == {}
    with refused("no-such-table"):
        hall.registry.get("one")
    assert list(hall.registry.left_out) == ["one"]
    assert hall.index.get("one") is None, "and in no other list"
    assert hall.registry.get("two").game.outcome() is not None
    hall.registry.forget("one")
    assert hall.registry.left_out == {}


def test_a_name_is_taken_also_by_a_table_that_is_put_away() -> None:
    hall = Hall()
    hall.play()
    hall.pass_time()
    with refused("table-exists"):
        hall.registry.open("one", "toy", ToyOptions())
    assert hall.registry.is_used("one")
    assert hall.registry.is_used("ONE"), "its code"
    assert not hall.registry.is_used("two")


def test_a_code_finds_a_table_that_is_put_away_until_it_is_closed() -> None:
    hall = Hall()
    hall.play("one")
    hall.play("two").end(HOST)
    hall.pass_time()
    join_service = JoinService(hall.registry, lambda: 0)
    assert join_service.find("one").name == "one"
    with refused("no-such-code"):
        join_service.find("two")


def test_a_table_that_rests_with_a_bug_of_ours_stays() -> None:
    hall = Hall()
    table = hall.play(is_over=False)
    with pytest.raises(Exception, match=r"^table one met a fault and rests$"):
        table.game.submit(at(0), a("crash"), "m2")
    table.end(HOST)
    assert hall.pass_time() == 0


def test_an_old_log_is_read_behind_an_open_hub_the_newest_first() -> None:
    hall = Hall()
    names = [f"n{number:03d}" for number in range(FEW + 6)]
    for name in names:
        hall.play(name, is_over=name != names[3])
    again = Hall(hall.shelf)
    hall.shelf.reads.clear()
    again.registry.resume()
    assert hall.shelf.reads == []
    assert (len(again.registry), again.registry.unread) == (len(names), len(names))
    assert again.registry.get_with(names[0], KEY).name == names[0], "whoever asks waits for nobody"
    with refused("no-such-table"):
        again.registry.get_with(names[1], "a-key-to-another-table-altogether")
    with refused("table-exists"):
        again.registry.open(names[5], "toy", ToyOptions())
    hall.shelf.reads.clear()
    while again.registry.read_one():
        pass
    assert [each for each in dict.fromkeys(hall.shelf.reads) if each in names[2:]] == names[:1:-1]
    assert again.registry.unread == 0
    again.steady.now += LINGERS + 1
    again.registry.put_away()
    assert [table.name for table in again.registry.tables()] == [names[3]]
    assert len(again.registry) == len(names)


def test_an_index_that_lost_all_is_filled_again() -> None:
    hall = Hall()
    for number in range(3):
        hall.play(f"n{number}")
    hall.pass_time()
    hall.index.drop([f"n{number}" for number in range(3)])
    assert not hall.registry.has("n1")
    hall.registry.fill_again()
    assert hall.registry.get("n1").views.look(TABLE).table == "n1"
    hall.registry.read_all()
    hall.pass_time()
    assert sorted(hall.index.marks()) == ["n0", "n1", "n2"]
