"""What the hub is built on: where private parts are used, no untested version slips in."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]

# The transport subclasses these or replaces methods of theirs that no document promises.
PRIVATE_PARTS_USED = ("flask-socketio", "gunicorn", "python-engineio", "python-socketio")


def required(name: str) -> Requirement:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (found,) = [each for each in map(Requirement, project["dependencies"]) if each.name == name]
    return found


def locked(name: str) -> Version:
    lock = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^{re.escape(name)}==(\S+)", lock, re.M)
    return Version(found)


@pytest.mark.parametrize("name", PRIVATE_PARTS_USED)
def test_a_package_whose_private_parts_we_use_has_an_upper_bound(name: str) -> None:
    version, allowed = locked(name), required(name).specifier
    assert version in allowed
    next_minor = f"{version.major}.{version.minor + 1}"
    assert next_minor not in allowed, f"{name} {next_minor} would be let in untested"
    assert f"{version.major + 1}.0" not in allowed


@pytest.mark.parametrize("script", ["Makefile", "systemd/install.sh"])
def test_a_lock_is_installed_without_resolving_anything(script: str) -> None:
    """Where an extra is required pip takes a release newer than the lock, then refuses it."""
    lines = (ROOT / script).read_text(encoding="utf-8").splitlines()
    installs = [line for line in lines if "--require-hashes" in line]
    assert installs
    assert all("--no-deps" in line for line in installs)
