"""What a ruleset says of itself to be shown: landmarks it can tell, a showcase it can play."""

import msgspec
import pytest

from hub.rules.registry import RULES
from hub.words.catalogue import LANGUAGES
from tests.words.source import source


@pytest.mark.parametrize("game", RULES)
def test_every_landmark_is_a_line_that_the_game_has_words_for(game: str) -> None:
    for language in LANGUAGES:
        words = source(language, game).messages
        assert {f"story-{code}" for code in RULES[game].chart_markers} <= set(words)


@pytest.mark.parametrize("game", RULES)
def test_a_showcase_is_of_options_that_its_tables_take(game: str) -> None:
    rules = RULES[game]
    if rules.demo is not None:
        data = msgspec.json.encode(rules.demo)
        assert msgspec.json.decode(data, type=rules.options_type) == rules.demo
        assert rules.demo.players in rules.players
