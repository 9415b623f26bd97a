"""The events of a table itself that everyone at it hears of, each by one line of the story.

What is told of people who come and go is in `seat_changes`, which knows their names.
"""

from hub.rules.contract.view import Line, line
from hub.tables.events import (
    DeviceHanded,
    DeviceReturned,
    LaidOpen,
    SeatMoved,
    SeatUncovered,
    SeatVouched,
)

ToldEvent = DeviceHanded | DeviceReturned | SeatMoved | SeatVouched | SeatUncovered | LaidOpen


def story_line(event: ToldEvent) -> Line:
    """The line of an event: its tag is the code, whose seat it is a parameter."""
    match event:
        case LaidOpen():
            return line("laid-open")
        case SeatVouched(seat=seat, by=by):
            return line("seat-vouched", seat=seat, by=by)
        case _:
            return line(str(type(event).__struct_config__.tag), seat=event.seat)
