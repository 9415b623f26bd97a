"""A move is stored before it counts, counts once, and a refused one leaves no trace."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from hub.rules.contract.actor import HOST, HUB, REFEREE, TABLE, at
from hub.rules.contract.log import Record
from hub.tables.store import FullLog, LogMoved
from hub.tables.table import Table
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
from tests.tables.toy import ToyOptions


def test_a_move_is_stored_with_who_and_when() -> None:
    shelf = Shelf()
    table = started(shelf)
    ack = table.game.submit(at(1), a("pay", coins=2), "m1")
    record = shelf.read("one")[-1]
    assert ack == 3
    assert (record.version, record.by, record.scope, record.schema) == (3, "seat 1", "game", 1)
    assert (record.move_id, record.for_seat, record.at) == ("m1", None, 1_003)
    assert bytes(record.events) == b'[{"type":"paid","seat":1,"coins":2,"lost":0}]'
    assert state_of(table).coins == (5, 3, 5)


def test_nothing_is_shown_before_it_is_stored() -> None:
    seen: list[int] = []

    class Peeping(Shelf):
        def append(self, *records: Record) -> None:
            seen.append(len(state_of(table).thrown) if records[0].version > 2 else 0)
            super().append(*records)

    table = started(Peeping())
    table.game.submit(at(0), a("throw"), "m1")
    assert seen == [0, 0, 0]
    assert len(state_of(table).thrown) == 1


def test_no_move_before_the_start() -> None:
    table = opened(Shelf())
    with refused("not-started"):
        table.game.submit(at(0), a("throw"), "m1")


def test_a_game_starts_once_and_by_the_host_only() -> None:
    table = opened(Shelf())
    with refused("host-only"):
        table.game.start(at(0))
    assert table.views.look(HOST).view is None
    table.game.start(HOST)
    assert table.game.is_started
    with refused("already-started"):
        table.game.start(HOST)


def test_a_referee_and_the_hub_start_a_table_too() -> None:
    for by in (REFEREE, HUB):
        assert opened(Shelf()).game.start(by) == 2


def test_a_pause_says_why_in_a_few_words() -> None:
    table = started(Shelf())
    for why in ("", "x" * 500, "a\nb", "fault"):
        with refused("wrong-text"):
            table.pause(HOST, why)
    assert table.views.look(TABLE).paused == ""


def test_a_start_that_the_rules_refuse_leaves_no_trace() -> None:
    shelf = Shelf()
    table = opened(shelf, players=9)
    with refused("wrong-players"):
        table.game.start(HOST)
    assert len(shelf.read("one")) == 1
    table.settings.choose(HOST, ToyOptions(players=4))
    table.game.start(HOST)
    assert state_of(table).players == 4
    assert resumed(shelf).settings.options() == ToyOptions(players=4)


def test_options_stay_as_they_are_once_it_started() -> None:
    table = started(Shelf())
    with refused("already-started"):
        table.settings.choose(HOST, ToyOptions(players=4))


def test_a_repeated_id_is_answered_again_and_not_played_again() -> None:
    shelf = Shelf()
    table = started(shelf)
    first = table.game.submit(at(1), a("pay", coins=1), "m1")
    table.game.submit(at(2), a("pay", coins=1), "m2")
    assert table.game.submit(at(1), a("pay", coins=1), "m1") == first
    assert resumed(shelf).game.submit(at(1), a("pay", coins=1), "m1") == first
    assert state_of(table).coins == (5, 4, 4)
    assert len(shelf.read("one")) == 4


def test_an_id_is_its_own_actors_alone() -> None:
    shelf = Shelf()
    table = started(shelf)
    table.game.submit(at(1), a("pay", coins=1), "m1")
    table.game.submit(at(2), a("pay", coins=1), "m1")
    assert state_of(resumed(shelf)).coins == (5, 4, 4)


def test_a_repeat_is_answered_even_while_paused() -> None:
    table = started(Shelf())
    first = table.game.submit(at(1), a("throw"), "m1")
    table.pause(HOST)
    assert table.game.submit(at(1), a("throw"), "m1") == first


def test_a_refused_move_leaves_no_record_and_the_very_same_state() -> None:
    shelf = Shelf()
    table = started(shelf)
    before = table._commit.snapshot
    told: list[int] = []
    table.watch(versions_into(told))
    with refused("out-of-range"):
        table.game.submit(at(0), a("pay", coins=6), "m1")
    with refused("not-offered"):
        table.game.submit(at(0), a("fly"), "m1")
    with refused("old-question"):
        table.game.submit(at(0), a("guess", question=7, say="low"), "m1")
    assert table._commit.snapshot is before
    assert len(shelf.read("one")) == 2
    assert told == []
    table.game.submit(at(0), a("pay", coins=5), "m1")
    assert state_of(table).coins == (0, 5, 5)


def test_a_failing_store_changes_nothing_and_the_table_goes_on() -> None:
    shelf = Shelf()
    table = started(shelf)
    before = table._commit.snapshot
    told: list[int] = []
    table.watch(versions_into(told))
    shelf.fail = FullLog(free=0)
    with pytest.raises(FullLog):
        table.game.submit(at(0), a("throw"), "m1")
    assert table._commit.snapshot is before
    assert told == []
    table.game.submit(at(0), a("throw"), "m1")
    assert told == [3]
    assert state_of(table) == state_of(resumed(shelf))


def test_a_failing_store_opens_no_table() -> None:
    shelf = Shelf()
    shelf.fail = FullLog()
    with pytest.raises(FullLog):
        opened(shelf)
    assert shelf.tables() == []


def test_a_log_that_moved_on_is_read_again_and_the_move_refused() -> None:
    shelf = Shelf()
    table = started(shelf)
    told: list[int] = []
    table.watch(versions_into(told))
    other = resumed(shelf)
    other.game.submit(at(1), a("pay", coins=1), "m1")
    with refused("table-moved"):
        table.game.submit(at(2), a("pay", coins=1), "m2")
    assert told == [3]
    assert state_of(table).coins == (5, 4, 5)
    assert table.game.submit(at(1), a("pay", coins=1), "m1") == 3
    table.game.submit(at(2), a("pay", coins=1), "m2")
    assert state_of(resumed(shelf)).coins == (5, 4, 4)


def test_two_tables_cannot_share_a_name() -> None:
    shelf = Shelf()
    opened(shelf)
    with refused("table-exists"):
        opened(shelf)


def test_a_fault_while_reading_again_is_told_and_harms_nothing() -> None:
    shelf = Shelf()
    table = started(shelf)
    before = table._commit.snapshot
    shelf.fail = LogMoved()
    shelf.logs["one"], kept = [], shelf.logs["one"]
    with pytest.raises(Exception, match=r"^missing-log, table one$"):
        table.game.submit(at(0), a("throw"), "m1")
    assert table._commit.snapshot is before
    shelf.logs["one"] = kept
    table.game.submit(at(0), a("throw"), "m1")


@pytest.mark.parametrize("seat", [3, 5, 99, -1])
def test_a_seat_that_the_game_was_not_dealt_for_is_refused_and_rests_nothing(seat: int) -> None:
    table = started(Shelf())
    with refused("no-such-seat"):
        table.game.submit(at(seat), a("throw"), "m1")
    with refused("no-such-seat"):
        table.game.submit(HOST, a("throw"), "m1", for_seat=seat)
    assert table.views.look(at(seat)).view == table.views.look(TABLE).view
    assert table.views.secret(seat) is None
    assert table.views.acting(seat) == ()
    assert table.views.look(HOST).paused == ""


class Slow(Shelf):
    """Takes its time, as a disk does, so that threads would get in each other's way."""

    def append(self, *records: Record) -> None:
        time.sleep(0.001)
        super().append(*records)


