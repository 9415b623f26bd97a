"""Packages with a game for tests: the example as it is installed, copies of it, and broken ones."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HIGH_CARD = ROOT / "examples" / "games" / "high_card"


def pip_install(target: Path) -> Path:
    """The example in a folder that can stand on PYTHONPATH, as pip puts it there."""
    words = ["install", "--no-deps", "--no-build-isolation", "--no-index", "--quiet"]
    subprocess.run(
        [sys.executable, "-m", "pip", *words, "--disable-pip-version-check", "--no-cache-dir"]
        + ["--target", str(target), str(HIGH_CARD)],
        check=True,
        timeout=120,
    )
    return target


def with_games(target: Path) -> dict[str, str]:
    """An environment in which the packages of this folder are installed."""
    return {**os.environ, "PYTHONPATH": str(target)}


def change(target: Path, old: str, new: str, file: str = "high_card/game.py") -> None:
    """Plant something in an installed copy; what it replaces must be there."""
    path = target / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name=name, value=value, group="honor_hub.games")


def write_package(folder: Path, name: str, code: str, words: dict[str, str]) -> None:
    """A package of one module, and its words by language."""
    package = folder / name
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "game.py").write_text(code, encoding="utf-8")
    for language, text in words.items():
        (package / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")
