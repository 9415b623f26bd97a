"""The URL under which phones reach this hub, looked up anew, since a Pi's address may change.

Of several addresses the one that whoever is shown it came in on comes first: they are in that
network, and so, most likely, are the phones beside them.
"""

import ipaddress
import socket
from collections.abc import Callable

from hub.settings import Settings
from hub.web.arrival import is_shown
from hub.web.interfaces import global_ipv6, interfaces

# An address nobody has (RFC 5737): asking for the way there sends nothing.
_ELSEWHERE = ("192.0.2.1", 9)
_ANY = frozenset({"0.0.0.0", "::", ""})
LOOPBACK = "127.0.0.1"


class Address:
    """The hub's own address, looked up each time it is shown.

    `arrival` is the address that whoever is shown it came in on; empty where nobody did.
    """

    def __init__(
        self, settings: Settings, port: Callable[[], int], arrival: Callable[[], str] = str
    ) -> None:
        self._settings = settings
        self._port = port
        self._arrival = arrival

    def shown_to(self, arrival: Callable[[], str]) -> "Address":
        """The same hub's, for somebody who came in there."""
        return Address(self._settings, self._port, arrival)

    def host(self) -> str:
        """The literal, because names ending in .local fail on many phones."""
        bound = self._settings.address
        if bound not in _ANY:
            return bound
        here = self._arrival()
        return here if is_shown(here) else _on_the_way_out() or _own(bound) or LOOPBACK

    def url(self, path: str = "/") -> str:
        """What phones are to open; behind a proxy, what its settings say."""
        if self._settings.origin:
            return f"{self._settings.origin}{path}"
        host = self.host()
        shown = f"[{host}]" if ":" in host else host
        port = "" if self._port() == 80 else f":{self._port()}"
        return f"http://{shown}{port}{path}"

    def join(self, code: str) -> str:
        return self.url(f"/join/{code}")

    def move(self, code: str) -> str:
        """Where a phone takes a seat over with a code that works once."""
        return self.url(f"/move/{code}")


def _on_the_way_out() -> str:
    """The address that the default route leaves by; empty if there is no such route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    address = ipaddress.ip_address(found)
    return "" if address.is_unspecified or address.is_loopback else found


def _own(bound: str) -> str:
    """An interface's own address; one of IPv6 only where the hub listens there and has no other."""
    found = [each.address for each in interfaces()] or (global_ipv6() if bound == "::" else [])
    return next(iter(found), "")
