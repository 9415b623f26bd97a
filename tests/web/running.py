"""A real hub in a process of its own, on the loopback, for tests that kill, stop and restart it.

Nothing of the hub is imported: what is known of it is what it prints and answers.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[2]
PREFIX = "HONOR_HUB_"
LONGEST_STOP = 5.0
LONGEST_START = 30.0
# In the place of `hub`: deals the same games each time it is started.
SEEDED = "tests.web.seeded_hub"
# People who are as quick as a test.
FAST = {"events_a_second": 10_000, "joins_a_minute": 10_000}

_LINK = re.compile(r"You are host at (http://[^/]+)/host#(\S+)\n")


class Reply(NamedTuple):
    """An HTTP answer: its status, what it says, and the bytes themselves."""

    status: int
    said: Any
    raw: bytes
    headers: dict[str, str]


class RunningHub:
    """`honor-hub serve`, or another command that does, with a state folder; settings go in by
    the environment.
    """

    address = "127.0.0.1"

    def __init__(
        self, folder: Path, command: str = "serve", module: str = "hub", /, **settings: object
    ) -> None:
        self.folder = folder
        self._module = module
        self._command = command
        self.state = folder / "state"
        self.url = ""
        self.host_key = ""
        self.seconds_to_ready = 0.0
        self._port = 0
        self._settings = {PREFIX + name.upper(): str(value) for name, value in settings.items()}
        self._process: subprocess.Popen[bytes] | None = None
        self._starts = 0
        folder.mkdir(parents=True, exist_ok=True)

    def start(self) -> None:
        """Start it, again at the same port and state, and wait until it answers."""
        assert self._process is None
        self._starts += 1
        began = time.monotonic()
        self._process = self._spawned()
        try:
            self._read_link(began + LONGEST_START)
            self._wait_until_ready(began + LONGEST_START)
        except BaseException:
            self.kill()
            raise
        self.seconds_to_ready = time.monotonic() - began

    def kill(self) -> None:
        """Pull the plug: the hub's own processes, both at once, with no warning."""
        process = self._running()
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)
        self._process = None

    def stop(self) -> float:
        """Ask it to stop; how many seconds that took."""
        process, began = self._running(), time.monotonic()
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(2 * LONGEST_STOP)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._process = None
        seconds = time.monotonic() - began
        assert seconds < LONGEST_STOP, f"stopping took {seconds:.1f} s"
        assert process.returncode == 0, self.output()
        return seconds

    def restart(self) -> None:
        """Killed, and up again where it was."""
        self.kill()
        self.start()

    @property
    def pid(self) -> int:
        return self._running().pid

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def output(self) -> str:
        """All that it ever printed, to either output."""
        files = sorted(self.folder.glob("output-*.txt"))
        return "".join(file.read_text(encoding="utf-8") for file in files)

    def ask(self, method: str, path: str, body: object = None, *, key: str = "") -> Reply:
        """One HTTP request."""
        return ask(self.url, method, path, body, key=key)

    def as_host(self, method: str, path: str, body: object = None) -> Any:
        """What the hub says to its host; a refusal fails the test."""
        reply = self.ask(method, path, body, key=self.host_key)
        assert 200 <= reply.status < 300, (method, path, reply)
        return reply.said

    def _spawned(self) -> subprocess.Popen[bytes]:
        words = [self._command, "--address", self.address, "--port", str(self._port)]
        with self._output_file().open("wb") as output:
            return subprocess.Popen(
                [sys.executable, "-m", self._module, *words, "--state", str(self.state)],
                cwd=ROOT,
                env=environment(self._settings),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                # A group of its own, so that killing it meets the worker too and nobody else.
                start_new_session=True,
            )

    def _output_file(self) -> Path:
        return self.folder / f"output-{self._starts:03d}.txt"

    def _read_link(self, until: float) -> None:
        while (found := _LINK.search(self._output_file().read_text(encoding="utf-8"))) is None:
            self._check_patience(until)
        self.url, self.host_key = found.groups()
        self._port = int(self.url.rpartition(":")[2])

    def _wait_until_ready(self, until: float) -> None:
        while True:
            try:
                if self.ask("GET", "/healthz").status == 200:
                    return
            except OSError:
                pass
            self._check_patience(until)

    def _check_patience(self, until: float) -> None:
        assert self._running().poll() is None, f"the hub ended: {self.output()}"
        assert time.monotonic() < until, f"the hub does not get ready: {self.output()}"
        time.sleep(0.02)

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the hub is not running"
        return self._process


def environment(settings: dict[str, str]) -> dict[str, str]:
    """Our own, without any setting of a hub but these."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    return own | {"LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"} | settings


@contextmanager
def running(
    folder: Path, command: str = "serve", module: str = "hub", /, **settings: object
) -> Iterator[RunningHub]:
    """A hub that is ready; it is stopped in the end, and that must take no more than seconds."""
    hub = RunningHub(folder, command, module, **settings)
    hub.start()
    try:
        yield hub
    except BaseException:
        if hub.is_running:
            hub.kill()
        raise
    if hub.is_running:
        hub.stop()


def ask(url: str, method: str, path: str, body: object = None, *, key: str = "") -> Reply:
    """One HTTP request to a hub."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url + path, data, method=method)
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    try:
        with urlopen(request, timeout=10) as response:
            return _reply(response.status, response.read(), dict(response.headers))
    except HTTPError as error:
        with error:
            return _reply(error.code, error.read(), dict(error.headers))


def _reply(status: int, raw: bytes, headers: dict[str, str]) -> Reply:
    is_json = headers.get("Content-Type", "").startswith("application/json")
    return Reply(status, json.loads(raw) if is_json and raw else None, raw, headers)
