"""Every code has its words in both languages, and every word has its code."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

from hub.rules.bang import cards as bang
from hub.rules.box.cards import KINDS
from hub.words.catalogue import LANGUAGES, Catalogue
from tests.words import codes, wanted, wanted_bang
from tests.words.source import FOLDERS, given, source

GAMES = list(FOLDERS)
WANTED = {
    "": wanted.of_the_hub,
    "samurai": wanted.of_samurai,
    "bang": wanted_bang.of_bang,
}
CARDS: dict[str, Iterable[str]] = {"samurai": KINDS, "bang": bang.KINDS}
RULINGS = {"samurai": wanted.RULINGS, "bang": wanted_bang.RULINGS}
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


@lru_cache(maxsize=4)
def wants(game: str) -> wanted.Wanted:
    return WANTED[game]()


def referred(language: str, game: str) -> set[str]:
    """The messages that wanted ones refer to, over however many steps."""
    words = source(language, game)
    todo, seen = list(wants(game)), set[str]()
    while todo:
        name = todo.pop()
        if name in words.messages and name not in seen:
            seen.add(name)
            todo += words.references(name)
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_says_nothing_twice(language: str, game: str) -> None:
    words = source(language, game)
    assert words.junk == []
    assert len(words.order) == len(set(words.order))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_words(language: str, game: str) -> None:
    assert sorted(set(wants(game)) - set(source(language, game).messages)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str, game: str) -> None:
    assert sorted(set(source(language, game).messages) - referred(language, game)) == []


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
    words = source(language, game)
    missing = {
        name: sorted(lacking)
        for name, params in wants(game).items()
        if name in words.messages and (lacking := given(words.variables(name)) - params)
    }
    assert missing == {}


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
def test_every_card_has_a_form_for_sentences_and_every_ruling_its_parts(
    language: str, game: str
) -> None:
    words = source(language, game)
    assert {words.attributes(f"card-{kind}") for kind in CARDS[game]} == {("the",)}
    for name in RULINGS[game]:
        assert set(words.attributes(name)) in RULING_PARTS


@pytest.mark.parametrize("game", CARDS)
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


def test_a_code_put_together_in_a_new_way_is_not_overlooked(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    start = "from hub.rules.contract.view import line\n"
    planted.write_text(start + "line(f'{some}-thing')\n", encoding="utf-8")
    with pytest.raises(codes.UnreadableCode):
        codes.story(tmp_path)
    planted.write_text(start + "line('some-thing' if yes else thing())\n", encoding="utf-8")
    with pytest.raises(codes.UnreadableCode):
        codes.story(tmp_path)
    planted.write_text(start + "line('some-thing' if yes else 'other')\n", encoding="utf-8")
    assert {code.code for code in codes.story(tmp_path)} == {"some-thing", "other"}
