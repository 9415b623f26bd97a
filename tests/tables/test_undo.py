"""Undo takes the last move back, by an appended record, and only for those who may."""

from hub.rules.contract.actor import HOST, PANEL, TABLE, Actor, at
from hub.rules.contract.identifiers import Version
from hub.tables.history import GameHistory
from hub.tables.keys import digest_of
from hub.tables.table import Table
from tests.tables.shelf import Shelf, Ticks, a, opened, refused, resumed, started, state_of
from tests.tables.toy import Toy, ToyOptions, ToyRules


def test_an_undo_is_a_record_and_the_state_is_the_very_one_before() -> None:
    shelf = Shelf()
    table = started(shelf)
    before = state_of(table)
    table.game.submit(at(0), a("throw"), "m1")
    assert table.undo.last_move(at(0)) == 4
    record = shelf.read("one")[-1]
    assert (record.by, record.scope) == ("seat 0", "table")
    assert bytes(record.events) == b'[{"type":"undone","to":2}]'
    assert state_of(table) is before


def test_nothing_is_there_to_undo_before_the_first_move() -> None:
    with refused("nothing-to-undo"):
        opened(Shelf()).undo.last_move(HOST)
    with refused("nothing-to-undo"):
        started(Shelf()).undo.last_move(HOST)


def test_a_move_is_its_makers_until_someone_else_has_moved() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("throw"), "m1")
    with refused("not-yours-to-undo"):
        table.undo.last_move(at(1))
    assert table.views.look(at(0)).undo == 3
    assert table.views.look(at(1)).undo is None
    table.game.submit(at(1), a("throw"), "m2")
    with refused("not-yours-to-undo"):
        table.undo.last_move(at(0))
    assert (table.views.look(at(0)).undo, table.views.look(HOST).undo) == (None, 4)
    with refused("not-yours-to-undo"):
        table.undo.last_move(TABLE)


def test_the_panels_button_takes_back_what_its_maker_could() -> None:
    shelf = Shelf()
    table = started(shelf)
    with refused("nothing-to-undo"):
        table.undo.last_move(PANEL)
    table.game.submit(at(0), a("throw"), "m1")
    assert table.views.look(PANEL).undo == 3
    table.undo.last_move(PANEL)
    record = shelf.read("one")[-1]
    assert (record.by, bytes(record.events)) == ("panel", b'[{"type":"undone","to":2}]')
    for seat in range(3):
        table.game.submit(at(seat), a("guess", question=1, say="low"), f"g{seat}")
    # The last answer laid all of them open: that is the host's alone, for the panel too.
    assert table.views.look(PANEL).undo is None
    with refused("answers-are-open"):
        table.undo.last_move(PANEL)
    table.undo.last_move(HOST)


def test_the_host_undoes_anything_and_further_back() -> None:
    table = started(Shelf())
    states = [state_of(table)]
    for number in range(4):
        table.game.submit(at(number % 2), a("throw"), f"m{number}")
        states.append(state_of(table))
    for expected in reversed(states[:-1]):
        table.undo.last_move(HOST)
        assert state_of(table) is expected
    with refused("nothing-to-undo"):
        table.undo.last_move(HOST)


def test_a_maker_walks_back_over_their_own_moves_only() -> None:
    table = started(Shelf())
    table.game.submit(at(1), a("throw"), "m1")
    table.game.submit(at(0), a("throw"), "m2")
    table.game.submit(at(0), a("throw"), "m3")
    table.undo.last_move(at(0))
    table.undo.last_move(at(0))
    with refused("not-yours-to-undo"):
        table.undo.last_move(at(0))
    assert len(state_of(table).thrown) == 1


def test_what_the_host_did_for_a_seat_is_the_hosts_to_undo() -> None:
    table = started(Shelf())
    table.game.submit(HOST, a("throw"), "m1", for_seat=0)
    with refused("not-yours-to-undo"):
        table.undo.last_move(at(0))
    table.undo.last_move(HOST)


def test_joining_keys_and_pauses_are_not_rolled_back() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("throw"), "m1")
    table.seats.sit(0, "Yuki")
    key = table.keys.give("seat", 0)
    table.pause(HOST)
    table.undo.last_move(HOST)
    assert table.seats.names[0] == "Yuki"
    assert table.keys.who(key) == at(0)
    assert table.views.look(TABLE).paused == "host"
    assert state_of(table).thrown == ()


