"""All the tables of a hub: opened, found by name, and resumed after a restart.

Nothing that happens at a table: one that cannot be read is left out, and the others go on.
"""

from collections.abc import Callable
from threading import Lock
from typing import Any

from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import Clock
from hub.tables.recall import RulesOf
from hub.tables.store import StorageFault, Store
from hub.tables.table import Table

LONGEST_NAME = 64


class House:
    """The tables by name, in the order they were opened."""

    def __init__(self, store: Store, rules_of: RulesOf, clock: Clock) -> None:
        self._store = store
        self._rules_of = rules_of
        self._clock = clock
        self._lock = Lock()
        self._tables: dict[str, Table] = {}
        self._left_out: dict[str, StorageFault] = {}
        self._minders: list[Callable[[Table], None]] = []

    def __repr__(self) -> str:
        return f"House({len(self._tables)} tables)"

    @property
    def left_out(self) -> dict[str, StorageFault]:
        """The tables whose logs do not read, and why."""
        return dict(self._left_out)

    def on_open(self, minder: Callable[[Table], None]) -> None:
        """Tell `minder` of every table, those that are here and those to come."""
        self._minders.append(minder)
        for table in self.tables():
            minder(table)

    def check(self) -> None:
        """Read from the log, or raise the StorageFault that says why not."""
        self._store.tables()

    def resume(self) -> dict[str, StorageFault]:
        """Take up every stored table; returns those that had to be left out."""
        with self._lock:
            for name in self._store.tables():
                if name not in self._tables:
                    self._resume(name)
            return dict(self._left_out)

    def open(
        self, name: str, game: str, options: Any, seed: str | None = None, *, of: str = ""
    ) -> Table:
        """A new table; no two share a name, not even with one that does not read."""
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise Refusal("wrong-text", field="name", low=1, high=LONGEST_NAME)
        rules = self.rules_of(game)
        with self._lock:
            if name in self._tables or name in self._left_out:
                raise Refusal("table-exists")
            table = Table.open(self._store, rules, name, options, self._clock, seed, of)
            self._tables[name] = table
        for minder in self._minders:
            minder(table)
        return table

    def adopt(self, name: str, records: list[Record]) -> Table:
        """A table that was played elsewhere."""
        with self._lock:
            if name in self._tables or name in self._left_out:
                raise Refusal("table-exists")
            for record in records:
                self._store.append(record)
            table = Table.resume(self._store, name, self._rules_of, self._clock)
            self._tables[name] = table
        return table

    def get(self, name: str) -> Table:
        table = self._tables.get(name)
        if table is None:
            raise Refusal("no-such-table")
        return table

    def tables(self) -> tuple[Table, ...]:
        with self._lock:
            return tuple(self._tables.values())

    def forget(self, name: str) -> None:
        """Delete a table for good, also one that does not read."""
        with self._lock:
            if name not in self._tables and name not in self._left_out:
                raise Refusal("no-such-table")
            table = self._tables.pop(name, None)
            if table is not None:
                table.vanish()
            self._store.forget(name)
            self._left_out.pop(name, None)

    def _resume(self, name: str) -> None:
        try:
            table = Table.resume(self._store, name, self._rules_of, self._clock)
        except StorageFault as fault:
            self._left_out[name] = fault
        else:
            self._tables[name] = table
            self._left_out.pop(name, None)

    def rules_of(self, game: str) -> Any:
        """The rules of a game by its key."""
        try:
            return self._rules_of(game)
        except LookupError:
            raise Refusal("no-such-game") from None
