"""Seats, guests, screens and codes: who may call each door, what each makes of a bad body, and
that two who come at once find one truth.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.attacks.phone import Phone
from tests.attacks.raw import Reply, ask
from tests.attacks.running import Running, Seat, running

GUEST = 2


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("doors")
    with running(folder, joins_a_minute=10_000, events_a_second=1_000) as hub:
        yield hub


def _code(reply: Reply) -> str:
    return str(json.loads(reply.body)["refusal"]["code"]) if reply.status >= 400 else ""


class Party:
    """Ann and Bob with phones, a guest without, free chairs, and a key of every other kind."""

    def __init__(self, hub: Running, level: str = "companion") -> None:
        self.hub = hub
        self.table = hub.open(5, level)
        self.path = f"/api/tables/{self.table}"
        self.ann, self.bob = hub.join(self.table, "Ann"), hub.join(self.table, "Bob")
        hub.host("POST", f"{self.path}/seats/{GUEST}", {"name": "Nonna"})

    def outsiders(self) -> dict[str, str]:
        """Everybody who has no say about a seat here; the host's key is a case of its own."""
        hub, elsewhere = self.hub, self.hub.open(3)
        waiting = hub.said("POST", f"/api/join/{self.table}/watch", {"name": f"W{hub.records()}"})
        cup = hub.host("POST", "/api/tournaments", {"options": {}})
        return {
            "nobody": "",
            "a wrong key": "x" * 32,
            "another table's seat": hub.join(elsewhere, "Eve").key,
            "another table's screen": hub.key(elsewhere, "table"),
            "a screen": hub.key(self.table, "table"),
            "a panel": hub.key(self.table, "panel"),
            "a watcher": hub.key(self.table, "watcher"),
            "who waits for the next game": waiting["key"],
            "a tournament's referee": cup["key"],
        }

    def names(self) -> list[str]:
        seats = self.hub.host("GET", self.path)["seats"]
        return [each["name"] for each in seats]

    def sight(self, phone: Phone) -> dict[str, Any]:
        told: dict[str, Any] = phone.ask("look", {})["sight"]
        return told


# What needs a seat's own key, and what needs the host's: method, path below the table, body.
OF_SEATS: tuple[tuple[str, str, object], ...] = (
    ("POST", "/seat", {"seat": 1}),
    ("DELETE", "/seat", None),
    ("POST", "/name", {"name": "Mallory"}),
    ("POST", "/not-me", None),
    ("POST", "/code", None),
)
OF_THE_HOST: tuple[tuple[str, str, object], ...] = (
    ("POST", "/go-round", None),
    ("POST", "/order", {"order": [1, 0, 2, 3, 4, 5, 6]}),
    ("POST", f"/seats/{GUEST}/proxy", {"proxy": 0}),
    ("POST", f"/seats/{GUEST}/hand", None),
    ("POST", "/seats/1/code", None),
    ("POST", "/seats/3", {"name": "Mallory"}),
    ("DELETE", "/seats/1", None),
    ("POST", "/screens", {"table": "AAAAA"}),
    ("POST", "/keys", {"kind": "table"}),
    ("POST", "/again", None),
)


def test_a_seats_doors_open_for_its_own_key_alone(hub: Running) -> None:
    party = Party(hub)
    keys = {**party.outsiders(), "the host": hub.host_key}
    with hub.unchanged(party.table):
        for method, path, body in OF_SEATS:
            for who, key in keys.items():
                reply = hub.http(method, party.path + path, body, key)
                assert (reply.status, _code(reply)) == (401, "no-key"), (path, who)


def test_the_hosts_doors_open_for_nobody_else(hub: Running) -> None:
    party = Party(hub)
    keys = {**party.outsiders(), "a seat": party.ann.key}
    with hub.unchanged(party.table):
        for method, path, body in OF_THE_HOST:
            for who, key in keys.items():
                reply = hub.http(method, party.path + path, body, key)
                refused = (403, "host-only") if key else (401, "no-key")
                assert (reply.status, _code(reply)) == refused, (path, who)
    assert hub.host("GET", party.path)["proxies"] == []


def test_a_device_that_goes_round_has_no_say_about_its_seat(hub: Running) -> None:
    party = Party(hub)
    hub.start(party.table)
    lent = hub.host("POST", f"{party.path}/seats/{GUEST}/hand")["key"]
    with hub.unchanged(party.table):
        for method, path, body in OF_SEATS:
            assert _code(hub.http(method, party.path + path, body, lent)) == "no-key", path


