"""A hub's tables are all there after a restart, but for those whose logs do not read."""

from threading import Thread

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from hub.rules.contract.actor import HOST, TABLE, Actor, at, viewers
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.tables import residency
from hub.tables.events import Paused
from hub.tables.store import DamagedLog, FullLog, MissingLog, NewerLog
from hub.tables.table import Table
from hub.tables.table_registry import LONGEST_NAME, TableRegistry
from tests.tables.shelf import SEED, Shelf, Ticks, a, refused, resumed, rules_of, started, state_of
from tests.tables.toy import ToyOptions

replace = msgspec.structs.replace


def registry_of(shelf: Shelf) -> TableRegistry:
    return TableRegistry(shelf, rules_of, Ticks())


def spoil(shelf: Shelf, version: int, events: bytes) -> None:
    """Alter one record of table one."""
    log = shelf.logs["one"]
    log[version - 1] = replace(log[version - 1], events=msgspec.Raw(events))


def test_tables_are_opened_found_and_listed() -> None:
    registry = registry_of(Shelf())
    first = registry.open("first", "toy", ToyOptions())
    registry.open("second", "toy", ToyOptions())
    assert registry.get("first") is first
    assert [table.name for table in registry.tables()] == ["first", "second"]
    for name in ("first", "second"):
        with refused("table-exists"):
            registry.open(name, "toy", ToyOptions())
    with refused("no-such-table"):
        registry.get("third")
    with refused("no-such-game"):
        registry.open("third", "chess", ToyOptions())
    for name in ("a\nb", "", "x" * (LONGEST_NAME + 1)):
        with refused("wrong-text") as found:
            registry.open(name, "toy", ToyOptions())
        assert found.value.reason.params == {"field": "name", "low": 1, "high": LONGEST_NAME}
    for name in ("x", "x" * LONGEST_NAME):
        assert registry.open(name, "toy", ToyOptions()).name == name


class Counted(Shelf):
    """How many records came with each append."""

    def __init__(self) -> None:
        super().__init__()
        self.sizes: list[int] = []

    def append(self, *records: Record) -> None:
        super().append(*records)
        self.sizes.append(len(records))


def test_a_table_and_what_is_prepared_for_it_are_stored_as_one() -> None:
    shelf = Counted()
    registry = registry_of(shelf)

    def prepare(table: Table) -> None:
        table.seats.sit(0, "Ada", HOST)
        table.settings.choose_code("SAKE5")
        assert shelf.logs == {}, "stored before it was whole"

    table = registry.open("one", "toy", ToyOptions(), prepare=prepare)
    assert shelf.sizes == [3]
    assert (table.seats.names[0], table.settings.code) == ("Ada", "SAKE5")
    assert (registry.get("one"), table.version) == (table, 3)
    table.seats.sit(1, "Ben", HOST)
    assert resumed(shelf, "one").seats.names[:2] == ("Ada", "Ben")


def test_a_table_that_cannot_be_prepared_is_not_there_at_all() -> None:
    shelf = Shelf()
    registry = registry_of(shelf)
    heard: list[Table] = []
    registry.on_open(heard.append)

    def prepare(table: Table) -> None:
        table.seats.sit(0, "Ada", HOST)
        table.seats.sit(0, "Ben", HOST)

    with refused("seat-taken"):
        registry.open("one", "toy", ToyOptions(), prepare=prepare)
    shelf.fail = FullLog(file="log")
    with pytest.raises(FullLog):
        registry.open("one", "toy", ToyOptions())
    assert (shelf.logs, registry.tables(), heard) == ({}, (), [])
    registry.open("one", "toy", ToyOptions())


def test_whoever_listens_hears_of_tables_here_and_to_come_until_they_leave() -> None:
    registry = registry_of(Shelf())
    registry.open("first", "toy", ToyOptions())
    heard: list[str] = []
    leave = registry.on_open(lambda table: heard.append(table.name))
    registry.open("second", "toy", ToyOptions())
    leave()
    leave()  # Once more does nothing.
    registry.open("third", "toy", ToyOptions())
    assert heard == ["first", "second"]


def test_all_tables_resume_as_they_were() -> None:
    shelf = Shelf()
    registry = registry_of(shelf)
    for name in ("one", "two"):
        table = registry.open(name, "toy", ToyOptions(players=4))
        table.game.start(HOST)
        table.game.submit(at(3), a("throw"), "m1")
    again = registry_of(shelf)
    assert again.resume() == {}
    for name in ("one", "two"):
        assert again.get(name).views.look(at(3)) == registry.get(name).views.look(at(3))


def test_a_damaged_table_is_reported_and_left_out_and_the_others_resume() -> None:
    shelf = Shelf()
    started(shelf, "one")
    started(shelf, "two")
    spoil(shelf, 2, b'[{"type":"dealt","numbers":["a role"]}]')
    registry = registry_of(shelf)
    left_out = registry.resume()
    assert list(left_out) == ["one"]
    assert str(left_out["one"]) == "damaged-log, table one, version 2"
    assert [table.name for table in registry.tables()] == ["two"]
    registry.get("two").game.submit(at(0), a("throw"), "m1")
    with refused("table-exists"):
        registry.open("one", "toy", ToyOptions())
    registry.forget("one")
    assert registry.left_out == {}
    registry.open("one", "toy", ToyOptions())


