"""Saved sheets of a hall in the database, by game and key; nothing is known of what is in them."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hub.storage.backup_sheets import BackupSheets
from hub.storage.postgres.session import Session
from hub.tables.store import MissingLog

_KEYS: Final = "SELECT key FROM honor_hub.sheet WHERE hall = %s AND game = %s ORDER BY key"
_READ: Final = "SELECT text FROM honor_hub.sheet WHERE hall = %s AND game = %s AND key = %s"
_SAVE: Final = (
    "INSERT INTO honor_hub.sheet VALUES (%s, %s, %s, %s)"
    " ON CONFLICT (hall, game, key) DO UPDATE SET text = excluded.text"
)
_DELETE: Final = "DELETE FROM honor_hub.sheet WHERE hall = %s AND game = %s AND key = %s"
_ALL: Final = "SELECT game, key, text FROM honor_hub.sheet WHERE hall = %s ORDER BY game, key"


class PostgresSheets(NamedTuple):
    """What people typed in, as `SavedSheets` keeps it in files."""

    session: Session
    hall: str

    def keys(self, game: str) -> tuple[str, ...]:
        return tuple(key for (key,) in self.session.rows(_KEYS, self.hall, game))

    def read(self, game: str, key: str) -> str:
        for (text,) in self.session.rows(_READ, self.hall, game, key):
            return _decoded(text)
        raise MissingLog(file=key)

    def save(self, game: str, key: str, text: str) -> None:
        self.session.change(_SAVE, self.hall, game, key, text.encode("utf-8", "replace"))

    def delete(self, game: str, key: str) -> None:
        self.session.change(_DELETE, self.hall, game, key)

    def all(self) -> list[BackupSheets]:
        """Every sheet of every game, to be taken along."""
        rows = self.session.rows(_ALL, self.hall)
        return [BackupSheets(game, key, _decoded(text)) for game, key, text in rows]

    def bring_back(self, sheets: Sequence[BackupSheets]) -> None:
        """Put these on the shelf."""
        for game, key, text in sheets:
            self.save(game, key, text)


def _decoded(text: bytes) -> str:
    return text.decode("utf-8", "replace")
