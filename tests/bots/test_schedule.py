"""The bots' schedule: the earliest first, one each, none lost and none kept twice."""

from hub.bots.schedule import BotSchedule


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def drained(schedule: BotSchedule[str]) -> list[str]:
    found = []
    while (thing := schedule.due()) is not None:
        found.append(thing)
    return found


def test_whoever_is_due_first_comes_first_whatever_the_order_of_planning() -> None:
    clock = Hand()
    schedule: BotSchedule[str] = BotSchedule(clock)
    for name, after in (("slow", 5.0), ("quick", 0.2), ("middle", 1.0)):
        schedule.plan(name, 0, after)
    assert schedule.due() is None
    assert abs((schedule.wait() or 0) - 0.2) < 1e-6
    clock.now += 1.5
    assert drained(schedule) == ["quick", "middle"]
    clock.now += 10
    assert drained(schedule) == ["slow"]
    assert schedule.wait() is None


def test_the_same_appointment_again_keeps_its_time() -> None:
    clock = Hand()
    schedule: BotSchedule[str] = BotSchedule(clock)
    schedule.plan("table", 2, 1.0)
    for _ in range(9):
        clock.now += 0.1
        schedule.plan("table", 2, 1.0)
    clock.now += 0.2
    assert drained(schedule) == ["table"]


def test_another_appointment_replaces_the_old_one() -> None:
    clock = Hand()
    schedule: BotSchedule[str] = BotSchedule(clock)
    schedule.plan("table", 2, 1.0)
    schedule.plan("table", 3, 5.0)
    clock.now += 2
    assert drained(schedule) == []
    clock.now += 4
    assert drained(schedule) == ["table"]


def test_a_cancelled_appointment_is_not_kept_and_can_be_made_anew() -> None:
    clock = Hand()
    schedule: BotSchedule[str] = BotSchedule(clock)
    schedule.plan("table", 2, 1.0)
    schedule.cancel("table")
    assert schedule.wait() is None
    schedule.plan("table", 2, 3.0)
    clock.now += 2
    assert drained(schedule) == []
    clock.now += 2
    assert drained(schedule) == ["table"]


def test_whoever_was_due_can_be_planned_for_the_same_again() -> None:
    clock = Hand()
    schedule: BotSchedule[str] = BotSchedule(clock)
    for _ in range(3):
        schedule.plan("table", 2, 1.0)
        clock.now += 1.5
        assert drained(schedule) == ["table"]