def test_answers_given_at_the_same_time_do_not_refuse_each_other() -> None:
    for attempt in range(20):
        shelf = Slow()
        table = started(shelf, players=6)
        line = threading.Barrier(6)

        def answer(seat: int, table: Table = table, line: threading.Barrier = line) -> int:
            line.wait()
            move = a("guess", question=1, say="low")
            return table.game.submit(at(seat), move, f"m{seat}")

        with ThreadPoolExecutor(6) as threads:
            versions = list(threads.map(answer, range(6)))
        assert sorted(versions) == list(range(3, 9)), attempt
        (frame,) = state_of(table).frames
        assert frame.question == 2
        assert state_of(resumed(shelf)) == state_of(table)


def test_one_move_sent_by_many_threads_is_played_once() -> None:
    table = started(Slow())
    line = threading.Barrier(8)

    def throw(_: int) -> int:
        line.wait()
        return table.game.submit(at(0), a("throw"), "same")

    with ThreadPoolExecutor(8) as threads:
        assert set(threads.map(throw, range(8))) == {3}
    assert len(state_of(table).thrown) == 1


def test_the_host_acts_for_a_seat_on_the_record() -> None:
    shelf = Shelf()
    table = started(shelf)
    assert "pay" in [offer.key for offer in table.views.acting(2)]
    table.game.submit(HOST, a("pay", coins=1), "m1", for_seat=2)
    record = shelf.read("one")[-1]
    assert (record.by, record.for_seat) == ("host", 2)
    assert state_of(table).coins == (5, 5, 4)


