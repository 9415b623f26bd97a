"""Every code has its words in both languages, and every word has its code."""

from collections.abc import Iterator
from functools import cache

import pytest

from hub.rules.box.cards import KINDS
from hub.words.catalogue import LANGUAGES, Catalogue
from hub.words.messages import Message, messages
from tests.words.coverage import left_over, missing, ungiven
from tests.words.source import FOLDERS, Source, given, source
from tests.words.vocabularies import RULINGS, VOCABULARIES

GAMES = list(VOCABULARIES)
CARDS = [game for game in GAMES if VOCABULARIES[game].cards]
NUMBERS = frozenset(
    {
        "count",
        "difficulty",
        "distance",
        "damage",
        "reach",
        "used",
        "limit",
        "low",
        "high",
        "wounds",
        "number",
        "version",
        "line",
        "rank",
        "total",
        "value",
        "times",
        "points",
    }
)
RULING_PARTS = ({"title", "group", "why"}, {"title", "group", "why", "switch"})


@cache
def needs(game: str) -> dict[str, Message]:
    return messages(VOCABULARIES[game])


def of_the_hub(language: str, game: str) -> set[str]:
    """What a game need not say, for the hub does."""
    return set(source(language, "").messages) if game else set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_says_nothing_twice(language: str, game: str) -> None:
    words = source(language, game)
    assert words.junk == []
    assert len(words.order) == len(set(words.order))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language: str, game: str) -> None:
    assert missing(source(language, game), needs(game), of_the_hub(language, game)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str, game: str) -> None:
    assert left_over(source(language, game), needs(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_messages_in_the_same_order(game: str) -> None:
    assert source("en", game).order == source("it", game).order


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_use_the_same_parameters_and_attributes(game: str) -> None:
    first, second = source("en", game), source("it", game)
    shared = set(first.order) & set(second.order)
    variables = {
        name: (sorted(a), sorted(b))
        for name in shared
        if (a := given(first.variables(name))) != (b := given(second.variables(name)))
    }
    attributes = {name for name in shared if first.attributes(name) != second.attributes(name)}
    assert variables == {}
    assert attributes == set()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_use_only_what_their_code_gives(language: str, game: str) -> None:
    assert ungiven(source(language, game), needs(game)) == {}


def samples(variables: set[str]) -> Iterator[dict[str, str | int]]:
    """These variables filled in such a way that each branch of a sentence is spoken."""
    for number in (0, 1, 2, 7):
        for kind in ("none", "parry", "breathing", "bo"):
            yield {
                name: number if name in NUMBERS else kind if name.endswith("-kind") else "Yuki"
                for name in variables
            }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, game: str) -> None:
    catalogue = Catalogue(language, game, strict=True)
    words = source(language, game)
    for name in words.order:
        for params in samples(words.variables(name)):
            said = [catalogue.text(name, **params)]
            said += [catalogue.attribute(name, part) or "" for part in words.attributes(name)]
            for text in said:
                assert text == text.strip() != ""
                assert not set(text) & set("{}\u2068\u2069")


@pytest.mark.parametrize("game", CARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_form_for_sentences(language: str, game: str) -> None:
    words = source(language, game)
    assert {words.attributes(f"card-{kind}") for kind in VOCABULARIES[game].cards} == {("the",)}


@pytest.mark.parametrize("game", RULINGS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_has_its_parts(language: str, game: str) -> None:
    for name in RULINGS[game]:
        assert set(source(language, game).attributes(name)) in RULING_PARTS


def test_every_game_has_its_words() -> None:
    assert set(VOCABULARIES) == set(FOLDERS)
    assert {game: each.game for game, each in VOCABULARIES.items()} == {
        game: game for game in GAMES
    }


@pytest.mark.parametrize("game", RULINGS)
def test_no_message_of_a_game_hides_one_of_the_hub(game: str) -> None:
    assert set(source("en", "").order) & set(source("en", game).order) == set()


@pytest.mark.parametrize(("language", "reach"), [("en", "Reach"), ("it", "Portata")])
def test_a_weapon_tells_the_numbers_that_are_on_it(language: str, reach: str) -> None:
    catalogue = Catalogue(language, "samurai", strict=True)
    for kind in KINDS.values():
        if kind.sort == "weapon":
            wounds = catalogue.text("n-wounds", count=kind.wounds)
            text = catalogue.text(f"card-{kind.key}-text")
            assert text.endswith(f"{reach} {kind.reach}, {wounds}.")


PLANTED = """
story-wounded = { $seat } takes { $count }.
story-unknown = Nobody says this.
story-fallen = { n-wounds }
n-wounds = { $wounds } wounds
"""


def test_a_missing_message_one_left_over_and_an_unknown_parameter_are_found() -> None:
    words = Source(PLANTED)
    needed = {
        "story-wounded": Message("story-wounded", frozenset({"seat", "count"})),
        "story-fallen": Message("story-fallen", frozenset({"seat"})),
        "story-healed": Message("story-healed"),
        "story-healed-you": Message("story-healed-you", is_optional=True),
        "refusal-paused": Message("refusal-paused"),
    }
    assert missing(words, needed, {"refusal-paused"}) == ["story-healed"]
    assert left_over(words, needed) == ["story-unknown"]
    assert ungiven(words, needed) == {"story-fallen": ["wounds"]}


@pytest.mark.parametrize("game", GAMES)
def test_any_message_taken_out_of_a_catalogue_is_missed(game: str) -> None:
    """The guard itself: each that must be there, one at a time."""
    whole = source("en", game)
    for name in [name for name, each in needs(game).items() if not each.is_optional]:
        words = Source("")
        words.messages = {other: each for other, each in whole.messages.items() if other != name}
        expected = [] if name in of_the_hub("en", game) else [name]
        assert missing(words, needs(game), of_the_hub("en", game)) == expected
