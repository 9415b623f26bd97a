"""How a screen learns what to show to those who want to come, and who may learn the Wi-Fi."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.desk import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    here = Desk(tmp_path, wifi_name="Table", wifi_password="pass;word")
    yield here
    here.hub.stop()


def _key(desk: Desk, table: str, kind: str) -> str:
    key: str = desk.ask("POST", f"/tables/{table}/keys", {"kind": kind})[1]["key"]
    return key


def test_a_screen_is_told_the_code_the_address_and_their_pictures(desk: Desk) -> None:
    table = desk.table(players=3)
    status, told = desk.ask("GET", f"/tables/{table}/welcome", key=_key(desk, table, "table"))
    assert status == 200
    assert told["code"] == table
    assert told["link"].endswith(f"/join/{table}")
    assert told["scan"].startswith("<?xml") or told["scan"].startswith("<svg")
    assert [seat["free"] for seat in told["seats"]] == [True] * 3


def test_the_wifi_is_shown_by_screens_and_hosts_and_told_to_nobody_else(desk: Desk) -> None:
    table = desk.table(players=3)
    _, joined = desk.ask("POST", "/join", {"code": table, "name": "Aya"}, key="")
    keys = {kind: _key(desk, table, kind) for kind in ("table", "watcher", "panel")}
    keys |= {"host": desk.key, "seat": joined["key"]}
    told = {
        kind: desk.ask("GET", f"/tables/{table}/welcome", key=key)[1]["wifi"]
        for kind, key in keys.items()
    }
    assert {kind for kind, wifi in told.items() if wifi} == {"table", "host"}


def test_while_no_seat_is_free_there_is_no_code(desk: Desk) -> None:
    table = desk.table(players=3)
    for name in ("Aya", "Bruno", "Carla"):
        desk.ask("POST", "/join", {"code": table, "name": name}, key="")
    told = desk.ask("GET", f"/tables/{table}/welcome")[1]
    assert (told["code"], told["link"], told["scan"]) == ("", "", "")


def test_without_a_key_of_the_table_nothing_is_told(desk: Desk) -> None:
    table, other = desk.table(players=3), desk.table(players=3)
    for key in ("", "x" * 32, _key(desk, other, "table")):
        status, told = desk.ask("GET", f"/tables/{table}/welcome", key=key)
        assert (status, told["refusal"]["code"]) == (401, "no-key")
    assert desk.ask("GET", "/tables/NOSUCH/welcome", key="x" * 32)[0] == 401


def test_the_host_sees_how_a_table_is_to_be_played(desk: Desk) -> None:
    table = desk.table(players=4, level="tokens")
    options = desk.ask("GET", f"/tables/{table}")[1]["options"]
    assert (options["players"], options["level"], options["pace"]) == (4, "tokens", "taps")
