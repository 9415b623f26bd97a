"""How the doctor looks at a machine: which questions it asks, and what the answers come to."""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from hub.appliance import gpiozero, hotspot
from hub.appliance.doctor import clock, games, pins, power, units, wifi
from hub.appliance.gpiozero import Gpiozero
from hub.appliance.program import MISSING, ProgramResult


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> dict[str, ProgramResult]:
    """What programs print, by the whole line with which they are called; nothing else is there."""
    known: dict[str, ProgramResult] = {}

    def ask(words: Sequence[str]) -> ProgramResult:
        return known.get(" ".join(words), MISSING)

    for module in (clock, power, units, wifi, hotspot):
        monkeypatch.setattr(module, "ask", ask)
    return known


Answers = dict[str, ProgramResult]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (ProgramResult(0, "yes\n"), True),
        (ProgramResult(0, "no\n"), False),
        (ProgramResult(0, "perhaps\n"), None),
        (ProgramResult(1, "yes\n"), None),
        (MISSING, None),
    ],
)
def test_the_clock_is_asked_of_timedatectl(
    answer: ProgramResult, expected: bool | None, answers: Answers
) -> None:
    answers["timedatectl show --property=NTPSynchronized --value"] = answer
    assert clock.look() == clock.Facts(time.gmtime().tm_year, expected)


def test_a_clock_from_before_this_program_is_wrong() -> None:
    assert [each.level for each in clock.findings(clock.Facts(2025))] == ["warning"]
    assert [each.params for each in clock.findings(clock.Facts(2025))] == [{"year": "2025"}]
    assert [each.level for each in clock.findings(clock.Facts(2026))] == ["good"]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (ProgramResult(0, "throttled=0x50005\n"), 0x50005),
        (ProgramResult(0, "throttled=0xAbF\n"), 0xABF),
        (ProgramResult(0, "throttled=0x0\n"), 0),
        (ProgramResult(0, "what?\n"), None),
        (ProgramResult(255, "throttled=0x1\n"), None),
    ],
)
def test_the_power_supply_is_asked_of_vcgencmd(
    answer: ProgramResult, expected: int | None, answers: Answers
) -> None:
    answers["vcgencmd get_throttled"] = answer
    assert power.look() == power.Facts(expected)


@pytest.mark.parametrize("bit", [1, 2, 3])
def test_each_way_of_being_slowed_is_found_now_and_since_the_start(bit: int) -> None:
    assert [each.code for each in power.findings(power.Facts(1 << bit))] == ["slowed-now"]
    assert [each.code for each in power.findings(power.Facts(1 << bit + 16))] == ["was-slowed"]
    assert [each.code for each in power.findings(power.Facts(1 << 4))] == ["power-well"]


ASKED = (
    "systemctl show --no-pager --property=Id,LoadState,ActiveState,UnitFileState,NRestarts"
    " honor-hub.service honor-hub-backup.timer honor-hub-backup.service"
    " honor-hub-panel.service honor-hub-kiosk.service honor-hub-verbs.service"
)


def test_every_service_is_asked_of_systemd_at_once(answers: Answers) -> None:
    whole = "Id=a.service\nLoadState=loaded\nActiveState=active\nUnitFileState=enabled\nNRestarts=3"
    answers[ASKED] = ProgramResult(
        0, f"{whole}\n\nId=b=b\nActiveState=failed\nno pair\n\nNRestarts=[]\n"
    )
    assert units.look() == units.Facts(
        (
            units.Unit("a.service", "loaded", "active", "enabled", 3),
            units.Unit("b=b", "not-found", "failed"),
            units.Unit("", "not-found", "inactive", "", 0),
        )
    )
    for answer in (ProgramResult(1, whole), ProgramResult(0, "Id=a"), MISSING):
        answers[ASKED] = answer
        assert units.look() == units.Facts(None)


@pytest.mark.parametrize(
    ("unit", "expected"),
    [
        (units.Unit("x", "masked", "inactive", "masked"), []),
        (units.Unit("x", "loaded", "inactive", "disabled"), []),
        (units.Unit("x", "loaded", "activating", "enabled"), ["unit-runs"]),
        (units.Unit("x", "loaded", "reloading", "enabled", 1), ["unit-restarted"]),
        (units.Unit("x", "error"), ["unit-bad"]),
        (units.Unit("honor-hub-backup.service", "loaded", "inactive", "enabled"), []),
        (units.Unit("honor-hub-panel.service", "loaded", "inactive", "enabled"), []),
        (units.Unit("honor-hub-kiosk.service", "loaded", "inactive", "enabled"), ["unit-off"]),
    ],
)
def test_a_service_that_is_off_is_broken_only_if_it_should_run(
    unit: units.Unit, expected: list[str]
) -> None:
    assert [each.code for each in units.findings(units.Facts((unit,)))] == expected


