"""The installer in a Debian of its own: twice, an update, updates that fail, booted, taken away."""

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from shutil import which

import pytest

from hub.rules.contract.log import Record
from hub.storage.file import read
from hub.storage.read_only_connection import reading
from hub.storage.record_rows import names, records
from hub.storage.sqlite import SqliteStore
from tests.systemd import bundles
from tests.systemd.debian import Debian, Done, debian

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("debian")]

NIGHT = Path(__file__).resolve().parents[1] / "recorded" / "companion-5.log"
STATE = "var/lib/honor-hub"
COPIES = "var/lib/honor-hub-backups"


@pytest.fixture(scope="session")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundles.made(tmp_path_factory.mktemp("bundle"))


@pytest.fixture(scope="module", params=["bookworm", "trixie"])
def machine(
    request: pytest.FixtureRequest, bundle: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Debian]:
    """A machine on which the hub is installed, with a night in its log."""
    folder = tmp_path_factory.mktemp(request.param)
    made = debian(request.param, folder / "root")
    first = install(made, bundle)
    assert first.code == 0, first.said
    assert "lamps and buttons are left out" in first.said
    _play_a_night(made)
    yield made
    shutil.rmtree(made.root)


def install(machine: Debian, bundle: Path, *words: str, network: bool = True) -> Done:
    there = machine.root / "bundle"
    shutil.rmtree(there, ignore_errors=True)
    shutil.copytree(bundle, there)
    return machine.run("sh", "/bundle/install.sh", *words, network=network)


def _play_a_night(machine: Debian) -> None:
    folder = machine.root / STATE
    with closing(SqliteStore(folder / "honor-hub.sqlite")) as store:
        for record in read(NIGHT):
            store.append(record)
    owner = folder.stat()
    for file in folder.iterdir():
        os.chown(file, owner.st_uid, owner.st_gid)


def games(machine: Debian, file: str = f"{STATE}/honor-hub.sqlite") -> list[list[Record]]:
    with reading(machine.root / file) as log:
        return [records(log, table) for table in names(log)]


def version(machine: Debian) -> str:
    return machine.run("/opt/honor-hub/current/bin/honor-hub", "--version").said.strip()


def environments(machine: Debian) -> list[str]:
    return sorted(path.name for path in (machine.root / "opt/honor-hub").glob("env-*"))


def current(machine: Debian) -> str:
    return os.readlink(machine.root / "opt/honor-hub/current")


def test_the_hub_starts_with_the_machine_and_only_it_can_read_the_games(machine: Debian) -> None:
    wanted = machine.root / "etc/systemd/system"
    assert (wanted / "multi-user.target.wants/honor-hub.service").is_symlink()
    assert (wanted / "timers.target.wants/honor-hub-backup.timer").is_symlink()
    assert not (wanted / "honor-hub-panel.service").exists()
    assert (machine.root / STATE).stat().st_mode & 0o777 == 0o700
    assert (machine.root / "etc/honor-hub/settings.toml").stat().st_mode & 0o777 == 0o640


def test_a_second_run_without_any_network_changes_nothing(machine: Debian, bundle: Path) -> None:
    (machine.root / "etc/honor-hub/settings.toml").write_text("port = 8080  # mine\n")
    again = install(machine, bundle, network=False)
    assert again.code == 0, again.said
    assert games(machine) == [read(NIGHT)]
    assert "# mine" in (machine.root / "etc/honor-hub/settings.toml").read_text()
    third = install(machine, bundle, network=False)
    assert third.code == 0, third.said
    assert len(environments(machine)) == 2


def test_an_update_keeps_the_games_and_copies_them_first(
    machine: Debian, bundle: Path, tmp_path: Path
) -> None:
    done = install(machine, bundles.newer(bundle, tmp_path / "newer"), network=False)
    assert done.code == 0, done.said
    assert version(machine).endswith(bundles.VERSION)
    assert games(machine) == [read(NIGHT)]
    assert games(machine, f"{COPIES}/before-update.sqlite") == [read(NIGHT)]


@pytest.mark.parametrize("kind", ["torn", "missing", "unstartable"])
def test_an_update_that_fails_leaves_the_hub_from_before(
    machine: Debian, bundle: Path, tmp_path: Path, kind: str
) -> None:
    before = (current(machine), version(machine), environments(machine))
    bad = bundles.newer(
        bundle, tmp_path / "bad", bundles.fails_to_start if kind == "unstartable" else None
    )
    if kind != "unstartable":
        for wheel in (bad / "wheels").glob("msgspec-*"):
            wheel.unlink() if kind == "missing" else os.truncate(wheel, 1000)
        if kind == "missing":
            bundles.summed(bad)
    done = install(machine, bad, network=False)
    assert done.code != 0
    assert "the update failed; the hub is the one from before" in done.said
    assert (current(machine), version(machine), environments(machine)) == before
    assert games(machine) == [read(NIGHT)]


_WATCHDOG = """[Service]
WatchdogSec=10
"""

