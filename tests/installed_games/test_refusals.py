"""A game that cannot be loaded is refused in one sentence, and everything else goes on."""

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hub.installed_games import InstalledGames, install_games
from hub.rules.registry import GAMES, RULES, uninstall_game
from hub.words.catalogue import Catalogue
from tests.installed_games.packages import point, write_package

OURS = list(RULES)
WORDS = {"en": "game-least = Least\n", "it": "game-least = Minimo\n"}
SOUND = """
from hub.rules import kit


class Options(kit.Value):
    players: int = 2


class State(kit.Value):
    frames: tuple[kit.OpenQuestion, ...] = ()


class Began(kit.Event, tag="began"):
    tells = kit.SILENT

    def evolve(self, state):
        return state


class Least(kit.Game):
    key, players = "least", range(2, 5)
    options_type, events = Options, (Began,)

    def blank(self):
        return State()

    def setup(self, tx, options):
        tx.emit(Began())

    def actions(self, state, actor):
        return {}

    def view(self, state, viewer):
        return kit.plain_view(self, state, viewer, ())

    def outcome(self, state):
        return None
"""


@pytest.fixture(autouse=True)
def only_ours_before_and_after() -> Iterator[None]:
    assert list(RULES) == OURS
    yield
    for key in set(RULES) - set(OURS):
        uninstall_game(key)


def installed(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    code: str = SOUND,
    words: dict[str, str] = WORDS,
) -> InstalledGames:
    monkeypatch.syspath_prepend(str(folder))
    name = f"game_of_{folder.name}".replace("-", "_")
    write_package(folder, name, code, words)
    try:
        return install_games([point("theirs", f"{name}.game:Least")])
    finally:
        for module in [each for each in sys.modules if each.startswith(name)]:
            del sys.modules[module]


def test_a_sound_game_is_with_our_own_and_says_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert installed(tmp_path, monkeypatch) == InstalledGames(("least",), ())
    assert list(GAMES)[-1] == "least"
    assert Catalogue("it", "least").text("game-least") == "Minimo"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("from hub.rules import kit", "import no_such_thing", "It does not load: ModuleNotFound"),
        ("class Options", "raise SystemExit(3)\n\nclass Options", "It does not load: SystemExit"),
        ("class Least(kit.Game)", "class Least", "game:Least is no Game."),
        ("def view", "def sight", "It does not load: TypeError"),
        ("tells = kit.SILENT", "pass", "the event Began has neither `tells` nor `seen_by`"),
        ("def evolve", "def fold", "the event Began has no `evolve`"),
        ('"least"', '"samurai"', "There is a game with its key, 'samurai', already."),
        ('"least"', '"tournament"', "There is a game with its key, 'tournament', already."),
        ("players: int = 2", "count: int = 2", "has options without `players`"),
        ("players: int = 2", "who: str\n    players: int = 2", "its options are not"),
        ('key, players = "least", range(2, 5)', 'key = "least"', "does not say its `players`"),
    ],
)
def test_a_broken_game_is_refused_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    old: str,
    new: str,
    why: str,
) -> None:
    assert old in SOUND
    with caplog.at_level(logging.ERROR):
        found = installed(tmp_path, monkeypatch, SOUND.replace(old, new, 1))
    ((name, sentence),) = found.refused
    assert found.keys == ()
    assert (name, list(RULES)) == ("theirs", OURS)
    assert why in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert f"the game theirs is left out: {sentence}" in caplog.text


def test_a_game_without_words_in_a_language_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = installed(tmp_path, monkeypatch, words={"en": WORDS["en"]})
    assert [each.why for each in found.refused] == [
        "It has no words: there is no file words/it.ftl in its package."
    ]
    assert list(RULES) == OURS


def test_a_game_without_a_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = installed(tmp_path, monkeypatch, words={**WORDS, "it": "story-began = Si comincia\n"})
    assert [each.why for each in found.refused] == [
        "It has no name: words/it.ftl does not say what game-least is."
    ]


def test_of_two_games_with_one_key_the_first_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert installed(tmp_path / "a", monkeypatch).keys == ("least",)
    again = installed(tmp_path / "b", monkeypatch)
    assert [each.why for each in again.refused] == [
        "There is a game with its key, 'least', already."
    ]


def test_what_somebody_elses_code_complains_of_is_kept_short_and_on_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised = 'raise ValueError("a\\n b." + "c" * 300)\n\n'
    code = SOUND.replace("class Options", f"{raised}class Options", 1)
    (refused,) = installed(tmp_path, monkeypatch, code).refused
    assert refused.why == f"It does not load: ValueError: a b.{'c' * 196}."
