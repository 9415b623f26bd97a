"""`honor-hub doctor` line by line, in both languages, with every finding that there is."""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner

from hub.appliance.doctor import address, clock, disk, games, pins, power, units, wifi
from hub.appliance.doctor.finding import Finding
from hub.appliance.gpiozero import Gpiozero
from hub.appliance.words import remedy, say
from hub.cli.main import commands
from hub.installed_games import InstalledGames
from hub.settings import Settings
from hub.storage.damage import Damage
from hub.tables.store import DamagedLog, MissingLog, NewerLog
from tests.cli.transcript import Transcript

RECORDED = Path(__file__).parent / "recorded"
# Its package holds a command of this name too.
DOCTOR = sys.modules["hub.cli.doctor"]

HUB = address.Facts("http://192.168.1.9:8080", False, 200, "1.0", "1.0", 3)
LOG = disk.Facts("/var/lib/honor-hub", 9000, True, True, "3.51.3", 0, 120)
PI = pins.Facts("Raspberry Pi 5", ("/dev/gpiochip0",), (), Gpiozero("2.1"), "2.5.0", "", True)
RUNS = units.Unit("honor-hub.service", "loaded", "active", "enabled")


def worst() -> Iterable[Finding]:
    """Every finding, by group, with its parameters."""
    for where in (
        HUB,
        HUB._replace(own_version="1.1", connections=1),
        HUB._replace(status=500),
        HUB._replace(status=0, is_taken=True),
        HUB._replace(status=0, is_loopback=True),
    ):
        yield from address.findings(where)
    for radio in (
        wifi.Facts(),
        wifi.Facts("wlan0", saves_power=True),
        wifi.Facts("wlan0", is_blocked=True),
        wifi.Facts("wlan0", True, 6),
        wifi.Facts("wlan0", True, 7),
        wifi.Facts("wlan0", True, None),
    ):
        yield from wifi.findings(radio)
    for bits in (None, 0, 0x5, 0x50000):
        yield from power.findings(power.Facts(bits))
    torn = disk.LogDamage(tables=("ABC",), newer=("DEF", "GHI"), is_torn=True)
    for log in (
        LOG,
        LOG._replace(free_mb=100, copy_days=9, sqlite="3.46.1", damage=torn, has_hosts=False),
        LOG._replace(free_mb=3, copy_days=None, sqlite="3.34.0"),
        LOG._replace(is_there=False, copy_days=1),
        LOG._replace(is_writable=False),
        LOG._replace(log_kb=None),
        LOG._replace(blocked="/var"),
        LOG._replace(is_log=False),
    ):
        yield from disk.findings(log)
    for time in (clock.Facts(1970), clock.Facts(2026, False), clock.Facts(2027, True)):
        yield from clock.findings(time)
    for board in (
        pins.Facts(),
        PI,
        PI._replace(lgpio="0.2.2.0"),
        PI._replace(lgpio="0.0.0.2", gpiozero=Gpiozero("1.6.2"), closed=("/dev/a", "/dev/b")),
        PI._replace(gpiod="", gpiozero=Gpiozero(), chips=(), is_wanted=False),
    ):
        yield from pins.findings(board)
    services = (
        RUNS,
        RUNS._replace(restarts=2),
        RUNS._replace(active="failed"),
        RUNS._replace(active="inactive"),
        RUNS._replace(load="bad-setting"),
    )
    for all_units in (None, (), services):
        yield from units.findings(units.Facts(all_units))
    yield from games.findings(["high-card"], [("broken", "It has no name.")])


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[Finding]:
    """What the doctor is made to find."""
    findings = list(worst())
    monkeypatch.setattr(DOCTOR, "examine", lambda _: findings)
    return findings


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_finding_is_said_with_what_to_do(lang: str, found: list[Finding]) -> None:
    said = Transcript()
    said.type("doctor", "--lang", lang, "--state", "/x", is_coloured=True)
    for level in ("warning", "note"):
        found[:] = [each for each in found if each.level in ("good", level)]
        said.note(DOCTOR.verdict(found, lang))
        assert said.type("doctor", "--lang", lang, "--state", "/x").exit_code == 0
    found[:] = [each for each in worst() if each.code == "hub-unwell"]
    said.type("doctor", "--lang", lang, "--state", "/x")
    said.check(RECORDED / f"doctor-{lang}.txt")


