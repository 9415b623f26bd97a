"""Games that came by `pip install`: found by their entry point, checked, and put with our own.

A game that is broken is refused in one sentence, and the hub starts without it. The rules
themselves never look for anything; whoever starts something that plays games calls
`load_installed_games` once, before anything is served.
"""

import logging
from collections.abc import Iterable
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from hub.rules.contract.game import AnyGame, Game
from hub.rules.contract.game_check import UnfitGame
from hub.rules.registry import check_new_game, install_game
from hub.tables.event_decoder import event_decoder
from hub.words.catalogue import LANGUAGES, install_words

GROUP = "honor_hub.games"

_log = logging.getLogger(__name__)


class RefusedGame(NamedTuple):
    """What an entry point is called, and the sentence that says why its game is not there."""

    name: str
    why: str


class InstalledGames(NamedTuple):
    """The keys of those that are there now, and those that were refused."""

    keys: tuple[str, ...]
    refused: tuple[RefusedGame, ...]


@lru_cache(maxsize=1)
def load_installed_games() -> InstalledGames:
    """Once for each process, however often it is asked for."""
    return install_games(entry_points(group=GROUP))


def install_games(points: Iterable[EntryPoint]) -> InstalledGames:
    """Put the games of these entry points with our own, whose keys win."""
    keys, refused = [], []
    for point in sorted(points, key=lambda each: each.name):
        try:
            keys.append(_install(point))
        except UnfitGame as fault:
            refused.append(RefusedGame(point.name, str(fault)))
            _log.error("the game %s is left out: %s", point.name, fault)
    return InstalledGames(tuple(keys), tuple(refused))


def _install(point: EntryPoint) -> str:
    game = _made(point)
    check_new_game(game)
    words = _words_of(game)
    for language, text in words.items():
        if f"game-{game.key} =" not in text:
            name = f"words/{language}.ftl"
            raise UnfitGame(f"It has no name: {name} does not say what game-{game.key} is.")
    install_game(game)
    install_words(game.key, words)
    return game.key


def _made(point: EntryPoint) -> AnyGame:
    """The game, from its class or as it is."""
    try:
        found = point.load()
        game = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:
        # Whatever somebody else's module does while it is loaded, the hub starts.
        raise UnfitGame(f"It does not load: {type(error).__name__}: {_one_line(error)}.") from error
    if not isinstance(game, Game):
        raise UnfitGame(f"{point.value} is no Game.")
    try:
        msgspec.json.schema(game.options_type)
        event_decoder(game)
    except AttributeError:
        pass  # What is missing is said better when the game is checked.
    except Exception as error:
        raise UnfitGame(f"Its events or options cannot be stored: {_one_line(error)}.") from error
    return game


def _words_of(game: AnyGame) -> dict[str, str]:
    """What the game says in each language, from the folder `words` beside its module."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        raise UnfitGame(f"{type(game).__name__} is in no package, so it has no place for words.")
    return {language: _read(files(package), language) for language in LANGUAGES}


def _read(folder: Traversable, language: str) -> str:
    file = folder / "words" / f"{language}.ftl"
    if not file.is_file():
        raise UnfitGame(f"It has no words: there is no file words/{language}.ftl in its package.")
    return file.read_text(encoding="utf-8")


def _one_line(error: BaseException) -> str:
    return " ".join(str(error).split())[:200].rstrip(".")
