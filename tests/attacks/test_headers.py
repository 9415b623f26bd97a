"""What every answer says to the browser: pages, the API, Socket.IO, refusals and errors alike."""

import json
from collections.abc import Iterator

import pytest

from tests.attacks.raw import Reply, ask
from tests.attacks.running import Running, running


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("headers")) as hub:
        yield hub


def _answers(hub: Running) -> dict[str, Reply]:
    table = hub.open(3)
    polling = "/socket.io/?EIO=4&transport=polling"
    opened = hub.http("GET", polling)
    sid = json.loads(opened.body[1:])["sid"]
    seat = hub.join(table, "Ann")
    entered = hub.http("POST", f"{polling}&sid={sid}", None)
    ask(
        hub.address,
        "POST",
        f"{polling}&sid={sid}",
        [("Host", hub.name)],
        b"40" + json.dumps(seat.auth).encode(),
    )
    return {
        "a page": hub.http("GET", "/"),
        "the host's page": hub.http("GET", "/host"),
        "a join page": hub.http("GET", f"/join/{table}"),
        "health": hub.http("GET", "/healthz"),
        "tables": hub.http("GET", "/api/tables", key=hub.host_key),
        "an invitation": hub.http("GET", f"/api/join/{table}"),
        "a code to scan": hub.http("GET", f"/api/join/{table}/qr.svg"),
        "a seat's key": hub.http("POST", "/api/join", {"code": table, "name": "Bob"}),
        "no key": hub.http("GET", "/api/tables"),
        "no page": hub.http("GET", "/nowhere"),
        "no method": hub.http("PATCH", "/"),
        "no table": hub.http("GET", "/api/tables/NOSUCH", key=hub.host_key),
        "a bad body": hub.http("POST", "/api/join", {"x": 1}),
        "another name": ask(hub.address, "GET", "/", [("Host", "evil.example")]),
        "another page": hub.http("GET", "/", headers=[("Origin", "http://evil.example")]),
        "a long body": hub.http("POST", "/api/join", "x" * (1 << 20)),
        "polling, opened": opened,
        "polling, sent": entered,
        "polling, a view": hub.http("GET", f"{polling}&sid={sid}"),
        "polling, no session": hub.http("GET", f"{polling}&sid=none"),
    }


def _not_even_read(hub: Running) -> dict[str, Reply]:
    """What gunicorn answers by itself: the application never hears of it."""
    return {
        "no method at all": ask(hub.address, "G(T", "/", [("Host", hub.name)]),
        "no such coding": hub.http("GET", "/", headers=[("Transfer-Encoding", "bogus")]),
        "a long line": hub.http("GET", "/" + "x" * 4000),
        "many headers": hub.http("GET", "/", headers=[(f"X-{n}", "x") for n in range(80)]),
    }


def test_what_is_no_proper_request_is_answered_as_carefully(hub: Running) -> None:
    for what, reply in _not_even_read(hub).items():
        assert 400 <= reply.status < 600, what
        assert reply.headers["content-security-policy"].startswith("default-src 'none'"), what
        assert reply.headers["x-content-type-options"] == "nosniff", what
        assert reply.headers["cache-control"] == "no-store", what


def test_every_answer_is_guarded(hub: Running) -> None:
    for what, reply in _answers(hub).items():
        said = reply.headers
        policy = dict(each.split(" ", 1) for each in said["content-security-policy"].split("; "))
        assert policy["default-src"] == "'none'", what
        # What cannot be opened as a page may load nothing at all.
        is_page = said["content-type"].startswith(("text/html", "image/svg+xml"))
        allowed = "'self'" if is_page else "'none'"
        assert policy.get("script-src", policy["default-src"]) == allowed, what
        assert policy.get("style-src", policy["default-src"]) == allowed, what
        assert policy["frame-ancestors"] == "'none'", what
        assert policy["base-uri"] == "'none'", what
        assert "unsafe" not in said["content-security-policy"], what
        assert said["x-content-type-options"] == "nosniff", what
        assert said["referrer-policy"] == "no-referrer", what
        assert said["cross-origin-opener-policy"] == "same-origin", what
        assert said["cache-control"] == "no-store", what
        assert "access-control-allow-origin" not in said, what
        assert "set-cookie" not in said, what


def test_sockets_may_be_opened_to_this_hub_alone(hub: Running) -> None:
    policy = hub.http("GET", "/").headers["content-security-policy"]
    assert f"connect-src 'self' ws://{hub.name} wss://{hub.name};" in policy
    other = ask(hub.address, "GET", "/", [("Host", "evil.example")])
    assert "evil.example" not in other.headers["content-security-policy"]


def test_no_page_has_a_script_or_style_of_its_own(hub: Running) -> None:
    for path in ("/", "/host", "/tv", "/join/ABCDE", "/move/ABCDEFGH"):
        page = hub.http("GET", path).body.lower()
        assert b"<script>" not in page
        assert b"<style" not in page
        assert b"onclick" not in page
        assert b"javascript:" not in page


def test_what_a_path_says_is_never_said_back_as_markup(hub: Running) -> None:
    for path in ("/join/%3Cscript%3E", "/api/join/%3Cscript%3E", "/socket.io/?sid=%3Cscript%3E"):
        reply = hub.http("GET", path)
        is_page = reply.headers["content-type"].startswith("text/html")
        assert not is_page or b"<script>" not in reply.body


def test_nothing_changes_by_a_get(hub: Running) -> None:
    table = hub.open(3)
    with hub.unchanged(table):
        for path in ("start", "pause", "end", "again", "bots", "keys", "seats/0", "code"):
            reply = hub.http("GET", f"/api/tables/{table}/{path}", key=hub.host_key)
            assert reply.status in (404, 405)