@pytest.mark.parametrize(
    ("version", "events"),
    [
        (1, b"[]"),
        (1, b'[{"type":"ended"}]'),
        (1, b"not json"),
        (2, b'[{"type":"dealt","numbers":[0,1,2],"more":1}]'),
        (2, b'[{"type":"unheard-of"}]'),
        (3, b'[{"type":"paid","seat":77,"coins":1}]'),
        (4, b'[{"type":"undone","to":99}]'),
        (4, b'[{"type":"undone","to":4}]'),
        (4, b'[{"type":"seat-taken","seat":"a"}]'),
    ],
)
def test_an_altered_record_is_a_damaged_log(version: int, events: bytes) -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(0), a("pay", coins=1), "m1")
    table.undo.last_move(HOST)
    spoil(shelf, version, events)
    with pytest.raises(DamagedLog) as met:
        resumed(shelf)
    assert met.value.params == {"table": "one", "version": version}


def test_a_gap_or_another_tables_record_is_a_damaged_log() -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(0), a("throw"), "m1")
    kept = shelf.read("one")
    for log in (kept[:1] + kept[2:], kept[1:], [*kept[:2], replace(kept[2], table="two")]):
        shelf.logs["one"] = log
        with pytest.raises(DamagedLog):
            resumed(shelf)


def test_a_newer_schema_or_an_unknown_game_is_a_newer_log() -> None:
    shelf = Shelf()
    started(shelf)
    log = shelf.logs["one"]
    for index in range(2):
        newer = replace(log[index], schema=99)
        shelf.logs["one"] = [*log[:index], newer, *log[index + 1 :]]
        with pytest.raises(NewerLog):
            resumed(shelf)
    shelf.logs["one"] = log
    spoil(shelf, 1, b'[{"type":"opened","game":"chess","options":{},"seed":"s"}]')
    with pytest.raises(NewerLog):
        resumed(shelf)


def test_a_table_that_is_not_there_is_a_missing_log() -> None:
    with pytest.raises(MissingLog):
        resumed(Shelf())


def test_a_table_is_forgotten_for_good() -> None:
    shelf = Shelf()
    registry = registry_of(shelf)
    registry.open("one", "toy", ToyOptions())
    registry.forget("one")
    assert shelf.tables() == []
    with refused("no-such-table"):
        registry.forget("one")


def test_a_table_that_decides_for_ever_is_deleted_and_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(residency, "STUCK", 0.2)
    shelf = Shelf()
    registry = registry_of(shelf)
    stuck, other = (
        registry.open("one", "toy", ToyOptions()),
        registry.open("two", "toy", ToyOptions()),
    )
    with stuck._commit.decision():
        deleting = Thread(target=registry.forget, args=("one",))
        deleting.start()
        assert registry.tables() == (stuck, other)
        assert registry.open("three", "toy", ToyOptions()).name == "three"
        deleting.join(10)
        assert not deleting.is_alive()
        assert registry.tables() == (other, registry.get("three"))
        with refused("no-such-table"):
            stuck._commit.append(HOST, Paused(why="host"))
    assert "one" not in shelf.tables()


def test_a_bug_at_one_table_leaves_the_others_of_the_house_alone() -> None:
    registry = registry_of(Shelf())
    for name in ("one", "two"):
        registry.open(name, "toy", ToyOptions()).game.start(HOST)
    with pytest.raises(Exception, match=r"^table one met a fault and rests$"):
        registry.get("one").game.submit(at(0), a("crash"), "m1")
    registry.get("two").game.submit(at(0), a("throw"), "m1")
    assert [table.views.look(TABLE).paused for table in registry.tables()] == ["fault", ""]


STEPS = some.tuples(
    some.sampled_from(["throw", "peek", "pay", "guess", "undo", "host", "sit", "pause", "finish"]),
    some.integers(0, 3),
)


def step(table: Table, what: str, seat: int, number: int) -> None:
    """One step of a night, whether it is allowed or not."""
    who: Actor = at(seat)
    match what:
        case "undo":
            table.undo.last_move(HOST if seat == 0 else who, f"u{number}")
        case "host":
            table.game.submit(HOST, a("throw"), f"m{number}", for_seat=seat)
        case "sit":
            table.seats.sit(seat, f"Guest {number}")
        case "pause":
            table.resume_play(HOST) if table.views.look(TABLE).paused else table.pause(HOST)
        case "guess":
            (frame,) = state_of(table).frames or (None,)
            question = frame.question if frame else 0
            table.game.submit(who, a("guess", question=question, say="low"), f"m{number}")
        case "pay":
            table.game.submit(who, a("pay", coins=1), f"m{number}")
        case _:
            table.game.submit(who, a(what), f"m{number}")


@settings(max_examples=150, deadline=None)
@given(some.lists(STEPS, max_size=40))
def test_a_resumed_table_is_the_live_one_after_any_night(steps: list[tuple[str, int]]) -> None:
    shelf = Shelf()
    table = started(shelf, players=4, seed=SEED)
    for number, (what, seat) in enumerate(steps):
        before = len(shelf.read("one")), table._commit.snapshot
        try:
            step(table, what, seat, number)
        except Refusal:
            assert before == (len(shelf.read("one")), table._commit.snapshot)
    back = resumed(shelf)
    assert state_of(back) == state_of(table)
    assert back._commit.move_ids._known == table._commit.move_ids._known
    assert back._commit.snapshot.state == table._commit.snapshot.state
    moments = [
        (moment.version, moment.by, moment.state) for moment in table._commit.snapshot.history
    ]
    assert [(m.version, m.by, m.state) for m in back._commit.snapshot.history] == moments
    for viewer in viewers(4):
        assert back.views.look(viewer) == table.views.look(viewer)
