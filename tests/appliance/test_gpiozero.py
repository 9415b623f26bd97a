"""The one rule about gpiozero that the doctor and the panel both go by."""

from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from hub.appliance import gpiozero
from hub.appliance.gpiozero import Gpiozero, installed

STATUS = (
    "Package: a\nVersion: 1\n\nPackage: python3-gpiozero\nStatus: install ok installed\n"
    "Version: 2.0.1-0+rpt1\n\nPackage: z\nVersion: 9\n"
)


@pytest.mark.parametrize(
    ("version", "debian", "good"),
    [
        ("2.0.1.post3", "", True),
        ("2.0.2", "", True),
        ("2.1", "", True),
        ("3.0rc1", "", True),
        ("2.0.1.post2", "", False),
        ("2.0.1", "", False),
        ("1.6.2", "", False),
        ("2.0.1", "2.0.1-0+rpt1", True),
        ("2.0", "2.0-1+rpt1", True),
        ("2.0.1", "2.0.1-1", False),
    ],
)
def test_gpiozero_must_know_the_pi_5(version: str, debian: str, good: bool) -> None:
    assert Gpiozero(version, debian).is_good is good


class Found:
    """A package as Python finds it."""

    version = "2.0.1"

    def __init__(self, place: str) -> None:
        self._place = place

    def locate_file(self, _: str) -> str:
        return self._place


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("/usr/lib/python3/dist-packages", Gpiozero("2.0.1", "2.0.1-0+rpt1")),
        ("/opt/honor-hub/current/lib/python3.13/site-packages", Gpiozero("2.0.1")),
    ],
)
def test_the_systems_mending_counts_for_the_systems_own_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, expected: Gpiozero
) -> None:
    (tmp_path / "var/lib/dpkg").mkdir(parents=True)
    (tmp_path / "var/lib/dpkg/status").write_text(STATUS)
    monkeypatch.setattr(gpiozero, "distribution", lambda _: Found(place))
    assert installed(tmp_path) == expected


def test_none_at_all_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> None:
        raise PackageNotFoundError

    monkeypatch.setattr(gpiozero, "distribution", missing)
    assert installed() == Gpiozero()
