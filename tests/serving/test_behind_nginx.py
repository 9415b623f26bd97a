"""A real hub behind a real nginx with our configuration: names, pages, keys, sockets, limits."""

import ssl
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPSConnection
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from websocket import WebSocket, WebSocketBadStatusException, create_connection

from tests.serving.nginx import NAME, free_port, nginx
from tests.web.running import RunningHub, running

GUESSER, OTHER = "127.0.0.9", "127.0.0.10"


class Front(NamedTuple):
    """Where nginx listens, whom it trusts, and the hub behind it."""

    port: int
    pem: Path
    hub: RunningHub

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def trusting(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.pem))

    def ask(self, path: str, host: str = "", source: str = "127.0.0.1", **headers: str) -> int:
        """The status of a GET from a device with that address."""
        asked = HTTPSConnection(
            "127.0.0.1", self.port, context=self.trusting(), source_address=(source, 0), timeout=20
        )
        try:
            own = {"Host": host or f"{NAME}:{self.port}"}
            asked.request("GET", path, headers=own | headers)
            return asked.getresponse().status
        finally:
            asked.close()

    def dial(self, origin: str) -> WebSocket:
        """A socket, as a page of that origin opens one."""
        return create_connection(
            f"wss://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket",
            sslopt={"context": self.trusting()},
            host=f"{NAME}:{self.port}",
            origin=origin,
            timeout=20,
        )


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    settings = {"proxies": "127.0.0.1", "names": NAME, "joins_a_minute": 5}
    with running(tmp_path_factory.mktemp("hub"), **settings) as hub:
        # The first of the two is not there: whoever asks does not notice.
        hubs = [f"127.0.0.1:{free_port()}", hub.url.removeprefix("http://")]
        port = free_port()
        with nginx(tmp_path_factory.mktemp("nginx"), port, hubs) as pem:
            yield Front(port, pem, hub)


def test_a_page_and_the_health_of_the_hub_come_through(front: Front) -> None:
    for path in ("/healthz", "/host", "/join/ABCD"):
        assert front.ask(path) == 200


def test_names_pages_and_keys_count_as_they_do_without_a_proxy(front: Front) -> None:
    hosts = {f"{NAME}:{front.port}": True, NAME: True, "evil.example": False, "127.0.0.2": False}
    keys = {front.hub.host_key: 200, "wrong": 403, "": 401}
    pages = ("", "own", "https://evil.example", f"http://{NAME}:{front.port}")
    for (host, is_ours), (key, status), page in product(hosts.items(), keys.items(), pages):
        origin = f"https://{host}" if page == "own" else page
        headers = {"Origin": origin} if origin else {}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        expected = status if page in ("", "own") else 403
        seen = front.ask("/api/tables", host, **headers)
        assert seen == (expected if is_ours else 400), (host, page, bool(key))


def test_a_socket_comes_through_for_a_page_of_ours_and_for_no_other(front: Front) -> None:
    with closing(front.dial(front.origin)) as line:
        assert str(line.recv()).startswith('0{"sid"')
    for origin in ("https://evil.example", f"http://{NAME}:{front.port}"):
        with pytest.raises(WebSocketBadStatusException) as caught:
            front.dial(origin)
        assert caught.value.status_code == 403


def test_who_guesses_codes_is_known_by_their_own_address_whatever_they_say(front: Front) -> None:
    """Behind one proxy all would be one, and whoever guesses would lock all others out."""
    said = [
        front.ask("/api/join/WRNGX", source=GUESSER, **{"X-Forwarded-For": f"203.0.113.{number}"})
        for number in range(8)
    ]
    assert said == [404] * 5 + [429] * 3
    assert front.ask("/api/join/WRNGX", source=OTHER) == 404
