"""Host × Origin × key, for both of Socket.IO's transports and for HTTP, cell by cell."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.attacks.phone import SOCKET, Phone, Refused
from tests.attacks.raw import Headers, ask
from tests.attacks.running import Running, Seat, running

OK = "ok"
NAME = "400 This hub does not answer to that name."
PAGE = "403 Another site's page may not ask this hub."
KEY = "no-key"

# What the door says; the columns are Origins. "own": the page's Origin is the Host it asks, as
# in a rebinding attack where the Host is not ours.
ORIGINS = ("own", "foreign", "none", "null")
DOOR = {
    "own address": (OK, PAGE, OK, PAGE),
    "own name": (OK, PAGE, OK, PAGE),
    "own name, other case": (OK, PAGE, OK, PAGE),
    "own IPv6 literal": (OK, PAGE, OK, PAGE),
    "own, forwarded for another": (OK, PAGE, OK, PAGE),
    "foreign name": (NAME, NAME, NAME, NAME),
    "foreign name, our port": (NAME, NAME, NAME, NAME),
    "foreign IPv6 literal": (NAME, NAME, NAME, NAME),
    "foreign, forwarded for us": (NAME, NAME, NAME, NAME),
    "own name, no port": (NAME, NAME, NAME, NAME),
    "none": (NAME, NAME, NAME, NAME),
}

# What is said to those whom the door lets in.
KEYS = {
    "none": KEY,
    "wrong type": KEY,
    "not an object": KEY,
    "another table's": KEY,
    "revoked": KEY,
    "right": OK,
}
WAYS = ("websocket", "polling", "http")


class Guests:
    """A hub with a table, and someone with every kind of key."""

    def __init__(self, hub: Running) -> None:
        self.hub = hub
        self.table = hub.open(3)
        self.right = hub.join(self.table, "Ann")
        self.other = hub.join(hub.open(3), "Bob")
        self.revoked = hub.join(self.table, "Cid")
        hub.host("DELETE", f"/api/tables/{self.table}/seats/{self.revoked.seat}")

    def auth(self, kind: str) -> Any:
        keys: dict[str, Any] = {
            "none": None,
            "wrong type": {"table": self.table, "key": 5},
            "not an object": [self.table, self.right.key],
            "another table's": {"table": self.table, "key": self.other.key},
            "revoked": {"table": self.table, "key": self.revoked.key},
            "right": self.right.auth,
        }
        return keys[kind]

    def bearer(self, kind: str) -> list[tuple[str, str]]:
        keys = {
            "none": [],
            "wrong type": [("Authorization", f"Basic {self.right.key}")],
            "not an object": [("Authorization", "\xff\xfe")],
            "another table's": [("Authorization", f"Bearer {self.other.key}")],
            "revoked": [("Authorization", f"Bearer {self.revoked.key}")],
            "right": [("Authorization", f"Bearer {self.right.key}")],
        }
        return keys[kind]

    def headers(self, host: str, origin: str) -> list[tuple[str, str]]:
        ours, port = self.hub.name, self.hub.address[1]
        hosts = {
            "own address": ours,
            "own name": f"localhost:{port}",
            "own name, other case": f"LocalHost:{port}",
            "own IPv6 literal": f"[::1]:{port}",
            "own, forwarded for another": ours,
            "foreign name": "evil.example",
            "foreign name, our port": f"evil.example:{port}",
            "foreign IPv6 literal": f"[2001:db8::1]:{port}",
            "foreign, forwarded for us": f"evil.example:{port}",
            "own name, no port": "localhost",
            "none": "",
        }
        told = [("Host", hosts[host])] if hosts[host] else []
        if "forwarded" in host:
            told += _forwarded(ours if "for us" in host else "evil.example")
        origins = {
            "own": f"http://{hosts[host] or ours}",
            "foreign": "http://evil.example",
            "null": "null",
        }
        return [*told, *(("Origin", origins[origin]) for _ in range(origin != "none"))]


def _forwarded(name: str) -> list[tuple[str, str]]:
    return [
        ("X-Forwarded-Host", name),
        ("X-Forwarded-Proto", "http"),
        ("X-Forwarded-For", "127.0.0.1"),
        ("Forwarded", f"host={name};proto=http"),
    ]


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guests]:
    state = tmp_path_factory.mktemp("matrix")
    with running(state, address_connections=2000, joins_a_minute=10_000) as hub:
        yield Guests(hub)


def _words(status: int, body: bytes) -> str:
    return f"{status} {body.decode().strip()}"


def _websocket(hub: Running, headers: Headers, auth: Any) -> str:
    try:
        phone = Phone.dial(hub.address, headers)
    except Refused as refused:
        return _words(*refused.args)
    try:
        phone.enter(auth)
    except Refused as refused:
        return str(refused.args[0]["message"])
    finally:
        phone.close()
    return OK


def _polling(hub: Running, headers: Headers, auth: Any) -> str:
    path = SOCKET.replace("websocket", "polling")
    reply = ask(hub.address, "GET", path, headers)
    if reply.status != 200:
        return _words(reply.status, reply.body)
    path += "&sid=" + json.loads(reply.body[1:])["sid"]
    sent = ask(hub.address, "POST", path, headers, f"40{json.dumps(auth)}".encode())
    assert sent.status == 200
    heard = ask(hub.address, "GET", path, headers).body.decode().split("\x1e")
    ask(hub.address, "POST", path, headers, b"1")
    refusals = [json.loads(text[2:])["message"] for text in heard if text.startswith("44")]
    assert refusals or any(text.startswith("40") for text in heard), heard
    return refusals[0] if refusals else OK


def _http(hub: Running, headers: Headers, table: str) -> str:
    reply = ask(hub.address, "POST", f"/api/tables/{table}/code", [*headers, LENGTH])
    if reply.headers["content-type"] != "application/json":
        return _words(reply.status, reply.body)
    told = json.loads(reply.body)
    if reply.status == 201:
        assert told["code"]
        return OK
    assert reply.status == 401
    return str(told["refusal"]["code"])


LENGTH = ("Content-Length", "0")

CELLS = [
    pytest.param(way, host, origin, key, expected if expected != OK else KEYS[key])
    for way in WAYS
    for host, row in DOOR.items()
    for origin, expected in zip(ORIGINS, row, strict=True)
    for key in KEYS
]


@pytest.mark.parametrize(("way", "host", "origin", "key", "expected"), CELLS)
def test_a_cell_is_answered_as_the_table_says(
    guests: Guests, way: str, host: str, origin: str, key: str, expected: str
) -> None:
    headers = guests.headers(host, origin)
    version = guests.hub.version(guests.table)
    if way == "http":
        got = _http(guests.hub, [*headers, *guests.bearer(key)], guests.table)
    else:
        said = {"websocket": _websocket, "polling": _polling}[way]
        got = said(guests.hub, headers, guests.auth(key))
    assert got == expected
    assert guests.hub.version(guests.table) == version


def test_the_table_has_enough_cells() -> None:
    assert len(CELLS) >= 40
    assert len({cell.values[:4] for cell in CELLS}) == len(CELLS)


HOSTS_IN_DISGUISE = (
    "evil.example@{ours}",
    "{ours}@evil.example",
    "{ours}/",
    "{ours}?",
    "{ours}#",
    "{ours},evil.example",
    "{ours} evil.example",
    "127.0.0.1:99999",
    "127.0.0.1:",
    "127.1:{port}",
    "2130706433:{port}",
    "0x7f.1:{port}",
    "[::ffff:127.0.0.1]:{port}",
    "localhost.evil.example:{port}",
    "evil.example:{port}\tlocalhost:{port}",
    "[::1:{port}",
    "\xe9vil:{port}",
)


@pytest.mark.parametrize("host", HOSTS_IN_DISGUISE)
def test_a_host_in_disguise_is_none_of_ours(guests: Guests, host: str) -> None:
    ours, port = guests.hub.name, guests.hub.address[1]
    reply = ask(guests.hub.address, "GET", "/", [("Host", host.format(ours=ours, port=port))])
    assert reply.status == 400


def test_two_hosts_are_no_host(guests: Guests) -> None:
    ours = ("Host", guests.hub.name)
    for order in ([ours, ("Host", "evil.example")], [("Host", "evil.example"), ours]):
        assert ask(guests.hub.address, "GET", "/", order).status == 400


def test_two_origins_are_no_origin(guests: Guests) -> None:
    host = guests.hub.name
    own, foreign = ("Origin", f"http://{host}"), ("Origin", "http://evil.example")
    for order in ([own, foreign], [foreign, own]):
        assert ask(guests.hub.address, "GET", "/", [("Host", host), *order]).status == 403


def test_a_seat_moves_for_nobody_else(guests: Guests) -> None:
    """Right key, right table, someone else's seat."""
    hub = guests.hub
    phone = hub.phone(guests.right)
    with hub.unchanged(guests.table):
        move = {"id": "12345678", "offer": "end-turn", "for_seat": 1}
        said = phone.ask("move", move)
        assert said == {"ok": False, "refusal": {"code": "not-started", "params": {}}} or (
            said["refusal"]["code"] == "host-only"
        )
    phone.close()


