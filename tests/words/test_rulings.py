"""The rulings can be read in both languages, and the page in docs/ says what is played."""

from pathlib import Path

import pytest

from hub.rules.registry import RULES
from hub.rules.samurai.options import HouseRules
from hub.words.catalogue import LANGUAGES, Catalogue
from hub.words.rulings import page, rulings
from tests.words.tournament import RULINGS as TOURNAMENT_RULINGS
from tests.words.wanted import RULINGS

PAGE = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"


def test_the_page_of_rulings_is_fresh() -> None:
    """If not: python -m hub.words.rulings > docs/rulings.md"""
    pages = "\n".join(page("en", game) for game in RULES)
    assert PAGE.read_text(encoding="utf-8") == pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_a_number_a_title_and_a_text(language: str) -> None:
    found = rulings(language)
    assert [f"ruling-{number}" for number, _, _ in found] == [*RULINGS, *TOURNAMENT_RULINGS]
    assert all(title and text for _, title, text in found)
    assert found == [*rulings(language, "samurai"), *rulings(language, "tournament")]


def test_a_switch_names_its_default_first() -> None:
    words = Catalogue("en", "samurai", strict=True)
    default = HouseRules()
    switches = {"1": "deck_end", "5": "both", "14": "ties"}
    texts = {number: text for number, _, text in rulings("en")}
    for number, name in switches.items():
        option = f"option-{name.replace('_', '-')}"
        chosen = words.text(f"{option}-{getattr(default, name)}")
        assert f"{words.text(option)}: {chosen} (default), or" in texts[number]
    assert {number for number, text in texts.items() if "(default)" in text} == set(switches)