def test_the_wifi_is_asked_of_the_kernel_and_of_three_programs(
    tmp_path: Path, answers: Answers
) -> None:
    assert wifi.look(tmp_path / "nowhere") == wifi.Facts()
    (tmp_path / "eth0").mkdir()
    assert wifi.look(tmp_path) == wifi.Facts()
    (tmp_path / "wlan0" / "wireless").mkdir(parents=True)
    assert wifi.look(tmp_path) == wifi.Facts("wlan0")
    answers["nmcli -t -f NAME connection show --active"] = ProgramResult(0, "lo\nhonor-hub\n")
    answers["iw dev wlan0 get power_save"] = ProgramResult(0, "Power save: on\n")
    answers["iw dev wlan0 station dump"] = ProgramResult(0, "Station a\nStation b\n")
    answers["rfkill --noheadings --output SOFT list wifi"] = ProgramResult(0, " blocked\n")
    assert wifi.look(tmp_path) == wifi.Facts("wlan0", True, 2, True, True)
    answers["rfkill --noheadings --output SOFT list wifi"] = ProgramResult(0, "unblocked\n")
    answers["iw dev wlan0 get power_save"] = ProgramResult(0, "Power save: off\n")
    assert wifi.look(tmp_path) == wifi.Facts("wlan0", True, 2)


def test_pins_are_looked_for_in_the_machines_own_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pins, "version", {"gpiod": "2.5.0", "lgpio": "0.2.2.0"}.__getitem__)
    monkeypatch.setattr(pins, "installed", lambda root: Gpiozero("9", str(root)))
    for name in ("gpiochip4", "gpiochip0", "gpiomem"):
        (tmp_path / "dev").mkdir(exist_ok=True)
        (tmp_path / "dev" / name).touch()
    chips = tuple(str(tmp_path / "dev" / f"gpiochip{n}") for n in (0, 4))
    wanted = (os.R_OK | os.W_OK, chips[1])
    monkeypatch.setattr(os, "access", lambda path, mode: (mode, path) != wanted)
    assert pins.look(True, tmp_path) == pins.Facts(
        chips=chips,
        closed=(chips[1],),
        gpiozero=Gpiozero("9", str(tmp_path)),
        gpiod="2.5.0",
        lgpio="0.2.2.0",
        is_wanted=True,
    )
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    for model, board in (("Banana Pi M5\0", ""), (" Raspberry Pi 4\0", "Raspberry Pi 4")):
        (tmp_path / "proc/device-tree/model").write_text(model)
        assert pins.look(False, tmp_path).board == board
    assert not pins.look(False, tmp_path).is_wanted


def test_unless_told_otherwise_this_very_machine_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pins, "installed", lambda root: Gpiozero("9", str(root)))
    assert pins.look(False).gpiozero.debian == "/"
    monkeypatch.setattr(gpiozero, "of_debian", lambda name, root: f"{name} of {root}")
    made = SimpleNamespace(version="2", locate_file=lambda _: "/usr/lib/python3/dist-packages")
    monkeypatch.setattr(gpiozero, "distribution", lambda _: made)
    assert gpiozero.installed() == Gpiozero("2", "python3-gpiozero of /")
    listed: list[str] = []

    def names(folder: Path) -> list[str]:
        listed.append(str(folder))
        return []

    monkeypatch.setattr("os.listdir", names)
    assert wifi.look() == wifi.Facts()
    assert listed == ["/sys/class/net"]


def test_a_package_that_debian_does_not_have_has_no_version_of_its(tmp_path: Path) -> None:
    assert gpiozero.of_debian("python3-gpiozero", tmp_path) == ""
    (tmp_path / "var/lib/dpkg").mkdir(parents=True)
    (tmp_path / "var/lib/dpkg/status").write_text("Package: a\nVersion: 1\n\nPackage: b+\n")
    assert [gpiozero.of_debian(name, tmp_path) for name in ("a", "b+", "c")] == ["1", "", ""]


def test_installed_games_are_named_and_refused_ones_with_their_sentence() -> None:
    found = games.findings(["high-card"], [("broken", "It has no name.")])
    assert [(each.group, each.level, each.code, each.params) for each in found] == [
        ("games", "good", "game-installed", {"game": "high-card"}),
        ("games", "broken", "game-refused", {"game": "broken", "why": "It has no name."}),
    ]
