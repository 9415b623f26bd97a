"""A move that showed somebody something hidden is the host's alone to take back, and all hear."""

import pytest

from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line
from hub.tables.table import Table
from tests.tables.shelf import Shelf, Ticks, a, refused, started, state_of
from tests.tables.toy import Toy, ToyOptions, ToyRules

EVERYONE = (at(0), at(1), at(2), HOST, TABLE, PANEL, WATCHER)


class Peeking(ToyRules):
    """The toy, where it counts that somebody has looked at their own number."""

    def is_undo_barrier(self, state: Toy, event: Event) -> bool:
        return type(event).__struct_config__.tag in ("peeked", "thrown")


def barred(shelf: Shelf) -> Table:
    """A payment, and then a look."""
    table = Table.open(shelf, Peeking(), "one", ToyOptions(players=3), Ticks(), "seed")
    table.game.start(HOST)
    table.game.submit(at(0), a("pay", coins=1), "m1")
    table.game.submit(at(0), a("peek"), "m2")
    return table


def told(table: Table, viewer: Actor = TABLE) -> list[Line]:
    """What everyone was told of undos."""
    return [each for each in table.views.look(viewer).lines if each.code.startswith("taken-back")]


@pytest.mark.parametrize("who", [at(0), PANEL])
def test_what_a_move_showed_is_not_taken_back_by_its_maker_nor_the_panel(who: Actor) -> None:
    shelf = Shelf()
    table = barred(shelf)
    before, version = state_of(table), table.version
    assert table.views.look(who).undo is None
    with refused("was-shown"):
        table.undo.last_move(who)
    assert (state_of(table) is before, table.version) == (True, version)
    again = Table.resume(shelf, "one", lambda _: Peeking(), Ticks())
    with refused("was-shown"):
        again.undo.last_move(who)


def test_the_host_mends_it_and_what_came_before_stays() -> None:
    table = barred(Shelf())
    assert table.views.look(HOST).undo is not None
    table.undo.last_move(HOST)
    assert table.views.look(at(0)).undo is None
    with refused("stands-now"):
        table.undo.last_move(at(0))


def test_what_is_done_instead_is_its_makers_again() -> None:
    table = barred(Shelf())
    table.undo.last_move(HOST)
    table.game.submit(at(0), a("pay", coins=1), "m3")
    table.undo.last_move(at(0))
    with refused("stands-now"):
        table.undo.last_move(at(0))


def test_whatever_follows_may_be_taken_back_but_never_that() -> None:
    table = barred(Shelf())
    table.game.submit(at(0), a("pay", coins=1), "m3")
    table.undo.last_move(at(0))
    with refused("was-shown"):
        table.undo.last_move(at(0))


@pytest.mark.parametrize(
    ("who", "actor", "seat"), [(at(1), "seat", 1), (PANEL, "panel", -1), (HOST, "host", -1)]
)
def test_every_undo_is_told_to_everyone_with_who_and_what(
    who: Actor, actor: str, seat: int
) -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(1), a("pay", coins=2), "m1")
    table.undo.last_move(who)
    (found,) = told(table)
    assert found == line(
        "taken-back", actor=actor, by=seat, what="paid", **{"what-seat": 1, "what-coins": 2}
    )
    for viewer in EVERYONE:
        assert table.views.look(viewer).lines[-1] == table.views.story(viewer)[-1] == found
    back = Table.resume(shelf, "one", lambda _: ToyRules(), Ticks())
    assert told(back) == [found]


def test_later_undos_leave_the_lines_of_earlier_ones() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("pay", coins=1), "m1")
    table.game.submit(at(1), a("pay", coins=1), "m2")
    table.undo.last_move(at(1))
    table.undo.last_move(at(0))
    assert [each.params["by"] for each in told(table)] == [1, 0]
    table.game.submit(at(2), a("pay", coins=1), "m3")
    table.undo.last_move(HOST)
    assert [each.params["actor"] for each in told(table)] == ["seat", "seat", "host"]


def test_what_had_been_seen_is_told_as_the_whole_table_heard_it() -> None:
    table = barred(Shelf())
    table.game.submit(at(1), a("throw"), "m3")
    die = table.views.look(TABLE).lines[-1].params["die"]
    table.undo.last_move(HOST)
    found = told(table)
    assert [each.code for each in found] == ["taken-back", "taken-back-shown"]
    assert found[0].params["what-die"] == die


def test_what_else_came_to_light_by_a_move_is_told_beside_it() -> None:
    table = barred(Shelf())
    table.game.submit_all(at(1), (a("pay", coins=1), a("throw")), "m3")
    die = table.views.look(TABLE).lines[-1].params["die"]
    table.undo.last_move(HOST)
    found = told(table)
    assert [each.params.get("what") for each in found] == ["paid", "thrown"]
    assert found[1] == line("taken-back-seen", what="thrown", **{"what-die": die})


def test_what_one_alone_saw_is_in_no_line_of_its_undo() -> None:
    """Nobody but its owner ever heard of the look; that something was taken back all hear."""
    table = barred(Shelf())
    table.undo.last_move(HOST)
    for viewer in EVERYONE:
        assert told(table, viewer) == [line("taken-back-untold", actor="host", by=-1)]


def test_a_sealed_answer_that_is_taken_back_stays_sealed() -> None:
    lines = []
    for say in ("low", "high"):
        table = started(Shelf())
        table.game.submit(at(0), a("guess", question=1, say=say), "m1")
        table.undo.last_move(at(0))
        lines.append([table.views.look(viewer).lines for viewer in EVERYONE])
        assert told(table) == [line("taken-back-answer", actor="seat", by=0, seat=0)]
    assert lines[0] == lines[1]


def test_answers_that_lay_open_are_told_to_have_been_seen() -> None:
    table = started(Shelf(), players=2)
    for seat in range(2):
        table.game.submit(at(seat), a("guess", question=1, say="low"), f"g{seat}")
    table.undo.last_move(HOST)
    assert [each.code for each in told(table)] == ["taken-back", "taken-back-open"]
    # The other's answer is known: what was said before it is not taken back by undo.
    with refused("stands-now"):
        table.undo.last_move(at(0))


def test_an_end_that_the_host_takes_back_is_told_to_have_been_seen() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("finish"), "m1")
    table.undo.last_move(HOST)
    assert [each.code for each in told(table)] == ["taken-back", "taken-back-open"]


class Stumbling(ToyRules):
    """The toy with a bug of ours in what it tells."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        if type(event).__struct_config__.tag == "thrown":
            raise KeyError("thrown")
        return super().seen_by(event, viewer)


def test_what_the_rules_stumble_over_is_taken_back_all_the_same() -> None:
    shelf = Shelf()
    table = Table.open(shelf, Stumbling(), "one", ToyOptions(players=3), Ticks(), "seed")
    table.game.start(HOST)
    table.game.submit(at(0), a("throw"), "m1")
    table.undo.last_move(HOST)
    for here in (table, Table.resume(shelf, "one", lambda _: Stumbling(), Ticks())):
        assert told(here) == [line("taken-back-untold", actor="host", by=-1)]
