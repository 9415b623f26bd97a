"""`hub/rules/README.md`, followed word by word: what it shows is a game that keeps the laws."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hub.rules import kit
from hub.rules.contract.game import Game
from tests.installed_games.packages import ROOT, with_games

README = (ROOT / "hub" / "rules" / "README.md").read_text(encoding="utf-8")
_FILE = re.compile(r"^File `([^`]+)`(?:, next)?:\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def written(folder: Path) -> list[str]:
    """Every file that the page shows, in the order it is shown, some of them in parts."""
    (folder / "lowest" / "words").mkdir(parents=True)
    (folder / "lowest" / "__init__.py").touch()
    names = []
    for name, text in _FILE.findall(README):
        before = folder / name
        parts = [before.read_text(encoding="utf-8")] if before.exists() else []
        before.write_text("\n\n".join([*parts, text]), encoding="utf-8")
        names.append(name)
    return names


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a reader has after step 7, installed as step 8 says."""
    folder, target = tmp_path_factory.mktemp("lowest"), tmp_path_factory.mktemp("site")
    assert set(written(folder)) == {
        "pyproject.toml",
        "lowest/game.py",
        "lowest/resampling.py",
        "lowest/words/en.ftl",
        "lowest/words/it.ftl",
    }
    words = ["--no-deps", "--no-build-isolation", "--no-index", "--quiet", "--no-cache-dir"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *words, "--target", str(target), "."],
        cwd=folder,
        check=True,
        timeout=120,
    )
    return target


def check(package: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hub", "rules", "check", "lowest", "--nights", "24"],
        cwd=ROOT,
        env=with_games(package),
        check=False,
        capture_output=True,
        text=True,
        timeout=180,
    )


def test_the_game_of_the_page_keeps_the_laws(package: Path) -> None:
    run = check(package)
    assert run.returncode == 0, run.stdout + run.stderr
    assert "secrecy: kept" in run.stdout
    assert "peeking: kept" in run.stdout


def test_a_leak_in_the_game_of_the_page_is_found(package: Path) -> None:
    game = package / "lowest" / "game.py"
    sound = game.read_text(encoding="utf-8")
    old = 'return kit.line("picked", seat=self.seat)'
    assert old in sound
    leaky = sound.replace(old, 'return kit.line("picked", seat=self.seat, number=self.number)')
    game.write_text(leaky, encoding="utf-8")
    try:
        run = check(package)
    finally:
        game.write_text(sound, encoding="utf-8")
    assert run.returncode == 1
    assert "secrecy: BROKEN: story" in run.stdout


def test_every_member_of_a_game_is_on_the_page() -> None:
    own = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
    made = {"event_type", "offers", "offer", "form_check", "decide", "seen_by"}
    made |= {"is_undo_barrier"}
    assert {name for name in own - made if f"`{name}" not in README} == set()


def test_every_name_of_the_kit_that_the_page_uses_is_there() -> None:
    used = set(re.findall(r"\bkit\.(\w+)", README)) - {"py"}
    assert used - set(kit.__all__) == set()