_ALIVE = """
echo active=$(systemctl is-active honor-hub) restarts=$(systemctl show -P NRestarts honor-hub)
echo health=$(curl -s -m 5 http://127.0.0.1:8080/healthz)
echo status=$(systemctl show -P StatusText honor-hub)
systemctl start honor-hub-backup; echo backup=$?
systemd-analyze security honor-hub honor-hub-backup --no-pager | grep Overall
honor-hub doctor --lang en; echo doctor=$?
honor-hub host | cut -c1-30
# The worker hangs: systemd has to notice by itself.
main=$(systemctl show -P MainPID honor-hub)
kill -STOP $(cat /proc/$main/task/*/children)
for _ in $(seq 120); do
    sleep 1
    [ "$(systemctl show -P NRestarts honor-hub)" != 0 ] || continue
    ! systemctl -q is-active honor-hub || break
done
echo after=$(systemctl is-active honor-hub) restarts=$(systemctl show -P NRestarts honor-hub)
sh /bundle/install.sh; echo update=$?
echo back=$(systemctl is-active honor-hub) at=$(readlink /opt/honor-hub/current)
echo health=$(curl -s -m 5 http://127.0.0.1:8080/healthz)
journalctl -u honor-hub --no-pager | tail -n 60
"""


def test_systemd_runs_it_watches_it_and_goes_back_from_a_bad_update(
    machine: Debian, bundle: Path, tmp_path: Path
) -> None:
    if which("systemd-nspawn") is None:
        pytest.skip("systemd-nspawn is missing: sudo apt install systemd-container")
    dropin = machine.root / "etc/systemd/system/honor-hub.service.d"
    dropin.mkdir()
    (dropin / "watchdog.conf").write_text(_WATCHDOG)
    bad = bundles.newer(bundle, tmp_path / "bad", bundles.fails_as_a_service)
    shutil.rmtree(machine.root / "bundle")
    shutil.copytree(bad, machine.root / "bundle")
    before = current(machine)
    said = machine.boot(_ALIVE)
    shutil.rmtree(dropin)
    if not said:
        pytest.skip("systemd-nspawn cannot boot a system here")
    assert "active=active restarts=0" in said, said
    assert said.count('"ok":true') == 2, said
    assert said.count('"tables":1') == 2, said
    assert "status=the log was read in" in said, said
    assert "backup=0" in said, said
    assert "honor-hub.service runs" in said, said
    assert "doctor=0" in said, said
    assert "http://" in said, said
    assert "after=active restarts=1" in said, said
    assert "update=0" not in said, said
    assert f"back=active at={before}" in said, said
    assert games(machine) == [read(NIGHT)]
    assert list((machine.root / COPIES).glob("honor-hub-000001-*.sqlite"))


def test_taking_it_away_keeps_the_games_until_they_are_asked_to_go(
    machine: Debian, bundle: Path
) -> None:
    done = install(machine, bundle, "--uninstall", network=False)
    assert done.code == 0, done.said
    for gone in (
        "opt/honor-hub",
        "usr/local/bin/honor-hub",
        "etc/systemd/system/honor-hub.service",
    ):
        assert not os.path.lexists(machine.root / gone)
    assert not list((machine.root / "etc/systemd/system").rglob("*honor-hub*"))
    assert games(machine) == [read(NIGHT)]
    back = install(machine, bundle, network=False)
    assert back.code == 0, back.said
    assert games(machine) == [read(NIGHT)]
    purged = install(machine, bundle, "--uninstall", "--purge", network=False)
    assert purged.code == 0, purged.said
    for gone in (STATE, COPIES, "etc/honor-hub"):
        assert not (machine.root / gone).exists()
    assert "honor-hub" not in (machine.root / "etc/passwd").read_text()


def test_a_first_install_that_fails_leaves_nothing_behind(
    machine: Debian, bundle: Path, tmp_path: Path
) -> None:
    assert not (machine.root / "opt/honor-hub").exists()
    bad = bundles.newer(bundle, tmp_path / "bad", bundles.fails_to_start)
    done = install(machine, bad, network=False)
    assert done.code != 0
    assert "planted" in done.said
    assert "nothing was installed" in done.said
    assert not (machine.root / "opt/honor-hub").exists()
    assert not list((machine.root / "etc/systemd/system").rglob("*honor-hub*"))


def test_on_raspberry_pi_os_the_panel_comes_along_and_sees_the_systems_libraries(
    machine: Debian, bundle: Path
) -> None:
    """As far as a Debian can play that system: its mark, and packages that are said to be there."""
    (machine.root / "etc/rpi-issue").write_text("Raspberry Pi reference\n")
    fake = machine.root / "usr/local/sbin/dpkg-query"
    fake.parent.mkdir(parents=True, exist_ok=True)
    fake.write_text("#!/bin/sh\necho install ok installed\n")
    fake.chmod(0o755)
    done = install(machine, bundle, network=False)
    assert done.code == 0, done.said
    settings = (machine.root / current(machine)[1:] / "pyvenv.cfg").read_text()
    assert "include-system-site-packages = true" in settings
    assert "left out" not in done.said
    units = machine.root / "etc/systemd/system"
    assert (units / "multi-user.target.wants/honor-hub-panel.service").is_symlink()
    without = install(machine, bundle, "--no-panel", network=False)
    assert without.code == 0, without.said
    assert not list(units.rglob("honor-hub-panel.service"))
