"""Which nights go when there are too many or they are too old. What is not over never does.

A tournament goes with all its tables, and none of them without it.
"""

from collections.abc import Iterable

from hub.rules.contract.refusal import Refusal
from hub.tables.night_entry import NightEntry
from hub.tables.table_registry import TableRegistry


def outlived(
    entries: Iterable[NightEntry], *, before: int | None = None, keep: int | None = None
) -> list[NightEntry]:
    """Of entries that come newest first: those last moved before then, and all but so many."""
    found = list(entries)
    kept = len(found) if keep is None else keep
    return [
        entry
        for number, entry in enumerate(found)
        if number >= kept or (before is not None and entry.moved_at < before)
    ]


def with_tables(registry: TableRegistry, names: Iterable[str]) -> list[str]:
    """These, and before each tournament its tables: should the hub stop, it can still be named."""
    found: list[str] = []
    for name in names:
        here = [table.name for table in registry.tables() if table.of == name]
        found += [*registry.index.tables_of(name), *here, name]
    return list(dict.fromkeys(found))


class Retention:
    """Lets a hub keep so many nights; 0: all of them."""

    def __init__(self, registry: TableRegistry, keep: int) -> None:
        self._registry = registry
        self._keep = keep

    def __call__(self) -> None:
        """Delete what is too much, of what is put away; nobody is at those tables."""
        # An index that is being filled does not know yet which are the oldest.
        if not self._keep or self._registry.unread:
            return
        newest = self._registry.index.entries(limit=self._keep)
        if len(newest) < self._keep:
            return
        for entry in self._registry.index.entries(before=newest[-1].opened_at):
            self._forget(entry.name)

    def _forget(self, name: str) -> None:
        if any(table.name == name for table in self._registry.tables()):
            return
        try:
            self._registry.forget(name)
        except Refusal:
            # The host was faster.
            return