def test_what_needs_a_look_at_secrets_is_for_its_owner() -> None:
    table = started(Shelf())
    assert "peek" in [offer.key for offer in table.views.look(at(2)).offers]
    assert "peek" not in [offer.key for offer in table.views.acting(2)]
    for offer in ("peek", "never-heard-of"):
        with refused("needs-the-owner"):
            table.game.submit(HOST, a(offer), "m1", for_seat=2)
    table.game.submit(at(2), a("peek"), "m1")


def test_an_old_question_answered_for_a_seat_is_called_old() -> None:
    table = started(Shelf())
    with refused("old-question"):
        table.game.submit(HOST, a("guess", question=9, say="low"), "m1", for_seat=2)


def test_only_the_host_acts_for_a_seat() -> None:
    table = started(Shelf())
    with refused("host-only"):
        table.game.submit(at(1), a("throw"), "m1", for_seat=2)


def test_a_paused_table_takes_no_move_until_it_is_resumed() -> None:
    shelf = Shelf()
    table = started(shelf)
    with refused("host-only"):
        table.pause(at(0))
    table.pause(HOST, "supper")
    assert table.views.look(TABLE).paused == "supper"
    assert table.views.look(at(0)).offers == ()
    for one in (table, resumed(shelf)):
        with refused("paused"):
            one.game.submit(at(0), a("throw"), "m1")
    with refused("host-only"):
        table.resume_play(at(0))
    table.resume_play(HOST)
    with refused("not-paused"):
        table.resume_play(HOST)
    table.game.submit(at(0), a("throw"), "m1")


def test_an_ended_table_takes_nothing_more_and_can_still_be_looked_at() -> None:
    shelf = Shelf()
    table = started(shelf)
    with refused("host-only"):
        table.end(at(0))
    table.end(HOST)
    for one in (table, resumed(shelf)):
        with refused("table-ended"):
            one.game.submit(at(0), a("throw"), "m1")
        with refused("table-ended"):
            one.undo.last_move(HOST)
        with refused("table-ended"):
            one.seats.sit(0, "Yuki")
        assert one.views.look(at(0)).ended
        assert one.views.look(at(0)).view is not None


def test_opening_needs_no_seed_and_no_two_are_alike() -> None:
    shelf = Shelf()
    seeds = set()
    for name in ("a", "b"):
        table = Table.open(shelf, RULES, name, ToyOptions(), Ticks())
        seeds.add(table._commit.snapshot.state.seed)
    assert len(seeds) == 2
