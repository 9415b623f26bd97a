"""The events of a table itself that people are told of, each by one line.

What is told of people who come and go is in `seat_changes`, which knows their names.
"""

from hub.rules.contract.actor import NOBODY
from hub.rules.contract.view import Line, line
from hub.tables.corrections import Pending
from hub.tables.events import (
    CorrectionAnswered,
    CorrectionAsked,
    CorrectionCalled,
    CorrectionSettled,
    DeviceHanded,
    DeviceReturned,
    Ended,
    LaidOpen,
    Paused,
    Reopened,
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
    Reopened: line("reopened"),
    SeatFreed: line("seat-freed"),
}


def chronicle_line(event: TableEvent) -> Line | None:
    """What is told besides, where a night is told from its log; at a table it is seen."""
    return _CHRONICLED.get(type(event))


def correction_line(event: TableEvent, pending: Pending) -> Line | None:
    """What everyone at a tournament's table hears of tokens that a player would give themselves;
    `pending` as it was before.
    """
    match event:
        case CorrectionAsked(seat=seat, change=change):
            return line("correction-asked", seat=seat, was=change.was, now=change.now)
        case CorrectionAnswered(by=by, is_right=False):
            return line("correction-doubted", by=by)
        case CorrectionCalled():
            return line("correction-called")
        case CorrectionSettled(since=since, how="overturned"):
            asked = next((each.seat for each in pending if each.since == since), NOBODY)
            return line("correction-overturned", seat=asked)
        case _:
            return None