def test_a_program_is_told_the_same(
    found: list[Finding], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    settings = Settings(state="/x", wifi_name="Casa", wifi_password="geheim-123", port=99)
    monkeypatch.setattr(DOCTOR, "settings_from", lambda *_: settings)
    monkeypatch.setattr(DOCTOR, "__version__", "1.2.3")
    said = Transcript()
    found[:] = found[:4]
    said.type("doctor", "--lang", "it", "--json")
    del found[1:]
    settings = Settings()
    told = json.loads(said.type("doctor", "--json").output)
    assert (told["ok"], told["settings"]["wifi_password"]) == (True, "")
    said.check(RECORDED / "doctor-json.txt")


def test_every_group_is_looked_at_in_the_order_that_a_person_would_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def looks(facts: object) -> Callable[..., object]:
        def look(*words: object, **named: object) -> object:
            asked.append((words, named))
            return facts

        return look

    for module, facts in (
        (address, HUB),
        (wifi, wifi.Facts()),
        (power, power.Facts()),
        (disk, LOG),
        (clock, clock.Facts(2027)),
        (pins, pins.Facts()),
        (units, units.Facts()),
    ):
        monkeypatch.setattr(module, "look", looks(facts))
    refused = InstalledGames(("high-card",), ())
    monkeypatch.setattr(DOCTOR, "load_installed_games", lambda: refused)
    monkeypatch.setattr(DOCTOR, "__version__", "1.0")
    monkeypatch.setattr(DOCTOR, "PANEL", tmp_path)
    settings = Settings(state=str(tmp_path), address="10.0.0.9", port=99)
    groups = [each.group for each in DOCTOR.examine(settings)]
    order = ["address", "wifi", "power", "disk", "clock", "pins", "units", "games"]
    assert list(dict.fromkeys(groups)) == order
    copies = Path("/var/lib/honor-hub-backups")
    assert asked == [
        (("10.0.0.9", 99, "1.0"), {}),
        ((), {}),
        ((), {}),
        ((tmp_path, settings.log_file, copies, None), {}),
        ((), {}),
        ((), {"is_wanted": True}),
        ((), {}),
    ]


def test_damaged_tables_and_those_of_a_newer_hub_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = {"a\x07": DamagedLog(table="a"), "b": NewerLog(table="b"), "c": DamagedLog(table="c")}
    monkeypatch.setattr(DOCTOR, "examine_with_rules", lambda _: Damage(tables, True))
    assert DOCTOR._damage(Path("log")) == disk.LogDamage(("a?", "c"), ("b",), True)

    def missing(_: Path) -> None:
        raise MissingLog

    monkeypatch.setattr(DOCTOR, "examine_with_rules", missing)
    assert DOCTOR._damage(Path("log")) is None


def test_what_has_no_words_is_said_by_its_code_and_has_no_remedy() -> None:
    assert (say("en", "no-such-thing"), remedy("en", "no-such-thing")) == ("no-such-thing", "")
    assert remedy("it", "doctor-well") == ""


def test_a_wrong_setting_is_told_before_anything_is_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "hub.toml"
    file.write_text("port = 99999")
    for words, env in ((("--settings", str(file)), {}), ((), {"HONOR_HUB_SETTINGS": str(file)})):
        done = CliRunner().invoke(commands, ["doctor", *words], env=env)
        assert (done.exit_code, "Expected `int` <= 65535 - at `$.port`" in done.output) == (2, True)
