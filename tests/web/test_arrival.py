"""Of several addresses, whoever is shown one is shown the one that they came in on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hub.web.arrival import arrived_at, is_shown
from tests.not_tested import not_tested
from tests.web.test_guard import Connection

HOTSPOT, CABLE = "10.42.0.1", "192.168.7.2"
NETWORKS = (
    f"ip link set lo up && ip addr add {HOTSPOT}/24 dev lo && ip addr add {CABLE}/24 dev lo"
    ' && exec "$@"'
)
TWO_NETWORKS = "a hub in two networks"


@pytest.mark.parametrize(
    ("name", "address"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("fe80::1%eth0", "fe80::1"),
        ("", ""),
        ("/run/hub.sock", ""),
    ],
)
def test_the_address_is_the_connections_own(name: str, address: str) -> None:
    assert arrived_at({"gunicorn.socket": Connection(name, 8080)}) == address
    assert arrived_at({}) == ""


def test_the_loopback_and_ipv6_are_shown_to_nobody_else() -> None:
    assert is_shown("10.42.0.1")
    assert is_shown("169.254.3.4")
    for address in ("", "127.0.0.1", "127.8.8.8", "::1", "fd00::1"):
        assert not is_shown(address)


def test_everyone_is_shown_the_address_of_their_own_network(tmp_path: Path) -> None:
    """By HTTP and by the socket, whoever made the change that they are told of."""
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        not_tested(TWO_NETWORKS, "unshare or ip is missing: sudo apt install util-linux iproute2")
    inside = ["unshare", "--net", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    if subprocess.run([*inside, "true"], capture_output=True, check=False).returncode:
        not_tested(TWO_NETWORKS, "this user may not make a network namespace here")
    asking = [sys.executable, "-m", "tests.web.two_networks", str(tmp_path), HOTSPOT, CABLE]
    done = subprocess.run(
        [*inside, "sh", "-c", NETWORKS, "sh", *asking],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    assert [len(links) for links in shown.values()] == [4, 4]
    for address, links in shown.items():
        assert all(link.startswith(f"http://{address}:") for link in links), shown
