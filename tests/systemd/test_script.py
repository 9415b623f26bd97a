"""The installer, as far as it can be asked without being let loose; see also test_installer."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "systemd" / "install.sh"
PLACES = ("/opt/honor-hub", "/etc/honor-hub", "/etc/systemd/system/honor-hub.service")


def fake(folder: Path, name: str, script: str) -> None:
    """A program of this name that comes before the real one."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def run(*words: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    first = f"{path}:" if path else ""
    return subprocess.run(
        ["sh", str(SCRIPT), *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PATH": first + os.environ["PATH"]},
    )


def debian(folder: Path, architecture: str = "arm64") -> Path:
    """A machine on which every package is there and dpkg says this."""
    fake(folder, "dpkg", f"echo {architecture}")
    fake(folder, "dpkg-query", "echo install ok installed")
    fake(folder, "hostname", "echo raspberrypi")
    return folder


def test_a_dry_run_says_every_step_and_does_none(tmp_path: Path) -> None:
    before = [Path(place).exists() for place in PLACES]
    done = run("--dry-run", "--name", "tavolo", path=debian(tmp_path))
    assert done.returncode == 0, done.stderr
    for word in ("venv", "systemd-sysusers", "would try", "honor-hub.service", "tavolo.local"):
        assert word in done.stdout
    assert "Nothing was." in done.stdout
    assert "is installed in" not in done.stdout
    assert [Path(place).exists() for place in PLACES] == before


def test_the_command_runs_the_script(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "hub", "install", "--dry-run"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PATH": f"{debian(tmp_path)}:{os.environ['PATH']}"},
    )
    assert done.returncode == 0, done.stderr
    assert "would run: python3 -m venv" in done.stdout


@pytest.mark.parametrize("architecture", ["armhf", "i386", "armel"])
def test_a_32_bit_system_is_told_so_before_anything_starts(
    tmp_path: Path, architecture: str
) -> None:
    done = run("--dry-run", path=debian(tmp_path, architecture))
    assert done.returncode == 1
    assert done.stdout == ""
    assert "32 bit" in done.stderr
    assert "64-bit Raspberry Pi OS" in done.stderr


def test_plain_debian_gets_no_panel_and_is_told_so(tmp_path: Path) -> None:
    if Path("/etc/rpi-issue").exists():
        pytest.skip("this is Raspberry Pi OS")
    done = run("--dry-run", path=debian(tmp_path))
    assert "lamps and buttons are left out" in done.stdout
    assert "honor-hub-panel.service" not in done.stdout
    assert "system-site-packages" not in done.stdout


def test_a_kiosk_brings_its_browser(tmp_path: Path) -> None:
    debian(tmp_path)
    fake(tmp_path, "dpkg-query", "exit 1")
    done = run("--dry-run", "--kiosk", path=tmp_path)
    assert re.search(r"apt-get install .*chromium labwc", done.stdout)
    assert "honor-hub-kiosk" in done.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--frobnicate",), "--frobnicate"),
        (("--purge",), "--uninstall"),
        (("--name",), "needs a name"),
        (("--name", "my table"), "letters"),
        (("--name", "; reboot"), "letters"),
    ],
)
def test_what_it_does_not_understand_it_refuses(words: tuple[str, ...], says: str) -> None:
    done = run("--dry-run", *words)
    assert done.returncode == 1
    assert says in done.stderr


def test_taking_away_keeps_the_games_unless_asked() -> None:
    kept = run("--dry-run", "--uninstall")
    assert kept.returncode == 0, kept.stderr
    assert not re.search(r"would run: rm .*/var/lib/honor-hub", kept.stdout)
    assert "The games are still in /var/lib/honor-hub" in kept.stdout
    purged = run("--dry-run", "--uninstall", "--purge")
    assert re.search(r"would run: rm -rf /var/lib/honor-hub ", purged.stdout)


def test_help_is_the_first_lines_of_the_script() -> None:
    told = run("--help").stdout
    assert told.startswith("Installs Honor Hub")
    assert "--uninstall" in told
    assert "set -eu" not in told


def installed(folder: Path, hub: str) -> tuple[Path, Path]:
    """The installed command with a state folder of its own, a made-up hub and a made-up root."""
    state, bins = folder / "state", folder / "bin"
    state.mkdir()
    bins.mkdir()
    text = (ROOT / "systemd" / "honor-hub.sh").read_text()
    script = folder / "honor-hub"
    script.write_text(
        text.replace("/var/lib/honor-hub", str(state)).replace(
            "/opt/honor-hub/current/bin/honor-hub", str(bins / "hub")
        )
    )
    fake(bins, "hub", hub)
    fake(bins, "id", "echo 0")
    fake(bins, "chown", f'echo "$PWD" "$@" >>{folder}/owned')
    fake(bins, "runuser", f'echo "$@" >>{folder}/as-user')
    return script, bins


