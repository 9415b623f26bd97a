"""Which tables are in memory: those that are wanted come, those that are over and unwatched leave.

What is asked of a table is not known here, nor who may ask; see table_registry.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, RLock

from hub.tables.archive import NightArchive
from hub.tables.commit import Clock
from hub.tables.night_entry import is_alone, is_done
from hub.tables.store import StorageFault
from hub.tables.table import Table
from hub.tables.table_listeners import TableListeners

# Milliseconds that a table stays after somebody asked for it: they may ask again.
LINGERS = 60_000


class TablesInMemory:
    """By name; there are never two objects of one table. A tournament's come and go together.

    `loading` is held from looking to having a table, so that nobody has a second one; it comes
    before `lock`, which is held for moments only. `twice` are those of which the index tells too,
    as they were.
    """

    def __init__(self, archive: NightArchive, listeners: TableListeners, steady: Clock) -> None:
        self._archive = archive
        self._listeners = listeners
        self._steady = steady
        self.loading = RLock()
        self.lock = Lock()
        self.tables: dict[str, Table] = {}
        self._touched: dict[str, int] = {}
        self._twice: set[str] = set()

    def __len__(self) -> int:
        """How many of them the index does not count."""
        return len(self.tables) - len(self._twice)

    def touch(self, name: str) -> None:
        """It is not put away for a while from now on."""
        self._touched[name] = self._steady()

    def add(self, table: Table) -> None:
        """A new one; `lock` is held."""
        self.tables[table.name] = table
        self.touch(table.name)

    def remove(self, name: str) -> Table | None:
        """Of a table that is deleted; `lock` is held."""
        self._touched.pop(name, None)
        self._twice.discard(name)
        return self.tables.pop(name, None)

    def load(self, name: str) -> Table | None:
        """A table, and with it whatever belongs to the same tournament; None: there is none."""
        with self.loading:
            is_away = name not in self.tables and self._archive.has(name)
            table = self._archive.read(name) if is_away else None
            loaded = [] if table is None else self._come_in(table)
        self._listeners.loaded(loaded)
        return self.tables.get(name)

    def read_all(self) -> None:
        """Read what was not looked at yet, in the order in which it was opened."""
        while (name := next(iter(self._archive.unread), None)) is not None:
            with self._leaving_out(name):
                self.load(name)

    def read_one(self) -> bool:
        """Read the newest table that was not looked at yet; False if there is none.

        One that is over need not even come into memory.
        """
        name = next(reversed(self._archive.unread), None)
        if name is None:
            return False
        loaded = list[Table]()
        with self._leaving_out(name), self.loading:
            table = self._archive.read(name) if name in self._archive.unread else None
            if table is not None and not self._is_noted(table):
                loaded = self._come_in(table)
        self._listeners.loaded(loaded)
        return True

    def _is_noted(self, table: Table) -> bool:
        """Whether the index tells all that is asked of a table, so that it can stay away."""
        return is_alone(table) and is_done(table) and self._archive.note(table) is not None

    def fill_again(self) -> None:
        """The index lost what it held: everything that is not in memory is read again."""
        away = {name: None for name in self._archive.store.heads() if name not in self.tables}
        self._archive.unread |= away
        self._twice.clear()

    def put_away(self) -> int:
        """Let go of what is over and unwatched for a while; how many tables left."""
        since, left = self._steady() - LINGERS, 0
        for group in self._groups():
            if all(self._may_go(table, since) for table in group):
                left += sum(self._put_away(table) for table in group)
        for name in [name for name in list(self._touched) if name not in self.tables]:
            self._touched.pop(name, None)
        return left

    def _now(self) -> tuple[Table, ...]:
        with self.lock:
            return tuple(self.tables.values())

    def _groups(self) -> Iterator[list[Table]]:
        """Tables that come and go together, a tournament before its tables."""
        groups: dict[str, list[Table]] = {}
        for table in sorted(self._now(), key=lambda table: bool(table.of)):
            groups.setdefault(table.of or table.name, []).append(table)
        yield from groups.values()

    def _may_go(self, table: Table, since: int) -> bool:
        is_wanted = self._touched.get(table.name, since) > since
        return not (is_wanted or table.residency.is_kept or table.device.is_out) and is_done(table)

    def _put_away(self, table: Table) -> bool:
        with self.loading:
            if self.tables.get(table.name) is not table:
                # Deleted just now: nothing more is noted of it.
                return False
            version = self._archive.note(table)
            with self.lock:
                if version is None or not table.residency.put_away(version):
                    self._twice |= {table.name} if version is not None else set()
                    return False
                del self.tables[table.name]
                self._twice.discard(table.name)
        self._listeners.put_away(table)
        return True

    def _come_in(self, table: Table) -> list[Table]:
        """This one and all that belongs to it are in memory from now on."""
        loaded, wanted = [table], self._archive.belonging(table)
        # Of a table's tournament there may be more, which are added on the way.
        for name in wanted:
            is_here = name in self.tables or any(each.name == name for each in loaded)
            found = None if is_here or not self._archive.has(name) else self._archive.read(name)
            if found is not None:
                loaded.append(found)
                wanted += self._archive.belonging(found)
        loaded = self._archive.in_order(loaded)
        with self.lock:
            for each in loaded:
                self.tables[each.name] = each
                if self._archive.index.get(each.name) is not None:
                    self._twice.add(each.name)
        return loaded

    @contextmanager
    def _leaving_out(self, name: str) -> Iterator[None]:
        """What goes wrong with one table at a start leaves it out, and the others go on."""
        try:
            yield
        except StorageFault as fault:
            self._archive.leave_out(name, fault)