def test_once_it_has_begun_nobody_moves_renames_or_gets_up_by_themselves(hub: Running) -> None:
    party = Party(hub)
    hub.start(party.table)
    with hub.unchanged(party.table):
        for method, path, body in OF_SEATS[:3]:
            reply = hub.http(method, party.path + path, body, party.ann.key)
            assert _code(reply) == "already-started", path
        for path in ("/go-round", "/order"):
            body = {"order": [1, 0, 2, 3, 4, 5, 6]} if path == "/order" else None
            reply = hub.http("POST", party.path + path, body, hub.host_key)
            assert _code(reply) == "already-started", path
        light = hub.http("POST", f"/api/join/{party.table}/light", {"seat": 0})
        assert _code(light) == "already-started"


BAD: tuple[bytes, ...] = (
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b'{"seat":null,"name":null,"proxy":"0","table":7,"order":{},"kind":1}',
    b'{"seat":-1,"name":"","proxy":-1,"table":"","order":[-1],"kind":""}',
    b'{"seat":1e99,"name":["x"],"proxy":[],"table":[],"order":"0","kind":[]}',
    b'{"seat":' + b"9" * 400 + b',"name":7,"proxy":' + b"9" * 400 + b',"table":{},"order":7}',
    b"\xff\xfe",
    b"[" * 4000,
)
WITH_BODY = ("/seat", "/name")
HOSTS_WITH_BODY = (f"/seats/{GUEST}/proxy", "/screens", "/order", "/seats/3", "/keys")
BY_CODE = ("light", "watch")


def _raw(hub: Running, path: str, body: bytes, key: str = "") -> Reply:
    headers = [("Host", hub.name)]
    if key:
        headers.append(("Authorization", f"Bearer {key}"))
    return ask(hub.address, "POST", path, headers, body)


def test_a_bad_body_is_malformed_to_who_may_and_no_key_to_who_may_not(hub: Running) -> None:
    party = Party(hub)
    with hub.unchanged(party.table):
        for body in BAD:
            for paths, key, refused in (
                (WITH_BODY, party.ann.key, "no-key"),
                (HOSTS_WITH_BODY, hub.host_key, "host-only"),
            ):
                for path in paths:
                    reply = _raw(hub, party.path + path, body, key)
                    assert (reply.status, _code(reply)) == (400, "malformed"), (path, body[:60])
                    stranger = _raw(hub, party.path + path, body, "x" * 32)
                    assert _code(stranger) == refused, path
            for path in BY_CODE:
                reply = _raw(hub, f"/api/join/{party.table}/{path}", body)
                assert (reply.status, _code(reply)) == (400, "malformed"), (path, body[:60])


def test_lights_and_waiting_are_for_who_knows_the_code_of_a_table(hub: Running) -> None:
    party = Party(hub)
    cup = hub.host("POST", "/api/tournaments", {"options": {}})["table"]
    with hub.unchanged(party.table):
        for path, body in (("light", {"seat": 0}), ("watch", {"name": "Eve"})):
            wrong = hub.http("POST", f"/api/join/AAAAA/{path}", body)
            assert (wrong.status, _code(wrong)) == (404, "no-such-code")
            assert _code(hub.http("POST", f"/api/join/{cup}/{path}", body)) in (
                "no-such-seat",
                "no-free-seat",
            )


# --- A proxy ------------------------------------------------------------------


class Asked:
    """The game has begun, everybody but the guest has looked, and Ann answers for the guest."""

    def __init__(self, hub: Running) -> None:
        self.party = Party(hub)
        self.hub, self.path = hub, self.party.path
        hub.start(self.party.table)
        self.appoint(0)
        self.ann, self.bob = hub.phone(self.party.ann), hub.phone(self.party.bob)

    def appoint(self, proxy: int | None) -> None:
        self.hub.host("POST", f"{self.path}/seats/{GUEST}/proxy", {"proxy": proxy})

    def close(self) -> None:
        self.ann.close()
        self.bob.close()


@pytest.fixture
def asked(hub: Running) -> Iterator[Asked]:
    party = Asked(hub)
    yield party
    party.close()


def _refused(answer: Any) -> str:
    return str(answer["refusal"]["code"]) if not answer["ok"] else ""


def test_only_the_proxy_looks_and_moves_for_a_guest_and_only_for_that_one(asked: Asked) -> None:
    hub, table = asked.hub, asked.party.table
    others = [hub.enter({"table": table, "key": hub.key(table, kind)}) for kind in ("table",)]
    others += [hub.enter({"table": table, "key": hub.key(table, "watcher")}), asked.bob]
    move = {"id": "for-another-1", "offer": "seen", "for_seat": GUEST}
    with hub.unchanged(table):
        for phone in others:
            assert _refused(phone.ask("look", {"for_seat": GUEST})) == "host-only"
            assert _refused(phone.ask("move", move)) == "host-only"
        for seat in (0, 1, 3, 99):
            assert _refused(asked.ann.ask("look", {"for_seat": seat})) in ("host-only", "malformed")
            told = asked.ann.ask("move", {**move, "for_seat": seat})
            assert _refused(told) in ("host-only", "malformed")
        for wrong in (-1, "2", None, 2.5, [2], True):
            told = asked.ann.ask("look", {"for_seat": wrong})
            assert wrong is None or _refused(told) == "malformed"
        assert asked.ann.ask("look", {"for_seat": GUEST})["ok"]
        # What is the guest's alone stays so, and nobody says for them that they have looked.
        assert _refused(asked.ann.ask("move", move)) == "needs-the-owner"
    for phone in others[:2]:
        phone.close()


