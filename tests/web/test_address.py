"""The address that links and codes carry, with and without a way out of the local network."""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from hub.settings import Settings
from hub.web import address
from hub.web.address import Address
from hub.web.interfaces import Interface, global_ipv6, interfaces, ranked
from tests.not_tested import not_tested

CABLE = Interface("eth0", "192.168.7.2")
RADIO = Interface("wlan0", "10.42.0.1")
BRIDGE = Interface("docker0", "172.17.0.1", is_device=False)
ALONE = Interface("eth1", "169.254.3.4")


def at(host: str = "0.0.0.0") -> Address:
    return Address(Settings(address=host), lambda: 8080)


def test_without_a_default_route_an_interfaces_own_address_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(address, "_on_the_way_out", lambda: "")
    monkeypatch.setattr(address, "interfaces", lambda: [RADIO])
    assert at().join("QGAPJ") == "http://10.42.0.1:8080/join/QGAPJ"


def test_the_way_out_comes_before_any_other_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_on_the_way_out", lambda: "192.168.7.2")
    monkeypatch.setattr(address, "interfaces", lambda: [RADIO])
    assert at().host() == "192.168.7.2"


def test_where_somebody_came_in_comes_before_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_on_the_way_out", lambda: "192.168.7.2")
    assert at().shown_to(lambda: "10.42.0.1").host() == "10.42.0.1"
    # The kiosk comes by the loopback, and phones may have no IPv6.
    for here in ("", "127.0.0.1", "::1", "fd00::1"):
        assert at().shown_to(lambda here=here: here).host() == "192.168.7.2"  # type: ignore[misc]
    assert at("10.0.0.9").shown_to(lambda: "10.42.0.1").host() == "10.0.0.9"


def test_a_way_out_by_the_loopback_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_ELSEWHERE", ("127.0.0.2", 9))
    monkeypatch.setattr(address, "interfaces", lambda: [RADIO])
    assert at().host() == "10.42.0.1"


IF_INET6 = """\
00000000000000000000000000000001 01 80 10 80       lo
fe8000000000000000fc00fffe000001 04 40 20 80     eth0
fd000000000000000000000000000002 04 40 00 02     eth0
"""


def test_a_hub_that_listens_by_ipv6_alone_has_an_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "if_inet6").write_text(IF_INET6)
    assert global_ipv6(tmp_path / "if_inet6") == ["fd00::2"]
    assert global_ipv6(tmp_path / "nothing") == []
    monkeypatch.setattr(address, "_on_the_way_out", lambda: "")
    monkeypatch.setattr(address, "interfaces", list)
    monkeypatch.setattr(address, "global_ipv6", lambda: ["fd00::2"])
    assert at("::").url() == "http://[fd00::2]:8080/"
    # One that listens by IPv4 alone would not answer there.
    assert at().host() == "127.0.0.1"
    monkeypatch.setattr(address, "interfaces", lambda: [RADIO])
    assert at("::").host() == "10.42.0.1"


def test_without_any_network_it_is_the_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "_on_the_way_out", lambda: "")
    monkeypatch.setattr(address, "interfaces", list)
    assert at().host() == "127.0.0.1"


def test_an_address_that_was_asked_for_is_told_as_it_is() -> None:
    assert at("10.0.0.9").host() == "10.0.0.9"


def test_bridges_and_addresses_that_nobody_gave_come_last() -> None:
    assert ranked([ALONE, BRIDGE, RADIO, CABLE]) == [RADIO, CABLE, BRIDGE, ALONE]


def test_the_loopback_is_no_address_for_phones() -> None:
    assert not any(each.address.startswith("127.") for each in interfaces())


WITHOUT_ROUTE = "the hub's address without a default route"
NETWORK = (
    "ip link set lo up && ip link add hub0 type bridge && ip addr add 10.0.2.15/24 dev hub0"
    ' && ip link set hub0 up && exec "$@"'
)
ASKING = (
    "from hub.settings import Settings; from hub.web.address import Address;"
    "print(Address(Settings(), lambda: 8080).url())"
)


def test_a_real_network_without_a_default_route_is_found() -> None:
    """In a network namespace of its own, which needs its tools and the right to make one."""
    if shutil.which("unshare") is None or shutil.which("ip") is None:
        not_tested(WITHOUT_ROUTE, "unshare or ip is missing: sudo apt install util-linux iproute2")
    inside = ["unshare", "--net", *([] if os.geteuid() == 0 else ["--map-root-user"])]
    if subprocess.run([*inside, "true"], capture_output=True, check=False).returncode:
        not_tested(WITHOUT_ROUTE, "this user may not make a network namespace here")
    words = [*inside, "sh", "-c", NETWORK, "sh", sys.executable, "-c", ASKING]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    if "hub0" in done.stderr or "Unknown device type" in done.stderr:
        not_tested(WITHOUT_ROUTE, f"no network interface could be made here: {done.stderr.strip()}")
    assert done.stdout.strip() == "http://10.0.2.15:8080/", done.stderr


def test_a_link_says_the_port_unless_it_is_80_and_brackets_what_has_colons() -> None:
    assert at("10.0.0.9").url() == "http://10.0.0.9:8080/"
    assert Address(Settings(address="10.0.0.9"), lambda: 80).url("/x") == "http://10.0.0.9/x"
    assert at("fd00::1").move("ABC") == "http://[fd00::1]:8080/move/ABC"


def test_no_netlink_socket_is_needed_to_know_the_interfaces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The hub's unit forbids one: a join code would end in a fault of ours there."""

    def forbidden() -> None:
        raise OSError(97, "Address family not supported by protocol")

    before = interfaces()
    monkeypatch.setattr(socket, "if_nameindex", forbidden)
    assert interfaces() == before
