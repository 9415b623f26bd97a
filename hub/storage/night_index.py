"""The index of put-away tables in an SQLite file of its own, beside the log.

It is never trusted over the log: one that is damaged, foreign or of another edition of the hub is
thrown away and filled again. It holds names and keys' digests, so it is the hub's own user's alone,
and what is dropped is overwritten.
"""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from itertools import count
from operator import attrgetter
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from hub.storage.fault import named
from hub.storage.folder import SIDECARS, beside
from hub.storage.layout import Row, SqlValue
from hub.storage.night_index_layout import APPLICATION_ID, EDITION, TABLES
from hub.tables.night_entry import IndexedNight, NightEntry
from hub.tables.night_index import ListedNight, with_whole_moment
from hub.tables.past_night import PastNight
from hub.tables.store import DamagedLog

Answer = TypeVar("Answer")

_PUT: Final = "INSERT OR REPLACE INTO night VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_NIGHTS: Final = (
    "SELECT opened_at, name, told FROM night WHERE told IS NOT NULL AND (?1 = '' OR game = ?1)"
)
_NEWEST: Final = f"{_NIGHTS} AND opened_at < ?2 ORDER BY opened_at DESC, name DESC LIMIT ?3"
_OF_THAT_MOMENT: Final = f"{_NIGHTS} AND opened_at = ?2 ORDER BY name DESC"
_ENTRIES: Final = "SELECT entry FROM night WHERE is_alone"
_NEWEST_FIRST: Final = "ORDER BY opened_at DESC, name DESC"
_SINCE: Final = f"{_ENTRIES} AND moved_at >= ? AND NOT is_ended {_NEWEST_FIRST}"
_ENTRIES_BEFORE: Final = f"{_ENTRIES} AND opened_at < ? {_NEWEST_FIRST} LIMIT ?"
_ENTRIES_AT: Final = f"{_ENTRIES} AND opened_at = ? {_NEWEST_FIRST}"
_TOURNAMENTS: Final = (
    "SELECT entry FROM night WHERE of_name = '' AND NOT is_alone ORDER BY opened_at, name"
)
_ALWAYS: Final = (1 << 63) - 1


def index_of(log: Path) -> Path:
    """The index beside a log."""
    return log.with_name(f"{log.stem}-index{log.suffix}")


def throw_away(index: Path) -> None:
    """Remove an index with all that SQLite keeps beside it; a folder is only set aside."""
    for suffix in ("", *SIDECARS):
        path = beside(index, suffix)
        if path.is_dir() and not path.is_symlink():
            _set_aside(path)
        else:
            path.unlink(missing_ok=True)


def _set_aside(folder: Path) -> None:
    """Under a name that is free: whoever made it may want what is in it."""
    names = (folder.with_name(f"{folder.name}.folder-{number}") for number in count(1))
    folder.rename(next(name for name in names if not name.exists()))


def read_index(index: Path) -> list[IndexedNight]:
    """What an index holds, for whoever only looks; nothing, if it cannot be read or is old."""
    if not index.exists():
        return []
    try:
        address = f"{index.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as connection:
            if _number(connection, "user_version") != EDITION:
                return []
            rows = connection.execute("SELECT entry, told FROM night").fetchall()
        return [
            IndexedNight(
                _decode(entry), None if told is None else msgspec.json.decode(told, type=PastNight)
            )
            for entry, told in rows
        ]
    except (sqlite3.Error, msgspec.DecodeError):
        return []


_decode: Final = msgspec.json.Decoder(NightEntry).decode
_decode_night: Final = msgspec.json.Decoder(PastNight).decode


