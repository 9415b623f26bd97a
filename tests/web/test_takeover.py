"""Taking a seat over by the hub's routes, and the thread that uncovers it in the end."""

import time
from pathlib import Path

import pytest

from hub.rules.contract.actor import TABLE, at
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.refusal import Refusal
from hub.tables.table import Table
from tests.web.host_client import HostClient

PATIENCE = 30.0


def _begun(host: HostClient) -> Table:
    """Ada with her phone, Grandma without one, and a bot that is in no hurry."""
    name = host.table(players=3, level="cards")
    host.client.post("/api/join", json={"code": name, "name": "Ada"})
    host.ask("POST", f"/tables/{name}/seats/1", {"name": "Grandma"})
    host.ask("POST", f"/tables/{name}/bots")
    host.ask("POST", f"/tables/{name}/pace", {"seconds": 5})
    assert host.ask("POST", f"/tables/{name}/start")[0] == 200
    return host.hub.registry.get(name)


def _told(table: Table) -> list[str]:
    return [line.code for line in table.views.look(TABLE).seat_news]


def test_joining_a_bots_seat_or_a_freed_one_and_being_seated_take_it_over(host: HostClient) -> None:
    table = _begun(host)
    seats = f"/tables/{table.name}/seats"
    host.ask("DELETE", f"{seats}/1")
    host.ask("POST", f"{seats}/1", {"name": "Grandma"})
    host.client.post("/api/join", json={"code": table.settings.code, "name": "Dino", "seat": 2})
    assert [each.seat for each in table.views.look(TABLE).takeovers] == [1, 2]
    assert _told(table) == ["seat-vacated", "seat-resumed", "bot-relieved"]
    host.ask("DELETE", f"{seats}/1")
    host.client.post("/api/join", json={"code": table.settings.code, "name": "Emi", "seat": 1})
    assert [(each.seat, each.was) for each in table.views.look(TABLE).takeovers] == [
        (2, "Aoi"),
        (1, "Grandma"),
    ]


def test_the_hosts_code_takes_over_and_the_owners_does_not(host: HostClient) -> None:
    table = _begun(host)
    code = host.ask("POST", f"/tables/{table.name}/seats/0/code")[1]["code"]
    host.client.post("/api/move", json={"code": code})
    assert [each.seat for each in table.views.look(TABLE).takeovers] == [0]
    with pytest.raises(Refusal, match=r"^takeover-waits$"):
        table.views.secret(0)
    other = _begun(host)
    key = host.hub.join_service.move(host.hub.join_service.move_code(other, 0, is_own=True)).key
    code = host.ask("POST", f"/tables/{other.name}/code", key=key)[1]["code"]
    host.client.post("/api/move", json={"code": code})
    assert other.views.look(TABLE).takeovers == ()
    assert _told(other) == ["seat-moved", "seat-moved"]


def test_a_running_hub_uncovers_it_when_the_time_is_up(
    host: HostClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hub.tables.takeover_limits.WAIT", 20)
    table = _begun(host)
    host.client.post("/api/join", json={"code": table.settings.code, "name": "Dino", "seat": 2})
    until = time.monotonic() + PATIENCE
    while table.views.look(TABLE).takeovers:
        assert time.monotonic() < until, "nobody ever uncovers it"
        time.sleep(0.01)
    assert table.views.look(at(2)).view.hand
    assert "seat-uncovered" in _told(table)


def test_a_device_with_many_addresses_of_one_network_takes_one_seat_by_time(
    tmp_path: Path,
) -> None:
    """IPv6 lets a device choose its address; the network it cannot choose."""
    host = HostClient(tmp_path)
    table = host.table(players=6, level="cards")

    def join(name: str, seat: int | None, address: str) -> None:
        asked = {"code": table, "name": name} | ({} if seat is None else {"seat": seat})
        at = {"REMOTE_ADDR": address}
        assert host.client.post("/api/join", json=asked, environ_overrides=at).status_code == 201

    join("Aya", None, "2001:db8:0:1::20")
    join("Bea", None, "2001:db8:0:2::21")
    host.ask("POST", f"/tables/{table}/bots")
    host.ask("POST", f"/tables/{table}/start")
    join("X", 2, "2001:db8:0:3::1")
    join("Y", 3, "2001:db8:0:3::2")
    join("Z", 4, "2001:db8:0:4::1")
    claims = host.hub.registry.get(table)._commit.snapshot.changes.claims
    assert [claims[Seat(seat)].needs_yes for seat in (2, 3, 4)] == [False, True, False]
    host.hub.stop()
