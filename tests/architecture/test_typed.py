"""Whoever installs the hub, say to write a game, has its types checked against ours (PEP 561)."""

import shutil
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).resolve().parents[2]
MARKERS = {"hardware/py.typed", "hub/py.typed"}


def shipped(root: Path) -> set[str]:
    """Every file that a wheel of this tree has, by its name in there."""
    found = WheelBuilder(str(root)).recurse_included_files()
    return {Path(each.distribution_path).as_posix() for each in found}


def test_the_wheel_says_that_both_packages_are_typed() -> None:
    assert shipped(ROOT) >= MARKERS


@pytest.mark.parametrize("missing", sorted(MARKERS))
def test_a_wheel_without_a_marker_is_caught(tmp_path: Path, missing: str) -> None:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for marker in MARKERS - {missing}:
        (tmp_path / marker).parent.mkdir()
        (tmp_path / marker).touch()
    assert MARKERS - shipped(tmp_path) == {missing}
