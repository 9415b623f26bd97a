"""Tables as they are stored, wherever they are not in memory: what is known of them, and reading.

Which of them come into memory, and which leave it, is not decided here; see memory.
"""

import logging
from collections.abc import Callable

from hub.rules.contract.any_types import JsonObject
from hub.tables.commit import Clock
from hub.tables.night_entry import indexed
from hub.tables.night_index import NightIndex
from hub.tables.raw import printable
from hub.tables.replay import RulesOf
from hub.tables.store import DamagedLog, MissingLog, NewerLog, StorageFault, Store
from hub.tables.table import Table

_log = logging.getLogger(__name__)

About = Callable[[Table], JsonObject]


class NightArchive:
    """The log, the index of what is over, and what neither was compared for yet.

    `unread` are tables that the index says nothing of, or something old, in the order they were
    opened. `left_out` are those whose logs do not read, and why. `about` says what else an entry
    should tell of a table.
    """

    def __init__(
        self, store: Store, index: NightIndex, rules_of: RulesOf, clock: Clock, about: About
    ) -> None:
        self.store = store
        self.index = index
        self.unread: dict[str, None] = {}
        self.left_out: dict[str, StorageFault] = {}
        self._rules_of = rules_of
        self._clock = clock
        self._about = about

    def compare(self) -> None:
        """What the index tells of another record than the log's newest has to be read again."""
        heads, known = self.store.heads(), self.index.marks()
        self.index.drop([name for name, mark in known.items() if heads.get(name) != mark])
        new = [name for name, mark in heads.items() if known.get(name) != mark]
        self.unread = dict.fromkeys(new)

    def has(self, name: str) -> bool:
        return name in self.unread or self.index.get(name) is not None

    def with_code(self, code: str) -> str:
        """The table that people join with this code, and might be open; empty: none."""
        return code if code in self.unread else self.index.with_code(code)

    def is_used(self, text: str) -> bool:
        """Whether a table has this as its name or code."""
        return text in self.left_out or text in self.unread or self.index.is_used(text)

    def read(self, name: str) -> Table | None:
        """The table as its log tells; None if that does not read, which is noted."""
        try:
            table = Table.resume(self.store, name, self._rules_of, self._clock)
        except MissingLog:
            self.index.drop([name])
        except (DamagedLog, NewerLog) as fault:
            # Of a game that is not installed any more, what the index tells stays.
            if "game" not in fault.params or self.index.get(name) is None:
                self.leave_out(name, fault)
        else:
            self.unread.pop(name, None)
            self.left_out.pop(name, None)
            return table
        self.unread.pop(name, None)
        return None

    def leave_out(self, name: str, fault: StorageFault) -> None:
        """It cannot be read; the others go on without it.

        Its name and the fault's code alone: the journal is read by others than the host.
        """
        self.left_out[name] = fault
        self.index.drop([name])  # What it told of the table is in no list any more.
        _log.error("table %s cannot be read: %s", printable(name), fault.code)
        self.unread.pop(name, None)

    def note(self, table: Table) -> int | None:
        """Tell the index how a table stands, at which version; None: that could not be done."""
        try:
            # The mark first: what comes after it makes the entry an old one, and never the reverse.
            mark = self.store.mark(table.name)
            noted = indexed(table, mark, self._about(table))
            self.index.put(noted)
        except Exception as error:
            # A bug of ours, or a full disk: then it stays in memory. Its text may hold secrets.
            _log.warning("table %s is not put away: %s", table.name, type(error).__name__)
            return None
        return noted.entry.version

    def belonging(self, table: Table) -> list[str]:
        """The tournament of a table, or of a tournament all its tables."""
        first = table.of or table.name
        # Those that were not read yet are known by what a tournament calls its tables.
        unread = [name for name in self.unread if name.startswith(f"{first}.")]
        return [first, *self.index.tables_of(first), *unread]

    def in_order(self, tables: list[Table]) -> list[Table]:
        """As they were opened."""
        if len(tables) < 2:
            return tables
        order = {name: number for number, name in enumerate(self.store.heads())}
        return sorted(tables, key=lambda table: order.get(table.name, len(order)))

    def find_headless(self) -> None:
        """Look for tables that lost their heads; this asks for every table of the log."""
        lost = set(self.store.tables()) - set(self.store.heads())
        for name in lost - set(self.left_out):
            self.read(name)

    def forget(self, name: str) -> None:
        """Delete a table for good."""
        self.store.forget(name)
        self.unread.pop(name, None)
        self.left_out.pop(name, None)
        self.index.drop([name])
