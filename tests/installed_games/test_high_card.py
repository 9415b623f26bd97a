"""The example as a stranger installs it: it is played, checked, broken, and removed again."""

import html
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hub.app import Hub
from hub.installed_games import install_games
from hub.rules.contract.actor import HOST, at
from hub.rules.contract.form import Move
from hub.rules.registry import GAMES, uninstall_game
from hub.settings import LOG_NAME, Settings
from hub.storage.night_index import SqliteNightIndex, index_of
from hub.storage.sqlite import SqliteStore
from hub.tables.memory import LINGERS
from tests.installed_games.packages import (
    HIGH_CARD,
    ROOT,
    change,
    pip_install,
    point,
    with_games,
)
from tests.web.phone import joined, play_out
from tests.web.running import FAST, running

LONGEST_GAME = 110


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pip_install(tmp_path_factory.mktemp("site"))


@pytest.fixture
def copy(package: Path, tmp_path: Path) -> Path:
    """An installed copy that a test may spoil."""
    return Path(shutil.copytree(package, tmp_path / "site"))


def command(target: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hub", *words],
        cwd=ROOT,
        env=with_games(target),
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_game_is_one_short_file() -> None:
    lines = (HIGH_CARD / "high_card" / "game.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= LONGEST_GAME


def test_its_own_test_runs_the_laws(package: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=HIGH_CARD,
        env=with_games(package) | {"PYTHONPATH": f"{package}:{ROOT}"},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "1 passed" in run.stdout


def test_installed_it_is_offered_with_its_words_and_played_to_the_end(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(package))
    with running(tmp_path, **FAST) as hub:
        games = {each["game"]: each for each in hub.as_host("GET", "/api/games")}
        assert (games["high-card"]["least"], games["high-card"]["most"]) == (2, 8)
        names = {language: words(hub, language) for language in ("en", "it")}
        assert "game-high-card = High card" in names["en"]
        assert "game-high-card = Carta più alta" in names["it"]

        body = {"game": "high-card", "options": {"players": 3, "rounds": 2}}
        table = hub.as_host("POST", "/api/tables", body)
        phones = [joined(hub, table["code"], name) for name in ("Anna", "Bo", "Cai")]
        hub.as_host("POST", f"/api/tables/{table['table']}/start")
        for phone in phones:
            phone.connect()
            phone.wait(1)
        hands = [phone.view["hand"] for phone in phones]
        assert len({card for (card,) in hands}) == len(phones)
        play_out(phones, random.Random(1))
        outcome = phones[0].outcome
        assert outcome is not None
        assert sum(team["total"] for team in outcome["teams"]) == 2
        (night,) = hub.as_host("GET", "/api/history")
        assert (night["game"], night["players"]) == ("high-card", 3)
        for phone in phones:
            phone.drop()


def words(hub: Any, language: str) -> str:
    """What the pages load of this game, by the address that every page is told."""
    page = hub.ask("GET", "/host").raw.decode()
    found = re.search(r'data-words="([^"]*)"', page)
    assert found is not None, "the pages are not built: make assets"
    files = json.loads(html.unescape(found[1]))
    return str(hub.ask("GET", files[language]["games"]["high-card"]).raw.decode())


def test_the_laws_are_checked_from_the_command_line(package: Path) -> None:
    run = command(package, "rules", "check", "high-card", "--nights", "12")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "secrecy: kept" in run.stdout
    assert "invariants: NOT CHECKED: the game names no sums" in run.stdout


@pytest.mark.long
@pytest.mark.parametrize(
    ("old", "new", "law"),
    [
        # The cards of all lie open before they are shown.
        ("if seat not in self.awaited(state):", "if state.cards:", "secrecy: BROKEN: view"),
        # Everyone hears which cards were dealt.
        ('kit.story("dealt")', 'kit.story("dealt", "cards")', "story"),
        # Whoever showed a card takes it back, and everybody has seen it.
        ("    shows_hidden = True\n", "", "peeking: BROKEN"),
        ("not tx.state.frames[0].awaited", "False", "termination: BROKEN: no end"),
        ("self.awaited(state) else {}", "range(8) else {}", "BROKEN"),
    ],
)
def test_a_planted_fault_is_caught_by_the_laws(copy: Path, old: str, new: str, law: str) -> None:
    change(copy, old, new)
    run = command(copy, "rules", "check", "high-card", "--nights", "12")
    assert run.returncode == 1, run.stdout + run.stderr
    assert law in run.stdout


def test_that_it_has_no_rulings_is_said(package: Path) -> None:
    run = command(package, "rules", "--game", "high-card", "--lang", "en")
    assert (run.returncode, run.stdout) == (0, "High card has no rulings of its own.\n")


def test_it_is_simulated_like_our_own_on_several_processes(package: Path) -> None:
    words = ("--game", "high-card", "--players", "3", "--games", "10", "--jobs", "2", "--json")
    run = command(package, "simulate", *words)
    assert run.returncode == 0, run.stdout + run.stderr
    (tally,) = json.loads(run.stdout)["tallies"]
    assert (tally["players"], tally["games"]) == (3, 10)


@pytest.mark.parametrize("word", ["offer-show", "step-play"])
def test_a_word_that_one_language_lacks_is_named(copy: Path, word: str) -> None:
    change(copy, f"{word} =", f"{word}-not =", "high_card/words/it.ftl")
    run = command(copy, "rules", "check", "high-card", "--nights", "4")
    assert run.returncode == 1, run.stdout + run.stderr
    assert f"words: BROKEN: words/it.ftl does not say what {word} is" in run.stdout


def test_without_resampling_it_is_said_what_could_not_be_checked(copy: Path) -> None:
    change(copy, "    resample_hidden = staticmethod(resampling.resample_hidden)\n", "")
    run = command(copy, "rules", "check", "high-card", "--nights", "4")
    assert run.returncode == 0, run.stdout + run.stderr
    assert "secrecy: NOT CHECKED: the game has no `resample_hidden`" in run.stdout
    assert "peeking: NOT CHECKED" in run.stdout


def test_a_broken_one_is_refused_and_the_hub_starts_without_it(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(copy, '    tells = kit.story("scored", "seat")\n', "")
    monkeypatch.setenv("PYTHONPATH", str(copy))
    with running(tmp_path, **FAST) as hub:
        games = {each["game"] for each in hub.as_host("GET", "/api/games")}
        assert games == set(GAMES)
        said = "the event Scored has neither `tells` nor `seen_by`, so nobody knows who may hear"
        assert said in hub.output()
    check = command(copy, "rules", "check", "high-card")
    assert check.returncode == 1
    assert check.stderr.count("\n") == 1, "one sentence, and nothing after it"
    assert said in check.stderr
    doctor = command(copy, "doctor", "--lang", "it")
    assert "Il gioco high-card resta fuori" in doctor.stdout
    assert doctor.returncode == 1


@pytest.fixture
def installed(package: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(package))
    found = install_games([point("high-card", "high_card.game:HighCard")])
    assert found.keys == ("high-card",), found
    yield
    if "high-card" in GAMES:
        uninstall_game("high-card")


@pytest.mark.usefixtures("installed")
def test_removed_again_its_nights_are_listed_named_and_deletable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0]
    monkeypatch.setattr("hub.app.steady", lambda: clock[0])
    settings = Settings(state=str(tmp_path), bot_pause=0)
    log = tmp_path / LOG_NAME
    with closing(SqliteStore(log)) as store, closing(SqliteNightIndex(index_of(log))) as index:
        hub = Hub(settings, store, lambda: 80, index)
        name = _played(hub)
        hub.stop()
        clock[0] += LINGERS + 1
        assert hub.registry.put_away() == 1
    uninstall_game("high-card")
    with closing(SqliteStore(log)) as store, closing(SqliteNightIndex(index_of(log))) as index:
        hub = Hub(settings, store, lambda: 80, index)
        try:
            _check_removed(hub, name)
        finally:
            hub.stop()
        assert store.tables() == []


def _played(hub: Hub) -> str:
    table = hub.registry.open("NIGHT", "high-card", {"players": 2, "rounds": 1})
    for seat, name in enumerate(("Anna", "Bo")):
        table.seats.sit(seat, name, HOST)
    table.game.start(HOST)
    for seat in range(2):
        table.game.submit(at(seat), Move(offer="show", question=1), f"m{seat}")
    assert table.game.outcome() is not None
    return table.name


def _check_removed(hub: Hub, name: str) -> None:
    client, key = hub.flask.test_client(), hub.hosts.give()
    headers = {"Authorization": f"Bearer {key}"}

    def ask(method: str, path: str) -> Any:
        return client.open(f"/api{path}", method=method, headers=headers)

    for _ in range(2):  # Looking at it does not make it vanish.
        (night,) = ask("GET", "/history").get_json()
        assert (night["game"], night["table"]) == ("high-card", name)
        assert [each["name"] for each in night["results"]] == ["Anna", "Bo"]
        assert name in {each["table"] for each in ask("GET", "/tables").get_json()}
        shown = ask("GET", f"/tables/{name}")
        assert shown.get_json()["refusal"]["code"] == "no-such-game"
    assert ask("DELETE", f"/tables/{name}").status_code == 204
    assert ask("GET", "/history").get_json() == []
