"""What the hotspot's dnsmasq answers with the lines that are written for it: the real program."""

import shutil
import socket
import struct
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hub.appliance.hotspot import ADDRESS, resolver_lines
from hub.web.probes import _ANSWERS
from tests.not_tested import not_tested

A, AAAA, HTTPS = 1, 28, 65
NO_ERROR = 0


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    """Started as NetworkManager starts it for a network that it shares."""
    program = shutil.which("dnsmasq") or shutil.which("dnsmasq", path="/usr/sbin:/sbin")
    if program is None:
        not_tested("the hotspot's names", "dnsmasq is missing: sudo apt install dnsmasq-base")
    (tmp_path / "honor-hub.conf").write_text(resolver_lines())
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("127.0.0.1", 0))
        number = int(free.getsockname()[1])
    listening = ["--bind-interfaces", "--listen-address=127.0.0.1", f"--port={number}"]
    words = ["--no-daemon", "--conf-file=/dev/null", "--no-hosts", "--pid-file", *listening]
    running = subprocess.Popen(
        [program, *words, f"--conf-dir={tmp_path}"], stdout=subprocess.DEVNULL, stderr=-3
    )
    try:
        yield number
    finally:
        running.terminate()
        running.wait(10)


def asked(port: int, name: str, kind: int) -> tuple[int, list[str]]:
    """The answer's code and its IPv4 addresses; asked again until the program is there."""
    labels = b"".join(bytes([len(part)]) + part.encode() for part in name.split("."))
    question = struct.pack(">6H", 7, 0x100, 1, 0, 0, 0) + labels + struct.pack(">BHH", 0, kind, 1)
    until = time.monotonic() + 20
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.connect(("127.0.0.1", port))
        line.settimeout(1)
        answer = b""
        while not answer:
            assert time.monotonic() < until, "dnsmasq does not answer"
            try:
                line.send(question)
                answer = line.recv(512)
            except OSError:
                time.sleep(0.05)
    flags, count = struct.unpack_from(">H2xH", answer, 2)
    return flags & 15, [socket.inet_ntoa(answer[-4:])] if count else []


def test_every_name_leads_to_the_hub(port: int) -> None:
    for name in {name for name, _ in _ANSWERS} | {"honor-hub", "honor-hub.local", "a.b.example"}:
        assert asked(port, name, A) == (NO_ERROR, [ADDRESS])
        # There is no other way there, which is said at once: a phone would wait for it, or go.
        for kind in (AAAA, HTTPS):
            assert asked(port, name, kind) == (NO_ERROR, [])


def test_the_one_name_by_which_windows_knows_the_internet_has_its_own_number(port: int) -> None:
    assert asked(port, "dns.msftncsi.com", A) == (NO_ERROR, ["131.107.255.255"])
