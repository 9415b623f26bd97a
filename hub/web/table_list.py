"""The host's list of tables: those in memory, and those in the index of put-away nights."""

import msgspec

from hub.tables.night_entry import NightEntry, is_alone, is_done
from hub.tables.night_index import page
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.web.table_summary import TableSummary
from hub.wire.requests import TableSeen

# Milliseconds that a table which is over is still part of the evening.
EVENING = 12 * 3_600_000


class TableList(msgspec.Struct, frozen=True, eq=False):
    """Lists all tables but those of tournaments; none is loaded for it."""

    _registry: TableRegistry
    _summary: TableSummary

    def all(self) -> list[TableSeen]:
        """In the order they were opened."""
        here = self._in_memory()
        known: dict[str, Table | NightEntry] = {
            entry.name: entry for entry in self._registry.index.entries() if entry.name not in here
        }
        known |= {name: table for name, table in here.items() if is_alone(table)}
        return [self._seen(known[name]) for name in self._registry.names() if name in known]

    def page(self, limit: int, before: int | None) -> list[TableSeen]:
        """The newest so many that were opened before then, the newest first."""
        here = self._in_memory()
        # More than asked for: some of these may be in memory.
        away = self._registry.index.entries(before=before, limit=limit + len(here))
        found: list[Table | NightEntry] = [each for each in away if each.name not in here]
        found += [
            table
            for table in here.values()
            if is_alone(table) and (before is None or table.log.opened_at < before)
        ]
        return [self._seen(each) for each in page(found, limit, _opened)]

    def recent(self) -> list[TableSeen]:
        """What is going on: all that is not over, and what was over this evening and not closed."""
        here, since = self._in_memory(), self._registry.now() - EVENING
        away = self._registry.index.moved_since(since)
        found: list[Table | NightEntry] = [each for each in away if each.name not in here]
        found += [
            table
            for table in here.values()
            if is_alone(table)
            and (not is_done(table) or (not table.is_ended and table.log.moved_at >= since))
        ]
        return [self._seen(each) for each in sorted(found, key=_opened, reverse=True)]

    def _in_memory(self) -> dict[str, Table]:
        return {table.name: table for table in self._registry.tables()}

    def _seen(self, each: Table | NightEntry) -> TableSeen:
        if isinstance(each, NightEntry):
            return self._summary.entry(each)
        return self._summary.table(each)


def _opened(each: Table | NightEntry) -> tuple[int, str]:
    opened_at = each.opened_at if isinstance(each, NightEntry) else each.log.opened_at
    return opened_at, each.name