def asked(script: Path, bins: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PATH": f"{bins}:{os.environ['PATH']}"}
    command = ["sh", str(script), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=env)


def test_a_restore_gives_the_service_its_own_files_and_follows_no_link(tmp_path: Path) -> None:
    script, bins = installed(tmp_path, "true")
    state, secret = tmp_path / "state", tmp_path / "shadow"
    secret.write_text("root's own")
    (state / "honor-hub.sqlite").write_text("")
    (state / "honor-hub.sqlite.kept-1").write_text("")
    (state / "sheets" / "solo").mkdir(parents=True)
    (state / "sheets" / "solo" / "ann.toml").write_text("")
    (state / "honor-hub.sqlite.link").symlink_to(secret)
    (state / "honor-hub.sqlite.hard").hardlink_to(secret)
    (state / "sheets" / "away").symlink_to(tmp_path, target_is_directory=True)
    (state / "anything").write_text("")
    done = asked(script, bins, "restore", "copy.sqlite")
    assert done.returncode == 0, done.stderr
    lines = (tmp_path / "owned").read_text().splitlines()
    given = set()
    for folder, option, owner, *names in (line.split() for line in lines):
        assert (option, owner) == ("-h", "honor-hub:honor-hub")
        given |= {str((Path(folder) / name).relative_to(state)) for name in names}
    assert given == {
        *("honor-hub.sqlite", "honor-hub.sqlite.kept-1"),
        *("sheets", "sheets/solo", "sheets/solo/ann.toml"),
    }


def test_a_damaged_table_is_removed_by_the_service_itself(tmp_path: Path) -> None:
    script, bins = installed(tmp_path, f"echo $HONOR_HUB_STATE >{tmp_path}/state-of")
    assert asked(script, bins, "damaged").returncode == 0
    assert (tmp_path / "state-of").read_text() == f"{tmp_path}/state\n"
    assert not (tmp_path / "as-user").exists()
    assert asked(script, bins, "damaged", "remove", "DGHYF").returncode == 0
    assert (tmp_path / "as-user").read_text().startswith("-u honor-hub -- ")


BACK_UP = re.compile(r"^back_up\(\) \{.*?^\}", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("old", "new", "code"), [(0, 9, 0), (1, 0, 0), (1, 1, 1)])
def test_an_update_goes_on_over_a_damaged_table(
    tmp_path: Path, old: int, new: int, code: int
) -> None:
    """The first hubs made no copy of a log with a damaged table."""
    for name, ends in (("old", old), ("new", new)):
        (tmp_path / name / "bin").mkdir(parents=True)
        fake(tmp_path / name / "bin", "honor-hub", f"echo {name} >&2; exit {ends}")
    (tmp_path / "honor-hub.sqlite").write_text("")
    found = BACK_UP.search(SCRIPT.read_text())
    assert found is not None
    script = f"""set -eu
        state={tmp_path} copies={tmp_path} previous={tmp_path}/old new={tmp_path}/new
        say() {{ :; }}; as_hub() {{ "$@"; }}
        {found[0]}
        back_up; echo went on"""
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert ("went on" in done.stdout) is (code == 0)
    assert done.stderr.split() == (["old"] if old == 0 else ["old", "new"])


NAME_GAMES = re.compile(r"^name_other_games\(\) \{.*?^\}", re.MULTILINE | re.DOTALL)


def named_games(folder: Path, python: str, new: str = "new") -> subprocess.CompletedProcess[str]:
    """What an update says of the games in the environment from before, whose Python is this."""
    (folder / "old" / "bin").mkdir(parents=True)
    fake(folder / "old" / "bin", "python", python)
    found = NAME_GAMES.search(SCRIPT.read_text())
    assert found is not None
    script = f"""set -eu
        opt=/opt/honor-hub previous={folder}/old new={folder}/{new}
        say() {{ printf '%s\\n' "$*"; }}
{found[0]}
        name_other_games; echo went on"""
    return subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)


def with_package(folder: Path, name: str, points: str) -> None:
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(points)


def test_an_update_names_the_games_that_it_does_not_carry_over(tmp_path: Path) -> None:
    site = tmp_path / "site"
    with_package(site, "honor-hub-fib", "[honor_hub.games]\nfib = fib.game:Fib\n")
    with_package(site, "honor-hub-tune", "[honor_hub.commands]\ntune = tune:tune\n")
    done = named_games(tmp_path, f'PYTHONPATH={site} exec {sys.executable} "$@"')
    assert done.returncode == 0, done.stderr
    assert "not in the new hub: honor-hub-fib. Bring each back with: sudo /opt" in done.stdout
    assert "honor-hub-tune" not in done.stdout
    assert done.stdout.endswith("went on\n")


@pytest.mark.parametrize(
    ("python", "new"),
    [("exec true", "new"), ("exit 1", "new"), ("echo never asked", "old")],
    ids=["no games", "a broken environment", "nothing new"],
)
def test_an_update_without_such_games_says_nothing_of_them(
    tmp_path: Path, python: str, new: str
) -> None:
    done = named_games(tmp_path, python, new)
    assert (done.returncode, done.stdout) == (0, "went on\n")
