"""The units: what systemd itself says about them, and that they name things that are there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hub.appliance.doctor.units import NAMES
from tests.not_tested import not_tested

ROOT = Path(__file__).resolve().parents[2]
SYSTEMD = ROOT / "systemd"
KINDS = ("path", "service", "socket", "timer")
UNITS = sorted(each for kind in KINDS for each in SYSTEMD.glob(f"*.{kind}"))
# A browser needs the graphics card, compiled code and namespaces; see the unit itself.
HARDENED = [unit for unit in UNITS if unit.suffix == ".service" and "kiosk" not in unit.name]
MOST_EXPOSED = 2.0


@pytest.fixture(scope="module")
def analyze() -> str:
    found = shutil.which("systemd-analyze")
    if found is None:
        not_tested("the units", "systemd-analyze is missing: sudo apt install systemd")
    # Its first act is to make this folder, which is there wherever systemd runs.
    if not Path("/run/systemd").exists() and not os.access("/run", os.W_OK):
        not_tested("the units", "systemd does not run here, and only root can make /run/systemd")
    return found


def said(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "LC_ALL": "C.UTF-8", "SYSTEMD_COLORS": "0"},
    )


def placed(folder: Path) -> list[Path]:
    """The units, with their paths in the environment that is being tested."""
    current = folder / "current"
    (current / "bin").mkdir(parents=True)
    for name in ("honor-hub", "python"):
        (current / "bin" / name).symlink_to(Path(sys.prefix) / "bin" / name)
    (current / "share" / "honor-hub").mkdir(parents=True)
    (current / "share" / "honor-hub" / "systemd").symlink_to(SYSTEMD)
    made = []
    for unit in UNITS:
        text = unit.read_text().replace("/opt/honor-hub/current", str(current))
        # Only a Pi with a screen has a compositor.
        text = text.replace("/usr/bin/labwc", shutil.which("true") or "/bin/true")
        made.append(folder / unit.name)
        made[-1].write_text(text)
    return made


def test_every_unit_that_the_doctor_asks_for_is_here() -> None:
    # A path and a socket are no services: whether they do their work is seen there.
    asked = {unit.name for unit in UNITS if unit.suffix not in {".path", ".socket"}}
    assert asked == set(NAMES)


@pytest.mark.parametrize("unit", HARDENED, ids=lambda unit: unit.name)
def test_a_unit_is_hardly_exposed(analyze: str, unit: Path) -> None:
    done = said(analyze, "security", "--offline=true", "--no-pager", unit)
    score = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert score is not None, done.stdout + done.stderr
    assert float(score[1]) <= MOST_EXPOSED, done.stdout


def test_systemd_finds_no_fault_with_any_unit(analyze: str, tmp_path: Path) -> None:
    done = said(analyze, "verify", "--man=no", *placed(tmp_path))
    ours = [line for line in done.stderr.splitlines() if "honor-hub" in line]
    assert ours == []
    assert done.returncode == 0, done.stderr


def test_systemd_would_find_a_fault(analyze: str, tmp_path: Path) -> None:
    """The test above can fail: a program that is not there is noticed."""
    units = placed(tmp_path)
    (tmp_path / "current" / "bin" / "honor-hub").unlink()
    done = said(analyze, "verify", "--man=no", *units)
    assert done.returncode != 0
    assert "honor-hub" in done.stderr


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_says_why_it_is_as_it_is(unit: Path) -> None:
    assert unit.read_text().startswith("# ")


@pytest.mark.parametrize("unit", HARDENED, ids=lambda unit: unit.name)
def test_every_variable_of_a_command_line_is_set_by_the_unit(unit: Path) -> None:
    """systemd warns at each start of one that is not, and a table's host reads the journal."""
    text = unit.read_text()
    used = set(re.findall(r"\$\{?(\w+)", "".join(re.findall(r"^ExecStart=.*$", text, re.M))))
    assert used <= set(
        re.findall(r"(\w+)=", "".join(re.findall(r"^Environment=(.*)$", text, re.M)))
    )


def test_the_command_line_of_each_unit_is_one_that_the_hub_understands() -> None:
    for unit in HARDENED:
        if unit.name == "honor-hub-verbs.service":
            continue  # It is none of the command line's: see below.
        line = re.search(
            r"^ExecStart=/opt/honor-hub/current/bin/honor-hub (\w+)(.*)$", unit.read_text(), re.M
        )
        assert line is not None
        if line[1] == "panel":
            continue  # It comes with hardware/.
        options = re.findall(r"--[\w-]+", line[2])
        told = said(sys.executable, "-m", "hub", line[1], "--help").stdout
        assert all(option in told for option in options), told


def test_roots_worker_loads_little_and_no_game() -> None:
    """As root runs it: alone, without anybody's environment or folder."""
    text = (SYSTEMD / "honor-hub-verbs.service").read_text()
    line = re.search(r"^ExecStart=/opt/honor-hub/current/bin/python -I -m (\S+)$", text, re.M)
    assert line is not None
    code = (
        f"import sys; import {line[1]};"
        "print(*sorted(each for each in sys.modules if each.startswith('hub.')))"
    )
    loaded = set(said(sys.executable, "-I", "-c", code).stdout.split())
    assert line[1] in loaded
    outside = ("hub.web", "hub.storage", "hub.cli", "hub.tables", "hub.installed_games")
    assert [each for each in loaded if each.startswith((*outside, "hub.rules.samurai"))] == []
    assert len(loaded) < 20, loaded


@pytest.mark.parametrize("unit", ["honor-hub.service", "honor-hub-verbs.service"])
def test_the_hub_and_roots_worker_are_hardly_exposed_at_all(analyze: str, unit: str) -> None:
    done = said(analyze, "security", "--offline=true", "--no-pager", SYSTEMD / unit)
    score = re.search(r"Overall exposure level for \S+: ([\d.]+)", done.stdout)
    assert score is not None, done.stdout + done.stderr
    assert float(score[1]) <= {"honor-hub.service": 1.3, "honor-hub-verbs.service": 0.9}[unit]


def test_what_the_installer_puts_in_place_is_in_the_folder() -> None:
    text = (SYSTEMD / "install.sh").read_text()
    named = set(re.findall(r'"\$share/([\w.-]+)"', text))
    named |= set(re.findall(r"honor-hub[\w-]*\.(?:path|service|socket|timer)", text))
    assert {"honor-hub.service", "honor-hub.sh", "honor-hub.sysusers"} <= named
    for name in named:
        assert (SYSTEMD / name).is_file(), name
