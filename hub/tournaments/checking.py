"""A tournament's log checked: every recorded draw, also one that was undone, is drawn again."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hub.rules.contract.log import Record
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.checking import Checked, check_draw
from hub.rules.tournament.state import State
from hub.tables.events import TableEvent, TableOpened, Undone

_table_events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(tuple[TableEvent, ...])
_events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(tuple[TOURNAMENT.event_type, ...])  # type: ignore[name-defined]  # a type that the ruleset holds


def is_tournament(records: Sequence[Record]) -> bool:
    """Whether these are the records of one."""
    if not records:
        return False
    first = _table_events.decode(records[0].events)[0]
    return isinstance(first, TableOpened) and first.game == TOURNAMENT.key


def check_log(records: Sequence[Record]) -> list[Checked]:
    """All draws and lots in a log, in the order in which they were made."""
    found: list[Checked] = []
    state: State = TOURNAMENT.blank()
    after = {0: state}
    for record in records:
        if record.scope == "table":
            for event in _table_events.decode(record.events):
                state = after[event.to] if isinstance(event, Undone) else state
        else:
            for event in _events.decode(record.events):
                checked = check_draw(state, event)
                found += [checked] if checked is not None else []
                state = event.evolve(state)
        after[record.version] = state
    return found
