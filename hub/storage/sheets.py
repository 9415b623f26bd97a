"""Saved sheets as files in the state folder, a folder for each game.

Nothing is known of what stands in them; whoever asks has seen to it that a key is one.
"""

from contextlib import suppress
from itertools import count
from pathlib import Path

from hub.storage.backup_sheets import BackupSheets, is_name
from hub.storage.fault import named
from hub.storage.folder import beside, placed, sync_folder

FOLDER = "sheets"
SUFFIX = ".toml"


class SavedSheets:
    """What people typed in, by game and key. A file is there whole, or not at all."""

    def __init__(self, state: Path) -> None:
        self._folder = state / FOLDER

    def keys(self, game: str) -> tuple[str, ...]:
        with named(self._folder):
            found = (self._folder / game).glob(f"[a-z0-9]*{SUFFIX}")
            return tuple(sorted(path.name.removesuffix(SUFFIX) for path in found))

    def read(self, game: str, key: str) -> str:
        path = self._path(game, key)
        with named(path):
            return path.read_text(encoding="utf-8", errors="replace")

    def save(self, game: str, key: str, text: str) -> None:
        path = self._path(game, key)
        with named(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            with placed(path) as part:
                part.write_text(text, encoding="utf-8")

    def delete(self, game: str, key: str) -> None:
        path = self._path(game, key)
        with named(path):
            path.unlink(missing_ok=True)
            sync_folder(path)

    def all(self) -> list[BackupSheets]:
        """Every sheet of every game, to be taken along; no file that somebody else put there."""
        found = []
        with named(self._folder):
            for path in sorted(self._folder.glob(f"*/*{SUFFIX}")):
                game, key = path.parent.name, path.name.removesuffix(SUFFIX)
                # It may be deleted at this very moment.
                with suppress(FileNotFoundError):
                    if is_name(game) and is_name(key):
                        found.append(BackupSheets(game, key, path.read_text("utf-8", "replace")))
        return found

    def bring_back(self, sheets: list[BackupSheets]) -> None:
        """Put these on the shelf; whatever else was there stays, or is kept beside its namesake."""
        for game, key, text in sheets:
            if key in self.keys(game) and self.read(game, key) != text:
                self._keep(self._path(game, key))
            self.save(game, key, text)

    def _keep(self, path: Path) -> None:
        names = (beside(path, f".kept-{number}") for number in count(1))
        with named(path):
            path.rename(next(name for name in names if not name.exists()))

    def _path(self, game: str, key: str) -> Path:
        return self._folder / game / f"{key}{SUFFIX}"
