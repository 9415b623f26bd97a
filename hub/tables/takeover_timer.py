"""When nobody says who took a seat over, time uncovers what is theirs.

How long it takes is the table's to say, and what is due is its to tell.
"""

from hub.tables.table import Table
from hub.tables.table_timer import TableTimer
from hub.tables.timer_thread import AFTER_A_FAULT


class TimedTakeovers:
    """Seats that were taken over, and of which nobody has said by whom."""

    def is_waiting(self, table: Table) -> bool:
        return table.takeovers.is_waiting

    def see_to(self, table: Table) -> int | None:
        return table.takeovers.uncover()


def takeover_timer() -> TableTimer:
    return TableTimer(
        TimedTakeovers(),
        "takeovers",
        "a seat stays covered",
        wakes_each=True,
        after_a_fault=AFTER_A_FAULT,
    )
