"""The hotspot, with a NetworkManager that is a file: on, again, off, and every refusal."""

import json
import os
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from hub.appliance.hotspot import HotspotFault, check, environment, new_password
from hub.cli.main import commands
from hub.settings import load
from hub.web.qr import terminal, wifi
from tests.systemd.test_script import fake

FAKE = Path(__file__).with_name("nmcli.py")


class Machine:
    """A machine with NetworkManager, and the file that the hub's unit would read."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder / "bin"
        self.programs.mkdir()
        self.file = folder / "etc" / "wifi.env"
        self.names = folder / "nm" / "honor-hub.conf"
        self.state = folder / "nm.json"
        self.write(devices=["eth0:ethernet", "wlan0:wifi"], connections={}, active=[], calls=[])
        fake(self.programs, "nmcli", f'exec "{sys.executable}" "{FAKE}" "$@"')
        fake(self.programs, "systemctl", f'echo "$@" >>{folder}/systemctl')
        fake(self.programs, "iw", "echo 'Station 00:01'; echo 'Station 00:02'")
        self._systemctl = folder / "systemctl"

    def write(self, **state: Any) -> None:
        self.state.write_text(json.dumps(state))

    def change(self, **state: Any) -> None:
        self.write(**{**self.read(), **state})

    def read(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.state.read_text())
        return found

    @property
    def restarts(self) -> int:
        return self._systemctl.read_text().count("try-restart") if self._systemctl.exists() else 0

    def hotspot(self, *words: str, lang: str = "en", said: str | None = None) -> Result:
        files = ["--file", str(self.file), "--names", str(self.names)]
        files = files if words[0] != "status" else []
        words = ("hotspot", *words, *files, "--lang", lang)
        return CliRunner().invoke(commands, words, input=said)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    made = Machine(tmp_path)
    monkeypatch.setenv("PATH", f"{made.programs}:{os.environ['PATH']}")
    monkeypatch.setenv("FAKE_NMCLI", str(made.state))
    return made


def test_on_makes_an_access_point_and_shows_its_code(machine: Machine) -> None:
    done = machine.hotspot("on", "--name", "Tavolo; 4", "--password", 'pa"ss:w,o\\rd')
    assert done.exit_code == 0, done.output
    assert terminal(wifi("Tavolo; 4", 'pa"ss:w,o\\rd')).strip() in done.output
    made = machine.read()["connections"]["honor-hub"]
    assert made["802-11-wireless.mode"] == "ap"
    assert made["802-11-wireless.ssid"] == "Tavolo; 4"
    # A Pi's radio can neither protect management frames as an access point nor mix ciphers.
    assert made["802-11-wireless-security.pmf"] == "1"
    assert made["802-11-wireless-security.group"] == "ccmp"
    assert made["802-11-wireless-security.pairwise"] == "ccmp"
    assert made["802-11-wireless-security.proto"] == "rsn"
    assert made["802-11-wireless-security.key-mgmt"] == "wpa-psk"
    assert (made["802-11-wireless.mode"], made["802-11-wireless.band"]) == ("ap", "bg")
    assert made["802-11-wireless.powersave"] == "2"
    assert made["ipv4.method"] == "shared"
    assert machine.read()["active"] == ["honor-hub"]
    assert made["ipv4.addresses"] == "10.42.0.1/24"
    assert "so they stay" in done.output
    assert "7 to 10 phones" in done.output
    assert machine.restarts == 1


def test_the_code_is_what_a_phones_camera_reads() -> None:
    assert wifi("Tavolo; 4", 'p"a:s') == 'WIFI:T:WPA;S:Tavolo\\; 4;P:p\\"a\\:s;;'


def test_on_again_keeps_name_and_password_and_makes_no_second_one(machine: Machine) -> None:
    machine.hotspot("on", "--name", "Casa", "--password", "una-password")
    done = machine.hotspot("on")
    assert done.exit_code == 0, done.output
    assert "una-password" in done.output
    assert list(machine.read()["connections"]) == ["honor-hub"]
    assert sum("add" in call for call in machine.read()["calls"]) == 1


def test_a_password_is_made_up_at_first(machine: Machine) -> None:
    done = machine.hotspot("on")
    made = machine.read()["connections"]["honor-hub"]["802-11-wireless-security.psk"]
    assert len(made) == 10
    assert made in done.output


def test_the_password_is_in_no_list_of_processes(machine: Machine) -> None:
    """Neither when it is new nor when it changes."""
    for password in ("una-password", 'un"altra $HOME\\rd'):
        assert machine.hotspot("on", "--password", password).exit_code == 0
        made = machine.read()
        assert made["connections"]["honor-hub"]["802-11-wireless-security.psk"] == password
        assert not [call for call in made["calls"] if any(password in word for word in call)]
        # Nor does it come up by itself before it has one.
        verbs = [call[1] for call in made["calls"] if call[1:2] and call[0] == "connection"]
        assert verbs[-4:] in (["add", "edit", "modify", "up"], ["modify", "edit", "modify", "up"])
        assert made["connections"]["honor-hub"]["connection.autoconnect"] == "yes"


def test_a_password_can_be_asked_for(machine: Machine) -> None:
    done = machine.hotspot("on", "--password", "-", said="una-password\n")
    assert done.exit_code == 0, done.output
    made = machine.read()["connections"]["honor-hub"]
    assert made["802-11-wireless-security.psk"] == "una-password"


def test_a_password_that_was_not_stored_is_told(machine: Machine) -> None:
    machine.change(deaf=True)
    done = machine.hotspot("on", "--password", "una-password")
    assert done.exit_code == 1
    assert "the password was not stored" in done.output
    assert machine.read()["active"] == []
    assert not machine.file.exists()


@pytest.mark.parametrize(
    ("field", "stored"),
    [
        ("802-11-wireless-security.pmf", "0 (default)"),
        ("802-11-wireless-security.pmf", "2"),
        ("802-11-wireless-security.group", "ccmp,tkip"),
        ("802-11-wireless-security.pairwise", ""),
        ("802-11-wireless-security.proto", "wpa"),
        ("802-11-wireless.mode", "infrastructure"),
        ("ipv4.addresses", "10.42.1.1/24"),
    ],
)
def test_what_phones_stay_by_is_read_back_after_saving(
    machine: Machine, field: str, stored: str
) -> None:
    machine.change(alters={field: stored})
    done = machine.hotspot("on", "--password", "una-password")
    assert done.exit_code == 1
    assert f"NetworkManager refused: {field} was not stored" in done.output
    assert machine.read()["active"] == []
    assert not machine.file.exists()
    assert not machine.names.exists()


def test_an_older_networkmanager_writes_what_a_number_means(machine: Machine) -> None:
    machine.change(alters={"802-11-wireless-security.pmf": "1 (disable)"})
    assert machine.hotspot("on").exit_code == 0


def test_every_name_leads_to_the_hub_as_long_as_it_is_on(machine: Machine) -> None:
    machine.hotspot("on")
    assert "address=/#/10.42.0.1\n" in machine.names.read_text()
    # dnsmasq reads it as a user of its own, or as root; nothing in it is secret.
    assert stat.S_IMODE(machine.names.stat().st_mode) == 0o644
    # A refusal while it is on leaves it as it is.
    machine.change(refuses=True)
    assert machine.hotspot("on").exit_code == 1
    assert machine.names.exists()
    machine.hotspot("off")
    assert not machine.names.exists()


def test_off_takes_it_down_for_good(machine: Machine) -> None:
    machine.hotspot("on")
    done = machine.hotspot("off")
    assert done.exit_code == 0, done.output
    assert machine.read()["active"] == []
    assert machine.read()["connections"]["honor-hub"]["connection.autoconnect"] == "no"
    assert not machine.file.exists()
    assert machine.restarts == 2
    assert machine.hotspot("off").exit_code == 0


def test_status_counts_phones_and_masks_the_password(machine: Machine) -> None:
    assert "no hotspot" in machine.hotspot("status").output
    machine.hotspot("on", "--password", "una-password")
    done = machine.hotspot("status")
    assert "2 phones are" in done.output
    assert "una-password" not in done.output
    assert "una-password" in machine.hotspot("status", "--password").output
    machine.hotspot("off")
    assert "is off" in machine.hotspot("status").output


def test_the_hub_reads_the_file_as_systemd_would(machine: Machine) -> None:
    machine.hotspot("on", "--name", 'a"b$c`d\\e', "--password", 'pa"ss $HOME\\')
    assert stat.S_IMODE(machine.file.stat().st_mode) == 0o600
    found = {}
    for line in machine.file.read_text().splitlines():
        name, value = line.split("=", 1)
        found[name] = _unquoted(value)
    settings = load(None, found, {})
    assert settings.wifi_name == 'a"b$c`d\\e'
    assert settings.wifi_password == 'pa"ss $HOME\\'


def _unquoted(value: str) -> str:
    """As systemd.exec(5) has it: within double quotes, a backslash keeps these four as they are."""
    assert value[0] == value[-1] == '"'
    out, rest = "", value[1:-1]
    while rest:
        if rest[0] == "\\" and rest[1] in '"\\`$':
            rest = rest[1:]
        out, rest = out + rest[0], rest[1:]
    return out


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("", "long enough", "hotspot-bad-name"),
        ("ō" * 17, "long enough", "hotspot-bad-name"),
        ("two\nlines", "long enough", "hotspot-bad-name"),
        ("Casa", "short", "hotspot-bad-password"),
        ("Casa", "x" * 64, "hotspot-bad-password"),
        ("Casa", "caffè-caffè", "hotspot-bad-password"),
        ("Casa", " in front", "hotspot-bad-password"),
        ("Casa", "behind it ", "hotspot-bad-password"),
    ],
)
def test_what_no_phone_could_join_is_refused(name: str, password: str, code: str) -> None:
    with pytest.raises(HotspotFault) as refused:
        check(name, password)
    assert refused.value.code == code


def test_passwords_are_never_twice_the_same_and_always_allowed() -> None:
    made = {new_password() for _ in range(200)}
    assert len(made) == 200
    for password in made:
        check("Honor Hub", password)


def test_nothing_is_done_with_a_bad_password(machine: Machine) -> None:
    done = machine.hotspot("on", "--password", "short", lang="it")
    assert done.exit_code == 1
    assert "da 8 a 63" in done.output
    assert machine.read()["connections"] == {}
    assert not machine.file.exists()


def test_a_machine_without_wifi_is_told_so(machine: Machine) -> None:
    machine.change(devices=["eth0:ethernet"])
    done = machine.hotspot("on")
    assert done.exit_code == 1
    assert "no Wi-Fi device" in done.output


def test_a_refusal_is_told_in_networkmanagers_words(machine: Machine) -> None:
    machine.change(refuses=True)
    done = machine.hotspot("on", "--password", "una-password")
    assert done.exit_code == 1
    assert "NetworkManager refused: Error: Connection activation failed: no AP mode" in done.output
    assert not machine.names.exists()
    assert "una-password" not in done.output
    assert not machine.file.exists()


def test_a_machine_without_networkmanager_is_told_so(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    done = machine.hotspot("on")
    assert done.exit_code == 1
    assert "nmcli" in done.output


def test_words_never_reach_a_shell(machine: Machine) -> None:
    name = "$(touch x); `id` && a"
    machine.hotspot("on", "--name", name)
    assert machine.read()["connections"]["honor-hub"]["802-11-wireless.ssid"] == name


def test_an_environment_is_two_lines() -> None:
    assert environment("a", "b") == 'HONOR_HUB_WIFI_NAME="a"\nHONOR_HUB_WIFI_PASSWORD="b"\n'
