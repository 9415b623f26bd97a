"""What happens to connections when seats move, and how the host acts for a seat."""

import random
import time
from pathlib import Path

from tests.web.phone import PATIENCE, Phone, filled, joined, new_id, open_offers
from tests.web.running import FAST, RunningHub, running


def opened(hub: RunningHub, players: int, shogun: int = -1) -> str:
    options = {"players": players, "level": "companion", "shogun": shogun}
    wish = {"game": "samurai", "options": options}
    table: str = hub.as_host("POST", "/api/tables", wish)["table"]
    return table


def settled(hub: RunningHub, table: str, phones: list[Phone]) -> None:
    version = hub.as_host("GET", f"/api/tables/{table}")["version"]
    for phone in phones:
        phone.wait(version)


def test_phones_stay_connected_when_empty_chairs_are_taken_away(tmp_path: Path) -> None:
    with running(tmp_path, **FAST) as hub:
        table = opened(hub, 5)
        phones = [joined(hub, table, f"Guest {seat}", seat) for seat in (0, 1, 2, 4)]
        for phone in phones:
            phone.connect()
        hub.as_host("POST", f"/api/tables/{table}/start")
        settled(hub, table, phones)
        assert [phone.view["you"] for phone in phones] == [0, 1, 2, 3]
        assert [phone.gone for phone in phones] == [[], [], [], []]
        # The Shogun's role lies open: nobody asks for a look at it.
        asked = [phone for phone in phones if open_offers(phone.sight)]
        assert len(asked) == 3
        for phone in asked:
            assert phone.move(filled(open_offers(phone.sight)[0], random.Random()))["ok"]
        linked = [person["linked"] for person in phones[0].sight["people"]]
        assert linked == [True] * 4 + [False] * 3
        for phone in phones:
            phone.drop()


def test_phones_stay_connected_when_the_host_changes_the_order(tmp_path: Path) -> None:
    with running(tmp_path, **FAST) as hub:
        table = opened(hub, 3)
        phones = [joined(hub, table, f"Guest {seat}") for seat in range(3)]
        for phone in phones:
            phone.connect()
        hub.as_host("POST", f"/api/tables/{table}/order", {"order": [2, 0, 1, 3, 4, 5, 6]})
        hub.as_host("POST", f"/api/tables/{table}/start")
        settled(hub, table, phones)
        assert [phone.view["you"] for phone in phones] == [1, 2, 0]
        for phone in phones:
            phone.drop()


def test_a_guest_who_is_removed_is_told_and_cannot_come_back(tmp_path: Path) -> None:
    with running(tmp_path, **FAST) as hub:
        table = opened(hub, 3)
        phones = [joined(hub, table, f"Guest {seat}") for seat in range(3)]
        for phone in phones:
            phone.connect()
        hub.as_host("DELETE", f"/api/tables/{table}/seats/1")
        settled(hub, table, [phones[0], phones[2]])
        end = time.monotonic() + PATIENCE
        while not phones[1].gone and time.monotonic() < end:
            time.sleep(0.02)
        assert [phone.gone for phone in phones] == [[], ["key-revoked"], []]
        for phone in phones:
            phone.drop()


def test_the_host_sees_and_does_what_can_be_done_for_a_seat_without_a_phone(
    tmp_path: Path,
) -> None:
    with running(tmp_path, **FAST) as hub:
        table = opened(hub, 4, shogun=0)
        phone = joined(hub, table, "Ada")
        for seat in (1, 2, 3):
            hub.as_host("POST", f"/api/tables/{table}/seats/{seat}", {"name": f"Elder {seat}"})
        host = Phone(hub.url, table, hub.host_key)
        phone.connect()
        host.connect()
        hub.as_host("POST", f"/api/tables/{table}/start")
        settled(hub, table, [phone, host])
        sight = host.call("look", {"for_seat": 1})["sight"]
        assert [offer["key"] for offer in open_offers(sight)] == ["seen"]
        move = filled(open_offers(sight)[0], random.Random())
        said = {"id": new_id(), "for_seat": 1, **move}
        assert host.call("move", said)["ok"]
        assert phone.call("look", {"for_seat": 1})["refusal"]["code"] == "host-only"
        assert phone.call("move", said)["refusal"]["code"] == "host-only"
        assert host.call("look", {"for_seat": 9})["sight"]["offers"] == []
        phone.drop()
        host.drop()


def test_only_screens_and_panels_say_that_the_table_hears_them(tmp_path: Path) -> None:
    with running(tmp_path, **FAST) as hub:
        table = opened(hub, 3)
        phones = [joined(hub, table, f"Guest {seat}") for seat in range(3)]
        for phone in phones:
            phone.connect()
        by_kind = {}
        for kind in ("table", "panel", "watcher"):
            key = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": kind})["key"]
            by_kind[kind] = Phone(hub.url, table, key)
            by_kind[kind].connect()
        host = Phone(hub.url, table, hub.host_key)
        host.connect()
        for other in (phones[0], by_kind["watcher"], host):
            assert other.call("sound", {"on": True})["refusal"]["code"] == "cannot-sound"
        for kind in ("table", "panel"):
            device = by_kind[kind]
            assert device.call("sound", {"on": 1})["refusal"]["code"] == "malformed"
            assert phones[0].call("look", {})["sight"]["sounding"] is False
            for _ in range(2):
                assert device.call("sound", {"on": True})["ok"]
            assert phones[0].call("look", {})["sight"]["sounding"] is True
            assert device.call("sound", {"on": False})["ok"]
        assert phones[0].call("look", {})["sight"]["sounding"] is False
        assert by_kind["table"].call("sound", {"on": True})["ok"]
        by_kind["table"].drop()
        until = time.monotonic() + PATIENCE
        while phones[0].call("look", {})["sight"]["sounding"]:
            assert time.monotonic() < until
        for phone in (*phones, by_kind["panel"], by_kind["watcher"], host):
            phone.drop()
