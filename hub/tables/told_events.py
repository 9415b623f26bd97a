"""The events of a table itself that people are told of, each by one line.

What is told of people who come and go is in `seat_changes`, which knows their names.
"""

from hub.rules.contract.view import Line, line
from hub.tables.events import (
    DeviceHanded,
    DeviceReturned,
    Ended,
    LaidOpen,
    Paused,
    Resumed,
    SeatFreed,
    SeatMoved,
    SeatUncovered,
    SeatVouched,
    TableEvent,
)

# What everyone at a table hears of, beside its game's own story.
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


_CHRONICLED: dict[type, Line] = {
    Paused: line("paused"),
    Resumed: line("resumed"),
    Ended: line("closed"),
    SeatFreed: line("seat-freed"),
}


def chronicle_line(event: TableEvent) -> Line | None:
    """What is told besides, where a night is told from its log; at a table it is seen."""
    return _CHRONICLED.get(type(event))
