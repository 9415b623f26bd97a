"""A table that plays itself, as the host's page opens it and others come to it."""

import time
from pathlib import Path

import pytest

from hub.rules.contract.actor import TABLE
from hub.rules.registry import GAMES
from tests.web.host_client import HostClient
from tests.web.phone import Phone
from tests.web.running import running
from tests.web.tournament import until


def test_one_step_opens_a_table_of_bots_that_plays_with_a_key_for_its_screen(
    host: HostClient,
) -> None:
    status, shown = host.ask("POST", "/tables/watch", {"seconds": 5})
    assert status == 201
    seen = shown["seen"]
    assert (seen["started"], seen["level"], seen["bots"]) == (True, "cards", [0, 1, 2, 3, 4])
    assert all(seat["name"] and seat["free"] for seat in seen["seats"])
    assert host.hub.registry.get(shown["table"]).who(shown["key"]) == TABLE
    assert seen["pace"] == 5


def test_only_the_host_opens_one_and_sets_its_pace(host: HostClient) -> None:
    _, shown = host.ask("POST", "/tables/watch", {"seconds": 5})
    for path in ("/tables/watch", f"/tables/{shown['table']}/pace"):
        assert host.ask("POST", path, {"seconds": 1}, key="")[0] == 401
        assert host.ask("POST", path, {"seconds": 1}, key=shown["key"])[0] == 403
    assert len(host.hub.registry.tables()) == 1


def test_the_pace_is_between_limits_on_the_record_and_carried_on(host: HostClient) -> None:
    _, shown = host.ask("POST", "/tables/watch", {"seconds": 5})
    path = f"/tables/{shown['table']}"
    for seconds in (0.1, 5.1, -1, "fast", None):
        assert host.ask("POST", f"{path}/pace", {"seconds": seconds})[0] == 400
    assert host.ask("POST", f"{path}/pace", {"seconds": 2})[1]["pace"] == 2
    assert host.ask("POST", f"{path}/again")[1]["pace"] == 2


def test_games_that_cannot_play_themselves_say_so(
    host: HostClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert host.ask("GET", "/games")[1][0]["plays_itself"] is True
    assert host.ask("POST", "/tables/watch", {"game": "chess"})[1]["refusal"]["code"] == (
        "no-such-game"
    )
    for rules in GAMES.values():
        monkeypatch.setattr(rules, "demo", None)
    assert host.ask("GET", "/games")[1][0]["plays_itself"] is False
    for body in ({}, {"game": "samurai"}):
        _, answer = host.ask("POST", "/tables/watch", body)
        assert answer["refusal"]["code"] == "no-showcase"


def test_a_scan_takes_over_a_seat_in_the_middle_of_the_game(host: HostClient) -> None:
    _, shown = host.ask("POST", "/tables/watch", {"seconds": 5})
    code = shown["seen"]["code"]
    assert host.client.get(f"/api/join/{code}/qr.svg").status_code == 200
    status, joined = host.ask("POST", "/join", {"code": code, "name": "Aya"}, key="")
    assert status == 201
    table = host.hub.registry.get(shown["table"])
    assert joined["seat"] not in table.bots
    assert table.secret(joined["seat"]) is not None


def test_a_screen_watches_it_play_and_its_link_outlives_the_games(tmp_path: Path) -> None:
    with running(tmp_path, bot_pause=0, encore_pause=0.5) as hub:
        shown = hub.as_host("POST", "/api/tables/watch")
        name, key = shown["table"], shown["key"]
        seen = [name]
        # As a table screen does: whenever a table goes on elsewhere, so does its screen.
        while len(seen) < 3:
            seen.append(_followed(Phone(hub.url, seen[-1], key)))

        def tables() -> set[str]:
            return {table["table"] for table in hub.as_host("GET", "/api/tables")}

        # The game before the last is forgotten right after the next one has begun.
        until(lambda: name not in tables(), "the first game was never forgotten")
        screen = Phone(hub.url, name, key)
        screen.connect()
        assert screen.sight["table"] in tables() | set(seen)
        assert screen.sight["table"] != name
        screen.drop()


def _followed(screen: Phone) -> str:
    """Where it goes on after the game that this screen watches."""
    screen.connect()
    end = time.monotonic() + 60
    while not screen.sight.get("next"):
        assert time.monotonic() < end, "it never began again"
        time.sleep(0.05)
    screen.drop()
    return str(screen.sight["next"])
