"""`narrate`, `replay` and `rules`: a night and its rulings as they are told in a terminal."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hub.cli.narrator import Narrator
from hub.rules.registry import GAMES
from hub.storage.file import read
from hub.tables.store import DamagedLog, NewerLog
from hub.words.catalogue import Catalogue
from tests.cli.transcript import Transcript

RECORDED = Path(__file__).parent / "recorded"
NIGHTS = Path(__file__).parents[1] / "recorded"
NARRATE = sys.modules["hub.cli.narrate"]


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited after each line."""
    found: list[float] = []
    made = SimpleNamespace(sleep=found.append, time_ns=lambda: 1_000_000)
    monkeypatch.setattr(NARRATE, "time", made)
    return found


def test_a_night_is_told_line_by_line(pauses: list[float], tmp_path: Path) -> None:
    said = Transcript({str(tmp_path): "HOME"})
    night = str(tmp_path / "night.log")
    words = ("narrate", "--players", "3", "--seed", "a b", "--lang", "en", "--save", night)
    # How it begins and how it ends; what happens between is the game's.
    lines = Transcript().type(*words).stdout.splitlines()
    said.note("\n".join([*lines[:40], "(and so on)", *lines[-30:]]))
    said.type("narrate", "--save", night)
    said.check(RECORDED / "narrate.txt")
    assert set(pauses) == {0}
    assert {record.at for record in read(Path(night))} == {1}


def test_at_a_terminal_one_can_follow(pauses: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("narrate", "--players", "3", "--seed", "1", "--lang", "it")
    for given, pause in ((("--pause", "2"), 2), (("--pause", "0"), 0)):
        Transcript().type(*words, *given)
        assert set(pauses) == {pause}
        pauses.clear()
    terminal = SimpleNamespace(stdout=SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(NARRATE, "sys", terminal)
    Transcript().type(*words)
    assert set(pauses) == {0.35}


@pytest.mark.usefixtures("pauses")
def test_all_chairs_have_names_and_the_last_line_plays_it_again() -> None:
    said = Transcript().type("narrate", "--players", "7", "--seed", "1", "--lang", "en").stdout
    sat = [line for line in said.splitlines() if line.endswith("sits down.")]
    names = ["Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia"]
    assert sat == [f"{name} sits down." for name in names]
    again = "The same night again: honor-hub narrate --players 7 --seed 1 --lang en"
    assert said.splitlines()[-1] == again
    dim = Transcript().type("narrate", "--seed", "1", "--lang", "en", is_coloured=True).stdout
    assert "\x1b[2mThe same night again: honor-hub narrate --players 5" in dim


@pytest.mark.parametrize(
    ("night", "lang"), [("companion-4", "en"), ("recalled-4", "it"), ("tokens-5", "en")]
)
def test_a_recorded_night_is_told_as_it_was(night: str, lang: str) -> None:
    said = Transcript()
    done = said.type("replay", str(NIGHTS / f"{night}.log"), "--lang", lang)
    assert done.exit_code == 0
    told = Transcript()
    told.note(done.stdout)
    told.check(RECORDED / f"replay-{night}-{lang}.txt")


def test_a_game_that_nobody_knows_is_a_newer_hubs(monkeypatch: pytest.MonkeyPatch) -> None:
    records = read(NIGHTS / "companion-4.log")
    game = next(record for record in records if record.scope == "game")
    with pytest.raises(DamagedLog) as damaged:
        list(Narrator("en").tell(game))
    assert damaged.value.params == {"table": game.table, "version": game.version}
    monkeypatch.delitem(GAMES, "samurai")
    with pytest.raises(NewerLog) as newer:
        list(Narrator("en").tell(records[0]))
    assert newer.value.params == {"game": "samurai"}


def test_rulings_are_numbered_wrapped_and_headed() -> None:
    said = Transcript()
    samurai = Transcript().type("rules", "--lang", "en", is_coloured=True).stdout
    said.note("\n".join(samurai.splitlines()[:20]))
    said.type("rules", "--game", "solo", "--lang", "it")
    said.type("rules", "--game", "tournament", "--lang", "en")
    said.type("rules", "--game", "chess")
    said.check(RECORDED / "rules.txt")


def test_a_game_without_rulings_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["hub.cli.rules"], "rulings", lambda *_: [])
    for lang in ("en", "it"):
        said = Transcript().type("rules", "--game", "duel", "--lang", lang).stdout
        words = Catalogue(lang, "duel")
        assert said == words.text("rulings-none", game=words.text("game-duel")) + "\n"
        assert "rulings-none" not in said


def test_a_game_is_held_to_the_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, int, int]] = []

    def check(game: object, nights: int, seed: int) -> SimpleNamespace:
        asked.append((game, nights, seed))
        return SimpleNamespace(text=lambda: "kept: all", is_kept=nights != 3)

    monkeypatch.setattr("hub.laws.check.check_laws", check)
    said = Transcript()
    assert said.type("rules", "check", "duel").output == "kept: all\n"
    broken = said.type("rules", "check", "solo", "--nights", "3", "--seed", "8")
    assert broken.exit_code == 1
    assert asked == [(GAMES["duel"], 20, 1), (GAMES["solo"], 3, 8)]
