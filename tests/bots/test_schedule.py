"""The bots' schedule: the earliest first, one each, none lost and none kept twice."""

from hub.bots.schedule import BotSchedule


class Hand:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def drained(rota: BotSchedule[str]) -> list[str]:
    found = []
    while (thing := rota.due()) is not None:
        found.append(thing)
    return found


def test_whoever_is_due_first_comes_first_whatever_the_order_of_planning() -> None:
    clock = Hand()
    rota: BotSchedule[str] = BotSchedule(clock)
    for name, after in (("slow", 5.0), ("quick", 0.2), ("middle", 1.0)):
        rota.plan(name, 0, after)
    assert rota.due() is None
    assert abs((rota.wait() or 0) - 0.2) < 1e-6
    clock.now += 1.5
    assert drained(rota) == ["quick", "middle"]
    clock.now += 10
    assert drained(rota) == ["slow"]
    assert rota.wait() is None


def test_the_same_appointment_again_keeps_its_time() -> None:
    clock = Hand()
    rota: BotSchedule[str] = BotSchedule(clock)
    rota.plan("table", 2, 1.0)
    for _ in range(9):
        clock.now += 0.1
        rota.plan("table", 2, 1.0)
    clock.now += 0.2
    assert drained(rota) == ["table"]


def test_another_appointment_replaces_the_old_one() -> None:
    clock = Hand()
    rota: BotSchedule[str] = BotSchedule(clock)
    rota.plan("table", 2, 1.0)
    rota.plan("table", 3, 5.0)
    clock.now += 2
    assert drained(rota) == []
    clock.now += 4
    assert drained(rota) == ["table"]


def test_a_cancelled_appointment_is_not_kept_and_can_be_made_anew() -> None:
    clock = Hand()
    rota: BotSchedule[str] = BotSchedule(clock)
    rota.plan("table", 2, 1.0)
    rota.cancel("table")
    assert rota.wait() is None
    rota.plan("table", 2, 3.0)
    clock.now += 2
    assert drained(rota) == []
    clock.now += 2
    assert drained(rota) == ["table"]


def test_whoever_was_due_can_be_planned_for_the_same_again() -> None:
    clock = Hand()
    rota: BotSchedule[str] = BotSchedule(clock)
    for _ in range(3):
        rota.plan("table", 2, 1.0)
        clock.now += 1.5
        assert drained(rota) == ["table"]