def test_while_paused_only_the_host_undoes() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("throw"), "m1")
    table.pause(HOST)
    assert (table.views.look(at(0)).undo, table.views.look(HOST).undo) == (None, 3)
    with refused("paused"):
        table.undo.last_move(at(0))
    table.undo.last_move(HOST)


def test_a_finished_game_is_reopened_by_the_host_alone() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("finish"), "m1")
    assert table.views.look(at(0)).undo is None
    with refused("not-yours-to-undo"):
        table.undo.last_move(at(0))
    table.undo.last_move(HOST)
    assert not state_of(table).over
    table.game.submit(at(0), a("throw"), "m2")


def test_after_an_undo_the_same_question_gets_the_same_chance() -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(0), a("throw"), "m1")
    thrown = state_of(table).thrown
    table.undo.last_move(at(0))
    table.game.submit(at(1), a("throw"), "m2")
    assert state_of(table).thrown == thrown
    table.undo.last_move(HOST)
    back = resumed(shelf)
    back.game.submit(at(2), a("throw"), "m3")
    assert state_of(back).thrown == thrown
    back.game.submit(at(2), a("throw"), "m4")
    assert state_of(back).thrown[0] != state_of(back).thrown[1]


def test_an_undo_outlives_a_restart_and_goes_on_from_there() -> None:
    shelf = Shelf()
    table = started(shelf)
    for number in range(3):
        table.game.submit(at(0), a("pay", coins=1), f"m{number}")
    table.undo.last_move(HOST)
    back = resumed(shelf)
    assert state_of(back) == state_of(table)
    back.undo.last_move(at(0))
    assert state_of(back).coins == (4, 5, 5)
    back.game.submit(at(1), a("pay", coins=1), "m9")
    again = resumed(shelf)
    assert state_of(again).coins == (4, 4, 5)
    again.undo.last_move(HOST)
    again.undo.last_move(HOST)
    assert state_of(again).coins == (5, 5, 5)


def test_a_repeated_undo_with_one_id_goes_back_once() -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(0), a("throw"), "m1")
    table.game.submit(at(0), a("throw"), "m2")
    first = table.undo.last_move(at(0), "u1")
    assert table.undo.last_move(at(0), "u1") == first
    assert resumed(shelf).undo.last_move(at(0), "u1") == first
    assert len(state_of(table).thrown) == 1


def test_an_undo_that_meant_another_move_takes_nothing_back() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("throw"), "m1")
    meant = table.views.look(HOST).undo
    table.game.submit(at(1), a("throw"), "m2")
    with refused("old-undo"):
        table.undo.last_move(HOST, last=meant)
    assert len(state_of(table).thrown) == 2
    table.undo.last_move(HOST, last=table.views.look(HOST).undo)


def test_an_undo_that_meant_another_move_is_old_whatever_else_speaks_against_it() -> None:
    table = started(Shelf(), players=2)
    table.game.submit(at(0), a("guess", question=1, say="low"), "m1")
    table.game.submit(at(1), a("guess", question=1, say="low"), "m2")
    with refused("answers-are-open"):
        table.undo.last_move(at(1), last=4)
    with refused("old-undo"):
        table.undo.last_move(at(1), last=3)
    table.game.submit(at(0), a("finish"), "m3")
    with refused("old-undo"):
        table.undo.last_move(at(1), last=4)
    with refused("not-yours-to-undo"):
        table.undo.last_move(at(1), last=5)


def test_an_id_of_a_move_does_not_undo_nor_the_other_way_round() -> None:
    shelf = Shelf()
    table = started(shelf)
    move = table.game.submit(at(0), a("throw"), "m1")
    table.game.submit(at(0), a("throw"), "m2")
    undo = table.undo.last_move(at(0), "u1")
    for each in (table, resumed(shelf)):
        with refused("id-used"):
            each.undo.last_move(at(0), "m1")
        with refused("id-used"):
            each.game.submit(at(0), a("throw"), "u1")
        assert each.game.submit(at(0), a("throw"), "m1") == move
        assert each.undo.last_move(at(0), "u1") == undo
        assert len(state_of(each).thrown) == 1
    # Another's ids are none of theirs.
    table.game.submit(at(1), a("throw"), "u1")


def test_an_undone_move_is_answered_again_and_not_played_again() -> None:
    table = started(Shelf())
    first = table.game.submit(at(0), a("throw"), "m1")
    table.undo.last_move(at(0))
    assert table.game.submit(at(0), a("throw"), "m1") == first
    assert state_of(table).thrown == ()


