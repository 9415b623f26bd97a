"""Past nights wherever they are: of tables in memory, and of those that are put away.

What a night was like is put together once; nothing is loaded to be told of.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from weakref import WeakKeyDictionary

import msgspec

from hub.rules.contract.identifiers import Version
from hub.tables.commit import TableFault
from hub.tables.night_entry import is_alone
from hub.tables.night_index import ListedNight, page
from hub.tables.past_night import PastNight, past_night
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry

# So many are fetched at a time where all are wanted, and no more are held.
_STEP = 500


class Nights:
    """Those of tables that stand alone; a tournament's are its referee's."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._made: WeakKeyDictionary[Table, tuple[Version, PastNight | None]] = WeakKeyDictionary()

    def of(self, table: Table) -> PastNight | None:
        """As it was put together before, unless something has happened since; None: not over."""
        version, known = table.version, self._made.get(table)
        if known is None or known[0] != version:
            known = version, past_night(table) if is_alone(table) else None
            self._made[table] = known
        return known[1]

    def page(self, limit: int, *, before: int | None = None, game: str = "") -> list[ListedNight]:
        """The newest so many that were opened before then, the newest first."""
        here = self._in_memory()
        # More than asked for: some of these may be in memory, and tell more of themselves there.
        away = self._registry.index.nights(before=before, limit=limit + len(here), game=game)
        found = [night for night in away if night.table not in here]
        for listed in here.values():
            if listed is not None and (before is None or listed.at < before):
                night = msgspec.json.decode(listed.text, type=PastNight)
                found += [listed] if game in ("", night.game) else []
        return page(found, limit, lambda night: (night.at, night.table))

    def texts(self) -> Iterator[bytes]:
        """All of them as they are sent, in the order in which their tables were opened."""
        here, names = self._in_memory(), self._registry.names()
        for start in range(0, len(names), _STEP):
            step = names[start : start + _STEP]
            yield from self._step(step, here)

    def all(self) -> Iterator[PastNight]:
        """All of them, in the order in which their tables were opened."""
        decode = msgspec.json.Decoder(PastNight).decode
        return map(decode, self.texts())

    def _step(self, names: Sequence[str], here: dict[str, ListedNight | None]) -> Iterator[bytes]:
        away = self._registry.index.texts([name for name in names if name not in here])
        for name in names:
            listed = here.get(name)
            if listed is not None:
                yield listed.text
            elif name in away:
                yield away[name]

    def _in_memory(self) -> dict[str, ListedNight | None]:
        """Every table in memory; a table that rests with a fault does not hide the others."""
        found: dict[str, ListedNight | None] = {}
        for table in self._registry.tables():
            found[table.name] = None
            with suppress(TableFault):
                night = self.of(table)
                if night is not None:
                    found[table.name] = ListedNight(
                        night.at, table.name, msgspec.json.encode(night)
                    )
        return found