def test_a_proxys_view_is_its_own_and_never_the_guests_secret(asked: Asked) -> None:
    sight = asked.ann.ask("look", {"for_seat": GUEST})["sight"]
    assert (sight["you"], sight["view"]["you"]) == (0, 0)
    own = asked.ann.ask("secret", {})["secret"]
    assert asked.ann.ask("secret", {"for_seat": GUEST}).get("secret", own) == own
    assert not any(offer["private"] for offer in sight["offers"])
    places = {each["seat"]: each for each in sight["view"]["places"]}
    assert places[GUEST]["role"] in ("", None) or places[GUEST] == _place(asked.bob, GUEST)


def _place(phone: Phone, seat: int) -> dict[str, Any]:
    """A place as another seat, who is nobody's proxy, sees it."""
    places = phone.ask("look", {})["sight"]["view"]["places"]
    return next(each for each in places if each["seat"] == seat)


def test_a_right_that_is_withdrawn_between_the_look_and_the_move_is_gone(asked: Asked) -> None:
    hub, table = asked.hub, asked.party.table
    offers = asked.ann.ask("look", {"for_seat": GUEST})["sight"]["offers"]
    asked.appoint(None)
    with hub.unchanged(table):
        for key in {"seen", *(offer["key"] for offer in offers)}:
            move = {"id": f"too-late-{key}", "offer": key, "for_seat": GUEST}
            assert _refused(asked.ann.ask("move", move)) == "host-only"
        assert _refused(asked.ann.ask("look", {"for_seat": GUEST})) == "host-only"
    assert asked.party.sight(asked.ann)["answers_for"] == []
    asked.appoint(1)
    assert _refused(asked.ann.ask("look", {"for_seat": GUEST})) == "host-only"
    assert asked.party.sight(asked.bob)["answers_for"] == [GUEST]


def test_whoever_takes_the_proxys_seat_over_answers_for_nobody(asked: Asked) -> None:
    hub, path = asked.hub, asked.path
    hub.host("DELETE", f"{path}/seats/0")
    taken = hub.said("POST", "/api/join", {"code": asked.party.table, "name": "Ann", "seat": 0})
    thief = hub.phone(Seat(taken["table"], taken["seat"], taken["key"]))
    assert asked.party.sight(thief)["answers_for"] == []
    assert _refused(thief.ask("look", {"for_seat": GUEST})) == "host-only"
    thief.close()


# --- Sound --------------------------------------------------------------------


_BAD_SOUNDS: tuple[object, ...] = ({"on": 1}, {"on": "yes"}, {"on": None}, [], "on")


def test_only_what_the_whole_table_hears_says_that_it_sounds(hub: Running) -> None:
    party = Party(hub)
    ann = hub.phone(party.ann)
    watcher = hub.enter({"table": party.table, "key": hub.key(party.table, "watcher")})
    host = hub.enter({"table": party.table, "key": hub.host_key})
    with hub.unchanged(party.table):
        for phone in (ann, watcher, host):
            assert _refused(phone.ask("sound", {"on": True})) == "cannot-sound"
            for wrong in _BAD_SOUNDS:
                assert _refused(phone.ask("sound", wrong)) == "malformed"
    assert not party.sight(ann)["sounding"]
    for phone in (ann, watcher, host):
        phone.close()


@pytest.mark.parametrize("kind", ["table", "panel"])
def test_a_device_that_is_gone_is_not_heard_however_it_went(hub: Running, kind: str) -> None:
    party = Party(hub)
    ann = hub.phone(party.ann)

    def heard() -> bool:
        return bool(party.sight(ann)["sounding"])

    for leave in (lambda device: device.close(), lambda _: _shut_out(party, kind)):
        device = hub.enter({"table": party.table, "key": hub.key(party.table, kind)})
        assert device.ask("sound", {"on": True})["ok"]
        assert heard()
        leave(device)
        device.close()
        _until(lambda: not heard())
    ann.close()


def _shut_out(party: Party, kind: str) -> None:
    if kind == "panel":
        party.hub.host("DELETE", f"{party.path}/keys/panel")
    else:
        to = party.hub.open(3)
        party.hub.host("POST", f"{party.path}/screens", {"table": to})


