"""A round's time: when it began the log says, and the hub calls it, also after a restart."""

import threading
import time
from typing import Any

import pytest

from hub.rules.contract.form import Move
from hub.rules.contract.log import Record
from hub.rules.contract.who import HUB, REFEREE
from hub.rules.registry import RULES
from hub.rules.tournament.options import Options
from hub.storage.memory import MemoryStore
from hub.tables.house import House
from hub.tables.table import Table
from hub.tournaments.clock import MINUTE, NO_LIMIT, TournamentClock
from hub.tournaments.deadline import Deadlines
from hub.tournaments.steward import Steward, open_tournament, resume_tournaments
from tests.tournaments.wall import Wall

NAMES = tuple("ABCDEFGH")
MORE = {"count": 5}


def begun(store: MemoryStore, wall: Wall, **options: Any) -> Steward:
    house = House(store, RULES.__getitem__, wall)
    return open_tournament(house, "cup", Options(entries=NAMES, level="tokens", **options))


def resumed(store: MemoryStore, wall: Wall) -> Steward:
    """The hub has been restarted."""
    house = House(store, RULES.__getitem__, wall)
    house.resume()
    (steward,) = resume_tournaments(house)
    return steward


def referee(table: Table, key: str, **values: Any) -> None:
    table.submit(REFEREE, Move(offer=key, values=values), f"{key}@{table.version}")


def deadlines(steward: Steward, wall: Wall) -> tuple[Deadlines, TournamentClock]:
    clock = TournamentClock(steward.tournament, wall)
    return Deadlines(lambda: [(steward.tournament, clock)], wall), clock


def test_time_is_called_when_the_minutes_are_over_and_not_before() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=30)
    due, clock = deadlines(steward, wall)
    assert (due.look(), clock.left()) == (None, 30 * MINUTE)
    referee(steward.tournament, "draw")
    assert due.look() is None
    wall.now += 5 * MINUTE
    referee(steward.tournament, "start-round")
    assert clock.left() == 30 * MINUTE
    wall.now += 30 * MINUTE - 1
    assert (due.look(), steward.state.clock, clock.left()) == (1, "running", 1)
    wall.now += 1
    due.look()
    assert (steward.state.clock, clock.left()) == ("up", 0)
    assert steward.tournament.records()[-1].by == str(HUB)


def test_a_clock_that_stands_still_does_not_run_out_and_goes_on_with_what_was_left() -> None:
    wall, store = Wall(), MemoryStore()
    first = begun(store, wall, minutes=30)
    referee(first.tournament, "draw")
    referee(first.tournament, "start-round")
    wall.now += 10 * MINUTE
    referee(first.tournament, "pause-clock")
    wall.now += 100 * MINUTE
    steward = resumed(store, wall)
    due, clock = deadlines(steward, wall)
    assert (due.look(), clock.left(), steward.state.clock) == (None, 20 * MINUTE, "running")
    referee(steward.tournament, "resume-clock")
    wall.now += 5 * MINUTE
    referee(steward.tournament, "pause-clock")
    wall.now += MINUTE
    referee(steward.tournament, "resume-clock")
    assert clock.left() == 15 * MINUTE
    referee(steward.tournament, "add-time", count=5)
    assert (clock.left(), due.look()) == (20 * MINUTE, MINUTE)
    wall.now += 20 * MINUTE - 1
    assert (due.look(), steward.state.clock) == (1, "running")
    wall.now += 1
    due.look()
    assert steward.state.clock == "up"


def test_a_clock_that_was_started_too_soon_is_taken_back() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=30)
    _, clock = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "start-round")
    wall.now += 10 * MINUTE
    steward.tournament.undo(REFEREE, last=steward.tournament.look(REFEREE).undo)
    assert (steward.state.clock, clock.left(), clock.ends()) == ("off", 30 * MINUTE, None)
    referee(steward.tournament, "start-round")
    wall.now += MINUTE
    assert clock.left() == 29 * MINUTE


def test_a_restart_in_the_middle_of_a_round_changes_nothing() -> None:
    wall, store = Wall(), MemoryStore()
    first = begun(store, wall, minutes=30)
    referee(first.tournament, "draw")
    referee(first.tournament, "start-round")
    wall.now += 29 * MINUTE
    steward = resumed(store, wall)
    due, clock = deadlines(steward, wall)
    assert (due.look(), clock.left()) == (MINUTE, MINUTE)
    wall.now += 10 * MINUTE
    due.look()
    assert steward.state.clock == "up"


def test_the_minutes_that_count_are_those_when_the_round_begins() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=30)
    due, clock = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "minutes", count=10, why="leave of the publisher")
    assert clock.left() == 10 * MINUTE
    referee(steward.tournament, "start-round")
    wall.now += 10 * MINUTE
    due.look()
    assert steward.state.clock == "up"


