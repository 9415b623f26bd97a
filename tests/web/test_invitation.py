"""How a screen learns what to show to those who want to come, and who may learn the Wi-Fi."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.host_client import HostClient


@pytest.fixture
def host(tmp_path: Path) -> Iterator[HostClient]:
    here = HostClient(tmp_path, wifi_name="Table", wifi_password="pass;word")
    yield here
    here.hub.stop()


def _key(host: HostClient, table: str, kind: str) -> str:
    key: str = host.ask("POST", f"/tables/{table}/keys", {"kind": kind})[1]["key"]
    return key


def test_a_screen_is_told_the_code_the_address_and_their_pictures(host: HostClient) -> None:
    table = host.table(players=3)
    status, told = host.ask("GET", f"/tables/{table}/welcome", key=_key(host, table, "table"))
    assert status == 200
    assert told["code"] == table
    assert told["link"].endswith(f"/join/{table}")
    assert told["scan"].startswith("<?xml") or told["scan"].startswith("<svg")
    assert [seat["free"] for seat in told["seats"]] == [True] * 3


def test_the_wifi_is_shown_by_screens_and_hosts_and_told_to_nobody_else(host: HostClient) -> None:
    table = host.table(players=3)
    _, joined = host.ask("POST", "/join", {"code": table, "name": "Aya"}, key="")
    keys = {kind: _key(host, table, kind) for kind in ("table", "watcher", "panel")}
    keys |= {"host": host.key, "seat": joined["key"]}
    told = {
        kind: host.ask("GET", f"/tables/{table}/welcome", key=key)[1]["wifi"]
        for kind, key in keys.items()
    }
    assert {kind for kind, wifi in told.items() if wifi} == {"table", "host"}


def test_while_no_seat_is_free_there_is_no_code(host: HostClient) -> None:
    table = host.table(players=3)
    for name in ("Aya", "Bruno", "Carla"):
        host.ask("POST", "/join", {"code": table, "name": name}, key="")
    told = host.ask("GET", f"/tables/{table}/welcome")[1]
    assert (told["code"], told["link"], told["scan"]) == ("", "", "")


def test_without_a_key_of_the_table_nothing_is_told(host: HostClient) -> None:
    table, other = host.table(players=3), host.table(players=3)
    for key in ("", "x" * 32, _key(host, other, "table")):
        status, told = host.ask("GET", f"/tables/{table}/welcome", key=key)
        assert (status, told["refusal"]["code"]) == (401, "no-key")
    assert host.ask("GET", "/tables/NOSUCH/welcome", key="x" * 32)[0] == 401


def test_the_host_sees_how_a_table_is_to_be_played(host: HostClient) -> None:
    table = host.table(players=4, level="tokens")
    options = host.ask("GET", f"/tables/{table}")[1]["options"]
    assert (options["players"], options["level"], options["pace"]) == (4, "tokens", "flow")
