"""All the tables of a hub: opened, found by name, loaded when they are wanted, put away when over.

Nothing that happens at a table: one that cannot be read is left out, and the others go on. What is
in memory is right about itself; of all others the index tells, until the log says otherwise.
"""

import time
from collections.abc import Callable, Sequence

from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.game import AnyGame
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.tables.archive import About, NightArchive
from hub.tables.commit import Clock
from hub.tables.draft import DraftStore
from hub.tables.keys import PresentedKey
from hub.tables.memory import TablesInMemory
from hub.tables.night_index import MemoryNightIndex, NightIndex
from hub.tables.replay import RulesOf
from hub.tables.store import LogMoved, StorageFault, Store
from hub.tables.table import Table
from hub.tables.table_listeners import TableListener, TableListeners

LONGEST_NAME = 64

# So many are read at once at a start; an older log's are read one by one behind the open hub.
FEW = 64


Prepare = Callable[[Table], object]


def _as_opened(table: Table) -> None:
    """Nothing more is stored with the opening."""


def _steady() -> int:
    return time.monotonic_ns() // 1_000_000


class TableRegistry:
    """The tables by name. There are never two objects of one table.

    `about` says what else an entry should tell of a table. A tournament and its tables come and go
    together.
    """

    def __init__(
        self,
        store: Store,
        rules_of: RulesOf,
        clock: Clock,
        index: NightIndex | None = None,
        *,
        steady: Clock = _steady,
        about: About = lambda _: {},
    ) -> None:
        self.index: NightIndex = MemoryNightIndex() if index is None else index
        self._archive = NightArchive(store, self.index, rules_of, clock, about)
        self._store = store
        self._rules_of = rules_of
        self._clock = clock
        self._listeners = TableListeners()
        self._memory = TablesInMemory(self._archive, self._listeners, steady)
        self._tables = self._memory.tables

    def __repr__(self) -> str:
        return f"TableRegistry({len(self._tables)} tables)"

    def __len__(self) -> int:
        """How many tables there are, in memory or not; one that is being read counts once."""
        with self._memory.loading:
            return len(self._memory) + self.unread + len(self.index)

    @property
    def left_out(self) -> dict[str, StorageFault]:
        """The tables whose logs do not read, and why; one may be found out when it is loaded."""
        return dict(self._archive.left_out)

    @property
    def unread(self) -> int:
        """How many tables were not looked at yet since the start."""
        return len(self._archive.unread)

    def on_open(self, listener: TableListener) -> Callable[[], None]:
        """Tell `listener` of every table that comes into memory, also of those that are here.

        Until the returned function is called.
        """
        leave = self._listeners.add(listener)
        for table in self.tables():
            listener(table)
        return leave

    def on_load(self, listener: TableListener) -> None:
        """Tell `listener` of every table that comes back from the log, after all that mind it."""
        self._listeners.on_load.append(listener)

    def on_put_away(self, listener: TableListener) -> None:
        """Tell `listener` of every table that leaves memory."""
        self._listeners.on_put_away.append(listener)

    def now(self) -> int:
        """Milliseconds since 1970, as the log has it."""
        return self._clock()

    def check(self) -> None:
        """Raise the StorageFault that says why nothing can be kept or read now; it costs little."""
        self._store.check()

    def rules_of(self, game: str) -> AnyGame:
        """The rules of a game by its key."""
        try:
            return self._rules_of(game)
        except LookupError:
            raise Refusal("no-such-game") from None

    def resume(self) -> dict[str, StorageFault]:
        """Take up what is stored; returns those that had to be left out.

        What the index knows as it is in the log stays where it is. Of the rest a few are read now;
        more than a few wait until they are asked for, or for `read_one`.
        """
        self._archive.compare()
        if self.unread <= FEW:
            self.read_all()
        return self.left_out

    def read_all(self) -> None:
        """Read what was not looked at yet, in the order in which it was opened."""
        self._memory.read_all()

    def read_one(self) -> bool:
        """Read the newest table that was not looked at yet; False if there is none."""
        return self._memory.read_one()

    def fill_again(self) -> None:
        """The index lost what it held: everything that is not in memory is read again."""
        self._memory.fill_again()

    def put_away(self) -> int:
        """Let go of what is over and unwatched for a while; how many tables left."""
        return self._memory.put_away()

    def find_headless(self) -> None:
        """Look for tables that lost their heads, to be left out."""
        self._archive.find_headless()

    def open(
        self,
        name: str,
        game: str,
        options: AnyOptions,
        seed: str | None = None,
        *,
        of: str = "",
        prepare: Prepare = _as_opened,
    ) -> Table:
        """A new table; no two share a name, not even with one that does not read.

        `prepare` gives it its code, seats and keys, or begins its game. All of that is stored with
        its opening, or nothing is: a table that is opened halfway is never found.
        """
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise Refusal("wrong-text", field="name", low=1, high=LONGEST_NAME)
        draft = DraftStore()
        seed = self.seed_of(name) if seed is None else seed
        prepare(Table.open(draft, self.rules_of(game), name, options, self._clock, seed, of))
        table = self.adopt(name, draft.records)
        self._listeners.opened(table)
        return table

    def seed_of(self, name: str) -> str | None:
        """What a new table of that name is dealt by, unless it is said; None: chance has it."""
        return None

    def adopt(self, name: str, records: Sequence[Record]) -> Table:
        """A table that was prepared as a draft, or played elsewhere: stored as one."""
        with self._memory.lock:
            self._check_new(name)
            try:
                self._store.append(*records)
            except LogMoved:
                raise Refusal("table-exists") from None
            table = Table.resume(self._store, name, self._rules_of, self._clock)
            self._memory.add(table)
        return table

    def get(self, name: str) -> Table:
        """The table of this name, loaded if it was put away; who asks has been let in."""
        # First: it is not put away any more from here on.
        self._memory.touch(name)
        table = self._tables.get(name) or self._memory.load(name)
        if table is None:
            raise Refusal("no-such-game" if self.has_lost_game(name) else "no-such-table")
        return table

    def get_with(self, name: str, key: PresentedKey) -> Table:
        """The table of this name for whoever has a key to it; for nobody else it is loaded."""
        if not self.admits(name, key):
            raise Refusal("no-such-table")
        return self.get(name)

    def admits(self, name: str, key: PresentedKey) -> bool:
        """Whether a key opens this table, which stays where it is."""
        if name in self._archive.unread:
            # Only its log can tell, and it is about to be read anyway.
            self._memory.load(name)
        table = self._tables.get(name)
        if table is not None:
            return table.keys.grant(key) is not None
        entry = self.index.get(name)
        return entry is not None and entry.grant(key) is not None

    def has(self, name: str) -> bool:
        """Whether there is a table of this name, in memory or not."""
        return name in self._tables or self._archive.has(name)

    def has_lost_game(self, name: str) -> bool:
        """It stands by itself, and was a night of a game that is not installed any more.

        The index still tells of it, and it can be deleted, but not loaded.
        """
        entry = None if name in self._tables else self.index.get(name)
        if entry is None or entry.of:
            return False
        try:
            self._rules_of(entry.game)
        except LookupError:
            return True
        return False

    def names(self) -> list[str]:
        """Those in memory or not, in the order they were opened."""
        return list(self._store.heads())

    def tables(self) -> tuple[Table, ...]:
        """Those in memory: all that are played, and some that are over."""
        with self._memory.lock:
            return tuple(self._tables.values())

    def with_code(self, code: str) -> str:
        """The open table that people join with this code; empty: nobody does."""
        # A tournament's tables have no code at all, which nothing that is typed may mean.
        if not code:
            return ""
        for table in self.tables():
            if table.settings.code == code and not table.is_ended:
                return table.name
        name = self._archive.with_code(code)
        return "" if name in self._tables else name

    def is_used(self, text: str) -> bool:
        """Whether a table has this as its name or code, or had it when it could still be read."""
        is_here = any(text in (table.name, table.settings.code) for table in self.tables())
        return is_here or self._archive.is_used(text)

    def forget(self, name: str) -> None:
        """Delete a table for good, also one that does not read."""
        table = self._tables.get(name)
        if table is not None:
            # Not under the locks of all tables: it may be waiting for itself for ever.
            table.residency.mark_deleted()
        with self._memory.loading, self._memory.lock:
            if not self.has(name) and name not in self._archive.left_out:
                raise Refusal("no-such-table")
            removed = self._memory.remove(name)
            if removed is not None and removed is not table:
                # It was put away and loaded anew meanwhile; nobody has moved there yet.
                removed.residency.mark_deleted()
            self._archive.forget(name)

    def _check_new(self, name: str) -> None:
        if self.has(name) or name in self._archive.left_out:
            raise Refusal("table-exists")
