"""The rulings can be read in both languages, and the page in docs/ says what is played."""

from pathlib import Path

import pytest

from hub.rules.registry import GAMES, RULES
from hub.words.catalogue import LANGUAGES, Catalogue
from hub.words.rulings import page, rulings
from tests.words.vocabularies import RULINGS, SWITCHES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"


def test_the_page_of_rulings_is_fresh() -> None:
    """If not: python -m hub.words.rulings > docs/rulings.md"""
    pages = "\n".join(page("en", game) for game in RULES)
    assert PAGE.read_text(encoding="utf-8") == pages


@pytest.mark.parametrize("game", RULINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_a_number_a_title_and_a_text(language: str, game: str) -> None:
    found = rulings(language, game)
    assert [f"ruling-{number}" for number, _, _ in found] == list(RULINGS[game])
    assert all(title and text for _, title, text in found)


def test_all_rulings_are_those_of_each_game() -> None:
    assert rulings("en") == [each for game in RULES for each in rulings("en", game)]


@pytest.mark.parametrize("game", SWITCHES)
def test_a_switch_names_its_default_first(game: str) -> None:
    words = Catalogue("en", game, strict=True)
    players = GAMES[game].players[-1]
    default = GAMES[game].options_type(players=players).house
    texts = {number: text for number, _, text in rulings("en", game)}
    for number, name in SWITCHES[game].items():
        option = f"option-{name.replace('_', '-')}"
        chosen = words.text(f"{option}-{getattr(default, name)}")
        assert f"{words.text(option)}: {chosen} (default), or" in texts[number]
    assert {number for number, text in texts.items() if "(default)" in text} == set(SWITCHES[game])
