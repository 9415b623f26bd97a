"""The commands, as someone at a terminal meets them."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from hub.bots.player import PlainPlayer
from hub.cli.main import commands, main
from hub.cli.serve import check_log
from hub.rules.contract.actor import EXPORT, HOST, at
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.settings import Settings
from hub.storage.backup import backup as copy_log
from hub.storage.memory import MemoryStore
from hub.storage.sqlite import SqliteStore
from hub.tables.chance import SeededChance
from hub.tables.export import export
from hub.tables.store import MissingLog
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator


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


def test_simulate_plays_any_game_with_as_many_as_it_seats() -> None:
    said = run("simulate", "--game", "solo", "--games", "2", "--jobs", "1", "--json")
    assert said.exit_code == 0
    told = json.loads(said.output)
    assert (told["level"], [tally["players"] for tally in told["tallies"]]) == ("rolled", [1])
    assert run("simulate", "--game", "solo", "--players", "2").exit_code == 2
    assert run("simulate", "--game", "solo", "--level", "cards").exit_code == 2


def duels(tmp_path: Path, *words: str) -> Result:
    return run("solo", "simulate", "--state", str(tmp_path), "--jobs", "1", *words)


def test_duels_against_one_sheet_are_the_same_for_the_same_seed(tmp_path: Path) -> None:
    words = ("--sheet", "oda-nobunaga", "--games", "12", "--seed", "9", "--json")
    first = duels(tmp_path, *words)
    assert first.exit_code == 0
    assert first.output == duels(tmp_path, *words).output
    (told,) = json.loads(first.output)["duels"]
    assert (told["sheet"], told["stars"], told["games"]) == ("oda-nobunaga", 1, 12)
    assert sum(told["endings"].values()) == 12
    won = told["endings"].get("foe-fallen", 0) + told["endings"].get("foe-beheaded", 0)
    assert (told["won"], told["share"]) == (won, round(100 * won / 12, 2))
    assert 1 <= told["rounds"]["least"] <= told["rounds"]["most"] <= 20


def test_without_a_sheet_all_of_them_are_fought(tmp_path: Path) -> None:
    told = json.loads(duels(tmp_path, "--games", "1", "--json").output)["duels"]
    assert len(told) >= 12
    assert [each["stars"] for each in told] == sorted(each["stars"] for each in told)


def test_duels_are_drawn_with_their_share_and_how_they_ended(tmp_path: Path) -> None:
    said = duels(tmp_path, "--sheet", "sasaki-kojiro", "--games", "4")
    assert said.exit_code == 0
    assert "★★★★" in said.output
    assert "4 duels" in said.output


def test_a_sheet_that_is_not_there_is_named(tmp_path: Path) -> None:
    said = duels(tmp_path, "--sheet", "nobody")
    assert said.exit_code == 2
    assert "no sheet nobody" in said.output


def test_simulate_draws_a_bar_for_every_team() -> None:
    said = run("simulate", "--players", "5", "--games", "6", "--jobs", "1")
    assert said.exit_code == 0
    for word in ("shogun", "ninja"):
        assert word in said.output
    bars = re.findall("[█·]+", said.output)
    assert {len(bar) for bar in bars} == {24}
    assert all(bar == bar.rstrip("·").replace("·", "█") + "·" * bar.count("·") for bar in bars)
    assert re.search(r"6 games, \d+ moves in \d+\.\d s", said.output)


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


def _saved_by_a_host(tmp_path: Path, is_over: bool) -> tuple[Path, Table]:
    """A night as the host's page saves it."""
    registry = TableRegistry(MemoryStore(), GAMES.__getitem__, lambda: 0)
    rules = GAMES["samurai"]
    options = rules.options_type(players=4, level="cards", pace="flow")
    table = registry.open("NIGHT", "samurai", options, seed="saved")
    for seat, name in enumerate(("Ada", "Bruno", "Chie", "Dino")):
        table.seats.sit(seat, name)
    table.game.start(HOST)
    bots = PlainPlayer(rules, SeededChance("saved"))
    count = 0
    while (awaited := table.game.awaited()) and (is_over or count < 20):
        sight = table.views.look(at(awaited[0]))
        seen = Perspective(sight.view, table.views.secret(awaited[0]), sight.offers)
        table.game.submit(at(awaited[0]), bots.move(seen), f"move-{count}")
        count += 1
    file = tmp_path / "night.json"
    file.write_bytes(msgspec.json.encode(export(table)))
    return file, table


