"""Table screens that the host sends from one table to another."""

import json

import pytest
from socketio.exceptions import ConnectionError as NotLetIn

from tests.web.phone import Phone, screen
from tests.web.running import RunningHub
from tests.web.tournament import until


def opened(hub: RunningHub) -> str:
    wished = {"game": "samurai", "options": {"players": 3}}
    table: str = hub.as_host("POST", "/api/tables", wished)["table"]
    return table


def sent(hub: RunningHub, table: str, to: str) -> tuple[int, str]:
    reply = hub.ask("POST", f"/api/tables/{table}/screens", {"table": to}, key=hub.host_key)
    return reply.status, reply.said.get("refusal", {}).get("code", "")


def test_a_screen_is_told_where_to_go_and_its_key_opens_that_table_alone(hub: RunningHub) -> None:
    here, there = opened(hub), opened(hub)
    tv = screen(hub, here)
    tv.connect()
    until(lambda: hub.as_host("GET", f"/api/tables/{here}")["screen"])
    assert sent(hub, here, there) == (200, "")
    until(lambda: bool(tv.gone))
    assert tv.gone == ["key-revoked"]
    assert f'"next":"{there}"' in "".join(tv.raw)
    welcome = [
        hub.ask("GET", f"/api/tables/{table}/welcome", key=tv.key).status for table in (here, there)
    ]
    assert welcome == [401, 200]
    moved = Phone(hub.url, there, tv.key)
    moved.connect()
    moved.wait(0)
    assert moved.sight["table"] == there
    assert hub.as_host("GET", f"/api/tables/{there}")["screen"]
    assert not hub.as_host("GET", f"/api/tables/{here}")["screen"]
    moved.drop()


def test_whoever_watches_or_plays_stays(hub: RunningHub) -> None:
    here, there = opened(hub), opened(hub)
    screen(hub, here)
    key = hub.as_host("POST", f"/api/tables/{here}/keys", {"kind": "watcher"})["key"]
    watcher = Phone(hub.url, here, key)
    watcher.connect()
    watcher.wait(0)
    assert sent(hub, here, there) == (200, "")
    assert hub.ask("GET", f"/api/tables/{there}/welcome", key=key).status == 401
    assert not watcher.gone
    assert watcher.is_connected
    watcher.drop()


def test_no_screen_is_sent_where_none_is_or_to_a_table_that_is_closed(hub: RunningHub) -> None:
    here, there = opened(hub), opened(hub)
    assert sent(hub, here, there)[1] == "no-such-key"
    tv = screen(hub, here)
    hub.as_host("POST", f"/api/tables/{there}/end")
    assert sent(hub, here, there)[1] == "table-ended"
    assert sent(hub, here, here) == (200, "")
    assert hub.ask("GET", f"/api/tables/{here}/welcome", key=tv.key).status == 200


def test_nobody_but_the_host_sends_a_screen(hub: RunningHub) -> None:
    here, there = opened(hub), opened(hub)
    tv = screen(hub, here)
    reply = hub.ask("POST", f"/api/tables/{here}/screens", {"table": there}, key=tv.key)
    assert reply.status == 403


def refused(phone: Phone) -> dict[str, object]:
    """What a connection is told that is not let in."""
    with pytest.raises(NotLetIn):
        phone.connect()
    packet = next(each for each in reversed(phone.raw) if each.startswith("4"))
    said: dict[str, object] = json.loads(packet[1:])
    return said


def test_a_screen_that_was_away_while_it_was_sent_is_told_where_its_key_works(
    hub: RunningHub,
) -> None:
    here, there = opened(hub), opened(hub)
    tv = screen(hub, here)
    assert sent(hub, here, there) == (200, "")
    assert refused(tv) == {"message": "no-key", "data": {"next": there}}
    moved = Phone(hub.url, there, tv.key)
    moved.connect()
    assert moved.call("look", {})["sight"]["table"] == there
    moved.drop()
    hub.as_host("POST", f"/api/tables/{there}/end")
    assert refused(tv) == {"message": "no-key"}


def test_nobody_else_is_told_where_a_key_works(hub: RunningHub) -> None:
    here, there = opened(hub), opened(hub)
    kinds = ("watcher", "panel")
    keys = [
        hub.as_host("POST", f"/api/tables/{here}/keys", {"kind": each})["key"] for each in kinds
    ]
    keys.append(hub.ask("POST", "/api/join", {"code": here, "name": "Ada"}).said["key"])
    for key in (*keys, "x" * 32, ""):
        assert refused(Phone(hub.url, there, key)) == {"message": "no-key"}