class SqliteNightIndex:
    """A NightIndex in a file; one that cannot be read is made anew, empty."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._guard = threading.Lock()
        self._is_renewed = False
        with named(path):
            try:
                self._connection = _opened(path)
            except (sqlite3.DatabaseError, DamagedLog, IsADirectoryError):
                throw_away(path)
                self._connection = _opened(path)
            try:
                self._count = self._counted()
            except sqlite3.DatabaseError:
                self._connection.close()
                throw_away(path)
                self._connection = _opened(path)
                self._count = 0

    def marks(self) -> dict[str, str]:
        return dict(self._rows("SELECT name, mark FROM night"))

    def put(self, kept: IndexedNight) -> None:
        entry = kept.entry
        row = (
            *(entry.name, entry.mark, entry.game, entry.of, entry.is_alone, entry.code),
            *(entry.opened_at, entry.moved_at, entry.is_ended, _people(entry.people)),
            *(msgspec.json.encode(entry), kept.night and msgspec.json.encode(kept.night)),
        )
        self._change([(_PUT, row)])

    def drop(self, names: Iterable[str]) -> None:
        """Their bytes are overwritten, also those still in the -wal."""
        gone = [("DELETE FROM night WHERE name = ?", (name,)) for name in names]
        self._change(gone)
        if gone:
            with self._guard, suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def get(self, name: str) -> NightEntry | None:
        found = self._entries("SELECT entry FROM night WHERE name = ?", name)
        return found[0] if found else None

    def entries(self, *, before: int | None = None, limit: int | None = None) -> list[NightEntry]:
        earliest = _ALWAYS if before is None else before
        found = self._entries(_ENTRIES_BEFORE, earliest, -1 if limit is None else limit)
        return with_whole_moment(
            found, limit, attrgetter("opened_at"), lambda last: self._entries(_ENTRIES_AT, last)
        )

    def moved_since(self, moment: int) -> list[NightEntry]:
        return self._entries(_SINCE, moment)

    def tournaments(self) -> list[NightEntry]:
        return self._entries(_TOURNAMENTS)

    def with_code(self, code: str) -> str:
        found = self._rows("SELECT name FROM night WHERE code = ? AND NOT is_ended", code)
        return str(found[0][0]) if code and found else ""

    def is_used(self, text: str) -> bool:
        return bool(self._rows("SELECT 1 FROM night WHERE name = ?1 OR code = ?1", text))

    def is_here(self, game: str, opened_at: int, people: tuple[str, ...]) -> bool:
        same = "SELECT 1 FROM night WHERE opened_at = ? AND game = ? AND people = ?"
        return bool(self._rows(same, opened_at, game, _people(people)))

    def tables_of(self, tournament: str) -> list[str]:
        if not tournament:
            return []
        found = self._rows("SELECT name FROM night WHERE of_name = ?", tournament)
        return [name for (name,) in found]

    def nights(
        self, *, before: int | None = None, limit: int | None = None, game: str = ""
    ) -> list[ListedNight]:
        most = -1 if limit is None else limit
        found = self._listed(_NEWEST, game, _ALWAYS if before is None else before, most)
        return with_whole_moment(
            found, limit, attrgetter("at"), lambda last: self._listed(_OF_THAT_MOMENT, game, last)
        )

    def texts(self, names: Sequence[str]) -> dict[str, bytes]:
        marks = ", ".join("?" * len(names))
        wanted = f"SELECT name, told FROM night WHERE told IS NOT NULL AND name IN ({marks})"
        return dict(self._rows(wanted, *names)) if names else {}

    def is_renewed(self) -> bool:
        with self._guard:
            was, self._is_renewed = self._is_renewed, False
            return was

    def __len__(self) -> int:
        return self._count

    def close(self) -> None:
        with self._guard:
            self._connection.close()

    def _listed(self, statement: str, *values: SqlValue) -> list[ListedNight]:
        return [ListedNight(*row) for row in self._rows(statement, *values)]

    def _entries(self, statement: str, *values: SqlValue) -> list[NightEntry]:
        def read() -> list[NightEntry]:
            rows = self._connection.execute(statement, values).fetchall()
            return [_decode(text) for (text,) in rows]

        return self._guarded(read, [])

    def _rows(self, statement: str, *values: SqlValue) -> list[Row]:
        return self._guarded(lambda: self._connection.execute(statement, values).fetchall(), [])

    def _change(self, steps: list[tuple[str, Row]]) -> None:
        def write() -> None:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                for statement, values in steps:
                    self._connection.execute(statement, values)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
            self._count = self._counted()

        if steps:
            self._guarded(write, None)

    def _guarded(self, do: Callable[[], Answer], nothing: Answer) -> Answer:
        """What is damaged holds nothing: it is thrown away, and whoever fills it is told."""
        with self._guard, named(self._path):
            try:
                return do()
            except msgspec.DecodeError:
                self._renew()
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorcode & 0xFF not in _DAMAGE:
                    raise
                self._renew()
            return nothing

    def _renew(self) -> None:
        with suppress(sqlite3.Error):
            self._connection.close()
        throw_away(self._path)
        self._connection = _opened(self._path)
        self._count, self._is_renewed = 0, True

    def _counted(self) -> int:
        return int(self._connection.execute("SELECT count(*) FROM night").fetchone()[0])


_DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def _people(people: tuple[str, ...]) -> str:
    return msgspec.json.encode(people).decode()


def _opened(path: Path) -> sqlite3.Connection:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
    connection = sqlite3.connect(path.absolute(), isolation_level=None, check_same_thread=False)
    try:
        _prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    number = {name: _number(connection, name) for name in ("application_id", "user_version")}
    is_blank = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    if not is_blank and number != {"application_id": APPLICATION_ID, "user_version": EDITION}:
        raise DamagedLog(file=path.name)
    # A cut may lose the last entries, which the log then tells of; it never damages the rest.
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA secure_delete = ON")
    if is_blank:
        connection.execute("BEGIN IMMEDIATE")
        for statement in TABLES:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {EDITION}")
        connection.execute("COMMIT")


def _number(connection: sqlite3.Connection, pragma: str) -> int:
    return int(connection.execute(f"PRAGMA {pragma}").fetchone()[0])
