"""The port behind which entries of put-away tables are kept, and one that keeps them in memory.

An index can be made anew from the log at any time: where the two differ, the log is right.
"""

from collections.abc import Callable, Iterable, Sequence
from threading import Lock
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from hub.tables.night_entry import IndexedNight, NightEntry

Thing = TypeVar("Thing")


class ListedNight(NamedTuple):
    """A past night: when it was opened, its table, and the PastNight as it is sent."""

    at: int
    table: str
    text: bytes


class NightIndex(Protocol):
    """Entries by the names of their tables; safe to use from several threads."""

    def marks(self) -> dict[str, str]:
        """At which mark of its log each entry was made."""
        ...

    def put(self, night: IndexedNight) -> None:
        """Keep this instead of what was kept of that table before."""
        ...

    def drop(self, names: Iterable[str]) -> None:
        """Forget these for good."""
        ...

    def get(self, name: str) -> NightEntry | None: ...

    def entries(self, *, before: int | None = None, limit: int | None = None) -> list[NightEntry]:
        """Those of no tournament, the newest first; those of one moment are not parted."""
        ...

    def moved_since(self, moment: int) -> list[NightEntry]:
        """Those of no tournament that are not closed and were moved then or later."""
        ...

    def tournaments(self) -> list[NightEntry]:
        """Those that are tournaments, the first opened first."""
        ...

    def with_code(self, code: str) -> str:
        """The table that people join with this code, if it is not closed; empty: none."""
        ...

    def is_used(self, text: str) -> bool:
        """Whether a table has this as its name or code."""
        ...

    def is_here(self, game: str, opened_at: int, people: tuple[str, ...]) -> bool:
        """Whether this very night is kept: the same game, people and thousandth of a second."""
        ...

    def tables_of(self, tournament: str) -> list[str]:
        """The tables that were opened for a tournament."""
        ...

    def nights(
        self, *, before: int | None = None, limit: int | None = None, game: str = ""
    ) -> list[ListedNight]:
        """Past nights, the newest first; those of one moment are not parted."""
        ...

    def texts(self, names: Sequence[str]) -> dict[str, bytes]:
        """The past nights of these tables as they are sent; not every table has one."""
        ...

    def is_renewed(self) -> bool:
        """Whether it lost what it held since this was asked last, and has to be filled again."""
        ...

    def __len__(self) -> int: ...

    def close(self) -> None: ...


class MemoryNightIndex:
    """For tests, simulations and whatever may be forgotten."""

    def __init__(self) -> None:
        self._guard = Lock()
        self._kept: dict[str, IndexedNight] = {}

    def marks(self) -> dict[str, str]:
        return {name: each.entry.mark for name, each in self._all().items()}

    def put(self, night: IndexedNight) -> None:
        with self._guard:
            self._kept[night.entry.name] = night

    def drop(self, names: Iterable[str]) -> None:
        with self._guard:
            for name in names:
                self._kept.pop(name, None)

    def get(self, name: str) -> NightEntry | None:
        found = self._kept.get(name)
        return None if found is None else found.entry

    def entries(self, *, before: int | None = None, limit: int | None = None) -> list[NightEntry]:
        found = self._alone()
        if before is not None:
            found = [each for each in found if each.opened_at < before]
        return page(found, limit, lambda entry: (entry.opened_at, entry.name))

    def moved_since(self, moment: int) -> list[NightEntry]:
        found = [each for each in self._alone() if each.moved_at >= moment and not each.is_ended]
        return page(found, None, lambda entry: (entry.opened_at, entry.name))

    def _alone(self) -> list[NightEntry]:
        return [each.entry for each in self._all().values() if each.entry.is_alone]

    def tournaments(self) -> list[NightEntry]:
        found = [each.entry for each in self._all().values()]
        found = [each for each in found if not each.is_alone and not each.of]
        return sorted(found, key=lambda entry: (entry.opened_at, entry.name))

    def with_code(self, code: str) -> str:
        found = (each.entry for each in self._all().values())
        fits = (each.name for each in found if each.code == code and not each.is_ended)
        return next(fits, "") if code else ""

    def is_used(self, text: str) -> bool:
        return any(text in (name, each.entry.code) for name, each in self._all().items())

    def is_here(self, game: str, opened_at: int, people: tuple[str, ...]) -> bool:
        wanted = (game, opened_at, people)
        found = (each.entry for each in self._all().values())
        return any((each.game, each.opened_at, each.people) == wanted for each in found)

    def tables_of(self, tournament: str) -> list[str]:
        found = self._all().items()
        return [name for name, each in found if tournament and each.entry.of == tournament]

    def nights(
        self, *, before: int | None = None, limit: int | None = None, game: str = ""
    ) -> list[ListedNight]:
        found = [
            ListedNight(each.night.at, name, msgspec.json.encode(each.night))
            for name, each in self._all().items()
            if each.night is not None
            and (before is None or each.night.at < before)
            and game in ("", each.night.game)
        ]
        return page(found, limit, lambda night: (night.at, night.table))

    def texts(self, names: Sequence[str]) -> dict[str, bytes]:
        found = {name: self._kept[name].night for name in names if name in self._kept}
        return {
            name: msgspec.json.encode(night) for name, night in found.items() if night is not None
        }

    def is_renewed(self) -> bool:
        return False

    def __len__(self) -> int:
        return len(self._kept)

    def close(self) -> None:
        """Nothing to let go of."""

    def _all(self) -> dict[str, IndexedNight]:
        with self._guard:
            return dict(self._kept)


def page(
    things: Iterable[Thing], limit: int | None, order: Callable[[Thing], tuple[int, str]]
) -> list[Thing]:
    """The newest so many, the newest first; `order` is when a table was opened, and its name.

    And all that were opened with the last of them: whoever asks for those before it misses none.
    """
    found = sorted(things, key=order, reverse=True)
    if limit is None or len(found) <= limit:
        return found
    last, _ = order(found[limit - 1])
    return [thing for thing in found if order(thing)[0] >= last]


def with_whole_moment(
    found: list[Thing],
    limit: int | None,
    moment: Callable[[Thing], int],
    all_of: Callable[[int], list[Thing]],
) -> list[Thing]:
    """A page that a database gave, with all that were opened at the moment of its last one."""
    if limit is None or not found or len(found) < limit:
        return found
    last = moment(found[-1])
    return [thing for thing in found if moment(thing) > last] + all_of(last)
