"""A round's time: measured by a clock that never jumps, on the record each minute, called by the
hub, and waiting for the referee after a restart.
"""

import threading
import time
from typing import Any

import pytest

from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.contract.form import Move
from hub.rules.contract.log import Record
from hub.rules.registry import RULES
from hub.rules.tournament.options import Options
from hub.storage.memory import MemoryStore
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tournaments.clock import MINUTE, NO_LIMIT, Reading, TournamentClock
from hub.tournaments.deadline import Deadlines
from hub.tournaments.reconciler import Reconciler, open_tournament, resume_tournaments
from tests.tournaments.wall import Wall

NAMES = tuple("ABCDEFGH")
MORE = {"count": 5}
DAY = 24 * 60 * MINUTE


def begun(store: MemoryStore, wall: Wall, **options: Any) -> Reconciler:
    """On a hub with this clock on the wall, which is no matter."""
    registry = TableRegistry(store, RULES.__getitem__, wall)
    return open_tournament(registry, "cup", Options(entries=NAMES, level="tokens", **options))


def resumed(store: MemoryStore, wall: Wall) -> Reconciler:
    """The hub has been restarted."""
    registry = TableRegistry(store, RULES.__getitem__, wall)
    registry.resume()
    (reconciler,) = resume_tournaments(registry)
    return reconciler


def referee(table: Table, key: str, **values: Any) -> None:
    table.game.submit(REFEREE, Move(offer=key, values=values), f"{key}@{table.version}")


def recorded(table: Table, tag: str) -> list[Record]:
    """The records in which something of this kind happened."""
    return [each for each in table.log.records() if tag.encode() in bytes(each.events)]


def deadlines(reconciler: Reconciler, wall: Wall) -> tuple[Deadlines, TournamentClock]:
    """With that clock as the steady one; the log's times are of the same, or of another."""
    clock = TournamentClock(reconciler.tournament, wall)
    return Deadlines(lambda: [(reconciler.tournament, clock)]), clock


def test_time_is_called_when_the_minutes_are_over_and_not_before() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=30)
    due, clock = deadlines(reconciler, wall)
    assert (due.look(), clock.left()) == (None, 30 * MINUTE)
    referee(reconciler.tournament, "draw")
    assert due.look() is None
    wall.now += 5 * MINUTE
    referee(reconciler.tournament, "start-round")
    assert clock.left() == 30 * MINUTE
    wall.now += 30 * MINUTE - 1
    assert (due.look(), reconciler.state.clock, clock.left()) == (1, "running", 1)
    wall.now += 1
    due.look()
    assert (reconciler.state.clock, clock.left()) == ("up", 0)
    assert reconciler.tournament.log.records()[-1].by == str(HUB)


def test_a_clock_that_stands_still_does_not_run_out_and_goes_on_with_what_was_left() -> None:
    wall, store = Wall(), MemoryStore()
    first = begun(store, wall, minutes=30)
    due, _ = deadlines(first, wall)
    referee(first.tournament, "draw")
    referee(first.tournament, "start-round")
    wall.now += 10 * MINUTE + 7
    referee(first.tournament, "pause-clock")
    due.look()
    wall.now += 100 * MINUTE
    reconciler = resumed(store, wall)
    due, clock = deadlines(reconciler, wall)
    assert due.look() is None
    assert clock.read() == Reading("running", 20 * MINUTE - 7, NO_LIMIT, is_paused=True)
    referee(reconciler.tournament, "resume-clock")
    wall.now += 5 * MINUTE - 7
    referee(reconciler.tournament, "pause-clock")
    wall.now += MINUTE
    referee(reconciler.tournament, "resume-clock")
    assert clock.left() == 15 * MINUTE
    referee(reconciler.tournament, "add-time", count=5)
    assert (clock.left(), due.look()) == (20 * MINUTE, MINUTE)
    wall.now += 20 * MINUTE - 1
    assert (due.look(), reconciler.state.clock) == (1, "running")
    wall.now += 1
    due.look()
    assert reconciler.state.clock == "up"


def test_a_clock_that_was_started_too_soon_is_taken_back() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=30)
    _, clock = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    wall.now += 10 * MINUTE
    reconciler.tournament.undo.last_move(
        REFEREE, last=reconciler.tournament.views.look(REFEREE).undo
    )
    assert (reconciler.state.clock, clock.left(), clock.ends()) == ("off", 30 * MINUTE, None)
    referee(reconciler.tournament, "start-round")
    wall.now += MINUTE
    assert clock.left() == 29 * MINUTE


