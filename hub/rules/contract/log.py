"""The log's envelope: what is written down of every change, the same for every game.

Fixed for good: a record written today is read by every later version.
"""

from typing import Literal

import msgspec

from hub.rules.contract.value import Value

Scope = Literal["table", "game"]


class Record(Value):
    """One commit of one table: what happened, when, by whom, and for which seat.

    `scope` says whether `events` are the table's own (joining, undo …) or its game's;
    `schema` is the version of those events' format. `at` is milliseconds since 1970, as the
    shell's clock had it; order is by `version` alone.
    """

    table: str
    version: int
    at: int
    by: str
    scope: Scope
    schema: int
    events: msgspec.Raw
    for_seat: int | None = None
    move_id: str | None = None