def test_whoever_may_take_a_move_back_is_told_what_it_was_and_nobody_else() -> None:
    table = opened(Shelf())
    table.seats.sit(2, "Nonna")
    table.game.start(HOST)
    table.game.submit(at(0), a("throw"), "m1")
    table.game.submit(at(1), a("throw"), "m2")
    table.device.hand(2, digest_of("key"), lambda: True)
    last = table.views.look(HOST)
    assert [line.code for line in last.lines][-1] == "device-handed"
    assert [line.code for line in last.undoes] == ["thrown"]
    assert last.undoes == table.views.look(at(1)).undoes
    assert (table.views.look(at(0)).undo, table.views.look(at(0)).undoes) == (None, ())
    table.undo.last_move(HOST)
    assert table.views.look(HOST).undoes == table.views.look(at(0)).undoes != last.undoes


def test_what_was_undone_is_no_longer_told() -> None:
    table = started(Shelf())
    for seat in range(3):
        table.game.submit(at(seat), a("throw"), f"m{seat}")
    told = table.views.look(TABLE).lines
    table.game.submit(at(0), a("pay", coins=1), "m4")
    assert len(table.views.look(TABLE).lines) == 5
    table.undo.last_move(at(0))
    assert [line.code for line in table.views.look(TABLE).lines] == [
        *(line.code for line in told),
        "taken-back",
    ]


def test_a_moment_is_printed_by_its_version_and_nothing_of_its_state() -> None:
    history = GameHistory().then(Version(7), "host", "secret", ())
    assert repr(history.top) == "Moment(version=7)"


def test_a_long_history_is_let_go_without_harm() -> None:
    history = GameHistory()
    for version in range(200_000):
        history = history.then(Version(version), "host", None, ())
    assert history.back_to(Version(5)).can_undo(HOST) == 4
    del history


class Fencing(ToyRules):
    """The toy, where nobody can unsee what was thrown."""

    undo_stops = frozenset({"thrown"})


def fenced(shelf: Shelf) -> Table:
    """A payment, and then a throw."""
    table = Table.open(shelf, Fencing(), "one", ToyOptions(players=3), Ticks(), "seed")
    table.game.start(HOST)
    table.game.submit(at(0), a("pay", coins=1), "m1")
    table.game.submit(at(0), a("throw"), "m2")
    return table


def test_what_came_before_something_that_nobody_can_unsee_stays() -> None:
    table = fenced(Shelf())
    table.undo.last_move(at(0))
    assert table.views.look(at(0)).undo is None
    with refused("stands-now"):
        table.undo.last_move(at(0))


def test_what_comes_after_it_may_be_taken_back_as_ever() -> None:
    table = fenced(Shelf())
    table.game.submit(at(0), a("pay", coins=1), "m3")
    table.undo.last_move(at(0))
    table.undo.last_move(at(0))
    with refused("stands-now"):
        table.undo.last_move(at(0))


def test_the_fence_is_there_again_after_a_restart() -> None:
    shelf = Shelf()
    fenced(shelf).undo.last_move(at(0))
    again = Table.resume(shelf, "one", lambda _: Fencing(), Ticks())
    with refused("stands-now"):
        again.undo.last_move(at(0))


class Finishing(ToyRules):
    """The toy, where a throw stands."""

    def is_final(self, state: Toy, tag: str, who: Actor) -> bool:
        return tag == "thrown"


def test_what_is_final_is_taken_back_by_nobody() -> None:
    table = Table.open(Shelf(), Finishing(), "one", ToyOptions(players=3), Ticks(), "seed")
    table.game.start(HOST)
    table.game.submit(at(0), a("throw"), "m1")
    table.game.submit(at(0), a("pay", coins=1), "m2")
    table.undo.last_move(at(0))
    assert table.views.look(HOST).undo is None
    for who in (at(0), HOST, PANEL):
        with refused("not-taken-back"):
            table.undo.last_move(who)


def test_the_host_may_go_back_further() -> None:
    table = fenced(Shelf())
    table.undo.last_move(HOST)
    table.undo.last_move(HOST)
    assert table.views.look(HOST).undo is None
    # And whatever is done from there on is its maker's again.
    table.game.submit(at(0), a("pay", coins=1), "m9")
    table.undo.last_move(at(0))
