"""Before the start a seat lights up, one at a time: the host goes round, somebody chooses."""

from hub.rules.contract.actor import HOST, PANEL, TABLE, at
from hub.tables.light_timer import light_timer
from hub.tables.seat_lights import LIT_FOR, SeatLights
from hub.tables.table import Table
from tests.tables.shelf import Shelf, opened, refused


class Hand:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 5_000

    def __call__(self) -> int:
        return self.now


def gathered() -> tuple[Table, SeatLights, Hand]:
    """Ann and Cid at a table of three, and the lights of that table by a clock of ours."""
    table, clock = opened(Shelf()), Hand()
    table.seats.sit(0, "Ann")
    table.seats.sit(2, "Cid")
    table.lights._clock = clock
    return table, table.lights, clock


def test_the_round_goes_clockwise_over_those_who_sit_and_then_is_over() -> None:
    table, lights, clock = gathered()
    seen = []
    lights.go_round()
    while lights.lit >= 0:
        seen.append((lights.lit, lights.is_round))
        assert lights.advance() == LIT_FOR
        clock.now += LIT_FOR
        lights.advance()
    assert seen == [(0, True), (2, True)]
    assert lights.advance() is None
    assert table.views.look(TABLE).lit == -1


def test_everyone_sees_the_same_seat_lit() -> None:
    table, lights, _ = gathered()
    lights.go_round()
    for viewer in (at(0), at(2), HOST, TABLE, PANEL):
        sight = table.views.look(viewer)
        assert (sight.lit, sight.going_round) == (0, True)


def test_every_light_is_told_and_none_is_stored() -> None:
    table, lights, clock = gathered()
    version, told = table.version, list[int]()
    table.watch(lambda now: told.append(now.version))
    lights.go_round()
    clock.now += LIT_FOR
    lights.advance()
    lights.stop()
    assert told == [version] * 3
    assert table.version == version


def test_a_light_does_not_go_on_before_its_time() -> None:
    _, lights, clock = gathered()
    lights.go_round()
    clock.now += LIT_FOR - 1
    assert lights.advance() == 1
    assert lights.lit == 0
    clock.now += 1
    lights.advance()
    assert lights.lit == 2


def test_whoever_says_not_me_stops_it() -> None:
    _, lights, _ = gathered()
    lights.go_round()
    lights.stop()
    assert (lights.lit, lights.is_round) == (-1, False)


def test_the_chair_that_is_chosen_lights_up_and_disturbs_no_round() -> None:
    _, lights, _ = gathered()
    lights.light(1)
    assert (lights.lit, lights.is_round) == (1, False)
    lights.go_round()
    lights.light(1)
    assert (lights.lit, lights.is_round) == (0, True)


def test_nothing_lights_up_for_a_chair_that_is_not_there_nor_for_nobody() -> None:
    table, lights, _ = gathered()
    with refused("no-such-seat"):
        lights.light(6)
    for seat in (0, 2):
        table.seats.stand(seat)
    with refused("seat-free"):
        lights.go_round()


def test_with_the_start_it_goes_out() -> None:
    table, lights, _ = gathered()
    table.seats.sit(1, "Bob")
    lights.go_round()
    table.game.start(HOST)
    assert (lights.lit, table.views.look(at(0)).lit) == (-1, -1)
    for call in (lights.go_round, lambda: lights.light(0)):
        with refused("already-started"):
            call()


def test_the_timer_goes_on_at_every_table_that_is_lit() -> None:
    table, lights, clock = gathered()
    timer = light_timer()
    timer.mind(table)
    assert timer.look() is None
    lights.go_round()
    assert timer.look() == LIT_FOR
    clock.now += LIT_FOR
    assert timer.look() == LIT_FOR
    assert lights.lit == 2
    clock.now += LIT_FOR
    assert timer.look() is None
    assert lights.lit == -1
