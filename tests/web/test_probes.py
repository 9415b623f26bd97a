"""What a device asks of any Wi-Fi is answered word for word, and nothing beside it."""

from typing import Any

import pytest

from hub.web.probes import _ANSWERS, probe_answer
from tests.web.test_guard import Asked, Connection

# As the makers' own hosts answer: what a device compares is the status and these bytes.
SUCCESS = "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"
NO_CONTENT, OK = "204 No Content", "200 OK"
PROBES = [
    ("connectivitycheck.gstatic.com", "/generate_204", NO_CONTENT, ""),
    ("www.google.com", "/gen_204", NO_CONTENT, ""),
    ("clients3.google.com", "/generate_204", NO_CONTENT, ""),
    ("captive.apple.com", "/hotspot-detect.html", OK, SUCCESS),
    ("www.apple.com", "/library/test/success.html", OK, SUCCESS),
    ("www.msftconnecttest.com", "/connecttest.txt", OK, "Microsoft Connect Test"),
    ("www.msftncsi.com", "/ncsi.txt", OK, "Microsoft NCSI"),
    ("network-test.debian.org", "/nm", OK, "NetworkManager is online\n"),
    ("nmcheck.gnome.org", "/check_network_status.txt", OK, "NetworkManager is online\n"),
    ("connectivity-check.ubuntu.com", "/", NO_CONTENT, ""),
]


def asked(name: str, path: str, **more: Any) -> Asked:
    return Asked(HTTP_HOST=name, PATH_INFO=path, QUERY_STRING="", **more)


@pytest.mark.parametrize(("name", "path", "status", "body"), PROBES)
def test_each_system_gets_the_answer_that_keeps_it_here(
    name: str, path: str, status: str, body: str
) -> None:
    for host in (name, f"{name}:80", name.upper(), f"{name}."):
        found = asked(host, path)
        assert (found.status, found.said) == (status, body)
        # The application behind the guard never hears of it.
        assert found.inside is None
        assert found.headers["Cache-Control"] == "no-store"
    head = asked(name, path, REQUEST_METHOD="HEAD")
    assert (head.status, head.said) == (status, "")


def test_no_answer_is_a_captive_page() -> None:
    """A redirect, or a page of ours, would open the small browser that forgets its seat."""
    for answer in _ANSWERS.values():
        assert answer.status in (NO_CONTENT, OK)
        assert b"href" not in answer.body
        assert not {"Location", "Set-Cookie"} & {name for name, _ in answer.headers()}


@pytest.mark.parametrize(
    "more",
    [
        {"REQUEST_METHOD": "POST"},
        {"REQUEST_METHOD": "OPTIONS"},
        {"QUERY_STRING": "x=1"},
        {"HTTP_ORIGIN": "http://captive.apple.com"},
        {"HTTP_ORIGIN": "http://evil.example"},
        {"HTTP_HOST": "captive.apple.com:8080"},
        {"HTTP_HOST": "captive.apple.com:443"},
        {"HTTP_HOST": "user@captive.apple.com"},
        {"HTTP_HOST": "captive.apple.com.evil.example"},
        {"HTTP_HOST": "evil.captive.apple.com"},
        {"PATH_INFO": "/hotspot-detect.html/"},
        {"PATH_INFO": "//hotspot-detect.html"},
        {"PATH_INFO": "/generate_204"},
        {"PATH_INFO": "/api/tables"},
        {"PATH_INFO": "/socket.io/"},
        {"PATH_INFO": ""},
    ],
)
def test_anything_else_at_those_names_is_refused_as_ever(more: dict[str, str]) -> None:
    given = {"PATH_INFO": "/hotspot-detect.html", "HTTP_HOST": "captive.apple.com", **more}
    found = Asked(**{"QUERY_STRING": "", **given})
    assert found.inside is None
    assert (found.status, found.said) == (
        "400 Bad Request",
        "This hub does not answer to that name.\n",
    )


def test_every_other_pair_of_these_names_and_paths_is_none() -> None:
    names, paths = {name for name, _ in _ANSWERS}, {path for _, path in _ANSWERS}
    for name in names:
        for path in paths:
            is_one = (name, path) in _ANSWERS
            assert (probe_answer("GET", name, None, path, "") is not None) == is_one


def test_the_hub_answers_at_the_port_that_a_connection_came_in_on() -> None:
    """Its hotspot's port 80, which systemd opened, beside its own; and at no other."""
    here = {"gunicorn.socket": Connection("10.42.0.1", 80)}
    assert Asked(HTTP_HOST="10.42.0.1", **here).status == "200 OK"
    assert Asked(HTTP_HOST="localhost", **here).status == "200 OK"
    assert Asked(HTTP_HOST="10.42.0.1:81", **here).status == "400 Bad Request"
    assert Asked(HTTP_HOST="evil.example", **here).status == "400 Bad Request"
    own = {"gunicorn.socket": Connection("10.42.0.1", 8080)}
    assert Asked(HTTP_HOST="10.42.0.1", **own).status == "400 Bad Request"
