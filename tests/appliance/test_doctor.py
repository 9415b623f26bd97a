"""The doctor: each group with made-up facts, and the whole on this machine."""

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from hub.appliance.doctor import address, clock, disk, pins, power, units, wifi
from hub.appliance.doctor.finding import Finding
from hub.appliance.gpiozero import Gpiozero
from hub.cli.main import commands
from tests.systemd.test_script import fake
from tests.web.running import running


def codes(found: list[Finding]) -> list[tuple[str, str]]:
    return [(each.level, each.code) for each in found]


HERE = address.Facts("http://192.168.1.9:8080", False, 200, "1.0", "1.0", 3)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (HERE, [("good", "address"), ("good", "hub-answers")]),
        (
            HERE._replace(own_version="1.1"),
            [("good", "address"), ("good", "hub-answers"), ("warning", "hub-old")],
        ),
        (HERE._replace(status=500), [("good", "address"), ("broken", "hub-unwell")]),
        (
            HERE._replace(status=0, is_taken=True),
            [("good", "address"), ("broken", "port-taken")],
        ),
        (
            HERE._replace(status=0, is_loopback=True),
            [("warning", "no-network"), ("note", "hub-off")],
        ),
    ],
)
def test_address(facts: address.Facts, expected: list[tuple[str, str]]) -> None:
    assert codes(address.findings(facts)) == expected


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (wifi.Facts(), [("note", "no-wifi")]),
        (wifi.Facts("wlan0"), [("good", "wifi-there")]),
        (wifi.Facts("wlan0", is_blocked=True), [("warning", "wifi-blocked")]),
        (wifi.Facts("wlan0", True, 6), [("good", "hotspot-on")]),
        (wifi.Facts("wlan0", True, 7), [("warning", "hotspot-full")]),
        (wifi.Facts("wlan0", True, None), [("note", "hotspot-uncounted")]),
        (
            wifi.Facts("wlan0", saves_power=True),
            [("good", "wifi-there"), ("warning", "wifi-saves-power")],
        ),
    ],
)
def test_wifi(facts: wifi.Facts, expected: list[tuple[str, str]]) -> None:
    assert codes(wifi.findings(facts)) == expected


@pytest.mark.parametrize(
    ("throttled", "expected"),
    [
        (None, [("note", "no-power-facts")]),
        (0, [("good", "power-well")]),
        (0x50005, [("broken", "voltage-low-now"), ("warning", "slowed-now")]),
        (0x50000, [("warning", "voltage-was-low"), ("note", "was-slowed")]),
        (0x10000, [("warning", "voltage-was-low")]),
        (0x80008, [("warning", "slowed-now")]),
    ],
)
def test_power(throttled: int | None, expected: list[tuple[str, str]]) -> None:
    assert codes(power.findings(power.Facts(throttled))) == expected


DISK = disk.Facts("/var/lib/honor-hub", 9000, True, True, "3.51.3", 0, 120)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (DISK, ["disk-room", "log-there", "copy-there", "sqlite"]),
        (
            DISK._replace(free_mb=100, copy_days=9, sqlite="3.46.1"),
            ["disk-scarce", "log-there", "copy-old", "sqlite-one-writer"],
        ),
        (
            DISK._replace(free_mb=3, copy_days=None, sqlite="3.34.0"),
            ["disk-full", "log-there", "no-copy", "sqlite-old"],
        ),
        (DISK._replace(is_there=False), ["disk-room", "no-state", "sqlite"]),
        (DISK._replace(is_writable=False), ["disk-room", "state-closed", "sqlite"]),
        (DISK._replace(log_kb=None), ["disk-room", "no-log", "sqlite"]),
        (DISK._replace(copy_days=-1, free_mb=None), ["log-there", "sqlite"]),
        (DISK._replace(blocked="/var"), ["disk-room", "state-blocked", "sqlite"]),
        (DISK._replace(is_log=False), ["disk-room", "log-torn", "sqlite"]),
        (
            DISK._replace(damage=disk.LogDamage(tables=("DGHYF",)), has_hosts=False),
            ["disk-room", "log-there", "tables-damaged", "hosts-damaged", "copy-there", "sqlite"],
        ),
        (
            DISK._replace(damage=disk.LogDamage(newer=("DGHYF", "QGAPJ"), is_torn=True)),
            ["disk-room", "log-there", "log-pages-torn", "tables-newer", "copy-there", "sqlite"],
        ),
    ],
)
def test_disk(facts: disk.Facts, expected: list[str]) -> None:
    assert [each.code for each in disk.findings(facts)] == expected
    broken = {each.code for each in disk.findings(facts) if each.level == "broken"}
    of_disk = {"disk-full", "sqlite-old", "state-blocked", "log-torn"}
    of_log = {"tables-damaged", "log-pages-torn", "hosts-damaged"}
    assert broken == (of_disk | of_log) & set(expected)


