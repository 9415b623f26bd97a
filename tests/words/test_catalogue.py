"""A catalogue finds its words, falls back at run time, and complains where it should."""

import subprocess
import sys

import pytest

from hub.words.catalogue import Catalogue, UnknownGame, UnknownLanguage, UnspeakableWords


def test_a_message_is_said_in_the_language_asked_for() -> None:
    assert Catalogue("en", "samurai").text("card-parry") == "Parry"
    assert Catalogue("it", "samurai").text("card-parry") == "Parata"


def test_names_are_as_printed_in_each_edition() -> None:
    english, italian = Catalogue("en", "samurai"), Catalogue("it", "samurai")
    for name in ("card-bo", "card-daikyu", "card-kanabo", "character-hanzo", "character-kojiro"):
        assert english.text(name) == italian.text(name)
        assert set(english.text(name)) & set("ōū")
    assert english.text("character-chiyo") == "Chiyo"
    assert italian.text("character-chiyo") == "Chiyome"
    assert italian.text("card-jujutsu") == "Ju jitsu"
    assert italian.text("card-tea-ceremony") == "Cerimonia del tè"


def test_bangs_names_are_as_printed_in_each_edition() -> None:
    english, italian = Catalogue("en", "bang"), Catalogue("it", "bang")
    printed = {
        "card-missed": ("Missed!", "Mancato!"),
        "card-beer": ("Beer", "Birra"),
        "card-scope": ("Scope (Appaloosa)", "Mirino (Appaloosa)"),
        "card-stagecoach": ("Stagecoach", "Diligenza"),
        "card-general-store": ("General Store", "Emporio"),
        "role-sheriff": ("Sheriff", "Sceriffo"),
        "role-deputy": ("Deputy", "Vice"),
        "role-outlaw": ("Outlaw", "Fuorilegge"),
        "role-renegade": ("Renegade", "Rinnegato"),
        "mark-harmless": ("Harmless", "Indifeso"),
        "character-jose-delgado": ("José Delgado", "José Delgado"),
    }
    assert {name: (english.text(name), italian.text(name)) for name in printed} == printed


@pytest.mark.parametrize(
    ("language", "toll", "last"),
    [("en", "whenever the deck is empty", "only one player"), ("it", "il mazzo", "un solo")],
)
def test_how_to_play_bang_names_the_decks_toll_and_the_last_one_standing(
    language: str, toll: str, last: str
) -> None:
    words = Catalogue(language, "bang")
    said = " ".join(words.text(f"how-{page}-text") for page in (1, 2, 3))
    assert (toll in said, last in said) == (True, True)


def test_of_our_opponents_the_pages_say_that_they_are_ours() -> None:
    words = Catalogue("en", "solo")
    assert "ours, not the booklet’s" in words.text("board-ours", sheet="akiyama")
    assert "the rest is ours" in words.text("board-ours", sheet="oda-nobunaga")


def test_the_hub_has_words_without_any_game() -> None:
    assert Catalogue("en").text("refusal-paused").startswith("The game is paused")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguage, match=r"^no words in 'de'; there are en, it$"):
        Catalogue("de")


@pytest.mark.parametrize("game", ["chess", "../words", "contract"])
def test_an_unknown_game_is_refused_by_name(game: str) -> None:
    with pytest.raises(UnknownGame):
        Catalogue("en", game)


def test_an_unknown_message_falls_back_to_its_own_id() -> None:
    catalogue = Catalogue("it", "samurai")
    assert catalogue.text("story-nobody-wrote-this") == "story-nobody-wrote-this"
    assert catalogue.attribute("story-nobody-wrote-this", "the") is None


def test_a_missing_parameter_shows_and_breaks_nothing() -> None:
    assert "seat" in Catalogue("en", "samurai").text("story-turn-began")


def test_a_strict_catalogue_raises_for_an_unknown_message() -> None:
    with pytest.raises(UnspeakableWords, match=r"^en has no story-nobody-wrote-this$"):
        Catalogue("en", "samurai", strict=True).text("story-nobody-wrote-this")


def test_a_strict_catalogue_raises_for_a_missing_parameter() -> None:
    with pytest.raises(
        UnspeakableWords,
        match=r"^en story-turn-began: FluentReferenceError\('Unknown external: seat'\)$",
    ):
        Catalogue("en", "samurai", strict=True).text("story-turn-began")


def test_importing_the_words_does_not_load_fluent() -> None:
    code = (
        "import sys, hub.words.catalogue, hub.words.translator, hub.words.rulings;"
        "print(sorted({'fluent', 'babel'} & {name.split('.')[0] for name in sys.modules}))"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == "[]"


def test_a_catalogue_and_a_game_without_words_are_told_by_name() -> None:
    assert repr(Catalogue("it", "bang")) == "Catalogue('it', 'bang')"
    for game in ("chess", "../samurai", "x" * 50):
        said = f"no words for the game {game!r:.40}"
        with pytest.raises(UnknownGame) as raised:
            Catalogue("en", game)
        assert str(raised.value) == said
