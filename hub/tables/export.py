"""A table as something to take away: the whole night once it is over, the public part before.

No key, no digest and no seed leaves the hub; a night that still runs leaves without its secrets.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from hub.rules.contract.actor import EXPORT, HOST, viewers
from hub.rules.contract.identifiers import Version
from hub.rules.contract.log import Record
from hub.rules.contract.name import clean_name
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import audit
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value
from hub.rules.contract.view import Line
from hub.tables.chart import plotted
from hub.tables.draft import DraftStore
from hub.tables.events import (
    ClockRead,
    EntriesSeen,
    EntryTaken,
    KeyGiven,
    KeyRevoked,
    LaidOpen,
    SeatTaken,
    TableEvent,
    TableOpened,
    Undone,
)
from hub.tables.presence import Presence
from hub.tables.replay import ReplayedTable, RulesOf, replay_table, table_events
from hub.tables.story import Story, whole
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tables.viewer_snapshot import game_shown, outline, snapshot_for

FORMAT = 1

# Of keys nothing leaves the hub, nor that they were seen; and nobody lies open elsewhere.
_OF_KEYS = (KeyGiven, KeyRevoked, EntryTaken, EntriesSeen, LaidOpen)


class Night(Value, kw_only=True, omit_defaults=True):
    """`records` are there once the game is over; until then the story and the public view."""

    format: int = FORMAT
    table: str
    game: str
    people: tuple[str, ...]
    at: int
    over: bool
    records: tuple[Record, ...] = ()
    # As its game made it: encoded as it is, and never decoded into a type.
    view: Any = None
    lines: tuple[Line, ...] = ()
    outcome: Outcome | None = None


def export(table: Table) -> Night:
    """What may be taken away of this table now; a whole night cannot be played on afterwards."""
    outcome = table.game.outcome()
    if outcome is not None:
        table.undo.lay_open(HOST)
    records = _records_of(table)
    night = Night(
        table=table.name,
        game=table.rules.key,
        people=table.seats.names,
        at=records[0].at,
        over=outcome is not None,
        outcome=outcome,
    )
    if outcome is not None:
        return msgspec.structs.replace(night, records=_without_secrets(records))
    if not table.game.is_started:
        return night
    seen = table.views.look(EXPORT)
    return msgspec.structs.replace(night, view=seen.view, lines=table.views.story(EXPORT))


def whole_log(table: Table) -> Night:
    """Everything that is on the record, though it is not over; for whoever may know all of it."""
    records = _records_of(table)
    return Night(
        table=table.name,
        game=table.rules.key,
        people=table.seats.names,
        at=records[0].at,
        over=table.game.outcome() is not None,
        records=_without_secrets(records),
    )


def read(data: bytes) -> Night:
    """What an export says, or the Refusal why it is none; its records are not looked at yet."""
    try:
        night = msgspec.json.decode(data, type=Night)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal("malformed") from None
    if night.format > FORMAT:
        raise Refusal("newer-export")
    return night


def bring_in(
    registry: TableRegistry,
    data: bytes,
    name: str,
    rules_of: RulesOf | None = None,
    show: Callable[[Table], None] | None = None,
) -> Table:
    """A finished night from an export, under a new name; it is read through before it is kept.

    `rules_of` are those of which a night may be, if not of all that the registry knows; `show` is
    what else will be shown of it.
    """
    night = read(data)
    try:
        # Once more: whoever wrote the file need not have been a hub, and no key comes in by it.
        plain = _without_secrets(list(night.records))
        records = [msgspec.structs.replace(record, table=name) for record in plain]
        replayed = replay_table(records, name, rules_of or registry.rules_of)
        _check_names(records)
        if replayed.snapshot.history.has_begun:
            _see_through(replayed, name)
            if show is not None:
                show(Table(DraftStore(records), name, lambda: 0, replayed))
    except Exception:
        # Not chained: the error itself may quote what the file holds, a hand or a role.
        raise Refusal("damaged-export") from None
    if not replayed.snapshot.history.has_begun:
        raise Refusal("damaged-export")
    if _is_here(registry, night):
        raise Refusal("night-is-here")
    # It was played elsewhere: here nobody sits down at it, and nothing is undone.
    draft = DraftStore(records)
    if not replayed.snapshot.state.ended:
        Table(draft, name, registry.now, replayed).end(HOST)
    return registry.adopt(name, draft.records)


def _check_names(records: list[Record]) -> None:
    """Names are as somebody could have typed them here; else another could be passed off."""
    for record in records:
        if record.scope == "table":
            for event in table_events.decode(record.events):
                if isinstance(event, SeatTaken) and clean_name(event.name) != event.name:
                    raise Refusal("damaged-export")


def _see_through(replayed: ReplayedTable, name: str) -> None:
    """Fail now on what could not be shown later: whoever wrote the file kept to no rules.

    To everyone who may look, as it would be sent to them.
    """
    rules, now = replayed.rules, replayed.snapshot
    state, moments = now.history.state, list(reversed(list(now.history)))
    audit(rules, state)
    msgspec.json.decode(now.state.options, type=rules.options_type)
    frame, game = outline(name, now, Presence()), game_shown(rules, now, Story(rules))
    for viewer in viewers(len(now.state.seats.names)):
        is_seated = viewer.kind == "seat" and now.is_in_game(viewer)
        shown = (
            snapshot_for(frame, game, viewer),
            whole(rules, moments, viewer) if now.is_in_game(viewer) else (),
            rules.secret(state, viewer.seat) if is_seated else None,
        )
        msgspec.json.encode(shown)
    people = tuple(now.state.seats.names[seat] for seat in sorted(now.players))
    msgspec.json.encode((rules.outcome(state), plotted(name, rules, people, moments)))


def _is_here(registry: TableRegistry, night: Night) -> bool:
    """The same people at the same game, opened in the same thousandth of a second."""
    # What was not looked at yet may be this very night.
    registry.read_all()
    wanted = (night.game, night.at, night.people)
    tables = registry.tables()
    is_played = any(
        (each.rules.key, each.log.opened_at, each.seats.names) == wanted for each in tables
    )
    return is_played or registry.index.is_here(*wanted)


def _without_secrets(records: list[Record]) -> tuple[Record, ...]:
    """The night with its keys and its seed taken out, numbered anew."""
    kept: list[Record] = []
    number: dict[int, Version] = {}
    for record in records:
        events = _plain_events(record, number)
        if events is not None:
            version = Version(len(kept) + 1)
            number[record.version] = version
            kept.append(
                msgspec.structs.replace(record, version=version, events=events, move_id=None)
            )
        else:
            number[record.version] = Version(len(kept))
    return tuple(kept)


def _plain_events(record: Record, number: dict[int, Version]) -> msgspec.Raw | None:
    if record.scope == "game":
        return record.events
    events = [
        _plain(event, number)
        for event in table_events.decode(record.events)
        if not isinstance(event, _OF_KEYS)
    ]
    return msgspec.Raw(msgspec.json.encode(events)) if events else None


def _plain(event: TableEvent, number: dict[int, Version]) -> TableEvent:
    if isinstance(event, TableOpened):
        # It is taken out of its tournament: no other may be made to look like its own.
        return msgspec.structs.replace(event, seed="", of="")
    if isinstance(event, Undone):
        return Undone(to=number[event.to])
    if isinstance(event, ClockRead):
        return ClockRead(since=number[event.since], ran=event.ran)
    return event


def _records_of(table: Table) -> list[Record]:
    records = table.log.records()
    if not records:
        # Deleted while somebody took it away.
        raise Refusal("no-such-table")
    return records
