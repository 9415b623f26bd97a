"""The door that phones' questions go through, at a real hub with a second port from systemd."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import pytest

from hub.web.probes import _ANSWERS
from tests.web.running import FAST, ROOT, RunningHub, environment

SUCCESS = b"<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"
# As systemd starts a service that has a socket: number 3, for this very process.
AS_SYSTEMD = (
    "import os, sys; os.dup2(int(sys.argv[1]), 3, inheritable=True);"
    "os.environ |= {'LISTEN_FDS': '1', 'LISTEN_PID': str(os.getpid())};"
    "os.execv(sys.executable, [sys.executable, *sys.argv[2:]])"
)


class HubWithHotspot(RunningHub):
    """It is handed a second port, as that of its hotspot is by systemd."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, **FAST)
        self.hotspot = socket.create_server(("127.0.0.2", 0))

    def _spawned(self) -> subprocess.Popen[bytes]:
        given = self.hotspot.fileno()
        words = ["serve", "--address", self.address, "--port", str(self._port)]
        with self._output_file().open("wb") as output:
            return subprocess.Popen(
                [sys.executable, "-c", AS_SYSTEMD, str(given), "-m", "hub", *words]
                + ["--state", str(self.state)],
                cwd=ROOT,
                env=environment(self._settings),
                pass_fds=[given],
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def asked(
        self, host: str, path: str, method: str = "GET", **headers: str
    ) -> tuple[int, bytes, dict[str, str]]:
        """By a connection to the hotspot's port, whatever name is asked for."""
        address, port = self.hotspot.getsockname()
        line = HTTPConnection(address, port, timeout=10)
        try:
            line.putrequest(method, path, skip_host=True)
            for name, value in {"Host": host, **headers}.items():
                line.putheader(name, value)
            line.endheaders()
            answer = line.getresponse()
            return answer.status, answer.read(), dict(answer.headers)
        finally:
            line.close()


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HubWithHotspot]:
    made = HubWithHotspot(tmp_path_factory.mktemp("hub"))
    made.start()
    try:
        yield made
    finally:
        made.kill()
        made.hotspot.close()


def test_every_probe_is_answered_at_the_second_port(hub: HubWithHotspot) -> None:
    for (name, path), answer in _ANSWERS.items():
        status, body, headers = hub.asked(name, path)
        assert (status, body) == (int(answer.status[:3]), answer.body)
        assert not {"Location", "Set-Cookie"} & set(headers)
    assert hub.asked("captive.apple.com", "/hotspot-detect.html")[1] == SUCCESS


def test_the_hub_itself_is_there_too_by_its_own_names_alone(hub: HubWithHotspot) -> None:
    address, port = hub.hotspot.getsockname()
    for host in (f"{address}:{port}", f"localhost:{port}"):
        assert hub.asked(host, "/healthz")[0] == 200
    # What is shown to whoever came in there leads there.
    key = {"Authorization": f"Bearer {hub.host_key}"}
    options = {"players": 3, "level": "tokens", "pace": "flow"}
    table = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})["table"]
    told = hub.asked(f"{address}:{port}", f"/api/tables/{table}/welcome", **key)[1]
    assert b'"link":"http://127.0.0.1:' in told
    for host in ("evil.example", f"evil.example:{port}", "captive.apple.com", address, ""):
        status, body, _ = hub.asked(host, "/healthz")
        assert (status, body) == (400, b"This hub does not answer to that name.\n")


def test_no_key_and_no_route_goes_through_by_a_probes_name(hub: HubWithHotspot) -> None:
    """A host's key does not help there: nothing behind the guard is ever asked."""
    key = {"Authorization": f"Bearer {hub.host_key}"}
    paths = ("/", "/host", "/api/tables", "/socket.io/?EIO=4&transport=websocket", "/healthz")
    for name in sorted({name for name, _ in _ANSWERS}):
        for path in paths:
            if (name, path) in _ANSWERS:
                continue
            for method in ("GET", "POST", "DELETE"):
                assert hub.asked(name, path, method, **key)[0] == 400, (name, path, method)


def test_a_thousand_crooked_questions_get_no_other_answer(hub: HubWithHotspot) -> None:
    chance, pairs = Random(20), sorted(_ANSWERS)
    twists = ("", "/", "?", "?a", "%00", "%2e%2e/", "..", ";x", "#x", "//", "\\", "%0d%0aX:1")
    allowed = {(answer.status[:3], answer.body) for answer in _ANSWERS.values()}
    seen: set[int] = set()
    for _ in range(1000):
        (name, path), other = chance.choice(pairs), chance.choice(pairs)[1]
        twisted = chance.choice((path, other)) + chance.choice(twists)
        host = chance.choice(
            (name, name.upper(), f"{name}.", f"{name}:80", f"{name}:8080", f"x.{name}")
        )
        status, body, headers = hub.asked(host, twisted, chance.choice(("GET", "POST", "PUT")))
        seen.add(status)
        # One of the fixed answers, or a refusal; never a page, a redirect or a cookie.
        assert (str(status), body) in allowed or status == 400, (host, twisted, status, body)
        assert not {"Location", "Set-Cookie"} & set(headers)
    assert seen == {200, 204, 400}
    assert hub.ask("GET", "/healthz").status == 200


def test_a_hub_that_was_handed_no_port_has_its_own_alone(tmp_path: Path) -> None:
    """The variables of a parent's parent are not for it: systemd names the process."""
    os.environ["LISTEN_FDS"], os.environ["LISTEN_PID"] = "1", "1"
    try:
        alone = RunningHub(tmp_path, **FAST)
        alone.start()
        assert alone.ask("GET", "/healthz").status == 200
        alone.stop()
    finally:
        del os.environ["LISTEN_FDS"], os.environ["LISTEN_PID"]
