"""A bug of ours rests the table that met it, on its last good state, and no other."""

import traceback
from typing import Any

import msgspec
import pytest

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import View
from hub.tables.commit import TableFault
from hub.tables.snapshot import Snapshot
from hub.tables.store import FullLog
from hub.tables.table import Table
from hub.web.audiences import Connection
from hub.web.sent_sight import SentSight
from hub.web.viewer_messages import ViewerMessages
from tests.tables.shelf import (
    RULES,
    Shelf,
    Ticks,
    a,
    opened,
    refused,
    resumed,
    started,
    state_of,
    versions_into,
)
from tests.tables.toy import Toy, ToyOptions, ToyRules


def meet(table: Table, offer: str) -> TableFault:
    with pytest.raises(TableFault) as met:
        table.game.submit(at(0), a(offer), f"id of {offer}")
    return met.value


@pytest.mark.parametrize("offer", ["crash", "leak", "blind"])
def test_a_bug_rests_its_table_and_the_next_one_plays_on(offer: str) -> None:
    shelf = Shelf()
    table, other = started(shelf), started(shelf, "two")
    before = state_of(table)
    if offer == "blind":
        table.game.submit(at(0), a("blind"), "m1")
        with pytest.raises(TableFault):
            table.views.look(at(1))
    else:
        meet(table, offer)
        assert state_of(table) is before
    with refused("paused"):
        table.game.submit(at(1), a("throw"), "m2")
    other.game.submit(at(1), a("throw"), "m2")
    record = shelf.read("one")[-1]
    assert bytes(record.events) == b'[{"type":"paused","why":"fault"}]'
    assert record.by == "hub"


def test_a_rested_table_says_so_to_its_watchers_and_after_a_restart() -> None:
    shelf = Shelf()
    table = started(shelf)
    told: list[int] = []
    table.watch(versions_into(told))
    meet(table, "crash")
    assert told == [3]
    assert table.views.look(TABLE).paused == resumed(shelf).views.look(TABLE).paused == "fault"


def test_the_host_resumes_a_rested_table() -> None:
    shelf = Shelf()
    table = started(shelf)
    meet(table, "leak")
    table.resume_play(HOST)
    table.game.submit(at(0), a("throw"), "m2")
    assert state_of(resumed(shelf)) == state_of(table)


def test_the_move_that_met_a_bug_may_be_sent_again() -> None:
    table = started(Shelf())
    meet(table, "crash")
    table.resume_play(HOST)
    meet(table, "crash")


def test_a_bug_in_the_view_is_undone_by_the_host() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("blind"), "m1")
    told: list[int] = []

    def look(now: Snapshot) -> None:
        told.append(now.version)
        table.views.look(TABLE)

    table.watch(look)
    for viewer in (TABLE, at(0), HOST):
        with pytest.raises(TableFault):
            table.views.look(viewer)
    assert told == [4]
    table.undo.last_move(HOST)
    table.resume_play(HOST)
    assert table.views.look(TABLE).view is not None


def test_a_bug_that_cannot_be_stored_rests_the_table_all_the_same() -> None:
    shelf = Shelf()
    table = started(shelf)
    told: list[int] = []
    table.watch(versions_into(told))
    shelf.fail = FullLog()
    meet(table, "crash")
    assert len(shelf.read("one")) == 2
    assert told == [2]
    with refused("paused"):
        table.game.submit(at(1), a("throw"), "m2")
    table.resume_play(HOST)
    table.game.submit(at(1), a("throw"), "m2")
    assert state_of(resumed(shelf)) == state_of(table)


def test_a_rest_that_was_not_stored_outlives_a_log_that_moved_on() -> None:
    shelf = Shelf()
    table, other = started(shelf), resumed(shelf)
    shelf.fail = FullLog()
    meet(table, "crash")
    other.seats.sit(0, "Yuki")
    with refused("table-moved"):
        table.seats.sit(1, "Rin")
    with refused("paused"):
        table.game.submit(at(1), a("throw"), "m2")


def test_a_bug_in_the_store_rests_the_table() -> None:
    shelf = Shelf()
    table = started(shelf)
    before = state_of(table)
    shelf.fail = KeyError("hand")
    with pytest.raises(TableFault):
        table.game.submit(at(0), a("throw"), "m1")
    assert state_of(table) is before
    assert table.views.look(TABLE).paused == "fault"


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
    key = table.keys.give("host")
    table.game.start(HOST)
    now = table._commit.snapshot
    things = [
        table,
        now,
        now.state,
        now.state.keys,
        now.history,
        table.game._chance,
        table.views.look(HOST),
    ]
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
        table.game.start(HOST)
    assert not table.game.is_started
    assert table.views.look(TABLE).paused == "fault"


class Ending(ToyRules):
    """A game that raises what is no ordinary error, or shows what no phone can be sent."""

    raises: BaseException | None = None
    shows_nonsense = False

    def view(self, state: Toy, viewer: Actor) -> View[Any]:
        if self.raises is not None:
            raise self.raises
        view = super().view(state, viewer)
        return msgspec.structs.replace(view, own=object()) if self.shows_nonsense else view


NO_ERRORS = [SystemExit(3), KeyboardInterrupt(), GeneratorExit(), Refusal("not-now", card="katana")]


@pytest.mark.parametrize("raised", NO_ERRORS, ids=lambda each: type(each).__name__)
def test_whatever_a_game_raises_while_it_is_looked_at_rests_its_table(raised: Exception) -> None:
    rules = Ending()
    table = Table.open(Shelf(), rules, "one", ToyOptions(), Ticks(), "seed")
    table.game.start(HOST)
    rules.raises = raised
    with pytest.raises(TableFault):
        table.views.look(TABLE)
    assert table.views.outline().paused == "fault"


class Quitting(ToyRules):
    """A game that ends its process in the middle of a move."""

    def advance(self, tx: Transaction[Toy]) -> None:
        if tx.state.thrown:
            raise SystemExit(3)


def test_a_game_that_ends_its_process_in_a_move_rests_its_table() -> None:
    table = Table.open(Shelf(), Quitting(), "one", ToyOptions(), Ticks(), "seed")
    table.game.start(HOST)
    meet(table, "throw")
    assert table.views.outline().paused == "fault"


def test_a_view_that_cannot_be_encoded_rests_its_table_and_the_phone_sees_that() -> None:
    rules = Ending()
    table = Table.open(Shelf(), rules, "one", ToyOptions(), Ticks(), "seed")
    table.game.start(HOST)
    rules.shows_nonsense = True
    phone = Connection("sid", table, TABLE, "", lambda: TABLE)
    assert _sight_of(phone)["paused"] == "fault"
    assert _sight_of(phone)["view"] is None


def test_so_does_a_change_that_cannot_be_encoded() -> None:
    rules = Ending()
    table = Table.open(Shelf(), rules, "one", ToyOptions(), Ticks(), "seed")
    table.game.start(HOST)
    phone = Connection("sid", table, TABLE, "", lambda: TABLE, SentSight())
    assert phone.sent is not None
    phone.sent.note(TABLE, table.views.look(TABLE))
    rules.shows_nonsense = True
    assert _sight_of(phone)["paused"] == "fault"
    assert _sight_of(phone)["view"] is None


def _sight_of(phone: Connection) -> Any:
    look = phone.table.views.of_one_version()
    messages = ViewerMessages(look, lambda *_: pytest.fail("nobody is the host"))
    (sight,) = messages.of(phone).messages
    return msgspec.json.decode(sight.encode()[2:])[1]
