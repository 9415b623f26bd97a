"""Proxies that this hub was told of: what they say about who asked, and under which name.

Whoever is not one of them is not believed; no other header of theirs is looked at.
"""

import ipaddress
import re
from collections.abc import Iterable
from wsgiref.types import WSGIEnvironment

_SCHEMES = ("http", "https")
_FORWARDED_FOR = re.compile(rb"^x-forwarded-for:([^\r\n]*)", re.I | re.M)


class TrustedProxies:
    """Addresses, or networks such as 10.0.0.0/8; usually none at all."""

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self._networks = tuple(ipaddress.ip_network(each, strict=False) for each in addresses)

    def __contains__(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)

    def guest(self, peer: str, forwarded_for: str) -> str:
        """Who asked: the last that is no proxy of ours, as each proxy names whoever asked it.

        What is further left anybody may have made up.
        """
        guest = peer
        for named in reversed(forwarded_for.split(",")):
            if guest not in self:
                return guest
            found = _address(named.strip())
            if found is None:
                return guest
            guest = str(found)
        return guest

    def guest_of_head(self, peer: str, head: bytes) -> str:
        """As `guest`, of a request that was not parsed yet."""
        if not self._networks or peer not in self:
            return peer
        lines = [line.decode("latin-1") for line in _FORWARDED_FOR.findall(head)]
        return self.guest(peer, ",".join(lines))

    def believe(self, environ: WSGIEnvironment) -> bool:
        """Have the request say who asked for what; False: it came from no proxy of ours."""
        peer = environ.get("REMOTE_ADDR", "")
        if not self._networks or peer not in self:
            return False
        environ["REMOTE_ADDR"] = self.guest(peer, environ.get("HTTP_X_FORWARDED_FOR", ""))
        scheme = environ.get("HTTP_X_FORWARDED_PROTO", "http")
        environ["wsgi.url_scheme"] = scheme if scheme in _SCHEMES else "http"
        host = environ.get("HTTP_X_FORWARDED_HOST", "")
        if host:
            environ["HTTP_HOST"] = host
        return True


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found
