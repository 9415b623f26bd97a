"""A table read back from its records, as if it had never stopped.

Nothing is decided again and nothing is written; what does not read is a damaged log.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from hub.rules.contract.game import AnyGame
from hub.rules.contract.identifiers import Version
from hub.rules.contract.log import Record
from hub.rules.contract.play import replay
from hub.tables.event_decoder import EventDecoder, event_decoder
from hub.tables.events import TABLE_SCHEMA, TableEvent, TableOpened
from hub.tables.history import GameHistory
from hub.tables.move_ids import MoveIds
from hub.tables.snapshot import Snapshot
from hub.tables.store import DamagedLog, MissingLog, NewerLog, StorageFault
from hub.tables.table_state import TableState

RulesOf = Callable[[str], AnyGame]
Events = TypeVar("Events")

table_events = msgspec.json.Decoder(tuple[TableEvent, ...])


class ReplayedTable(msgspec.Struct, frozen=True, kw_only=True):
    """What the records add up to; `moved` is when each of the game's was stored, by version."""

    rules: AnyGame
    snapshot: Snapshot
    move_ids: MoveIds
    opened_at: int
    moved: dict[Version, int]

    @property
    def moved_at(self) -> int:
        """When its game was last moved on, or it was opened."""
        return max(self.moved.items(), default=(0, self.opened_at))[1]

    def __repr__(self) -> str:
        return f"ReplayedTable({self.snapshot!r})"


def replay_table(records: Sequence[Record], name: str, rules_of: RulesOf) -> ReplayedTable:
    """The table that these records tell of, or the StorageFault that says why not."""
    if not records:
        raise MissingLog(table=name)
    version = 1
    try:
        rules, snapshot = _opened(_checked(records[0], name, version), rules_of)
        decoder = event_decoder(rules)
        for version, record in enumerate(records[1:], start=2):
            snapshot = _step(snapshot, _checked(record, name, version), rules, decoder)
    except StorageFault:
        raise
    except Exception:
        # Not chained: the error itself may quote what the record holds, a hand or a role.
        raise DamagedLog(table=name, version=version) from None
    move_ids = MoveIds()
    for record in records:
        move_ids.note(record)
    return ReplayedTable(
        rules=rules,
        snapshot=snapshot,
        move_ids=move_ids,
        opened_at=records[0].at,
        moved={Version(each.version): each.at for each in records if each.scope == "game"},
    )


def _checked(record: Record, name: str, version: int) -> Record:
    if record.version != version or record.table != name:
        raise DamagedLog(table=name, version=version)
    return record


def _opened(first: Record, rules_of: RulesOf) -> tuple[AnyGame, Snapshot]:
    (event,) = _read(first, TABLE_SCHEMA, table_events)
    if not isinstance(event, TableOpened):
        raise DamagedLog(table=first.table, version=first.version)
    try:
        rules = rules_of(event.game)
    except LookupError:
        # Whoever wrote this knew a game that we do not know yet.
        raise NewerLog(table=first.table, game=event.game[:40]) from None
    state = TableState.opened(event, seats=max(rules.players))
    return rules, Snapshot(version=Version(first.version), state=state, history=GameHistory())


def _step(snapshot: Snapshot, record: Record, rules: AnyGame, decoder: EventDecoder) -> Snapshot:
    if record.scope == "table":
        own = _read(record, TABLE_SCHEMA, table_events)
        return snapshot.after_table(rules, record.by, own)
    events = _read(record, rules.schema, decoder)
    history = snapshot.history
    state = replay(rules, events, history.state) if history.has_begun else replay(rules, events)
    return snapshot.after_game(rules, record.by, state, events, record.for_seat)


def _read(record: Record, schema: int, decoder: msgspec.json.Decoder[Events]) -> Events:
    if record.schema > schema:
        raise NewerLog(table=record.table, version=record.version)
    return decoder.decode(record.events)
