"""The URL under which phones reach this hub, looked up anew, since a Pi's address may change."""

import ipaddress
import socket
from collections.abc import Callable

from hub.settings import Settings
from hub.web.interfaces import interfaces

# An address nobody has (RFC 5737): asking for the way there sends nothing.
_ELSEWHERE = ("192.0.2.1", 9)
_ANY = frozenset({"0.0.0.0", "::", ""})
LOOPBACK = "127.0.0.1"


class Address:
    """The hub's own address, looked up each time it is shown."""

    def __init__(self, settings: Settings, port: Callable[[], int]) -> None:
        self._bound = settings.address
        self._origin = settings.origin
        self._port = port

    def host(self) -> str:
        """The literal, because names ending in .local fail on many phones."""
        if self._bound not in _ANY:
            return self._bound
        return _on_the_way_out() or next((each.address for each in interfaces()), LOOPBACK)

    def url(self, path: str = "/") -> str:
        """What phones are to open; behind a proxy, what its settings say."""
        if self._origin:
            return f"{self._origin}{path}"
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
    return "" if ipaddress.ip_address(found).is_unspecified else found
