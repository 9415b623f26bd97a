"""A translator's file has every message of a game, and says what each may use."""

import pytest

from hub.rules.contract.vocabulary import Vocabulary, codes
from hub.words.messages import messages
from hub.words.skeleton import skeleton, variables
from tests.words.coverage import left_over, missing
from tests.words.source import Source, given
from tests.words.vocabularies import VOCABULARIES

SMALL = Vocabulary(
    game="high-card",
    story=codes("card-shown: seat card", "dealt"),
    offers=codes("show", "draw: count"),
    refusals=codes("wrong-count: low high"),
)


@pytest.mark.parametrize("game", VOCABULARIES)
def test_a_skeleton_is_a_catalogue_with_nothing_missing_and_nothing_too_much(game: str) -> None:
    words, needed = Source(skeleton(VOCABULARIES[game])), messages(VOCABULARIES[game])
    assert words.junk == []
    assert len(words.order) == len(set(words.order))
    assert missing(words, needed, set()) == []
    assert left_over(words, needed) == []


@pytest.mark.parametrize("game", VOCABULARIES)
def test_the_variables_that_a_comment_names_are_those_of_its_code(game: str) -> None:
    for message in messages(VOCABULARIES[game]).values():
        assert given(set(variables(message.params))) == message.params


def test_a_small_game_fits_on_a_page() -> None:
    told = skeleton(SMALL)
    assert "\n# $card, $the-card, $card-kind, $seat\nstory-card-shown = story-card-shown\n" in told
    assert "\nstory-dealt = story-dealt\n" in told
    assert "\noffer-show = offer-show\noffer-show-hint = offer-show-hint\n" in told
    assert "\n# $high, $low, $span\nrefusal-wrong-count = " in told


def test_what_need_not_be_said_is_commented_out() -> None:
    told = skeleton(SMALL)
    assert "\n# $count\n# offer-draw-now = offer-draw-now\n" in told
    assert "offer-draw-now" not in Source(told).messages
    assert "offer-draw-hint" in Source(told).messages