@pytest.mark.parametrize("kind", ["table", "panel", "watcher"])
def test_a_screen_has_no_secret_and_makes_no_move(guests: Guests, kind: str) -> None:
    hub = guests.hub
    key = hub.key(guests.table, kind)
    phone = hub.enter({"table": guests.table, "key": key})
    with hub.unchanged(guests.table):
        assert phone.ask("secret")["refusal"]["code"] == "no-secret"
        assert not phone.ask("move", {"id": "12345678", "offer": "end-turn"})["ok"]
        assert not phone.ask("undo", {"id": "12345678"})["ok"]
        assert hub.http("GET", "/api/tables", key=key).status == 403
    phone.close()


def test_a_key_that_is_revoked_ends_its_connection_at_once(guests: Guests) -> None:
    hub = guests.hub
    seat = hub.join(guests.table, "Dee")
    phone = hub.phone(seat)
    phone.drain()
    hub.host("DELETE", f"/api/tables/{guests.table}/seats/{seat.seat}")
    phone.drain()
    assert phone.gone == ["key-revoked"]
    with pytest.raises(TimeoutError):
        phone.ask("look", timeout=0.3)
    phone.close()


def test_the_host_in_an_auth_of_a_missing_table_is_nobody(guests: Guests) -> None:
    with pytest.raises(Refused, match=KEY):
        guests.hub.phone(Seat("NOSUCH", 0, guests.hub.host_key))
