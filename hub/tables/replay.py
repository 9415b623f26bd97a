"""A table read back from its records, as if it had never stopped.

Nothing is decided again and nothing is written; what does not read is a damaged log.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from hub.rules.contract.game import Game
from hub.rules.contract.log import Record, Scope
from hub.rules.contract.play import replay
from hub.tables.events import TABLE_SCHEMA, TableEvent, TableOpened
from hub.tables.history import GameHistory
from hub.tables.snapshot import Snapshot
from hub.tables.store import DamagedLog, MissingLog, NewerLog, StorageFault
from hub.tables.table_state import TableState

RulesOf = Callable[[str], Game[Any]]
Answered = dict[tuple[str, str], tuple[Scope, int]]
Decoder = msgspec.json.Decoder[Any]

_table_events: Decoder = msgspec.json.Decoder(tuple[TableEvent, ...])


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """What the records tell; `answered` is what each actor's ids led to.

    Of a scope and a version: an undo is the table's, a move its game's. `moved` is when each of
    its game's records was stored, by their versions.
    """

    rules: Game[Any]
    standing: Snapshot
    answered: Answered
    opened_at: int
    moved: dict[int, int]

    @property
    def moved_at(self) -> int:
        """When its game was last moved on, or it was opened."""
        return max(self.moved.items(), default=(0, self.opened_at))[1]

    def __repr__(self) -> str:
        return f"Recalled({self.standing!r})"


def recall(records: Sequence[Record], name: str, rules_of: RulesOf) -> Replayed:
    """The table that these records tell of, or the StorageFault that says why not."""
    if not records:
        raise MissingLog(table=name)
    version = 1
    try:
        rules, standing = _opened(_checked(records[0], name, version), rules_of)
        read = _reader(rules.event_type)
        for version, record in enumerate(records[1:], start=2):
            standing = _step(standing, _checked(record, name, version), rules, read)
    except StorageFault:
        raise
    except Exception:
        # Not chained: the error itself may quote what the record holds, a hand or a role.
        raise DamagedLog(table=name, version=version) from None
    answered = {(r.by, r.move_id): (r.scope, r.version) for r in records if r.move_id is not None}
    return Replayed(
        rules=rules,
        standing=standing,
        answered=answered,
        opened_at=records[0].at,
        moved={record.version: record.at for record in records if record.scope == "game"},
    )


@lru_cache
def _reader(event_type: Any) -> Decoder:
    row: Any = tuple
    return msgspec.json.Decoder(row[event_type, ...])


def _checked(record: Record, name: str, version: int) -> Record:
    if record.version != version or record.table != name:
        raise DamagedLog(table=name, version=version)
    return record


def _opened(first: Record, rules_of: RulesOf) -> tuple[Game[Any], Snapshot]:
    (event,) = _read(first, TABLE_SCHEMA, _table_events)
    if not isinstance(event, TableOpened):
        raise DamagedLog(table=first.table, version=first.version)
    try:
        rules = rules_of(event.game)
    except LookupError:
        # Whoever wrote this knew a game that we do not know yet.
        raise NewerLog(table=first.table, game=event.game[:40]) from None
    book = TableState.opened(event, seats=max(rules.players))
    return rules, Snapshot(version=first.version, book=book, history=GameHistory())


def _step(standing: Snapshot, record: Record, rules: Game[Any], read: Decoder) -> Snapshot:
    if record.scope == "table":
        events = _read(record, TABLE_SCHEMA, _table_events)
        return standing.after_table(rules, record.by, events)
    events = _read(record, rules.schema, read)
    if not standing.history.has_begun:
        return standing.after_start(rules, record.by, replay(rules, events), events)
    state = replay(rules, events, standing.history.state)
    return standing.after_game(rules, record.by, state, events)


def _read(record: Record, schema: int, read: Decoder) -> tuple[Any, ...]:
    if record.schema > schema:
        raise NewerLog(table=record.table, version=record.version)
    events: tuple[Any, ...] = read.decode(record.events)
    return events
