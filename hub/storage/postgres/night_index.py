"""The index of put-away tables of a hall, in the database beside the log.

It is never trusted over the log: entries of another edition of the hub, or that do not read, are
thrown away and filled again.
"""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, Final

import msgspec

from hub.storage.night_index_layout import EDITION
from hub.storage.postgres.session import Session, Value
from hub.tables.night_entry import IndexedNight, NightEntry
from hub.tables.night_index import ListedNight, with_whole_moment

_ALWAYS: Final = (1 << 63) - 1
_HERE: Final = "FROM honor_hub.night WHERE hall = %s"

_PUT: Final = """INSERT INTO honor_hub.night (hall, name, edition, mark, game, of_name, is_alone,
  code, opened_at, moved_at, is_ended, people, entry, told)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
ON CONFLICT (hall, name) DO UPDATE SET (edition, mark, game, of_name, is_alone, code, opened_at,
  moved_at, is_ended, people, entry, told) = (excluded.edition, excluded.mark, excluded.game,
  excluded.of_name, excluded.is_alone, excluded.code, excluded.opened_at, excluded.moved_at,
  excluded.is_ended, excluded.people, excluded.entry, excluded.told)"""
_DROP: Final = "DELETE FROM honor_hub.night WHERE hall = %s AND name = ANY(%s::text[])"
_DROP_OLD: Final = "DELETE FROM honor_hub.night WHERE hall = %s AND edition <> %s"
_DROP_ALL: Final = "DELETE FROM honor_hub.night WHERE hall = %s"

_ENTRIES: Final = f"SELECT entry {_HERE} AND is_alone"
_NEWEST_FIRST: Final = "ORDER BY opened_at DESC, name DESC"
_SINCE: Final = f"{_ENTRIES} AND moved_at >= %s AND NOT is_ended {_NEWEST_FIRST}"
_BEFORE: Final = f"{_ENTRIES} AND opened_at < %s {_NEWEST_FIRST} LIMIT %s"
_AT: Final = f"{_ENTRIES} AND opened_at = %s {_NEWEST_FIRST}"
_TOURNAMENTS: Final = (
    f"SELECT entry {_HERE} AND of_name = '' AND NOT is_alone ORDER BY opened_at, name"
)
_NIGHTS: Final = f"SELECT opened_at, name, told {_HERE} AND told IS NOT NULL AND %s IN ('', game)"
_NIGHTS_BEFORE: Final = f"{_NIGHTS} AND opened_at < %s {_NEWEST_FIRST} LIMIT %s"
_NIGHTS_AT: Final = f"{_NIGHTS} AND opened_at = %s {_NEWEST_FIRST}"
_TEXTS: Final = f"SELECT name, told {_HERE} AND told IS NOT NULL AND name = ANY(%s::text[])"

_decode: Final = msgspec.json.Decoder(NightEntry).decode


class PostgresNightIndex:
    """A NightIndex of one hall; only the hub that keeps the hall opens one."""

    def __init__(self, session: Session, hall: str) -> None:
        self._session = session
        self._hall = hall
        self._is_renewed = False
        self._change(_DROP_OLD, EDITION)
        self._count = self._counted()

    def marks(self) -> dict[str, str]:
        return dict(self._rows(f"SELECT name, mark {_HERE}"))

    def put(self, night: IndexedNight) -> None:
        entry = night.entry
        self._change(
            _PUT,
            *(entry.name, EDITION, entry.mark, entry.game, entry.of, entry.is_alone, entry.code),
            *(entry.opened_at, entry.moved_at, entry.is_ended, _people(entry.people)),
            msgspec.json.encode(entry),
            None if night.night is None else msgspec.json.encode(night.night),
        )
        self._count = self._counted()

    def drop(self, names: Iterable[str]) -> None:
        gone = list(names)
        if gone:
            self._change(_DROP, gone)
            self._count = self._counted()

    def get(self, name: str) -> NightEntry | None:
        found = self._entries(f"SELECT entry {_HERE} AND name = %s", name)
        return found[0] if found else None

    def entries(self, *, before: int | None = None, limit: int | None = None) -> list[NightEntry]:
        found = self._entries(_BEFORE, _ALWAYS if before is None else before, limit)
        return with_whole_moment(
            found, limit, attrgetter("opened_at"), lambda last: self._entries(_AT, last)
        )

    def moved_since(self, moment: int) -> list[NightEntry]:
        return self._entries(_SINCE, moment)

    def tournaments(self) -> list[NightEntry]:
        return self._entries(_TOURNAMENTS)

    def with_code(self, code: str) -> str:
        found = self._rows(f"SELECT name {_HERE} AND code = %s AND NOT is_ended", code)
        return str(found[0][0]) if code and found else ""

    def is_used(self, text: str) -> bool:
        return bool(self._rows(f"SELECT 1 {_HERE} AND %s IN (name, code)", text))

    def is_here(self, game: str, opened_at: int, people: tuple[str, ...]) -> bool:
        same = f"SELECT 1 {_HERE} AND opened_at = %s AND game = %s AND people = %s"
        return bool(self._rows(same, opened_at, game, _people(people)))

    def tables_of(self, tournament: str) -> list[str]:
        if not tournament:
            return []
        found = self._rows(f"SELECT name {_HERE} AND of_name = %s", tournament)
        return [name for (name,) in found]

    def nights(
        self, *, before: int | None = None, limit: int | None = None, game: str = ""
    ) -> list[ListedNight]:
        earliest = _ALWAYS if before is None else before
        found = self._listed(_NIGHTS_BEFORE, game, earliest, limit)
        return with_whole_moment(
            found, limit, attrgetter("at"), lambda last: self._listed(_NIGHTS_AT, game, last)
        )

    def texts(self, names: Sequence[str]) -> dict[str, bytes]:
        return dict(self._rows(_TEXTS, list(names))) if names else {}

    def is_renewed(self) -> bool:
        was, self._is_renewed = self._is_renewed, False
        return was

    def __len__(self) -> int:
        return self._count

    def close(self) -> None:
        self._session.close()

    def _listed(self, statement: str, *values: Value) -> list[ListedNight]:
        return [ListedNight(*row) for row in self._rows(statement, *values)]

    def _entries(self, statement: str, *values: Value) -> list[NightEntry]:
        rows = self._rows(statement, *values)
        try:
            return [_decode(text) for (text,) in rows]
        except msgspec.DecodeError:
            # What does not read holds nothing: whoever fills it is told.
            self._change(_DROP_ALL)
            self._count, self._is_renewed = 0, True
            return []

    def _rows(self, statement: str, *values: Value) -> list[tuple[Any, ...]]:
        return self._session.rows(statement, self._hall, *map(_asked, values))

    def _change(self, statement: str, *values: Value) -> None:
        self._session.change(statement, self._hall, *values)

    def _counted(self) -> int:
        return int(self._rows(f"SELECT count(*) {_HERE}")[0][0])


def _asked(value: Value) -> Value:
    """Anybody may ask for any text, and PostgreSQL takes no zero in one; nothing is called so."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


def _people(people: tuple[str, ...]) -> str:
    return msgspec.json.encode(people).decode()
