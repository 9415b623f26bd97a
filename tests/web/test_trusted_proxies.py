"""Only a proxy of the settings is believed about who asks, over what, and under which name."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest

from hub.settings import BadSettings, Settings, load
from hub.web.address import Address
from hub.web.guard import Guard
from hub.web.trusted_proxies import TrustedProxies

PROXY, NEAR, PHONE, STRANGER = "192.168.1.2", "10.1.2.3", "203.0.113.9", "198.51.100.7"
HOST = "north.example"


class Asked:
    """A request that came from `peer` to a hub at port 8080 with one proxy and one near it."""

    def __init__(
        self, peer: str = PROXY, proxies: Iterable[str] = (PROXY, "10.0.0.0/8"), **given: str
    ):
        self.inside: dict[str, Any] = {}
        self.status = ""
        environ: dict[str, Any] = {
            **{"REQUEST_METHOD": "GET", "HTTP_HOST": HOST, "REMOTE_ADDR": peer},
            **{"wsgi.url_scheme": "http", "HTTP_X_FORWARDED_PROTO": "https"},
            **{"HTTP_X_FORWARDED_FOR": PHONE, **given},
        }
        guard = Guard(self._application, lambda: 8080, [HOST], proxies)
        self.said = b"".join(guard(environ, self._start))  # type: ignore[arg-type]

    def _application(self, environ: dict[str, Any], start: Any) -> Iterable[bytes]:
        self.inside = environ
        start("200 OK", [])
        return [b"yes"]

    def _start(self, status: str, headers: object, exc_info: object = None) -> None:
        self.status = status


def test_a_proxy_of_ours_says_who_asked_and_over_what() -> None:
    asked = Asked()
    assert asked.status == "200 OK"
    assert asked.inside["REMOTE_ADDR"] == PHONE
    assert asked.inside["wsgi.url_scheme"] == "https"
    assert not [name for name in asked.inside if "FORWARDED" in name]


@pytest.mark.parametrize(
    ("said", "who"),
    [
        (PHONE, PHONE),
        (f"{STRANGER}, {PHONE}", PHONE),
        (f"{PHONE}, {NEAR}", PHONE),
        (f"{STRANGER},{PHONE} , {NEAR}", PHONE),
        (f"{PHONE}, nonsense", PROXY),
        (f"{PHONE}, nonsense, {NEAR}", NEAR),
        ("", PROXY),
        (f"::ffff:{PHONE}", PHONE),
        ("2001:db8::7", "2001:db8::7"),
        (NEAR, NEAR),
    ],
)
def test_who_asked_is_the_last_that_is_no_proxy(said: str, who: str) -> None:
    assert Asked(HTTP_X_FORWARDED_FOR=said).inside["REMOTE_ADDR"] == who
    head = f"GET / HTTP/1.1\r\nX-Forwarded-For: {said}\r\n\r\n".encode()
    proxies = TrustedProxies([PROXY, "10.0.0.0/8"])
    assert proxies.guest_of_head(PROXY, head) == who
    assert proxies.guest_of_head(STRANGER, head) == STRANGER
    assert TrustedProxies().guest_of_head(PROXY, head) == PROXY


def test_nobody_else_is_believed() -> None:
    assert Asked(STRANGER).status == "400 Bad Request"
    asked = Asked(STRANGER, HTTP_HOST="localhost:8080")
    assert asked.status == "200 OK"
    assert asked.inside["REMOTE_ADDR"] == STRANGER
    assert asked.inside["wsgi.url_scheme"] == "http"
    assert not [name for name in asked.inside if "FORWARDED" in name]
    # And without the setting, nobody at all.
    assert Asked(proxies=()).status == "400 Bad Request"


NAMES = (HOST, f"{HOST}:8443", "evil.example", "192.168.1.2", "", "localhost:8080")
ORIGINS = (
    None,
    f"https://{HOST}",
    f"http://{HOST}",
    f"https://{HOST}:8443",
    "https://evil.example",
)


@pytest.mark.parametrize(("host", "origin", "way"), list(product(NAMES, ORIGINS, ("own", "said"))))
def test_every_host_and_origin_through_a_proxy(host: str, origin: str | None, way: str) -> None:
    """The name is one of ours, and the page is of that very name and scheme."""
    given = {"HTTP_HOST": host} if way == "own" else {"HTTP_X_FORWARDED_HOST": host}
    if origin is not None:
        given["HTTP_ORIGIN"] = origin
    asked_for = host or (HOST if way == "said" else "")
    is_ours = asked_for.partition(":")[0] in (HOST, "localhost")
    is_own_page = origin in (None, f"https://{asked_for}")
    expected = "200 OK" if is_own_page else "403 Forbidden"
    assert Asked(**given).status == (expected if is_ours else "400 Bad Request")


def test_phones_are_given_the_name_that_the_proxy_has() -> None:
    settings = Settings(origin=f"https://{HOST}", port=8080)
    assert Address(settings, lambda: 8080).join("ABCD") == f"https://{HOST}/join/ABCD"
    assert settings.all_names == (HOST,)
    assert Settings().all_names == ()


@pytest.mark.parametrize(
    "given", [{"proxies": ["nginx"]}, {"proxies": ["10.0.0.0/99"]}, {"origin": "north.example"}]
)
def test_a_proxy_or_an_origin_that_cannot_be_is_told_of(given: Any) -> None:
    with pytest.raises(BadSettings):
        load(None, {}, given)


def test_proxies_stand_in_the_environment_with_commas() -> None:
    environ = {"HONOR_HUB_PROXIES": "192.168.1.2,10.0.0.0/8"}
    assert load(None, environ, {}).proxies == ("192.168.1.2", "10.0.0.0/8")