def half_played(store: MemoryStore, wall: Wall, **options: Any) -> Reconciler:
    """A round of 30 minutes of which 17 and a half have run, looked at each minute."""
    steady = Wall()
    first = begun(store, wall, minutes=30, **options)
    due, _ = deadlines(first, steady)
    referee(first.tournament, "draw")
    referee(first.tournament, "start-round")
    for _ in range(17):
        steady.now += MINUTE
        due.look()
    steady.now += MINUTE // 2
    assert due.look() == MINUTE // 2
    return first


@pytest.mark.parametrize("off", [1000, 90 * DAY, -365 * DAY])
def test_after_a_restart_the_round_waits_with_what_was_left_for_the_referee(off: int) -> None:
    wall, store = Wall(), MemoryStore()
    half_played(store, wall)
    wall.now += off
    reconciler = resumed(store, wall)
    # The machine was started anew: nothing of its steady clock is known.
    steady = Wall()
    steady.now = 5
    due, clock = deadlines(reconciler, steady)
    waits = Reading("running", 13 * MINUTE, NO_LIMIT, is_paused=True, after_restart=True)
    assert clock.read() == waits
    assert not reconciler.state.is_paused
    due.look()
    assert (reconciler.state.is_paused, reconciler.state.after_restart) == (True, True)
    steady.now += 60 * MINUTE
    assert (due.look(), clock.read()) == (None, waits)
    assert reconciler.tournament.log.records()[-1].by == str(HUB)
    referee(reconciler.tournament, "resume-clock")
    assert not reconciler.state.after_restart
    steady.now += 13 * MINUTE - 1
    assert (clock.left(), clock.read().after_restart) == (1, False)
    steady.now += 1
    due.look()
    assert reconciler.state.clock == "up"


def test_a_round_that_waits_after_a_restart_waits_after_the_next_one_too() -> None:
    wall, store = Wall(), MemoryStore()
    half_played(store, wall)
    for _ in range(2):
        reconciler = resumed(store, wall)
        due, clock = deadlines(reconciler, Wall())
        due.look()
        assert (clock.left(), reconciler.state.after_restart) == (13 * MINUTE, True)
        assert len(recorded(reconciler.tournament, "clock-paused")) == 1


def test_without_a_limit_nothing_waits_after_a_restart() -> None:
    wall, store = Wall(), MemoryStore()
    first = begun(store, wall)
    referee(first.tournament, "draw")
    referee(first.tournament, "start-round")
    reconciler = resumed(store, wall)
    due, clock = deadlines(reconciler, Wall())
    assert due.look() is None
    assert clock.read() == Reading("running", NO_LIMIT, NO_LIMIT, is_paused=False)


class Full(MemoryStore):
    """A store that takes nothing while it is full."""

    is_full = False

    def append(self, *records: Record) -> None:
        if self.is_full:
            raise StorageFault
        super().append(*records)


def test_a_round_that_cannot_say_that_it_waits_waits_all_the_same() -> None:
    wall, store = Wall(), Full()
    half_played(store, wall)
    reconciler = resumed(store, wall)
    steady = Wall()
    due, clock = deadlines(reconciler, steady)
    store.is_full = True
    for _ in range(3):
        steady.now += 30 * MINUTE
        assert due.look() == 5000
        assert (clock.left(), clock.read().after_restart) == (13 * MINUTE, True)
    store.is_full = False
    due.look()
    assert (reconciler.state.is_paused, reconciler.state.clock) == (True, "running")


def test_what_has_run_is_on_the_record_each_minute_and_in_no_story() -> None:
    wall, store = Wall(), MemoryStore()
    first = half_played(store, wall)
    table = first.tournament
    noted = recorded(table, "clock-read")
    assert len(noted) == 17
    assert {each.scope for each in noted} == {"table"}
    assert list(table.referee.clocks.values()) == [17 * MINUTE]
    lines = [line.code for line in table.views.story(REFEREE)]
    assert lines == ["opened", "drawn", "round-started"]
    # Nothing was moved: what was started too soon is taken back, however many minutes ago.
    table.undo.last_move(REFEREE, last=table.views.look(REFEREE).undo)
    assert first.state.clock == "off"


