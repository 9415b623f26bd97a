"""All sheets of a game: those that come with it, and those that people saved on this hub.

Where saved ones are kept is handed in; what a sheet may be, its ruleset says.
"""

from importlib.resources import files
from typing import Any, Protocol

import msgspec

from hub.rules.contract.game import AnyGame
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.value import JsonValue
from hub.sheets import text

SUFFIX = ".toml"
MOST_SAVED = 200
LARGEST = 16_384


class Saved(Protocol):
    """Texts by game and key, which outlast the hub."""

    def keys(self, game: str) -> tuple[str, ...]: ...

    def read(self, game: str, key: str) -> str: ...

    def save(self, game: str, key: str, text: str) -> None: ...

    def delete(self, game: str, key: str) -> None: ...


class ListedSheet(Protocol):
    """What every game's sheet has, whatever else is on it."""

    @property
    def key(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def stars(self) -> int: ...

    @property
    def ours(self) -> bool: ...


# A type of the game's own; it has what a ListedSheet has.
GameSheet = Any


class Shelf:
    """The sheets of one game. `saved` may be None where nobody can save any."""

    def __init__(self, rules: AnyGame, saved: Saved | None = None) -> None:
        if rules.sheets is None:
            raise Refusal("no-sheets")
        self._sheets: Sheets = rules.sheets
        self._game = rules.key
        self._saved = saved

    def all(self) -> list[GameSheet]:
        """Every sheet that can be played: the easiest first, and ours before the others."""
        found = [self._built(each) for each in _shipped(self._game).values()]
        for key in self._saved_keys():
            try:
                found.append(self.get(key))
            except Refusal:
                # Somebody was at the file; it can still be fetched by name, which says why not.
                continue
        return sorted(found, key=lambda sheet: (not sheet.ours, sheet.stars, sheet.name))

    def get(self, key: str) -> GameSheet:
        """The sheet of that key."""
        ours = _shipped(self._game).get(key)
        if ours is not None:
            return self._built(ours)
        if key not in self._saved_keys():
            raise Refusal("no-such-sheet", key=key[:40])
        assert self._saved is not None
        return self._built(self._saved.read(self._game, key))

    def mistakes(self, data: JsonValue) -> tuple[Reason, ...]:
        """All that is wrong with what should be a sheet."""
        return self._sheets.mistakes(data)

    def save(self, data: JsonValue) -> GameSheet:
        """Keep a sheet that somebody typed in; what was saved under its key before goes."""
        sheet = self._checked(data)
        if sheet.key in _shipped(self._game):
            raise Refusal("sheet-is-ours")
        known = self._saved_keys()
        if self._saved is None or (sheet.key not in known and len(known) >= MOST_SAVED):
            raise Refusal("too-many-sheets", high=MOST_SAVED)
        # What we say of our own is not true of another's.
        plain = msgspec.to_builtins(sheet)
        own = {name: each for name, each in plain.items() if name not in ("ours", "measured")}
        self._saved.save(self._game, sheet.key, text.written(own))
        return self.get(sheet.key)

    def bring_in(self, source: str) -> GameSheet:
        """Save a sheet from the text of a file."""
        if len(source) > LARGEST:
            raise Refusal("too-large")
        return self.save(text.read(source))

    def delete(self, key: str) -> None:
        if key in _shipped(self._game):
            raise Refusal("sheet-is-ours")
        if self._saved is None or key not in self._saved_keys():
            raise Refusal("no-such-sheet", key=key[:40])
        self._saved.delete(self._game, key)

    def written(self, key: str) -> str:
        """The sheet of that key as a file."""
        return text.written(msgspec.to_builtins(self.get(key)))

    def _saved_keys(self) -> tuple[str, ...]:
        return self._saved.keys(self._game) if self._saved is not None else ()

    def _built(self, source: str) -> GameSheet:
        return self._checked(text.read(source))

    def _checked(self, data: JsonValue) -> GameSheet:
        found = self._sheets.mistakes(data)
        if found:
            raise Refusal.because(found[0])
        return self._sheets.built(data)


def _shipped(game: str) -> dict[str, str]:
    """The texts that come with the game, by the names of their files."""
    folder = files("hub.rules") / game / "sheets"
    found = sorted((each for each in folder.iterdir() if each.name.endswith(SUFFIX)), key=str)
    return {each.name.removesuffix(SUFFIX): each.read_text(encoding="utf-8") for each in found}
