"""Where on the table each seat is: lamps and buttons stand before chairs, and people may sit in
another order than by their seats' numbers.
"""

from hardware.lamp_states import Lamps, seat_lamp
from hub.wire.panel import PanelSight


def before_chairs(shown: Lamps, sight: PanelSight | None) -> Lamps:
    """The same states, each at the lamp before whom it is about."""
    places = {seat_lamp(seat): seat_lamp(chair) for chair, seat in enumerate(_ring(sight))}
    return {places.get(place, place): state for place, state in shown.items()}


def seat_at(sight: PanelSight | None, chair: int) -> int:
    """Whose buttons are before this chair."""
    ring = _ring(sight)
    return ring[chair] if chair < len(ring) else chair


def _ring(sight: PanelSight | None) -> tuple[int, ...]:
    return sight.view.ring if sight is not None and sight.view is not None else ()