@pytest.mark.parametrize("jump", [90 * DAY, -365 * DAY, 50 * 365 * DAY, -60 * 365 * DAY])
def test_a_jump_of_the_clock_on_the_wall_ends_nothing_and_shows_no_other_time(jump: int) -> None:
    wall, steady = Wall(), Wall()
    reconciler = begun(MemoryStore(), wall, minutes=30, length=300)
    due, clock = deadlines(reconciler, steady)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    steady.now += 10 * MINUTE
    wall.now += jump
    referee(reconciler.tournament, "note", why="what time is it?")
    assert due.look() == MINUTE
    shown = Reading("running", 20 * MINUTE, 290 * MINUTE, is_paused=False)
    assert clock.read() == shown
    wall.now -= jump // 2
    referee(reconciler.tournament, "pause-clock")
    wall.now += jump
    referee(reconciler.tournament, "resume-clock")
    assert clock.read() == shown
    steady.now += 20 * MINUTE - 1
    assert (due.look(), reconciler.state.clock) == (1, "running")
    steady.now += 1
    due.look()
    assert reconciler.state.clock == "up"


def test_a_called_time_is_taken_back_with_what_was_left_and_goes_on_by_a_tap() -> None:
    wall, store = Wall(), MemoryStore()
    first = half_played(store, wall)
    steady = Wall()
    due, clock = deadlines(first, steady)
    due.look()
    referee(first.tournament, "resume-clock")
    referee(first.tournament, "time-up")
    steady.now += 40 * MINUTE
    assert (due.look(), clock.left()) == (None, 0)
    referee(first.tournament, "recall-time")
    assert clock.read() == Reading("running", 13 * MINUTE, NO_LIMIT, is_paused=True)
    assert due.look() is None
    assert [each.kind for each in first.state.decisions] == ["time-recalled"]
    referee(first.tournament, "resume-clock")
    steady.now += 13 * MINUTE
    due.look()
    assert first.state.clock == "up"


def test_a_round_whose_time_ran_out_is_given_more_and_time_is_called_again() -> None:
    steady = Wall()
    reconciler = begun(MemoryStore(), Wall(), minutes=30)
    due, clock = deadlines(reconciler, steady)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    steady.now += 30 * MINUTE
    due.look()
    assert reconciler.state.clock == "up"
    steady.now += 3 * MINUTE
    referee(reconciler.tournament, "add-time", count=5)
    assert clock.read() == Reading("running", 5 * MINUTE, NO_LIMIT, is_paused=False)
    steady.now += 5 * MINUTE - 1
    assert (due.look(), reconciler.state.clock) == (1, "running")
    steady.now += 1
    due.look()
    assert reconciler.state.clock == "up"


def test_a_round_that_is_over_has_no_clock_that_runs_on() -> None:
    steady = Wall()
    reconciler = begun(MemoryStore(), Wall(), minutes=30)
    due, _ = deadlines(reconciler, steady)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    steady.now += MINUTE
    referee(reconciler.tournament, "void-draw", why="too few chairs")
    due.look()
    before = len(reconciler.tournament.log.records())
    steady.now += 100 * MINUTE
    assert due.look() is None
    assert len(reconciler.tournament.log.records()) == before


def test_the_minutes_that_count_are_those_when_the_round_begins() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=30)
    due, clock = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "minutes", count=10, why="leave of the publisher")
    assert clock.left() == 10 * MINUTE
    referee(reconciler.tournament, "start-round")
    wall.now += 10 * MINUTE
    due.look()
    assert reconciler.state.clock == "up"


def test_without_a_limit_nobody_is_hurried() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall)
    due, clock = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    wall.now += 10_000 * MINUTE
    assert due.look() is None
    assert reconciler.state.clock == "running"
    assert (clock.left(), clock.length_left()) == (NO_LIMIT, NO_LIMIT)


def test_the_whole_length_counts_from_the_first_draw() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, length=300)
    _, clock = deadlines(reconciler, wall)
    wall.now += 100 * MINUTE
    assert clock.length_left() == 300 * MINUTE
    referee(reconciler.tournament, "draw")
    wall.now += 100 * MINUTE
    assert clock.length_left() == 200 * MINUTE
    wall.now += 300 * MINUTE
    assert clock.length_left() == 0


def test_the_whole_length_counts_from_the_draw_that_stands() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, length=300)
    _, clock = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    wall.now += 50 * MINUTE
    referee(reconciler.tournament, "void-draw", why="two were missing")
    assert clock.length_left() == 300 * MINUTE
    wall.now += 10 * MINUTE
    referee(reconciler.tournament, "draw")
    assert clock.length_left() == 300 * MINUTE
    wall.now += 100 * MINUTE
    assert clock.length_left() == 200 * MINUTE


