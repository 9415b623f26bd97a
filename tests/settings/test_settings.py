"""Settings: where they come from, which wins, and what is said of a wrong one."""

import re
from pathlib import Path

import pytest

from hub.settings import BadSettings, Settings, default_state, load


def toml(folder: Path, text: str) -> Path:
    file = folder / "hub.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_the_defaults_hold() -> None:
    assert load(None, {}, {}) == Settings()


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = toml(tmp_path, 'port = 1111\naddress = "127.0.0.1"\nwifi_name = "Dojo"\n')
    environ = {"HONOR_HUB_PORT": "2222", "HONOR_HUB_ADDRESS": "127.0.0.2"}
    found = load(file, environ, {"port": 3333, "address": None})
    assert (found.port, found.address, found.wifi_name) == (3333, "127.0.0.2", "Dojo")


def test_those_without_a_key_have_a_share_of_all_places_and_never_too_few() -> None:
    found = Settings(connections=900, address_connections=160)
    assert (found.keyless_connections, found.address_keyless_connections) == (300, 20)
    small = Settings(connections=30, address_connections=8)
    assert (small.keyless_connections, small.address_keyless_connections) == (100, 10)


def test_names_in_the_environment_stand_between_commas() -> None:
    assert load(None, {"HONOR_HUB_NAMES": "dojo,dojo.lan"}, {}).names == ("dojo", "dojo.lan")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 65536", "Expected `int` <= 65535 - at `$.port`"),
        ("prot = 80", "Object contains unknown field `prot`"),
        ("port = [", "hub.toml: Invalid value (at end of document)"),
        ("port = 'x'", "Expected `int`, got `str` - at `$.port`"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadSettings, match=f"^{re.escape(said)}$"):
        load(toml(tmp_path, text), {}, {})


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=r"^none\.toml: No such file or directory$"):
        load(tmp_path / "none.toml", {}, {})


def test_systemd_chooses_the_state_folder_then_the_desktop_then_home(tmp_path: Path) -> None:
    both = {"STATE_DIRECTORY": "/var/lib/hub", "XDG_STATE_HOME": "/x"}
    assert default_state(both) == Path("/var/lib/hub")
    assert default_state({"XDG_STATE_HOME": "/x"}) == Path("/x/honor-hub")
    assert default_state({}) == Path.home() / ".local" / "state" / "honor-hub"
    assert Settings(state=str(tmp_path)).log == tmp_path / "honor-hub.sqlite"