def _until(is_so: Callable[[], bool]) -> None:
    for _ in range(200):
        if is_so():
            return
    raise AssertionError("it never came to be")


# --- At once ------------------------------------------------------------------


def together(hub: Running, *asked: tuple[str, str, object, str]) -> list[Reply]:
    """Method, path, body and key of each."""
    with ThreadPoolExecutor(len(asked)) as pool:
        return [each.result() for each in [pool.submit(hub.http, *one) for one in asked]]


def test_two_swaps_at_once_leave_everybody_their_own_name_and_key(hub: Running) -> None:
    party = Party(hub)
    phones = {"Ann": hub.phone(party.ann), "Bob": hub.phone(party.bob)}
    path = f"{party.path}/seat"
    for number in range(25):
        at = {name: party.sight(phone)["you"] for name, phone in phones.items()}
        free = next(seat for seat in range(5) if seat not in (*at.values(), GUEST))
        to = {"Ann": at["Bob"], "Bob": free if number % 3 == 0 else at["Ann"]}
        replies = together(
            hub,
            ("POST", path, {"seat": to["Ann"]}, party.ann.key),
            ("POST", path, {"seat": to["Bob"]}, party.bob.key),
        )
        assert {_code(reply) for reply in replies} <= {"", "seat-taken"}
        names = party.names()
        assert sorted(names) == ["", "", "Ann", "Bob", "Nonna"]
        for name, phone in phones.items():
            assert names[party.sight(phone)["you"]] == name
    for phone in phones.values():
        phone.close()


def test_whoever_gets_up_while_it_starts_is_dealt_for_or_gone_and_no_chair_is_empty(
    hub: Running,
) -> None:
    for _ in range(12):
        party = Party(hub)
        cid = hub.join(party.table, "Cid")
        stand, start = together(
            hub,
            ("DELETE", f"{party.path}/seat", None, cid.key),
            ("POST", f"{party.path}/start", None, hub.host_key),
        )
        assert start.status == 200, start.body
        ann = hub.phone(party.ann)
        sight = party.sight(ann)
        dealt = sorted(place["seat"] for place in sight["view"]["places"])
        names = [person["name"] for person in sight["people"]]
        assert all(names[seat] for seat in dealt), (names, dealt)
        assert ("Cid" in names) == (_code(stand) == "already-started")
        ann.close()


def test_again_asked_for_by_eight_at_once_opens_one_table(hub: Running) -> None:
    party = Party(hub)
    before = len(hub.host("GET", "/api/tables"))
    replies = together(hub, *[("POST", f"{party.path}/again", None, hub.host_key)] * 8)
    opened = {json.loads(reply.body)["table"] for reply in replies}
    assert len(opened) == 1
    assert len(hub.host("GET", "/api/tables")) == before + 1


def test_a_screen_that_is_sent_two_ways_at_once_ends_at_one_of_them(hub: Running) -> None:
    party, others = Party(hub), [hub.open(3), hub.open(3)]
    key = hub.key(party.table, "table")
    path = f"{party.path}/screens"
    replies = together(hub, *[("POST", path, {"table": to}, hub.host_key) for to in others])
    assert {_code(reply) for reply in replies} <= {"", "no-such-key"}
    shows = [hub.http("GET", f"/api/tables/{to}/welcome", key=key).status for to in others]
    assert 200 in shows
    assert hub.http("GET", f"{party.path}/welcome", key=key).status == 401


def test_not_more_wait_than_may_however_many_come_at_once(hub: Running) -> None:
    party = Party(hub)
    path = f"/api/join/{party.table}/watch"
    replies = together(hub, *[("POST", path, {"name": f"Guest {at % 10}"}, "") for at in range(20)])
    assert {_code(reply) for reply in replies} == {"", "name-taken", "no-free-seat"}
    waiting = hub.host("GET", party.path)["waiting"]
    assert len(waiting) == len(set(waiting)) == 8


def test_what_was_tried_left_no_trace_of_a_fault(hub: Running) -> None:
    assert hub.health()["ok"]
    assert "Traceback" not in hub.errors.read_text()


def test_no_key_or_role_of_anybody_is_in_the_hubs_own_log(tmp_path: Path) -> None:
    with running(tmp_path / "quiet", joins_a_minute=1000) as hub:
        party = Party(hub)
        hub.host("POST", f"{party.path}/seats/{GUEST}/proxy", {"proxy": 0})
        hub.start(party.table)
        ann = hub.phone(party.ann)
        secret = ann.ask("secret", {})
        ann.ask("move", {"id": "a-wrong-move", "offer": "seen", "for_seat": GUEST})
        ann.close()
        said = hub.errors.read_text()
        assert party.ann.key not in said
        assert not secret["ok"] or secret["secret"]["role"] not in said
