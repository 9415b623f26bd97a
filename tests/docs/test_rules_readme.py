"""`hub/rules/README.md`, followed word by word: what it shows is a game that keeps the laws."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from hub.rules import kit
from hub.rules.contract.game import Game
from hub.words.messages import PREFIX
from tests.installed_games.packages import ROOT, with_games

README = (ROOT / "hub" / "rules" / "README.md").read_text(encoding="utf-8")
_FILE = re.compile(r"^File `([^`]+)`(?:, next)?:\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


_SAMPLE = re.compile(r"^    (\w+: (?:kept|BROKEN|NOT CHECKED): .*)$", re.MULTILINE)


def written(folder: Path) -> list[str]:
    """Every file that the page shows, in the order it is shown, some of them in parts."""
    (folder / "lowest" / "words").mkdir(parents=True)
    (folder / "lowest" / "__init__.py").touch()
    (folder / "climb").mkdir()
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
        "climb/game.py",
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
    return run(package, "-m", "hub", "rules", "check", "lowest")


def run(package: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=with_games(package),
        check=False,
        capture_output=True,
        text=True,
        timeout=180,
    )


def samples(*verdicts: str) -> list[str]:
    """The lines of output that the page shows, of these verdicts."""
    return [line for line in _SAMPLE.findall(README) if line.split(": ")[1] in verdicts]


def test_the_game_of_the_page_keeps_the_laws_as_the_page_prints_it(package: Path) -> None:
    done = check(package)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines() == samples("kept", "NOT CHECKED")


def test_a_leak_in_the_game_of_the_page_is_found_as_the_page_prints_it(package: Path) -> None:
    game = package / "lowest" / "game.py"
    sound = game.read_text(encoding="utf-8")
    old = 'return kit.line("picked", seat=self.seat)'
    assert old in sound
    leaky = sound.replace(old, 'return kit.line("picked", seat=self.seat, number=self.number)')
    game.write_text(leaky, encoding="utf-8")
    try:
        done = check(package)
    finally:
        game.write_text(sound, encoding="utf-8")
    assert done.returncode == 1
    (sample,) = samples("BROKEN")
    assert sample.removesuffix(" …") in done.stdout


def test_the_test_of_the_page_runs(package: Path) -> None:
    found = re.search(r"^```\n(from hub.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert found is not None
    done = run(package, "-c", found[1])
    assert done.returncode == 0, done.stderr


def test_the_second_game_of_the_page_keeps_the_laws(tmp_path: Path) -> None:
    written(tmp_path)
    code = "from climb.game import Climb; from hub.laws.check import check_laws"
    told = "report = check_laws(Climb()); print(report.text()); print(*report.unchecked)"
    done = run(tmp_path, "-c", f"{code}; {told}")
    assert done.returncode == 0, done.stderr
    assert "BROKEN" not in done.stdout
    assert done.stdout.splitlines()[-1] == "secrecy peeking words"


def test_every_prefix_of_words_that_a_game_may_need_is_on_the_page() -> None:
    # Set-up of a real box and rulings are for games that have a rulebook.
    wanted = set(PREFIX.values()) - {"setup", "ruling"} | {"game", "value", "awaited"}
    assert {prefix for prefix in wanted if f"`{prefix}-<" not in README} == set()


def test_every_law_is_on_the_page() -> None:
    laws = [line.split(": ")[0] for line in samples("kept", "NOT CHECKED")]
    assert laws
    assert [law for law in laws if f"**{law}** (" not in README] == []


def test_every_member_of_a_game_is_on_the_page() -> None:
    own = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
    made = {"event_type", "offers", "urgent", "offer", "form_check", "decide", "seen_by"}
    made |= {"is_undo_barrier"}
    assert {name for name in own - made if f"`{name}" not in README} == set()


def test_every_name_of_the_kit_that_the_page_uses_is_there() -> None:
    used = set(re.findall(r"\bkit\.(\w+)", README)) - {"py"}
    assert used - set(kit.__all__) == set()
