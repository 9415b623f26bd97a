"""HTTP that is too large, too deep or not HTTP at all, and names that are more than names."""

import json
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.attacks.raw import Closed, answer, ask, link
from tests.attacks.running import Running, running

MB = 1 << 20


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("requests"), joins_a_minute=10_000) as hub:
        yield hub


@pytest.fixture
def table(hub: Running) -> str:
    return hub.open(3)


BODIES = {
    "a megabyte": (b'{"code":"' + b"x" * MB + b'"}', 413, ""),
    "seventeen kilobytes": (b'{"code":"' + b"x" * 17_000 + b'"}', 413, "too-large"),
    "truncated JSON": (b'{"code":"ABC', 400, "malformed"),
    "no JSON": (b"code=ABC", 400, "malformed"),
    "nothing": (b"", 400, "malformed"),
    "broken UTF-8": (b'{"code":"\xff"}', 400, "malformed"),
    "a lone surrogate": (b'{"code":"\\ud800","name":"x"}', 400, "malformed"),
    "not a number": (b'{"code":NaN}', 400, "malformed"),
    "a list": (b"[]", 400, "malformed"),
    "null": (b"null", 400, "malformed"),
    "deep lists": (b"[" * 8_000 + b"]" * 8_000, 400, "malformed"),
    "deep objects": (b'{"code":' * 1_500 + b"1" + b"}" * 1_500, 400, "malformed"),
    "an unknown field": (b'{"code":"A","name":"x","key":"y"}', 400, "malformed"),
    "a huge seat": (b'{"code":"A","name":"x","seat":' + b"9" * 4_000 + b"}", 400, "malformed"),
    "a fraction of a seat": (b'{"code":"A","name":"x","seat":0.5}', 400, "malformed"),
    "a code that is no text": (b'{"code":["A"],"name":"x"}', 400, "malformed"),
    "a very long code": (b'{"code":"' + b"A" * 25 + b'","name":"x"}', 400, "malformed"),
    "an empty name": (b'{"code":"A","name":""}', 400, "malformed"),
    "a very long name": (b'{"code":"A","name":"' + b"x" * 65 + b'"}', 400, "malformed"),
}


@pytest.mark.parametrize("what", BODIES)
def test_a_bad_body_is_refused_in_words(hub: Running, table: str, what: str) -> None:
    body, status, code = BODIES[what]
    length = [] if body else [("Content-Length", "0")]
    with hub.unchanged(table):
        reply = ask(hub.address, "POST", "/api/join", [("Host", hub.name), *length], body)
        assert reply.status == status
        assert reply.body
        if code:
            assert json.loads(reply.body)["refusal"]["code"] == code


# Everything that could make a name more than a name, or less.
NAMES = {
    "markup": "<script>alert(1)</script>",
    "a tag": "<b>Ann",
    "a null": "A\x00nn",
    "an escape": "\x1b[31mAnn",
    "a line": "Ann\nBob",
    "a return": "Ann\rBob",
    "a tab": "Ann\tBob",
    "a bell": "\x07",
    "text that turns round": "Ann\u202egnk",
    "an isolate": "\u2066Ann",
    "a soft hyphen": "A\u00adnn",
    "a zero-width space": "An\u200bn",
    "a byte order mark": "\ufeffAnn",
    "a line separator": "Ann\u2028Bob",
    "a private character": "\ue000",
    "no character": "\uffff",
    "a tag character": "\U000e0041",
    "only spaces": "   ",
    "only joiners": "\u200d\u200d",
    "too many letters": "n" * 25,
}


@pytest.mark.parametrize("what", NAMES)
def test_a_name_that_is_none_is_refused_in_words(hub: Running, table: str, what: str) -> None:
    with hub.unchanged(table):
        reply = hub.http("POST", "/api/join", {"code": table, "name": NAMES[what]})
        assert reply.status == 409
        code = json.loads(reply.body)["refusal"]["code"]
        assert code in ("name-characters", "name-length")
    assert hub.join(table, "Ann").seat == 0


def test_names_that_look_alike_are_one_name(hub: Running, table: str) -> None:
    hub.join(table, "Ann")
    with hub.unchanged(table):
        for name in ("ann", "ANN", " Ann ", "Ａｎｎ", "Ann\u180b", "Ann\U000e0100"):
            reply = hub.http("POST", "/api/join", {"code": table, "name": name})
            assert json.loads(reply.body)["refusal"]["code"] == "name-taken"


