"""A proxy over the wire: the host alone appoints one, and the right is no more than that."""

import pytest

from tests.web.phone import Phone
from tests.web.running import RunningHub
from tests.web.test_borrowed_device import begun

GUEST = 1


def answers_for(hub: RunningHub, table: str, phone: Phone) -> list[int]:
    """As a phone that comes anew is told it."""
    phone.drop()
    phone.connect()
    phone.wait(hub.as_host("GET", f"/api/tables/{table}")["version"])
    told: list[int] = phone.sight["answers_for"]
    return told


def test_the_host_gives_a_phone_the_right_and_takes_it_back(hub: RunningHub) -> None:
    table, phone, host = begun(hub)
    path = f"/api/tables/{table}/seats/{GUEST}/proxy"
    assert hub.as_host("POST", path, {"proxy": 0})["proxies"] == [{"seat": GUEST, "proxy": 0}]
    assert answers_for(hub, table, phone) == [GUEST]
    assert phone.call("look", {"for_seat": GUEST, "if_looked": True})["ok"]
    assert hub.as_host("POST", path, {})["proxies"] == []
    assert answers_for(hub, table, phone) == []
    told = phone.call("look", {"for_seat": GUEST})
    assert told["refusal"]["code"] == "host-only"
    phone.drop()
    host.drop()


def test_a_proxy_never_sees_what_is_the_guests_alone(hub: RunningHub) -> None:
    table, phone, host = begun(hub)
    hub.as_host("POST", f"/api/tables/{table}/seats/{GUEST}/proxy", {"proxy": 0})
    seen = phone.call("look", {"for_seat": GUEST})["sight"]
    assert seen["you"] == 0
    assert not [each for each in seen["offers"] if each["private"] or each["standing"]]
    other = phone.call("look", {"for_seat": 2})
    assert other["refusal"]["code"] == "host-only"
    phone.drop()
    host.drop()


@pytest.mark.parametrize("kind", ["seat", "watcher", "panel", "table", ""])
def test_nobody_but_the_host_appoints_a_proxy(hub: RunningHub, kind: str) -> None:
    table, phone, host = begun(hub)
    keys = {"": "", "seat": phone.key}
    key = keys.get(kind)
    if key is None:
        given = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": kind})
        key = given["key"]
    path = f"/api/tables/{table}/seats/{GUEST}/proxy"
    answer = hub.ask("POST", path, {"proxy": 0}, key=key)
    assert answer.status == (403 if key else 401)
    assert hub.as_host("GET", f"/api/tables/{table}")["proxies"] == []
    phone.drop()
    host.drop()
