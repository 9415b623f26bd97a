"""How the doctor asks the hub whether it is well, and measures the disk."""

import io
import json
from email.message import Message
from pathlib import Path
from types import SimpleNamespace
from urllib.error import HTTPError

import pytest

from hub.appliance.doctor import address, disk


class Web:
    """The one who opens addresses: it answers each as it was told to."""

    def __init__(self, answer: bytes | OSError) -> None:
        self._answer = answer
        self.asked: list[tuple[str, float]] = []

    def open(self, url: str, timeout: float) -> io.BytesIO:
        self.asked.append((url, timeout))
        if isinstance(self._answer, OSError):
            raise self._answer
        return io.BytesIO(self._answer)


HEALTH = json.dumps({"version": "1.0", "connections": 3}).encode()


@pytest.mark.parametrize(
    ("answer", "is_open", "expected"),
    [
        (HEALTH, True, (200, "1.0", 3, False)),
        (b'{"version": "1.0"}', True, (200, "1.0", 0, False)),
        (b"{}", True, (0, "", 0, True)),
        (b'["version"]', True, (0, "", 0, True)),
        (b"hello", True, (0, "", 0, True)),
        (b" " * 10_000 + HEALTH, True, (0, "", 0, True)),
        (OSError(), False, (0, "", 0, False)),
        (HTTPError("", 503, "", Message(), None), True, (503, "", 0, False)),
    ],
)
def test_the_hub_is_asked_whether_it_is_well(
    answer: bytes | OSError,
    is_open: bool,
    expected: tuple[int, str, int, bool],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    web, tried = Web(answer), []

    def connect(place: tuple[str, int], timeout: float) -> io.BytesIO:
        tried.append((place, timeout))
        if is_open:
            return io.BytesIO()
        raise OSError

    monkeypatch.setattr(address, "build_opener", lambda _: web)
    monkeypatch.setattr(address, "socket", SimpleNamespace(create_connection=connect))
    found = address.look("10.0.0.9", 8080, "1.1")
    assert (found.status, found.version, found.connections, found.is_taken) == expected
    assert (found.url, found.own_version) == ("http://10.0.0.9:8080", "1.1")
    assert web.asked == [("http://10.0.0.9:8080/healthz", 4.0)]
    assert tried == ([] if found.status else [(("10.0.0.9", 8080), 4.0)])


@pytest.mark.parametrize(
    ("host", "url", "is_loopback"),
    [
        ("127.0.0.1", "http://127.0.0.1:80", True),
        ("127.1.2.3", "http://127.1.2.3:80", True),
        ("::1", "http://[::1]:80", True),
        ("fd00::1", "http://[fd00::1]:80", False),
        ("12.7.0.1", "http://12.7.0.1:80", False),
    ],
)
def test_an_address_that_no_phone_reaches_is_known(
    host: str, url: str, is_loopback: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "build_opener", lambda _: Web(HEALTH))
    found = address.look(host, 80, "1.0")
    assert (found.url, found.is_loopback) == (url, is_loopback)


DISK = disk.Facts("/x", 9000, True, True, "3.51.3", 0, 120)


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        (DISK._replace(free_mb=19), "disk-full"),
        (DISK._replace(free_mb=20), "disk-scarce"),
        (DISK._replace(free_mb=499), "disk-scarce"),
        (DISK._replace(free_mb=500), "disk-room"),
        (DISK._replace(copy_days=3), "copy-there"),
        (DISK._replace(copy_days=4), "copy-old"),
        (DISK._replace(sqlite="3.36.9"), "sqlite-old"),
        (DISK._replace(sqlite="3.37.0"), "sqlite-one-writer"),
        (DISK._replace(sqlite="3.51.2"), "sqlite-one-writer"),
        (DISK._replace(sqlite="3.51.3"), "sqlite"),
        (DISK._replace(sqlite="4.0.0"), "sqlite"),
    ],
)
def test_where_the_disk_begins_to_be_worse(facts: disk.Facts, code: str) -> None:
    assert code in [each.code for each in disk.findings(facts)]


def test_the_disk_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=7 << 20))
    log = tmp_path / "log"
    log.write_bytes(b"SQLite format 3\0" + b"x" * 2_033)
    (tmp_path / "hosts").write_bytes("é".encode())
    found = disk.look(tmp_path, log, tmp_path / "copies")
    assert (found.free_mb, found.log_kb, found.copy_days) == (7, 3, None)
    assert (found.is_there, found.is_writable, found.is_log) == (True, True, True)
    assert (found.has_hosts, found.folder) == (False, str(tmp_path))
    gone = disk.look(tmp_path / "gone", tmp_path / "gone" / "log", tmp_path)
    assert (gone.is_there, gone.log_kb, gone.has_hosts, gone.blocked) == (False, None, True, "")


def test_a_disk_that_cannot_be_asked_has_no_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr("shutil.disk_usage", fails)
    monkeypatch.setattr(Path, "glob", fails)
    found = disk.look(tmp_path, tmp_path / "log", tmp_path)
    assert (found.free_mb, found.copy_days) == (None, -1)