def test_a_body_without_a_length_is_refused_before_it_is_read(hub: Running, table: str) -> None:
    head = f"POST /api/join HTTP/1.1\r\nHost: {hub.name}\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunk = b"%x\r\n" % MB + b"x" * MB + b"\r\n"
    before = hub.memory()
    sock = link(hub.address)
    with hub.unchanged(table):
        sock.sendall(head.encode())
        reply = answer(sock)
        assert reply.status == 411
        assert reply.body == b"Say first how long it is.\n"
        with suppress(OSError):
            for _ in range(64):
                sock.sendall(chunk)
        assert hub.memory() - before < 8 * MB
    sock.close()


def test_a_body_that_says_it_is_huge_is_not_waited_for(hub: Running, table: str) -> None:
    with hub.unchanged(table):
        for length in (str(1 << 40), str(MB + 1), "9" * 400):
            headers = [("Host", hub.name), ("Content-Length", length)]
            reply = ask(hub.address, "POST", "/api/join", headers)
            assert reply.status in (400, 413)
            assert reply.body


WRONG = {
    "no line": b"\r\n\r\n",
    "nonsense": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(40) + b"\r\n\r\n",
    "another protocol": b"SSH-2.0-OpenSSH_9.0\r\n\r\n",
    "a long line": b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "many headers": b"GET / HTTP/1.1\r\n"
    + b"".join(b"A%d: b\r\n" % n for n in range(99))
    + b"\r\n",
    "a long header": b"GET / HTTP/1.1\r\nA: " + b"b" * 20_000 + b"\r\n\r\n",
    "a version to come": b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    "an old version": b"GET / HTTP/1.0\r\n\r\n",
    "two lengths": b"POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "a negative length": b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "length and chunks": (
        b"POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    ),
    "a header with a space": b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
    "a folded header": b"GET / HTTP/1.1\r\nHost: x\r\n y\r\n\r\n",
    "a method with a colon": b"G:T / HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_http_is_refused_without_a_word_of_the_inside(
    hub: Running, table: str, what: str
) -> None:
    sock = link(hub.address)
    with hub.unchanged(table):
        sock.sendall(WRONG[what])
        try:
            reply = answer(sock)
        except (Closed, OSError):
            pass
        else:
            assert 400 <= reply.status < 506
            for word in (b"Traceback", b"site-packages", b".py", b"hub."):
                assert word not in reply.body
    sock.close()


def test_a_second_request_cannot_hide_behind_the_first(hub: Running, table: str) -> None:
    """A body that was not read must not be taken for the next request."""
    hidden = f"GET /api/tables HTTP/1.1\r\nHost: {hub.name}\r\n\r\n"
    headers = f"POST /api/join HTTP/1.1\r\nHost: evil.example\r\nContent-Length: {len(hidden)}"
    sock = link(hub.address, timeout=1.5)
    with hub.unchanged(table):
        sock.sendall(f"{headers}\r\n\r\n{hidden}".encode())
        assert answer(sock).status == 400
        with pytest.raises((Closed, OSError)):
            answer(sock)
    sock.close()


PATHS = (
    "/api/tables/../tables",
    "/api/tables/%2e%2e%2fhosts",
    "/..%2f..%2fetc/passwd",
    "//api//tables",
    "/api/tables/",
    "/api/tables/%00",
    "/api/tables/%ff%fe",
    "/api/tables/%ED%A0%80",
    "/api/join/" + "A" * 1_900,
    "/api/join/%3Cscript%3E",
    "/api/join/AAAAA/qr.exe",
    "/api/tv/nothing",
    "/api/tables/x/seats/" + "9" * 1_000,
    "/favicon.ico",
    "/static/../hub/app.py",
    "/console",
    "/socket.io/../api/tables",
)


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_leads_nowhere_says_only_that(hub: Running, table: str, path: str) -> None:
    with hub.unchanged(table):
        for method in ("GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "OPTIONS"):
            reply = hub.http(method, path)
            assert reply.status < 500
            assert reply.status not in (301, 302, 307, 308)
            for word in (b"Traceback", b"werkzeug", b"Werkzeug", b".py", b"script", b"<h1>"):
                assert word not in reply.body


def test_the_log_holds_no_trace_and_no_key(hub: Running) -> None:
    log = hub.errors.read_text()
    assert "Traceback" not in log
    assert hub.host_key not in log
