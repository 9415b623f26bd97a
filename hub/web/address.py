"""Where phones find this hub: the address as it is now, since a Pi's may change."""

import ipaddress
import socket
from collections.abc import Callable

from hub.settings import Settings

# An address nobody has (RFC 5737): asking for the way there sends nothing.
_ELSEWHERE = ("192.0.2.1", 9)
_ANY = frozenset({"0.0.0.0", "::", ""})


class Address:
    """The hub's own address, looked up each time it is shown."""

    def __init__(self, settings: Settings, port: Callable[[], int]) -> None:
        self._bound = settings.address
        self._port = port

    def host(self) -> str:
        """The literal, because names ending in .local fail on many phones."""
        if self._bound not in _ANY:
            return self._bound
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(_ELSEWHERE)
                found = str(probe.getsockname()[0])
            except OSError:
                return "127.0.0.1"
        return found if not ipaddress.ip_address(found).is_unspecified else "127.0.0.1"

    def url(self, path: str = "/") -> str:
        host = self.host()
        shown = f"[{host}]" if ":" in host else host
        port = "" if self._port() == 80 else f":{self._port()}"
        return f"http://{shown}{port}{path}"

    def join(self, code: str) -> str:
        return self.url(f"/join/{code}")
