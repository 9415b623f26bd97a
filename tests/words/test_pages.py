"""The pages' own words: in both languages, none missing, none left over, none said twice."""

import re
from functools import lru_cache
from pathlib import Path

import pytest

from hub.words.catalogue import LANGUAGES
from tests.static.scripts import SCRIPTS, modules
from tests.words.source import FOLDERS, ROOT, Source
from tests.words.vocabularies import VOCABULARIES

STATIC = ROOT / "static"
AREAS = sorted({file.name.split(".")[0] for file in (STATIC / "words").glob("*.ftl")})

# text("id"), translated("id", …), has("id"), and words given to a part by name: title="id".
_STRING = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"')
_ASKED = re.compile(r'\b(?:text|translated|has|attribute)\(\s*"([a-z][a-z0-9-]*)"')
# `link-${state}`: every word that begins so may be meant.
_PREFIX = re.compile(r"`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{")
# text("id", { count, name: … }): what a word is filled with.
_FILLED = re.compile(r'\btext\(\s*"([a-z][a-z0-9-]*)",\s*\{([^{}]*)\}')
_NAME = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
GAMES_WITH_PAGES = [game for game in VOCABULARIES if game and VOCABULARIES[game].pages]


@lru_cache(maxsize=32)
def _words(area: str, language: str) -> Source:
    return Source((STATIC / "words" / f"{area}.{language}.ftl").read_text("utf-8"))


def _scripts() -> str:
    return _text(SCRIPTS)


def _text(*folders: Path) -> str:
    files = [file for folder in folders for file in modules(folder)]
    return "\n".join(file.read_text("utf-8") for file in files)


def _shell(language: str) -> set[str]:
    """Every id of the hub and the pages; what a game's own pages say comes with that game."""
    hub = Source((FOLDERS[""] / f"{language}.ftl").read_text("utf-8"))
    return set(hub.messages).union(*(_words(area, language).messages for area in AREAS))


def _games(language: str) -> set[str]:
    folders = (folder for game, folder in FOLDERS.items() if game)
    texts = ((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
    return {name for text in texts for name in Source(text).messages}


@pytest.mark.parametrize("area", AREAS)
def test_a_page_says_the_same_things_in_both_languages(area: str) -> None:
    english, italian = _words(area, "en"), _words(area, "it")
    assert english.junk == italian.junk == []
    assert english.order == italian.order
    for name in english.order:
        assert english.attributes(name) == italian.attributes(name), name


@pytest.mark.parametrize("area", AREAS)
def test_a_page_fills_in_the_same_things_in_both_languages(area: str) -> None:
    english, italian = _words(area, "en"), _words(area, "it")
    for name in english.order:
        assert english.variables(name) == italian.variables(name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice(language: str) -> None:
    said = [name for area in AREAS for name in _words(area, language).order]
    hub = Source((FOLDERS[""] / f"{language}.ftl").read_text("utf-8")).order
    twice = {name for name in said + hub if (said + hub).count(name) > 1}
    assert twice == set()


@pytest.mark.parametrize("area", sorted(set(AREAS) & set(FOLDERS)))
def test_the_pages_of_a_game_say_nothing_that_the_game_says_already(area: str) -> None:
    game = Source((FOLDERS[area] / "en.ftl").read_text("utf-8"))
    assert set(game.order) & set(_words(area, "en").order) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_page_asks_for_is_there(language: str) -> None:
    known = _shell(language) | _games(language)
    assert sorted(set(_ASKED.findall(_scripts())) - known) == []


@pytest.mark.parametrize("area", AREAS)
def test_no_word_of_a_page_is_left_over(area: str) -> None:
    scripts = _scripts()
    strings = set(_STRING.findall(scripts))
    prefixes = tuple(set(_PREFIX.findall(scripts)))
    words = _words(area, "en")
    used = {name for name in words.order if name in strings or name.startswith(prefixes)}
    # A refusal's code may come from the pages themselves.
    used |= {name for name in words.order if name.removeprefix("refusal-") in strings}
    referred = {each for name in used for each in words.references(name)}
    assert sorted(set(words.order) - used - referred) == []


@pytest.mark.parametrize("game", GAMES_WITH_PAGES)
def test_a_game_declares_what_its_own_pages_say_and_nothing_else(game: str) -> None:
    own = _own_scripts(game)
    strings, prefixes = set(_STRING.findall(own)), tuple(set(_PREFIX.findall(own)))
    declared = VOCABULARIES[game].pages
    # A field that no form asks for is named by its own name.
    said = {name for name in declared if name in strings or name.startswith(prefixes)}
    said |= {name for name in declared if name.removeprefix("field-") in strings}
    assert sorted(set(declared) - said) == []
    families = {name.partition("-")[0] for name in declared} - {"field"}
    asked = {name for name in _ASKED.findall(own) if name.partition("-")[0] in families}
    assert sorted(asked - set(declared)) == []


@pytest.mark.parametrize("game", GAMES_WITH_PAGES)
def test_a_games_own_pages_fill_in_what_is_declared(game: str) -> None:
    declared = VOCABULARIES[game].pages
    filled = {
        name: set(_NAME.findall(params)) for name, params in _FILLED.findall(_own_scripts(game))
    }
    found = {name: params for name, params in filled.items() if name in declared}
    assert found != {}
    assert {name: set(declared[name].always) for name in found} == found


def _own_scripts(game: str) -> str:
    """The game's own, and those of the box that it is played with."""
    return _text(SCRIPTS / "games" / game, SCRIPTS / "box")


def test_the_scan_finds_a_word_that_is_not_there() -> None:
    """The guard itself: what it looks for is really found in the scripts."""
    asked = set(_ASKED.findall('translator.text("no-such-word")'))
    assert asked == {"no-such-word"}
    assert len(set(_ASKED.findall(_scripts()))) > 80
    assert Path(STATIC / "words" / "phone.it.ftl").exists()
