"""Saved sheets: small texts in the hub's state folder, a folder for each game.

Nothing is known of what stands in them; whoever asks has seen to it that a key is one.
"""

from pathlib import Path

from hub.storage.fault import named
from hub.storage.folder import placed, sync_folder

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

    def _path(self, game: str, key: str) -> Path:
        return self._folder / game / f"{key}{SUFFIX}"
