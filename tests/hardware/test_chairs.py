"""Lamps and buttons stand before chairs: they follow who really sits there."""

from hardware.chairs import before_chairs, seat_at
from hub.wire.panel import PanelSight, PanelView


def sight(*ring: int) -> PanelSight:
    view = PanelView(turn=1, places=(), asked=(), ring=ring)
    return PanelSight(table="T", version=1, view=view)


def test_a_lamp_lights_before_whom_it_is_about() -> None:
    shown = {"status": "ready", "seat-1": "turn", "seat-2": "asked"}
    assert before_chairs(shown, sight(0, 3, 2, 1)) == {
        "status": "ready",
        "seat-3": "turn",
        "seat-2": "asked",
    }


def test_the_buttons_before_a_chair_are_of_whoever_sits_there() -> None:
    assert [seat_at(sight(0, 3, 2, 1), chair) for chair in range(5)] == [0, 3, 2, 1, 4]


def test_who_sits_by_the_numbers_has_the_lamp_of_that_number() -> None:
    shown = {"seat-1": "turn"}
    for seen in (sight(), None, PanelSight(table="T", version=1)):
        assert before_chairs(shown, seen) == shown
        assert seat_at(seen, 2) == 2