@pytest.mark.parametrize(
    ("content", "blocked", "is_log"),
    [(None, False, True), (b"", False, True), (b"SQLite format 3\0", False, True)]
    + [(b"SQLite", False, False), (b"not a log", False, False), (None, True, True)],
)
def test_a_torn_log_and_a_file_in_the_way_are_found(
    tmp_path: Path, content: bytes | None, blocked: bool, is_log: bool
) -> None:
    folder, log = tmp_path / "state", tmp_path / "state" / "honor-hub.sqlite"
    if blocked:
        folder.write_bytes(b"")
        folder = folder / "deeper"
    elif content is not None:
        folder.mkdir()
        log.write_bytes(content)
    facts = disk.look(folder, log, tmp_path)
    assert facts.blocked == (str(tmp_path / "state") if blocked else "")
    assert facts.is_log is is_log


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (clock.Facts(1970, False), [("warning", "clock-wrong")]),
        (clock.Facts(2026, False), [("note", "clock-alone")]),
        (clock.Facts(2027, True), [("good", "clock-well")]),
        (clock.Facts(2027, None), [("good", "clock-well")]),
    ],
)
def test_clock(facts: clock.Facts, expected: list[tuple[str, str]]) -> None:
    assert codes(clock.findings(facts)) == expected


PI = pins.Facts(
    board="Raspberry Pi 5 Model B Rev 1.0",
    chips=("/dev/gpiochip0",),
    gpiozero=Gpiozero("2.0.1.post3"),
    gpiod="2.5.0",
    is_wanted=True,
)


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (pins.Facts(is_wanted=True), [("note", "no-pi")]),
        (PI, [("good", "board"), ("good", "gpiod"), ("good", "gpiozero")]),
        (
            PI._replace(gpiod="", gpiozero=Gpiozero()),
            [("good", "board"), ("broken", "no-gpiod"), ("broken", "no-gpiozero")],
        ),
        (
            PI._replace(gpiod="", gpiozero=Gpiozero(), is_wanted=False, chips=()),
            [
                ("good", "board"),
                ("note", "no-chips"),
                ("note", "no-gpiod"),
                ("note", "no-gpiozero"),
            ],
        ),
        # lgpio is nobody's business but theirs who chose it.
        (
            PI._replace(lgpio="0.2.2.0"),
            [("good", "board"), ("good", "gpiod"), ("good", "lgpio"), ("good", "gpiozero")],
        ),
        (
            PI._replace(lgpio="0.0.0.2"),
            [("good", "board"), ("good", "gpiod"), ("note", "empty-lgpio"), ("good", "gpiozero")],
        ),
        (
            PI._replace(gpiozero=Gpiozero("1.6.2")),
            [("good", "board"), ("good", "gpiod"), ("broken", "gpiozero-old")],
        ),
        (
            PI._replace(gpiozero=Gpiozero("1.6.2"), is_wanted=False),
            [("good", "board"), ("good", "gpiod"), ("warning", "gpiozero-old")],
        ),
        # The chip is the panel's own choice, so any that knows boards will do.
        (
            PI._replace(gpiozero=Gpiozero("2.0")),
            [("good", "board"), ("good", "gpiod"), ("good", "gpiozero")],
        ),
        (
            PI._replace(closed=("/dev/gpiochip0",)),
            [("good", "board"), ("note", "chips-closed"), ("good", "gpiod"), ("good", "gpiozero")],
        ),
    ],
)
def test_pins(facts: pins.Facts, expected: list[tuple[str, str]]) -> None:
    assert codes(pins.findings(facts)) == expected


def test_a_board_is_recognised_by_its_files(tmp_path: Path) -> None:
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "proc/device-tree/model").write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\0")
    facts = pins.look(True, tmp_path)
    assert facts.board == "Raspberry Pi 5 Model B Rev 1.0"


