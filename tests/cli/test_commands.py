"""The commands, as someone at a terminal meets them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from hub.cli.main import commands, main
from hub.storage.sqlite import SqliteStore
from hub.words.catalogue import Catalogue


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, words)


def whole(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with its exit code and both outputs."""
    return subprocess.run(
        [sys.executable, "-m", "hub", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **env},
    )


def test_the_same_seed_simulates_the_same_games() -> None:
    words = ("simulate", "--players", "3-4", "--games", "3", "--seed", "9", "--jobs", "1", "--json")
    first = run(*words)
    assert first.exit_code == 0
    assert first.output == run(*words).output
    told = json.loads(first.output)
    assert [tally["players"] for tally in told["tallies"]] == [3, 4]
    assert all(tally["games"] == 3 for tally in told["tallies"])


@pytest.mark.parametrize("level", ["companion", "tokens"])
def test_simulate_plays_with_real_cards_beside_the_hub(level: str) -> None:
    words = ("--players", "5", "--games", "2", "--level", level, "--jobs", "1", "--json")
    said = run("simulate", *words)
    assert said.exit_code == 0
    assert json.loads(said.output)["level"] == level


@pytest.mark.parametrize("level", ["cards", "companion", "tokens"])
def test_simulate_plays_a_game_with_all_numbers_of_players_it_seats(level: str) -> None:
    words = ("--game", "duel", "--games", "2", "--level", level, "--jobs", "1", "--json")
    said = run("simulate", *words)
    assert said.exit_code == 0
    assert [tally["players"] for tally in json.loads(said.output)["tallies"]] == [2]


def test_simulate_draws_a_bar_for_every_team() -> None:
    said = run("simulate", "--players", "5", "--games", "6", "--jobs", "1")
    assert said.exit_code == 0
    assert "█" in said.output
    for word in ("shogun", "ninja", "6 games"):
        assert word in said.output


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("2", "is played by 3 to 7"),
        ("3-9", "is played by 3 to 7"),
        ("5-4", "counts down"),
        ("many", "not a number of players"),
    ],
)
def test_a_wrong_number_of_players_is_named(players: str, sentence: str) -> None:
    said = run("simulate", "--players", players)
    assert said.exit_code == 2
    assert sentence in said.output


def test_a_saved_night_is_told_again_in_either_language(tmp_path: Path) -> None:
    night = tmp_path / "night.log"
    played = run("narrate", "--seed", "1", "--save", str(night), "--lang", "en")
    assert played.exit_code == 0
    again = run("replay", str(night), "--lang", "en")
    assert again.exit_code == 0
    assert again.output.splitlines() == played.output.splitlines()[:-1]
    italian = run("replay", str(night), "--lang", "it")
    assert "Vittoria" in italian.output
    assert len(italian.output.splitlines()) == len(again.output.splitlines())


def test_a_seed_plays_the_same_night_again() -> None:
    assert run("narrate", "--seed", "7").output == run("narrate", "--seed", "7").output


def test_a_told_night_names_no_role_before_its_end(tmp_path: Path) -> None:
    night = tmp_path / "night.log"
    run("narrate", "--seed", "3", "--save", str(night))
    lines = run("replay", str(night), "--lang", "en").output.splitlines()
    words = Catalogue("en", "samurai")
    endings = [words.text(f"story-ended-{reason}") for reason in ("honor", "swordmaster")]
    end = next(at for at, line in enumerate(lines) if line in endings)
    for line in lines[:end]:
        assert "Ninja" not in line
        assert "Ronin" not in line


@pytest.mark.parametrize("cut", ["missing", "empty", "half", "altered", "not a log"])
def test_a_bad_log_is_one_sentence_and_no_traceback(tmp_path: Path, cut: str) -> None:
    night = tmp_path / "night.log"
    run("narrate", "--seed", "1", "--save", str(night))
    text = night.read_bytes()
    if cut == "missing":
        night.unlink()
    else:
        spoilt = {
            "empty": b"",
            "half": text[: len(text) // 2],
            "altered": text.replace(b'"honor":', b'"humor":', 1),
            "not a log": b"hello\n",
        }
        night.write_bytes(spoilt[cut])
    said = whole("replay", str(night), LC_ALL="C")
    assert said.returncode == 1
    assert said.stdout == ""
    assert len(said.stderr.strip().splitlines()) == 1
    assert "Traceback" not in said.stderr


def test_rules_prints_the_rulings_in_both_languages() -> None:
    english, italian = run("rules", "--lang", "en"), run("rules", "--lang", "it")
    assert english.exit_code == italian.exit_code == 0
    assert "23." in english.output
    assert "23." in italian.output
    assert english.output != italian.output


def test_a_backup_is_restored_and_the_log_before_it_is_kept(tmp_path: Path) -> None:
    state, copy = tmp_path / "state", tmp_path / "copy.sqlite"
    state.mkdir()
    SqliteStore(state / "honor-hub.sqlite").close()
    assert run("backup", str(copy), "--state", str(state)).exit_code == 0
    assert copy.exists()
    assert run("restore", str(copy), "--state", str(state)).exit_code == 0
    assert len(list(state.glob("honor-hub*.sqlite*"))) >= 2


def test_a_backup_of_nothing_says_so(tmp_path: Path) -> None:
    said = whole("backup", str(tmp_path / "copy"), "--state", str(tmp_path), LC_ALL="C")
    assert said.returncode == 1
    assert len(said.stderr.strip().splitlines()) == 1


def test_the_terminals_language_is_spoken(tmp_path: Path) -> None:
    said = whole("replay", str(tmp_path / "none"), LC_ALL="it_IT.UTF-8")
    assert "registro" in said.stderr.lower()


def test_the_entry_point_runs_the_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["honor-hub", "--version"])
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 0


def test_rich_is_not_loaded_unless_someone_watches() -> None:
    code = "import sys, hub.cli; print('rich' in sys.modules, 'fluent' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"]


def test_a_folder_where_a_log_should_be_is_called_one(tmp_path: Path) -> None:
    (tmp_path / "honor-hub.sqlite").mkdir()
    backup = ("backup", str(tmp_path / "copy"), "--state", str(tmp_path))
    for words in (("replay", str(tmp_path)), backup):
        said = whole(*words, LC_ALL="C")
        assert said.returncode == 1
        assert "folder" in said.stderr
        assert "damaged" not in said.stderr
        assert len(said.stderr.strip().splitlines()) == 1
