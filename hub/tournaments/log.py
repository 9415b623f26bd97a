"""Read a tournament's log from its beginning, with what was undone on the way."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from hub.rules.contract.event import Event
from hub.rules.contract.log import Record
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.state import State
from hub.tables.event_decoder import event_decoder
from hub.tables.events import EntryTaken, TableEvent, TableOpened, Undone

_table_events = msgspec.json.Decoder(tuple[TableEvent, ...])
_events = event_decoder(TOURNAMENT)

# The tournament's own, and those of its table that its record tells of.
TournamentEvent = Event | Undone | EntryTaken


class BrokenLog(ValueError):
    """A log that was altered, or made by a hub that knows more; it reads up to some record."""


class LoggedEvent(NamedTuple):
    """One event with its record and what was before and after: the tournament's own, an undo, or
    a phone that took an entry.
    """

    record: Record
    before: State
    event: TournamentEvent
    after: State


def is_tournament(records: Sequence[Record]) -> bool:
    """Whether these are the records of one."""
    try:
        first = _table_events.decode(records[0].events)[0]
    except (IndexError, msgspec.MsgspecError):
        return False
    return isinstance(first, TableOpened) and first.game == TOURNAMENT.key


def read_log(records: Sequence[Record]) -> Iterator[LoggedEvent]:
    """Everything that happened, the oldest first; BrokenLog where it does not read on."""
    state: State = TOURNAMENT.blank()
    after = {0: state}
    for number, record in enumerate(records, start=1):
        try:
            for event in _events_of(record):
                before = state
                if isinstance(event, Undone):
                    state = after[event.to]
                elif not isinstance(event, EntryTaken):
                    state = event.evolve(state)
                yield LoggedEvent(record, before, event, state)
        except Exception:
            # Whoever wrote the file kept to no rules: anything can be wrong with it.
            raise BrokenLog(f"record {number} does not follow from those before it") from None
        after[record.version] = state


def _events_of(record: Record) -> list[TournamentEvent]:
    if record.scope == "game":
        return list(_events.decode(record.events))
    events = _table_events.decode(record.events)
    return [event for event in events if isinstance(event, Undone | EntryTaken)]