RUNS = units.Unit("honor-hub.service", "loaded", "active", "enabled")


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (None, [("note", "no-systemd")]),
        ((units.Unit("honor-hub.service"),), [("note", "no-units")]),
        ((RUNS,), [("good", "unit-runs")]),
        ((RUNS._replace(restarts=2),), [("warning", "unit-restarted")]),
        ((RUNS._replace(active="failed"),), [("broken", "unit-failed")]),
        ((RUNS._replace(active="inactive"),), [("broken", "unit-off")]),
        ((RUNS._replace(load="bad-setting"),), [("broken", "unit-bad")]),
        (
            (RUNS, RUNS._replace(name="honor-hub-panel.service", active="inactive")),
            [("good", "unit-runs")],
        ),
    ],
)
def test_units(facts: tuple[units.Unit, ...] | None, expected: list[tuple[str, str]]) -> None:
    assert codes(units.findings(units.Facts(facts))) == expected


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for programs that come before the real ones; a state folder; no settings."""
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    for name in [name for name in os.environ if name.startswith("HONOR_HUB_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HONOR_HUB_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("HONOR_HUB_PORT", str(_free_port()))
    for name in ("nmcli", "iw", "rfkill", "vcgencmd", "timedatectl", "systemctl"):
        fake(programs, name, "exit 1")
    return programs


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])


@contextmanager
def something_else(port: int) -> Iterator[None]:
    """A listener that answers nothing sensible."""
    listener = socket.create_server(("0.0.0.0", port))

    def answer() -> None:
        while True:
            try:
                visitor, _ = listener.accept()
            except OSError:
                return
            visitor.sendall(b"no\r\n")
            visitor.close()

    threading.Thread(target=answer, daemon=True).start()
    try:
        yield
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_machine_with_no_pi_parts_is_told_so_calmly(language: str) -> None:
    done = CliRunner().invoke(commands, ["doctor", "--lang", language])
    assert done.exit_code == 0, done.output
    assert "✗" not in done.output
    assert {"en": "not a Raspberry Pi", "it": "non è un Raspberry Pi"}[language] in done.output


def test_broken_parts_are_named_and_the_end_is_1(machine: Path) -> None:
    fake(machine, "vcgencmd", "echo throttled=0x50005")
    fake(
        machine,
        "systemctl",
        "echo Id=honor-hub.service; echo LoadState=loaded; echo ActiveState=failed;"
        "echo UnitFileState=enabled; echo NRestarts=5",
    )
    with something_else(int(os.environ["HONOR_HUB_PORT"])):
        done = CliRunner().invoke(commands, ["doctor", "--lang", "en"])
    assert done.exit_code == 1
    last = done.output.splitlines()[-1]
    assert last == "3 things are broken: Address, Power, Services."
    # And each is found again further up, by the heading of its part.
    assert {"Address", "Power", "Services"} <= set(done.output.splitlines())
    assert "journalctl -u honor-hub.service" in done.output


def test_warnings_are_counted_and_the_end_is_0(machine: Path) -> None:
    fake(machine, "vcgencmd", "echo throttled=0x10000")
    done = CliRunner().invoke(commands, ["doctor", "--lang", "en"])
    assert done.exit_code == 0
    assert done.output.splitlines()[-1] == "One warning; everything works."


def test_json_masks_the_password(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HONOR_HUB_WIFI_NAME", "casa")
    monkeypatch.setenv("HONOR_HUB_WIFI_PASSWORD", "geheim-123")
    fake(machine, "vcgencmd", "echo throttled=0x1")
    done = CliRunner().invoke(commands, ["doctor", "--json", "--lang", "en"])
    assert done.exit_code == 1
    assert "geheim" not in done.output
    told = json.loads(done.output)
    assert told["ok"] is False
    assert told["settings"]["wifi_password"] == "********"
    broken = [each for each in told["findings"] if each["level"] == "broken"]
    assert [each["code"] for each in broken] == ["voltage-low-now"]
    assert broken[0]["do"]


def test_a_running_hub_is_found(tmp_path: Path) -> None:
    with running(tmp_path) as hub:
        done = subprocess.run(
            [sys.executable, "-m", "hub", "doctor", "--json", "--state", str(hub.state)],
            capture_output=True,
            text=True,
            check=False,
            env={
                **os.environ,
                "HONOR_HUB_ADDRESS": "127.0.0.1",
                "HONOR_HUB_PORT": hub.url.rpartition(":")[2],
            },
        )
    told = json.loads(done.stdout)
    found = {each["code"] for each in told["findings"]}
    assert {"hub-answers", "log-there"} <= found


def test_a_copy_is_as_old_as_the_newest_in_whole_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert disk._copy_days(tmp_path) is None
    now = 1_000_000_000.0
    monkeypatch.setattr("time.time", lambda: now)
    for name, age in (("a", 9 * 86_400), ("b", 86_400)):
        (tmp_path / f"{name}.sqlite").touch()
        os.utime(tmp_path / f"{name}.sqlite", (now - age, now - age))
    assert disk._copy_days(tmp_path) == 1
    for age, days in ((86_399, 0), (0, 0), (-60, 0)):
        os.utime(tmp_path / "b.sqlite", (now - age, now - age))
        assert disk._copy_days(tmp_path) == days
