"""The words of one language, the hub's own and one game's, found by message id.

Which code needs which words is not known here; Fluent is loaded with the first catalogue.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES: tuple[str, ...] = ("en", "it")

Word = str | int | float

# What installed games say, by key and language; ours lie beside their rules.
_installed: dict[str, Mapping[str, str]] = {}


class UnknownLanguage(LookupError):
    """There are no words in that language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no words in {language!r:.40}; there are {', '.join(LANGUAGES)}")


class UnknownGame(LookupError):
    """There are no words for that game."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no words for the game {game!r:.40}")


class UnspeakableWords(LookupError):
    """A message is missing or does not format; raised by strict catalogues alone."""


class Catalogue:
    """What can be said in one language. A strict one raises where others fall back."""

    def __init__(self, language: str, game: str = "", *, strict: bool = False) -> None:
        self.language = language
        self.game = game
        self.strict = strict
        self._bundle = _bundle(language, game)

    def __repr__(self) -> str:
        return f"Catalogue({self.language!r}, {self.game!r})"

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(name)

    def text(self, name: str, /, **params: Word) -> str:
        """The message of that id, filled in; without one, the id itself."""
        return self.said(name, name, **params)

    def said(self, name: str, fallback: str, /, **params: Word) -> str:
        """The message of that id, filled in; without one, what to fall back to."""
        pattern = self._bundle.get_message(name).value if self.has(name) else None
        if pattern is None:
            return self._missing(name, fallback)
        return self._formatted(name, pattern, params)

    def attribute(self, name: str, attribute: str, /, **params: Word) -> str | None:
        """An attribute of a message, or None if it has no such thing."""
        if not self.has(name):
            return None
        pattern = self._bundle.get_message(name).attributes.get(attribute)
        return None if pattern is None else self._formatted(name, pattern, params)

    def names(self, prefix: str = "") -> Iterator[str]:
        """The ids of the game's messages that begin so, in the order they were written."""
        return (name for name in _names(self.language, self.game) if name.startswith(prefix))

    def _formatted(self, name: str, pattern: "Pattern", params: dict[str, Word]) -> str:
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors and self.strict:
            raise UnspeakableWords(f"{self.language} {name}: {errors[0]!r}")
        return str(text)

    def _missing(self, name: str, fallback: str) -> str:
        if self.strict:
            raise UnspeakableWords(f"{self.language} has no {name}")
        return fallback


def install_words(game: str, words: Mapping[str, str]) -> None:
    """The words of a game that was installed, by language."""
    _installed[game] = dict(words)
    _bundle.cache_clear()
    _names.cache_clear()


def installed_words() -> Mapping[str, Mapping[str, str]]:
    """By game and language, what installed games say."""
    return _installed


@lru_cache(maxsize=32)
def _bundle(language: str, game: str) -> "FluentBundle":
    """The hub's words and the game's, parsed once."""
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would show as boxes in terminals; both languages run left to right.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_source(language, "")))
    if game:
        bundle.add_resource(FluentResource(_source(language, game)))
    return bundle


@lru_cache(maxsize=32)
def _names(language: str, game: str) -> tuple[str, ...]:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Message

    body = FluentResource(_source(language, game)).body
    return tuple(entry.id.name for entry in body if isinstance(entry, Message))


def _source(language: str, game: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    if game in _installed:
        return _installed[game][language]
    return _file(language, game).read_text(encoding="utf-8")


def _file(language: str, game: str) -> Traversable:
    """The hub's words lie beside this module, a game's beside its rules."""
    if not game:
        return files("hub.words") / f"{language}.ftl"
    file = files("hub.rules") / game / "words" / f"{language}.ftl"
    if not game.isidentifier() or not file.is_file():
        raise UnknownGame(game)
    return file
