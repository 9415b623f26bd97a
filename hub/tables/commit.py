"""The one way a table changes: lock it, decide, store, swap, release, and tell the watchers.

What may be decided is not known here. A bug of ours rests this table and touches no other.
"""

import logging
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import TypeVar

import msgspec

from hub.rules.contract.actor import HUB, Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.identifiers import TableName, Version
from hub.rules.contract.log import Record, Scope
from hub.rules.contract.refusal import Refusal
from hub.tables.events import TABLE_SCHEMA, Paused, TableEvent
from hub.tables.replay import ReplayedTable, replay_table
from hub.tables.snapshot import Snapshot
from hub.tables.store import LogMoved, StorageFault, Store
from hub.tables.watchers import Watcher, Watchers

Clock = Callable[[], int]
Shown = TypeVar("Shown")

FAULT = "fault"

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class TableFault(Exception):
    """A bug of ours met at a table: it rests on its last good state until the host resumes."""

    code = "table-fault"

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} met a fault and rests")
        self.table = table


class CommitPoint:
    """A table's snapshot, which is replaced only by what was stored first.

    The parts of a table share one of these. Reading `snapshot` takes no lock: it is one value
    that never changes, and is swapped whole.
    """

    def __init__(self, store: Store, name: str, clock: Clock, replayed: ReplayedTable) -> None:
        self.name = TableName(name)
        self.rules = replayed.rules
        self.opened_at = replayed.opened_at
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._watchers = Watchers()
        # Set by whoever deletes the table or puts it away: see residency.
        self.is_gone = False
        self.is_away = False
        self._take(replayed)

    def _take(self, replayed: ReplayedTable) -> None:
        """What the log tells is how the table stands."""
        self.snapshot = replayed.snapshot
        self.move_ids = replayed.move_ids
        self.moved = replayed.moved
        self.moved_at = replayed.moved_at

    @contextmanager
    def decision(self) -> Iterator[Snapshot]:
        """Lock the table while something is decided, of the snapshot as it is then.

        A refusal leaves no trace. A bug that is met while deciding rests the table.
        """
        try:
            with self._lock:
                try:
                    yield self.snapshot
                except LogMoved:
                    self._reload()
                    raise Refusal("table-moved") from None
                except (Refusal, StorageFault):
                    raise
                except BaseException as error:  # A game that ends its process ends its table.
                    self._rest(error)
                    # Not chained: the error's own text may hold a role or a hand.
                    raise TableFault(self.name) from None
        finally:
            self._watchers.tell()

    def append(self, by: Actor, *events: TableEvent, move_id: str | None = None) -> Version:
        """Commit events of the table itself; only within a decision."""
        after = self.snapshot.after_table(self.rules, str(by), events)
        return self._commit(after, self._record("table", TABLE_SCHEMA, by, events, None, move_id))

    def append_game(
        self,
        by: Actor,
        state: AnyState,
        events: tuple[Event, ...],
        *,
        for_seat: int | None = None,
        move_id: str | None = None,
    ) -> Version:
        """Commit events of the game, and the state that they lead to; only within a decision."""
        after = self.snapshot.after_game(self.rules, str(by), state, events, for_seat)
        record = self._record("game", self.rules.schema, by, events, for_seat, move_id)
        return self._commit(after, record)

    def show(self, build: Callable[[], Shown]) -> Shown:
        """What this makes for a viewer; if it meets a bug, the table rests. It is not locked.

        Looking is never refused by a game: a Refusal of its own is a bug too.
        """
        try:
            return build()
        except StorageFault:
            raise
        except BaseException as error:  # A game that ends its process ends its table.
            fault = self.rest(error)
        # Out here it is chained to nothing: the error's own text may hold a role or a hand.
        raise fault

    def rest(self, error: BaseException) -> TableFault:
        """Pause for a bug that was met outside a decision; the fault to raise for it."""
        with self._lock:
            self._rest(error)
        self._watchers.tell()
        return TableFault(self.name)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Tell it of every change, until the returned function is called."""
        with self._lock:
            self._watchers.add(watcher)
        return lambda: self._unwatch(watcher)

    def _unwatch(self, watcher: Watcher) -> None:
        with self._lock:
            self._watchers.remove(watcher)

    def note_unstored(self) -> None:
        """Something changed that is in no record, such as who is linked; only within a decision."""
        self._watchers.note(self.snapshot)

    @contextmanager
    def locked(self) -> Iterator[Snapshot]:
        """Lock the table and no more: nothing is stored within, and no watcher runs after it.

        For those who hold a lock of their own, which a watcher might want.
        """
        with self._lock:
            yield self.snapshot

    def wait_until_free(self, seconds: float) -> None:
        """Wait for what is being decided or stored now, but not for ever."""
        if self._lock.acquire(timeout=seconds):
            self._lock.release()

    def dismiss_watchers(self) -> None:
        """Nobody is told any more; the table is locked.

        They hold it in a circle, of which what was there at a start is never freed.
        """
        self._watchers.clear()

    def records(self) -> list[Record]:
        """All that is stored of this table."""
        return self._store.read(self.name)

    def _record(
        self,
        scope: Scope,
        schema: int,
        by: Actor,
        events: tuple[TableEvent, ...] | tuple[Event, ...],
        for_seat: int | None,
        move_id: str | None,
    ) -> Record:
        return Record(
            table=self.name,
            version=self.snapshot.version + 1,
            at=self._clock(),
            by=str(by),
            scope=scope,
            schema=schema,
            events=msgspec.Raw(_encode(events)),
            for_seat=for_seat,
            move_id=move_id,
        )

    def _commit(self, after: Snapshot, record: Record) -> Version:
        """Store, then swap: nothing is shown or acknowledged that is not stored."""
        if self.is_gone:
            raise Refusal("no-such-table")
        if self.is_away:
            raise Refusal("table-moved")
        self._store.append(record)
        if record.scope == "game":
            # Before the swap: whoever sees the move finds its time.
            self.moved[after.version] = self.moved_at = record.at
        self.snapshot = after
        self.move_ids.note(record)
        self._watchers.note(after)
        return after.version

    def _rest(self, error: BaseException) -> None:
        """Pause for a bug of ours: on the record if that can be, else until a restart."""
        _log.error("table %s rests: %s %s", self.name, type(error).__name__, _where(error))
        if self.snapshot.state.paused:
            return
        try:
            self.append(HUB, Paused(why=FAULT))
        except Exception as other:
            _log.error("table %s could not store that: %s", self.name, type(other).__name__)
            self.snapshot = _paused(self.snapshot)
            self._watchers.note(self.snapshot)

    def _reload(self) -> None:
        """Someone else moved this table on: take what is stored."""
        was_faulty = self.snapshot.state.paused == FAULT
        self._take(replay_table(self._store.read(self.name), self.name, lambda _: self.rules))
        if was_faulty:
            self.snapshot = _paused(self.snapshot)
        self._watchers.note(self.snapshot)


def _paused(snapshot: Snapshot) -> Snapshot:
    replace = msgspec.structs.replace
    return replace(snapshot, state=snapshot.state.after(Paused(why=FAULT)))


def _where(error: BaseException) -> str:
    """The lines of code that an error came through, and nothing that they worked on."""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