def test_without_a_limit_nobody_is_hurried() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall)
    due, clock = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "start-round")
    wall.now += 10_000 * MINUTE
    assert due.look() is None
    assert steward.state.clock == "running"
    assert (clock.left(), clock.length_left()) == (NO_LIMIT, NO_LIMIT)


def test_the_whole_length_counts_from_the_first_draw() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, length=300)
    _, clock = deadlines(steward, wall)
    wall.now += 100 * MINUTE
    assert clock.length_left() == 300 * MINUTE
    referee(steward.tournament, "draw")
    wall.now += 100 * MINUTE
    assert clock.length_left() == 200 * MINUTE
    wall.now += 300 * MINUTE
    assert clock.length_left() == 0


def test_the_whole_length_counts_from_the_draw_that_stands() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, length=300)
    _, clock = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    wall.now += 50 * MINUTE
    referee(steward.tournament, "void-draw", why="two were missing")
    assert clock.length_left() == 300 * MINUTE
    wall.now += 10 * MINUTE
    referee(steward.tournament, "draw")
    assert clock.length_left() == 300 * MINUTE
    wall.now += 100 * MINUTE
    assert clock.length_left() == 200 * MINUTE


class Held(MemoryStore):
    """A store in which the next record waits, while the table is held, until it is let go."""

    def __init__(self) -> None:
        super().__init__()
        self.is_slow = False
        self.reached, self.let_go = threading.Event(), threading.Event()

    def append(self, record: Record) -> None:
        if self.is_slow:
            self.is_slow = False
            self.reached.set()
            assert self.let_go.wait(20)
        super().append(record)


def test_time_is_not_called_on_a_round_that_is_given_more_in_the_same_moment() -> None:
    wall, store = Wall(), Held()
    steward = begun(store, wall, minutes=30)
    due, clock = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "start-round")
    wall.now += 30 * MINUTE
    store.is_slow = True
    giving = threading.Thread(target=referee, args=(steward.tournament, "add-time"), kwargs=MORE)
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
    assert (steward.state.clock, clock.left()) == ("running", 5 * MINUTE)
    assert waits in ([0], [MINUTE])
    assert due.look() == MINUTE


def test_the_clock_is_read_of_one_moment_though_the_round_is_taken_back_meanwhile() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=30)
    tournament = steward.tournament
    referee(tournament, "draw")
    referee(tournament, "start-round")
    started = tournament.look(REFEREE).undo

    def now() -> int:
        if tournament.state().clock == "running":
            tournament.undo(REFEREE, last=started)
        return wall.now

    wall.now += MINUTE
    clock = TournamentClock(tournament, now)
    assert clock.left() == 29 * MINUTE
    assert (clock.left(), clock.ends()) == (30 * MINUTE, None)


def test_time_that_is_called_in_a_pause_is_no_pause_any_more() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=30)
    _, clock = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "start-round")
    referee(steward.tournament, "pause-clock")
    referee(steward.tournament, "time-up")
    assert clock.read() == ("up", 0, NO_LIMIT, False)


def test_a_tournament_at_rest_is_called_when_it_is_awake_again() -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=1)
    due, _ = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "start-round")
    steward.tournament.pause(REFEREE, "dinner")
    wall.now += 2 * MINUTE
    wait = due.look()
    assert wait is not None
    assert wait > 0
    steward.tournament.resume_play(REFEREE)
    due.look()
    assert steward.state.clock == "up"


def test_the_thread_sleeps_until_it_is_woken() -> None:
    """It looks once at the start, and then only when something changed."""
    wall, looks = Wall(), threading.Semaphore(0)
    steward = begun(MemoryStore(), wall, minutes=1)
    clock = TournamentClock(steward.tournament, wall)
    count = 0

    def clocked() -> list[tuple[Table, TournamentClock]]:
        nonlocal count
        count += 1
        looks.release()
        return [(steward.tournament, clock)]

    due = Deadlines(clocked, wall)
    steward.tournament.watch(lambda _: due.wake())
    due.start()
    try:
        assert looks.acquire(timeout=20)
        time.sleep(0.3)
        assert count == 1
        referee(steward.tournament, "draw")
        referee(steward.tournament, "start-round")
        wall.now += MINUTE
        due.wake()
        ends = time.monotonic() + 20
        while steward.state.clock != "up":
            assert time.monotonic() < ends
            time.sleep(0.01)
    finally:
        due.stop()


@pytest.mark.parametrize("jump", [-10_000 * MINUTE, 0])
def test_a_clock_that_is_put_right_is_looked_at_again_within_a_minute(jump: int) -> None:
    wall = Wall()
    steward = begun(MemoryStore(), wall, minutes=600)
    due, _ = deadlines(steward, wall)
    referee(steward.tournament, "draw")
    referee(steward.tournament, "start-round")
    wall.now += jump
    wait = due.look()
    assert wait is not None
    assert 0 < wait <= MINUTE
