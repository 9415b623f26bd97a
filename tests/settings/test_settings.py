"""Settings: where they come from, which wins, and what is said of a wrong one."""

import re
from pathlib import Path

import msgspec
import pytest

from hub.settings import BadSettings, Settings, default_state, load


def toml(folder: Path, text: str) -> Path:
    file = folder / "hub.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_without_anything_the_defaults_hold() -> None:
    assert load(None, {}, {}) == Settings()


def test_a_hub_that_is_told_nothing_is_as_the_handbook_says() -> None:
    assert msgspec.to_builtins(load(None, {}, {})) == {
        **{"address": "0.0.0.0", "port": 8080, "state": "", "log": "", "hall": "", "names": ()},
        **{"proxies": (), "origin": ""},
        **{"wifi_name": "", "wifi_password": "", "keep_nights": 0},
        **{"connections": 300, "table_connections": 80, "address_connections": 80},
        **{"events_a_second": 20, "requests_a_second": 100, "joins_a_minute": 20},
        **{"bot_pause": 1.2, "encore_pause": 20.0},
    }


def test_settings_stay_as_they_are_and_are_given_by_name() -> None:
    found = Settings()
    with pytest.raises(AttributeError):
        found.port = 1  # type: ignore[misc]  # as somebody might who ran no type checker
    with pytest.raises(TypeError):
        Settings("127.0.0.1")  # type: ignore[call-arg]


def test_without_a_folder_of_its_own_the_log_lies_where_the_machine_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    assert Settings().log_file == tmp_path / "honor-hub.sqlite"
    assert Settings(state="/elsewhere").folder == Path("/elsewhere")


def test_every_setting_can_stand_in_the_environment() -> None:
    assert load(None, {"HONOR_HUB_KEEP_NIGHTS": "7", "KEEP_NIGHTS": "8"}, {}).keep_nights == 7
    assert load(None, {"HONOR_HUB_BOT_PAUSE": "0.5"}, {"bot_pause": 0}).bot_pause == 0


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
        ("bot_pause = -0.1", "Expected `float` >= 0.0 - at `$.bot_pause`"),
        ("connections = 10001", "Expected `int` <= 10000 - at `$.connections`"),
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
    assert Settings(state=str(tmp_path)).log_file == tmp_path / "honor-hub.sqlite"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (
            {"log": "postgresql://u:hunter2@db/honor"},
            "a log in a database needs the name of a hall",
        ),
        ({"hall": "north"}, "a hall is kept in a database"),
        (
            {"log": "mysql://u:hunter2@db/honor", "hall": "north"},
            "log is the address of a database",
        ),
        ({"log": "postgresql://u:hunter2@db/honor", "hall": "Big Hall"}, "regex"),
        ({"log": "postgresql://u:hunter2@db/honor", "hall": "-"}, "regex"),
    ],
)
def test_a_database_and_a_hall_go_together_and_no_password_is_quoted(
    flags: dict[str, str], said: str
) -> None:
    with pytest.raises(BadSettings, match=said) as caught:
        load(None, {}, flags)
    assert "hunter2" not in str(caught.value)


def test_a_hall_is_named_by_flags_or_in_the_environment() -> None:
    environ = {"HONOR_HUB_LOG": "postgresql:///honor", "HONOR_HUB_HALL": "north-2"}
    assert load(None, environ, {}).hall == "north-2"
    assert load(None, environ, {"hall": "s"}).log == "postgresql:///honor"


PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("connections", "| connections with a key, in all | {} |"),
        ("address_connections", "| connections with a key, of one address | {} |"),
        ("table_connections", "are always let in) | {} |"),
        ("events_a_second", "| events of one connection | {} a second,"),
        ("joins_a_minute", "(IPv6: of one /64) | {} at once,"),
        ("requests_a_second", "| 1,000 at once, {} a second more;"),
    ],
)
def test_a_limit_is_what_the_page_about_the_protocol_says(setting: str, said: str) -> None:
    text = said.format(getattr(Settings(), setting))
    assert text in PAGE.read_text(encoding="utf-8")


def test_a_setting_is_taken_up_to_its_limits_and_not_beyond() -> None:
    good: dict[str, tuple[float, ...]] = {
        **{"port": (0, 65535), "connections": (1, 10_000), "keep_nights": (0, 1_000_000)},
        **{"bot_pause": (0, 60), "encore_pause": (0.5, 3600)},
    }
    for name, values in good.items():
        low, high = values
        for value in values:
            assert getattr(load(None, {}, {name: value}), name) == value
        for value in (low - 0.1 if name == "encore_pause" else low - 1, high + 1):
            with pytest.raises(BadSettings):
                load(None, {}, {name: value})


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    (tmp_path / "hub.toml").write_bytes(b"wifi_name = '\xe9'")
    with pytest.raises(BadSettings, match=r"^hub\.toml: 'utf-8' codec can't decode"):
        load(tmp_path / "hub.toml", {}, {})
    assert load(toml(tmp_path, "wifi_name = 'è'"), {}, {}).wifi_name == "è"
