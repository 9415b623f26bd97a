"""What the guard lets through to the application, and the words it refuses the rest with."""

import socket
from collections.abc import Iterable
from typing import Any

import pytest

from hub.web.guard import Guard, own_names, split_host
from hub.web.headers import guarded

NO_PAGE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"


class Asked:
    """A guard at port 8080 before an application that says yes; what came of one request."""

    def __init__(self, **given: object) -> None:
        self.inside: dict[str, Any] | None = None
        self.status = ""
        self.headers: dict[str, str] = {}
        environ: dict[str, Any] = {
            "REQUEST_METHOD": "GET",
            "HTTP_HOST": "localhost:8080",
            "wsgi.url_scheme": "http",
            **given,
        }
        guard = Guard(self._application, lambda: 8080, ["Dojo.lan"])
        self.said = b"".join(guard(environ, self._start)).decode()  # type: ignore[arg-type]

    def _application(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        self.inside = environ
        start("200 OK", [("Content-Type", "text/html")])
        return [b"yes"]

    def _start(self, status: str, headers: list[tuple[str, str]], exc_info: object = None) -> None:
        self.status, self.headers = status, dict(headers)


class Connection:
    """Came in at this address."""

    def __init__(self, *name: object) -> None:
        self._name = name

    def getsockname(self) -> tuple[object, ...]:
        return self._name


@pytest.mark.parametrize(
    "host",
    [
        *("localhost:8080", "LOCALHOST:8080", "127.0.0.1:8080", "[::1]:8080", "dojo.lan:8080"),
        *("dojo.lan.:8080", f"{socket.gethostname()}:8080"),
        f"{socket.gethostname().partition('.')[0]}.local:8080",
    ],
)
def test_a_name_of_ours_is_let_through(host: str) -> None:
    asked = Asked(HTTP_HOST=host)
    assert (asked.status, asked.said) == ("200 OK", "yes")
    assert f" ws://{host} wss://{host};" in asked.headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:80", "localhost:8081", "localhost:x", "evil.lan:8080", ""),
        *("user@localhost:8080", "localhost:8080/x", "10.0.0.1:8080", "[::1:8080"),
    ],
)
def test_any_other_name_is_refused_and_not_repeated(host: str) -> None:
    asked = Asked(HTTP_HOST=host)
    assert asked.inside is None
    assert asked.status == "400 Bad Request"
    assert asked.said == "This hub does not answer to that name.\n"
    assert asked.headers == {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Length": "39",
        "Content-Security-Policy": NO_PAGE,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cache-Control": "no-store",
    }


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("10.0.0.1", "10.0.0.1:8080"),
        ("::ffff:10.0.0.1", "10.0.0.1:8080"),
        ("fe80::1%eth0", "[fe80::1]:8080"),
    ],
)
def test_the_address_that_a_connection_came_in_on_is_ours(address: str, host: str) -> None:
    here = Connection(address, 8080)
    assert Asked(HTTP_HOST=host, **{"gunicorn.socket": here}).status == "200 OK"
    away = Connection("10.0.0.2", 8080)
    assert Asked(HTTP_HOST=host, **{"gunicorn.socket": away}).status == "400 Bad Request"
    none = Connection("", 0)
    assert Asked(HTTP_HOST=host, **{"gunicorn.socket": none}).status == "400 Bad Request"


def test_at_port_80_a_host_need_not_say_it() -> None:
    guard = Guard(lambda environ, start: [b"yes"], lambda: 80)
    for host in ("localhost", "localhost:80"):
        assert guard._is_own(host, {})
    assert not guard._is_own("localhost:8080", {})


def test_only_a_page_of_ours_may_ask() -> None:
    assert Asked(HTTP_ORIGIN="http://localhost:8080").status == "200 OK"
    for origin in ("http://evil.lan", "https://localhost:8080", "null", ""):
        asked = Asked(HTTP_ORIGIN=origin)
        assert asked.status == "403 Forbidden"
        assert asked.said == "Another site's page may not ask this hub.\n"


def test_a_body_says_its_length_and_has_at_most_a_megabyte() -> None:
    assert Asked(CONTENT_LENGTH="1048576").status == "200 OK"
    assert Asked(CONTENT_LENGTH="").status == "200 OK"
    for length in ("1048577", "x"):
        asked = Asked(CONTENT_LENGTH=length)
        assert asked.status == "413 Content Too Large"
        assert asked.said == "That is more than a hub can take.\n"
    chunked = Asked(HTTP_TRANSFER_ENCODING="chunked")
    assert (chunked.status, chunked.said) == ("411 Length Required", "Say first how long it is.\n")


def test_nobody_speaks_for_another_address() -> None:
    forwarded = ("", "_FOR", "_HOST", "_PROTO", "_PORT", "_PREFIX")
    names = ["HTTP_FORWARDED", *(f"HTTP_X_FORWARDED{each}" for each in forwarded[1:])]
    asked = Asked(**dict.fromkeys(names, "10.9.9.9"), HTTP_X_OTHER="kept")
    assert asked.inside is not None
    assert not set(names) & asked.inside.keys()
    assert asked.inside["HTTP_X_OTHER"] == "kept"


@pytest.mark.parametrize(
    ("method", "connection", "is_kept"),
    [
        ("GET", "Upgrade", True),
        ("GET", "keep-alive, upgrade", True),
        ("GET", "keep-alive", False),
        ("GET", "", False),
        ("POST", "Upgrade", False),
    ],
)
def test_half_an_upgrade_is_none(method: str, connection: str, is_kept: bool) -> None:
    asked = Asked(
        REQUEST_METHOD=method, HTTP_CONNECTION=connection, HTTP_UPGRADE="websocket"
    ).inside
    assert asked is not None
    assert ("HTTP_UPGRADE" in asked) == is_kept


def test_a_host_is_read_as_name_and_port() -> None:
    assert split_host("Dojo.LAN.:81") == ("dojo.lan", 81)
    assert split_host("[::1]") == ("::1", None)
    for wrong in ("", "a b", "a:99999", "[::1", "a/b", "ä"):
        assert split_host(wrong)[0] == ""
    assert {"localhost", "127.0.0.1", "::1"} < own_names()


def test_a_page_may_load_what_is_ours_and_talk_to_us() -> None:
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self' ws://h:1 wss://h:1; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )
    for kind in ("text/html; charset=utf-8", "image/svg+xml"):
        headers = guarded([("content-type", kind), ("cache-control", "private")], "h:1")
        assert headers[:2] == [("content-type", kind), ("cache-control", "private")]
        assert dict(headers)["Content-Security-Policy"] == policy
        assert "Cache-Control" not in dict(headers)
    unknown = dict(guarded([("Content-Type", "text/html")], ""))["Content-Security-Policy"]
    assert "connect-src 'self';" in unknown
    assert dict(guarded([], "h:1"))["Content-Security-Policy"] == NO_PAGE
