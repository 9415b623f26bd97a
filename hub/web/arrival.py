"""The address of this machine that a connection came in on.

Whoever came in on it can reach the hub there, which is known of no other address.
"""

import ipaddress
from collections.abc import Mapping
from typing import Any


def arrived_at(environ: Mapping[str, Any]) -> str:
    """The literal; empty where gunicorn does not say, or says no address."""
    connection = environ.get("gunicorn.socket")
    if connection is None:
        return ""
    try:
        address = ipaddress.ip_address(connection.getsockname()[0].partition("%")[0])
    except (OSError, ValueError):
        return ""
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)


def arrived_port(environ: Mapping[str, Any]) -> int | None:
    """The port that it came in on; a hotspot's port 80 is the hub's besides its own."""
    connection = environ.get("gunicorn.socket")
    if connection is None:
        return None
    try:
        port = connection.getsockname()[1]
    except (OSError, IndexError):
        return None
    return port if isinstance(port, int) else None


def is_shown(address: str) -> bool:
    """Whether others may be sent there: the loopback is this machine's alone, and an IPv6 address
    may be one that other phones have no way to.
    """
    if not address:
        return False
    found = ipaddress.ip_address(address)
    return found.version == 4 and not found.is_loopback
