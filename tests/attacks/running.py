"""A hub as a process of its own, on the loopback, and what most attacks begin with."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from hub.settings import LOG_NAME
from tests.attacks.phone import Phone
from tests.attacks.raw import Headers, Reply, ask

PLACE = re.compile(r"is at http://([\d.]+):(\d+)/")
LINK = re.compile(r"/host#(\S+)")
START = 20.0


class Seat(NamedTuple):
    table: str
    seat: int
    key: str

    @property
    def auth(self) -> dict[str, object]:
        return {"table": self.table, "key": self.key}


class Running:
    """A hub that runs, and the host's key to it."""

    def __init__(self, process: "subprocess.Popen[str]", state: Path, errors: Path) -> None:
        self.process = process
        self.state = state
        self.errors = errors
        text = self._read_until(LINK)
        host, port = PLACE.search(text).groups()  # type: ignore[union-attr]
        self.host_key: str = LINK.search(text).group(1)  # type: ignore[union-attr]
        self.address = (host, int(port))
        self.name = f"{host}:{port}"
        self._wait()

    def _read_until(self, wanted: "re.Pattern[str]") -> str:
        assert self.process.stdout is not None
        text = ""
        while not wanted.search(text):
            line = self.process.stdout.readline()
            assert line, f"the hub ended: {text} {self.errors.read_text()}"
            text += line
        return text

    def _wait(self) -> None:
        until = time.monotonic() + START
        while True:
            try:
                self.health()
            except OSError:
                assert time.monotonic() < until, self.errors.read_text()
                time.sleep(0.05)
            else:
                return

    def http(
        self,
        method: str,
        path: str,
        payload: object = None,
        key: str = "",
        headers: Headers = (),
        source: str = "",
    ) -> Reply:
        told = [("Host", self.name), *headers]
        if key:
            told.append(("Authorization", f"Bearer {key}"))
        body = b"" if payload is None else json.dumps(payload).encode()
        if method == "POST" and not body:
            told.append(("Content-Length", "0"))
        return ask(self.address, method, path, told, body, source)

    def said(self, method: str, path: str, payload: object = None, key: str = "") -> Any:
        reply = self.http(method, path, payload, key)
        assert reply.status < 300, (reply.status, reply.body)
        return json.loads(reply.body) if reply.body else None

    def host(self, method: str, path: str, payload: object = None) -> Any:
        return self.said(method, path, payload, self.host_key)

    def health(self) -> Any:
        return self.said("GET", "/healthz")

    def open(self, players: int = 4, level: str = "cards", **options: object) -> str:
        wanted = {"players": players, "level": level, **options}
        made = self.host("POST", "/api/tables", {"game": "samurai", "options": wanted})
        return str(made["table"])

    def join(self, table: str, name: str) -> Seat:
        """A seat at a table whose code is its name."""
        made = self.said("POST", "/api/join", {"code": table, "name": name})
        return Seat(made["table"], made["seat"], made["key"])

    def key(self, table: str, kind: str) -> str:
        made = self.host("POST", f"/api/tables/{table}/keys", {"kind": kind})
        return str(made["key"])

    def start(self, table: str) -> None:
        self.host("POST", f"/api/tables/{table}/start")

    def version(self, table: str) -> int:
        return int(self.host("GET", f"/api/tables/{table}")["version"])

    def records(self) -> int:
        """How many records the log holds, of all tables."""
        with closing(sqlite3.connect(f"file:{self.state / LOG_NAME}?mode=ro", uri=True)) as log:
            (count,) = log.execute("SELECT count(*) FROM record").fetchone()
        return int(count)

    @contextmanager
    def unchanged(self, table: str) -> Iterator[None]:
        """Whatever happens in this block leaves the table, the log and the process as they were."""
        before = (self.version(table), self.records(), self.worker())
        yield
        assert (self.version(table), self.records(), self.worker()) == before
        assert self.health()["ok"]

    def phone(self, seat: Seat, source: str = "") -> Phone:
        return self.enter(seat.auth, source)

    def enter(self, auth: object, source: str = "") -> Phone:
        phone = Phone.dial(self.address, [("Host", self.name)], source)
        try:
            return phone.enter(auth)
        except BaseException:
            phone.close()
            raise

    def worker(self) -> int:
        """The process that serves; another one would mean that the first had died."""
        pid = self.process.pid
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return int(text.split()[0])

    def memory(self) -> int:
        """The serving process's memory, in bytes."""
        fields = Path(f"/proc/{self.worker()}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def threads(self) -> int:
        return len(list(Path(f"/proc/{self.worker()}/task").iterdir()))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(8)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(8)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def running(state: Path, **settings: object) -> Iterator[Running]:
    """A hub with these settings, until the block ends."""
    state.mkdir(parents=True, exist_ok=True)
    given = {f"HONOR_HUB_{name.upper()}": str(value) for name, value in settings.items()}
    errors = state / "errors.txt"
    command = [
        sys.executable,
        "-m",
        "hub",
        "serve",
        "--address",
        "127.0.0.1",
        "--port",
        "0",
    ]
    with errors.open("w") as out:
        process = subprocess.Popen(
            [*command, "--address", "127.0.0.1", "--port", "0", "--state", str(state)],
            stdout=subprocess.PIPE,
            stderr=out,
            text=True,
            env={**os.environ, **given},
        )
    hub: Running | None = None
    try:
        hub = Running(process, state, errors)
        yield hub
    finally:
        if hub is not None:
            hub.stop()
        else:
            process.kill()
            process.wait(8)