def test_a_night_that_a_host_saved_is_told_too(tmp_path: Path) -> None:
    file, table = _saved_by_a_host(tmp_path, is_over=True)
    said = run("replay", str(file), "--lang", "en")
    assert said.exit_code == 0
    translator = Translator(Catalogue("en", "samurai"), table.seats.names)
    outcome = table.game.outcome()
    assert outcome is not None
    ending = translator.outcome(outcome)
    assert said.output.splitlines()[-len(ending) :] == ending
    assert "Ada sits down." in said.output


def test_a_replay_says_who_took_a_move_back() -> None:
    night = Path(__file__).parents[1] / "recorded" / "companion-4.log"
    assert "The host takes the last move back." in run("replay", str(night), "--lang", "en").output


def test_of_a_night_that_went_on_when_it_was_saved_the_story_so_far_is_told(
    tmp_path: Path,
) -> None:
    file, table = _saved_by_a_host(tmp_path, is_over=False)
    said = run("replay", str(file), "--lang", "it")
    assert said.exit_code == 0
    translator = Translator(Catalogue("it", "samurai"), table.seats.names)
    assert said.output.splitlines() == [translator.line(line) for line in table.views.story(EXPORT)]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda night: night | {"format": 99}, "newer hub"),
        (lambda night: night | {"records": night["records"][1:]}, "damaged"),
        (lambda night: night | {"records": []}, "damaged"),
    ],
)
def test_a_saved_night_that_does_not_read_is_one_sentence(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], dict[str, Any]], sentence: str
) -> None:
    file, _ = _saved_by_a_host(tmp_path, is_over=True)
    file.write_text(json.dumps(spoil(json.loads(file.read_text("utf-8")))), encoding="utf-8")
    said = whole("replay", str(file), LC_ALL="C")
    assert (said.returncode, said.stdout) == (1, "")
    assert sentence in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1


def test_a_seed_plays_the_same_night_again() -> None:
    assert run("narrate", "--seed", "7").output == run("narrate", "--seed", "7").output


def test_a_night_without_a_seed_gets_one_that_can_be_typed() -> None:
    said = run("narrate", "--players", "3")
    (seed,) = re.findall(r"--seed (\w+) --lang", said.output)
    assert len(seed) == 8
    assert run("narrate", "--players", "3", "--seed", seed).output == said.output


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


def test_a_state_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        check_log(Settings(state=str(tmp_path / "one" / "state")))
        SqliteStore(tmp_path / "log").close()
        copy_log(tmp_path / "log", tmp_path / "copy")
        state = tmp_path / "two"
        assert run("restore", str(tmp_path / "copy"), "--state", str(state)).exit_code == 0
    finally:
        os.umask(old)
    for made in (tmp_path / "one" / "state", state):
        assert made.stat().st_mode & 0o777 == 0o700
    (tmp_path / "open").mkdir(mode=0o755)
    check_log(Settings(state=str(tmp_path / "open")))
    assert (tmp_path / "open").stat().st_mode & 0o777 == 0o755  # Somebody wanted it so.


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


@pytest.mark.parametrize("command", ["serve", "host"])
def test_a_state_folder_that_takes_no_files_is_told_of_in_one_sentence(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(path: Path) -> None:
        raise MissingLog(file=path.name, reason="ENOENT")

    opened = {"serve": "hub.cli.serve.SqliteStore", "host": "hub.storage.opened.HostKeys"}
    monkeypatch.setattr(opened[command], fails)
    found = run(command, "--state", str(tmp_path))
    assert found.exit_code == 1
    sentence = "Error: nothing can be kept in the state folder; choose another with --state"
    assert found.output.strip() == sentence


def test_every_command_knows_the_games_that_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[bool] = []
    # Its package holds a function of this name too.
    module = sys.modules["hub.cli.main"]
    monkeypatch.setattr(module, "load_installed_games", lambda: loaded.append(True))
    assert run("simulate", "--game", "solo", "--games", "1", "--jobs", "1", "--json").exit_code == 0
    assert loaded == [True]


def test_duels_are_headed_by_their_seed(tmp_path: Path) -> None:
    said = duels(tmp_path, "--sheet", "sasaki-kojiro", "--games", "1", "--seed", "9")
    assert "solo, seed 9" in said.output.splitlines()
