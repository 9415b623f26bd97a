"""What systemd hears: nothing before the log was read, then a beat after each further read."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from hub.notify import Heartbeat, Supervisor, take
from tests.web.running import ROOT, environment


class Systemd:
    """The socket that a service tells its state to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        self._socket.bind(str(path))

    def hear(self, seconds: float) -> tuple[str, int]:
        """The next message and who sent it; TimeoutError if there is none."""
        self._socket.settimeout(seconds)
        message, about, _, _ = self._socket.recvmsg(4096, 256)
        pid = int.from_bytes(about[0][2][:4], sys.byteorder)
        return message.decode(), pid

    def hear_nothing(self, seconds: float) -> None:
        with pytest.raises(TimeoutError):
            self.hear(seconds)

    def drain(self) -> None:
        with suppress(TimeoutError):
            while True:
                self.hear(0.01)

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    listening = Systemd(tmp_path / "notify")
    yield listening
    listening.close()


@contextmanager
def service(folder: Path, systemd: Systemd, watchdog: float) -> Iterator[subprocess.Popen[bytes]]:
    """`honor-hub serve` as a unit starts it."""
    settings = {
        "NOTIFY_SOCKET": str(systemd.path),
        "WATCHDOG_USEC": str(round(watchdog * 1e6)),
        "STATE_DIRECTORY": str(folder / "state"),
    }
    words = ["serve", "--as-service", "--address", "127.0.0.1", "--port", "0"]
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "hub", *words],
            cwd=ROOT,
            env=environment(settings),
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)


def test_the_socket_is_taken_out_of_the_environment() -> None:
    environ = {"NOTIFY_SOCKET": "/run/x", "WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1", "A": ""}
    assert take(environ) == Supervisor("/run/x", 30.0)
    assert environ == {"A": ""}


@pytest.mark.parametrize("address", ["", "vsock:2:1234", "nonsense"])
def test_without_a_socket_nobody_is_told(address: str) -> None:
    assert take({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "nonsense"}) is None


def test_an_abstract_name_is_reached(tmp_path: Path) -> None:
    name = f"honor-hub-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind("\0" + name)
        Supervisor("@" + name, 0).tell("READY=1")
        assert listening.recv(100) == b"READY=1"


def test_nobody_listening_is_no_fault(tmp_path: Path) -> None:
    Supervisor(str(tmp_path / "nobody"), 0).tell("READY=1")


def test_a_check_that_fails_is_silence(systemd: Systemd, caplog: pytest.LogCaptureFixture) -> None:
    faults: list[Exception] = [sqlite3.OperationalError("the Ninja is Aya")]

    def check() -> None:
        if faults:
            raise faults[0]

    heart = Heartbeat(Supervisor(str(systemd.path), 30), check)
    assert not heart.once()
    systemd.hear_nothing(0.05)
    assert "OperationalError" in caplog.text
    assert "Aya" not in caplog.text
    faults.clear()
    assert heart.once()
    assert systemd.hear(1)[0].startswith("READY=1\nWATCHDOG=1\n")
    assert heart.once()
    assert systemd.hear(1)[0].startswith("WATCHDOG=1\n")


def test_the_worker_says_ready_and_beats_and_the_arbiter_is_never_heard(
    tmp_path: Path, systemd: Systemd
) -> None:
    with service(tmp_path, systemd, watchdog=1.2) as process:
        first, worker = systemd.hear(30)
        assert first.startswith("READY=1\nWATCHDOG=1\nSTATUS=the log was read in ")
        assert worker != process.pid
        for _ in range(3):
            message, sender = systemd.hear(2)
            assert message.startswith("WATCHDOG=1\n")
            assert sender == worker
        # A worker that is no more is replaced, and the new one speaks.
        os.kill(worker, signal.SIGKILL)
        message, sender = systemd.hear(30)
        assert message.startswith("READY=1\n")
        assert sender not in (worker, process.pid)
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(10) == 0


def test_a_log_that_cannot_be_read_any_more_ends_the_beats(
    tmp_path: Path, systemd: Systemd
) -> None:
    with service(tmp_path, systemd, watchdog=0.6) as process:
        systemd.hear(30)
        until = time.monotonic() + 30
        while not (tmp_path / "state" / "honor-hub.sqlite-wal").exists():
            assert time.monotonic() < until, "the hub has not opened its log"
            time.sleep(0.01)
        # The content is gone under the running hub, which itself still remembers every page.
        # The -wal first: SQLite itself removes that of a file in which nothing is.
        for name in ("honor-hub.sqlite-wal", "honor-hub.sqlite"):
            os.truncate(tmp_path / "state" / name, 0)
        time.sleep(0.3)
        systemd.drain()
        systemd.hear_nothing(1.5)
        assert process.poll() is None


def test_a_service_prints_no_key(tmp_path: Path, systemd: Systemd) -> None:
    with service(tmp_path, systemd, watchdog=0):
        systemd.hear(30)
        systemd.hear_nothing(0.2)
    said = (tmp_path / "output").read_text()
    assert "honor-hub host" in said
    assert "#" not in said
    assert not (tmp_path / "state" / "hosts").exists()


def test_while_something_long_is_done_systemd_hears_that_we_live(systemd: Systemd) -> None:
    with Supervisor(str(systemd.path), 0.3).busy():
        assert [systemd.hear(2)[0] for _ in range(3)] == ["WATCHDOG=1"] * 3
    systemd.drain()
    systemd.hear_nothing(0.3)
