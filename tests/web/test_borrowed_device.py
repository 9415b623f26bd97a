"""Handing a device round, as the host's page does it: a role is seen, and by nobody else."""

import random
import time
from pathlib import Path

from tests.web.phone import Phone, filled, joined, open_offers
from tests.web.running import FAST, RunningHub, running


def begun(hub: RunningHub) -> tuple[str, Phone, Phone]:
    """A table with a phone at seat 0, three people without one, and the host.

    Of three everybody's role lies open, and nobody is asked to look.
    """
    options = {"players": 4, "level": "companion", "shogun": 0}
    wish = {"game": "samurai", "options": options}
    table: str = hub.as_host("POST", "/api/tables", wish)["table"]
    phone, host = joined(hub, table, "Ada"), Phone(hub.url, table, hub.host_key)
    for seat in (1, 2, 3):
        hub.as_host("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Elder {seat}"})
    hub.as_host("POST", f"/api/tables/{table}/start")
    phone.connect()
    host.connect()
    return table, phone, host


def handed(hub: RunningHub, table: str, seat: int) -> Phone:
    given = hub.as_host("POST", f"/api/tables/{table}/seats/{seat}/hand")
    assert given["kind"] == "seat"
    device = Phone(hub.url, table, given["key"])
    device.connect()
    return device


def let_go(device: Phone) -> bool:
    end = time.monotonic() + 10
    while not device.gone and time.monotonic() < end:
        time.sleep(0.01)
    return device.gone == ["key-revoked"]


def test_on_the_device_the_seat_sees_its_role_and_confirms_and_the_host_never_does(
    hub: RunningHub,
) -> None:
    table, phone, host = begun(hub)
    device = handed(hub, table, 1)
    assert device.call("secret", {})["secret"]["role"]
    assert host.call("secret", {})["refusal"]["code"] == "no-secret"
    (offer,) = [each for each in open_offers(device.sight) if each["key"] == "seen"]
    assert device.move(filled(offer, random.Random()))["ok"]
    phone.wait(hub.as_host("GET", f"/api/tables/{table}")["version"])
    assert 1 not in phone.view["asked"][-1]["seats"]
    line = {"code": "device-handed", "params": {"seat": 1}}
    assert line in phone.sight["lines"]
    assert phone.sight["people"][1]["linked"]
    for each in (phone, host, device):
        each.drop()


def test_taken_back_it_is_told_that_it_is_gone_and_knows_nothing_more(hub: RunningHub) -> None:
    table, phone, host = begun(hub)
    device = handed(hub, table, 1)
    hub.as_host("DELETE", f"/api/tables/{table}/seats/1/hand")
    phone.wait(hub.as_host("GET", f"/api/tables/{table}")["version"])
    assert let_go(device)
    assert hub.ask("GET", f"/api/tables/{table}/chart", key=device.key).status == 401
    for each in (phone, host, device):
        each.drop()


def test_another_seat_ends_the_first_ones_turn_with_the_device(hub: RunningHub) -> None:
    table, phone, host = begun(hub)
    first, second = handed(hub, table, 1), handed(hub, table, 2)
    assert let_go(first)
    assert second.call("secret", {})["ok"]
    for each in (phone, host, first, second):
        each.drop()


def test_only_the_host_hands_it_round_and_never_for_a_seat_with_a_phone(hub: RunningHub) -> None:
    table, phone, host = begun(hub)
    path = f"/api/tables/{table}/seats"
    assert hub.ask("POST", f"{path}/1/hand").status == 401
    assert hub.ask("POST", f"{path}/1/hand", key=phone.key).status == 403
    assert hub.ask("DELETE", f"{path}/1/hand", key=phone.key).status == 403
    refused = hub.ask("POST", f"{path}/0/hand", key=hub.host_key)
    assert refused.said["refusal"]["code"] == "seat-has-phone"
    for each in (phone, host):
        each.drop()


def test_the_device_cannot_take_the_seat_with_it(hub: RunningHub) -> None:
    table, phone, host = begun(hub)
    device = handed(hub, table, 1)
    assert hub.ask("POST", f"/api/tables/{table}/code", key=device.key).status == 401
    assert hub.ask("POST", f"/api/tables/{table}/code", key=phone.key).status == 201
    for each in (phone, host, device):
        each.drop()


def test_a_restart_forgets_the_device_and_keeps_the_phones(tmp_path: Path) -> None:
    with running(tmp_path, **FAST) as hub:
        table, phone, host = begun(hub)
        device = handed(hub, table, 1)
        key = device.key
        for each in (phone, host, device):
            each.drop()
        hub.restart()
        phone.connect()
        assert hub.ask("GET", f"/api/tables/{table}/chart", key=phone.key).status == 409
        assert hub.ask("GET", f"/api/tables/{table}/chart", key=key).status == 401
        assert key not in hub.output()
        phone.drop()
