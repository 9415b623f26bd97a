"""The addresses of this machine's own network interfaces.

Asked of the kernel (netdevice(7)), because the way to somewhere else is not known where there is
no default route: on a Pi's own hotspot, or behind a router that leads nowhere.
"""

import fcntl
import ipaddress
import os
import socket
import struct
from pathlib import Path
from typing import Final, NamedTuple

_SIOCGIFADDR: Final = 0x8915
_SIOCGIFFLAGS: Final = 0x8913
_IFF_UP: Final = 0x1
_IFF_LOOPBACK: Final = 0x8
_NAME_LENGTH: Final = 15

_SYSFS: Final = Path("/sys/class/net")
_IPV6: Final = Path("/proc/net/if_inet6")
# Columns of that file: the address, and how far it reaches ("00": everywhere it is routed).
_ADDRESS, _SCOPE = 0, 3


class Interface(NamedTuple):
    """One that is up and not the loopback. `is_device`: a card or a radio, not a bridge."""

    name: str
    address: str
    is_device: bool = True

    @property
    def is_link_local(self) -> bool:
        """Nobody gave it an address: it chose one that only its neighbours can use."""
        return ipaddress.ip_address(self.address).is_link_local


def interfaces() -> list[Interface]:
    """Those at which phones may find this machine, the likeliest first."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        found = [_interface(asking.fileno(), name) for name in _names()]
    return ranked([each for each in found if each is not None])


def global_ipv6(table: Path = _IPV6) -> list[str]:
    """Addresses of IPv6 that more than the neighbours on one wire can use."""
    try:
        rows = [line.split() for line in table.read_text(encoding="ascii").splitlines()]
    except OSError:
        # A kernel without IPv6.
        return []
    found = [ipaddress.IPv6Address(bytes.fromhex(row[_ADDRESS])) for row in rows if _is_far(row)]
    return [str(each) for each in found if not each.is_loopback]


def _is_far(row: list[str]) -> bool:
    return len(row) > _SCOPE and row[_SCOPE] == "00"


def _names() -> list[str]:
    """if_nameindex(3) needs a netlink socket, which the hub's unit forbids: then the file system
    says it. (Not always: it may be another network's than this process is in.)
    """
    try:
        return [name for _, name in socket.if_nameindex()]
    except OSError:
        return sorted(os.listdir(_SYSFS)) if _SYSFS.is_dir() else []


def ranked(found: list[Interface]) -> list[Interface]:
    """Containers' bridges come after real devices, and addresses that nobody gave come last."""
    return sorted(found, key=lambda each: (each.is_link_local, not each.is_device))


def _interface(handle: int, name: str) -> Interface | None:
    request = struct.pack("256s", name.encode()[:_NAME_LENGTH])
    try:
        (flags,) = struct.unpack_from("H", fcntl.ioctl(handle, _SIOCGIFFLAGS, request), 16)
        if flags & _IFF_LOOPBACK or not flags & _IFF_UP:
            return None
        address = socket.inet_ntoa(fcntl.ioctl(handle, _SIOCGIFADDR, request)[20:24])
    except OSError:
        # It has no address, or it went away while we asked.
        return None
    return Interface(name, address, (_SYSFS / name / "device").exists())
