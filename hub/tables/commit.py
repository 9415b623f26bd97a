"""The one way a table changes: hold it, decide, store, swap, let go, and tell the watchers.

What may be decided is not known here. A bug of ours rests this table and touches no other.
"""

import logging
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

import msgspec

from hub.rules.contract.actor import HUB, Actor
from hub.rules.contract.game import Game
from hub.rules.contract.log import Record, Scope
from hub.rules.contract.refusal import Refusal
from hub.tables.events import TABLE_SCHEMA, Paused, TableEvent
from hub.tables.replay import Answered, Replayed, recall
from hub.tables.snapshot import Snapshot
from hub.tables.store import LogMoved, StorageFault, Store
from hub.tables.watchers import Watchers

Clock = Callable[[], int]

FAULT = "fault"

_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class TableFault(Exception):
    """A bug of ours met at a table: it rests on its last good state until the host resumes."""

    code = "table-fault"

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} met a fault and rests")
        self.table = table


class Committed:
    """A table's standing, which changes only by what was stored first."""

    def __init__(self, store: Store, name: str, clock: Clock, told: Replayed) -> None:
        self.name = name
        self.rules: Game[Any] = told.rules
        self._store = store
        self._clock = clock
        self._lock = Lock()
        self._standing: Snapshot = told.standing
        self._answered: Answered = told.answered
        self.opened_at = told.opened_at
        self._moved = told.moved
        self._moved_at = told.moved_at
        self._watchers = Watchers()
        self._is_gone = False
        self._is_away = False
        self._keepers = 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, version={self.version})"

    @property
    def version(self) -> int:
        return self._standing.version

    @property
    def is_gone(self) -> bool:
        """Deleted, though someone may still hold it."""
        return self._is_gone

    @property
    def moved_at(self) -> int:
        """When its game was last moved on, or it was opened, in milliseconds since 1970."""
        return self._moved_at

    def vanish(self) -> None:
        """The table is deleted: whoever still holds it can store nothing any more."""
        with self._lock:
            self._is_gone = True

    @property
    def is_away(self) -> bool:
        """Put away, though someone may still hold this object; another may be loaded by now."""
        return self._is_away

    @property
    def is_kept(self) -> bool:
        """Somebody is at it, so it is not put away."""
        return self._keepers > 0

    def keep(self) -> Callable[[], None]:
        """Somebody is at this table, until the returned function is called once.

        Refused with `table-moved` if it was put away just now: whoever asks anew gets another.
        """
        with self._lock:
            if self._is_away:
                raise Refusal("table-moved")
            self._keepers += 1
        return self._let_go

    def _let_go(self) -> None:
        with self._lock:
            self._keepers -= 1

    def put_away(self, version: int) -> bool:
        """Nothing is stored by this object any more; not if somebody is at it, or it has moved."""
        with self._lock:
            if self._keepers or self._standing.version != version:
                return False
            self._is_away = True
            # They hold this table in a circle, which what was there at the start is never freed of.
            self._watchers.clear()
            return True

    @contextmanager
    def _held(self) -> Iterator[Snapshot]:
        """Hold the table while something is decided; whatever happens, it stays usable."""
        try:
            with self._lock:
                try:
                    yield self._standing
                except LogMoved:
                    self._reload()
                    raise Refusal("table-moved") from None
                except (Refusal, StorageFault):
                    raise
                except Exception as error:
                    self._rest(error)
                    # Not chained: the error's own text may hold a role or a hand.
                    raise TableFault(self.name) from None
        finally:
            self._watchers.tell()

    def _tell(self, by: Actor, *events: TableEvent, move_id: str | None = None) -> int:
        """Commit events of the table itself; it is held."""
        after = self._standing.after_table(self.rules, str(by), events)
        record = self._record("table", TABLE_SCHEMA, by, events, move_id=move_id)
        return self._commit(after, record)

    def _record(
        self,
        scope: Scope,
        schema: int,
        by: Actor,
        events: tuple[Any, ...],
        *,
        for_seat: int | None = None,
        move_id: str | None = None,
    ) -> Record:
        return Record(
            table=self.name,
            version=self._standing.version + 1,
            at=self._clock(),
            by=str(by),
            scope=scope,
            schema=schema,
            events=msgspec.Raw(_encode(events)),
            for_seat=for_seat,
            move_id=move_id,
        )

    def _commit(self, after: Snapshot, record: Record) -> int:
        """Store, then swap: nothing is shown or acknowledged that is not stored."""
        if self._is_gone:
            raise Refusal("no-such-table")
        if self._is_away:
            raise Refusal("table-moved")
        self._store.append(record)
        if record.scope == "game":
            # Before the swap: whoever sees the move finds its time.
            self._moved[record.version] = self._moved_at = record.at
        self._standing = after
        if record.move_id is not None:
            self._answered[record.by, record.move_id] = (record.scope, record.version)
        self._watchers.note(record.version)
        return record.version

    def _rest(self, error: Exception) -> None:
        """Pause for a bug of ours: on the record if that can be, else until a restart."""
        _log.error("table %s rests: %s %s", self.name, type(error).__name__, _where(error))
        if self._standing.book.paused:
            return
        try:
            self._tell(HUB, Paused(why=FAULT))
        except Exception as other:
            _log.error("table %s could not store that: %s", self.name, type(other).__name__)
            self._rest_unstored()

    def _rest_unstored(self) -> None:
        self._standing = _resting(self._standing)
        self._watchers.note(self._standing.version)

    def _reload(self) -> None:
        """Someone else moved this table on: take what is stored."""
        told = recall(self._store.read(self.name), self.name, lambda _: self.rules)
        self._moved, self._moved_at = told.moved, told.moved_at
        was_faulty = self._standing.book.paused == FAULT
        self._standing = _resting(told.standing) if was_faulty else told.standing
        self._answered = told.answered
        self._watchers.note(self._standing.version)


def _resting(standing: Snapshot) -> Snapshot:
    replace = msgspec.structs.replace
    return replace(standing, book=standing.book.after(Paused(why=FAULT)))


def _where(error: Exception) -> str:
    """The lines of code that an error came through, and nothing that they worked on."""
    frames = traceback.extract_tb(error.__traceback__)
    return " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames))