class Held(MemoryStore):
    """A store in which the next record waits, while the table is held, until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self.reached, self.let_go = threading.Event(), threading.Event()

    def append(self, *records: Record) -> None:
        if self.is_slow:
            self.is_slow = False
            self.reached.set()
            assert self.let_go.wait(20)
        super().append(*records)


def test_time_is_not_called_on_a_round_that_is_given_more_in_the_same_moment() -> None:
    wall, store = Wall(), Held()
    reconciler = begun(store, wall, minutes=30)
    due, clock = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    wall.now += 30 * MINUTE
    store.is_slow = True
    giving = threading.Thread(target=referee, args=(reconciler.tournament, "add-time"), kwargs=MORE)
    giving.start()
    assert store.reached.wait(20)
    # It reads the clock now, and waits for the table; whether it got that far does not matter.
    waits: list[int | None] = []
    looking = threading.Thread(target=lambda: waits.append(due.look()))
    looking.start()
    time.sleep(0.2)
    store.let_go.set()
    giving.join(20)
    looking.join(20)
    assert (reconciler.state.clock, clock.left()) == ("running", 5 * MINUTE)
    assert waits in ([0], [MINUTE])
    assert due.look() == MINUTE


def test_the_clock_is_read_of_one_moment_though_the_round_is_taken_back_meanwhile() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=30)
    tournament = reconciler.tournament
    taking_back = False

    def steady() -> int:
        if taking_back and tournament.game.state().clock == "running":
            tournament.undo.last_move(REFEREE, last=started)
        return wall.now

    clock = TournamentClock(tournament, steady)
    referee(tournament, "draw")
    referee(tournament, "start-round")
    started = tournament.views.look(REFEREE).undo
    wall.now += MINUTE
    assert clock.left() == 29 * MINUTE
    taking_back = True
    assert clock.read() == Reading("off", 30 * MINUTE, NO_LIMIT, is_paused=False)
    assert clock.ends() is None


def test_time_that_is_called_in_a_pause_is_no_pause_any_more() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=30)
    _, clock = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    referee(reconciler.tournament, "pause-clock")
    referee(reconciler.tournament, "time-up")
    assert clock.read() == Reading("up", 0, NO_LIMIT, is_paused=False)


def test_a_tournament_at_rest_is_called_when_it_is_awake_again() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=1)
    due, _ = deadlines(reconciler, wall)
    referee(reconciler.tournament, "draw")
    referee(reconciler.tournament, "start-round")
    reconciler.tournament.pause(REFEREE, "dinner")
    wall.now += 2 * MINUTE
    wait = due.look()
    assert wait is not None
    assert wait > 0
    reconciler.tournament.resume_play(REFEREE)
    due.look()
    assert reconciler.state.clock == "up"


def test_the_thread_sleeps_until_it_is_woken() -> None:
    """It looks once at the start, and then only when something changed."""
    wall, looks = Wall(), threading.Semaphore(0)
    reconciler = begun(MemoryStore(), wall, minutes=1)
    clock = TournamentClock(reconciler.tournament, wall)
    count = 0

    def clocked() -> list[tuple[Table, TournamentClock]]:
        nonlocal count
        count += 1
        looks.release()
        return [(reconciler.tournament, clock)]

    due = Deadlines(clocked)
    reconciler.tournament.watch(lambda _: due.wake())
    due.start()
    try:
        assert looks.acquire(timeout=20)
        time.sleep(0.3)
        assert count == 1
        referee(reconciler.tournament, "draw")
        referee(reconciler.tournament, "start-round")
        wall.now += MINUTE
        due.wake()
        ends = time.monotonic() + 20
        while reconciler.state.clock != "up":
            assert time.monotonic() < ends
            time.sleep(0.01)
    finally:
        due.stop()


def test_before_the_first_draw_no_clock_runs_though_there_is_a_length() -> None:
    wall = Wall()
    reconciler = begun(MemoryStore(), wall, minutes=60, length=240)
    _, clock = deadlines(reconciler, wall)
    wall.now += 5 * MINUTE
    assert (clock.next_note(), clock.unnoted(), clock.ends()) == (None, {}, None)
    assert clock.read() == Reading("off", 60 * MINUTE, 240 * MINUTE, False)
    referee(reconciler.tournament, "draw")
    assert clock.next_note() == MINUTE
