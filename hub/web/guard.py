"""WSGI middleware around the whole application: allowed hosts and origins, body size, headers.

It wraps Flask and Socket.IO alike, because neither guards the other's requests.
"""

import ipaddress
import re
import socket
from collections.abc import Callable, Iterable
from types import TracebackType
from urllib.parse import urlsplit
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from hub.web.headers import Headers, guarded
from hub.web.trusted_proxies import TrustedProxies

ExcInfo = tuple[type[BaseException], BaseException, TracebackType] | tuple[None, None, None]

LARGEST_BODY = 1 << 20

_NOT_IN_A_HOST = re.compile(r"[^A-Za-z0-9._:\[\]-]")

# Whoever says there is a proxy before this hub makes it up, but for those in the settings.
_FORWARDED = (
    "HTTP_FORWARDED",
    "HTTP_X_FORWARDED_FOR",
    "HTTP_X_FORWARDED_HOST",
    "HTTP_X_FORWARDED_PROTO",
    "HTTP_X_FORWARDED_PORT",
    "HTTP_X_FORWARDED_PREFIX",
)


class Guard:
    """WSGI middleware; a refused request is answered with a sentence."""

    def __init__(
        self,
        inner: WSGIApplication,
        port: Callable[[], int],
        names: Iterable[str] = (),
        proxies: Iterable[str] = (),
    ) -> None:
        self._inner = inner
        self._proxies = TrustedProxies(proxies)
        self._port = port
        self._names = {name.lower() for name in names} | own_names()

    def __call__(self, environ: WSGIEnvironment, start: StartResponse) -> Iterable[bytes]:
        is_forwarded = self._proxies.believe(environ)
        host = environ.get("HTTP_HOST", "")
        is_own = self._is_name(host) if is_forwarded else self._is_own(host, environ)
        respond = _with_headers(start, host if is_own else "")
        if not is_own:
            return _refuse(respond, "400 Bad Request", b"This hub does not answer to that name.\n")
        if not _is_own_page(environ):
            return _refuse(respond, "403 Forbidden", b"Another site's page may not ask this hub.\n")
        if "HTTP_TRANSFER_ENCODING" in environ:
            return _refuse(respond, "411 Length Required", b"Say first how long it is.\n")
        if _length(environ) > LARGEST_BODY:
            return _refuse(respond, "413 Content Too Large", b"That is more than a hub can take.\n")
        for name in _FORWARDED:
            environ.pop(name, None)
        if not _is_upgrade(environ):
            # The engine would take half an upgrade for a whole one, and answer nothing at all.
            environ.pop("HTTP_UPGRADE", None)
        return self._inner(environ, respond)

    def _is_name(self, host: str) -> bool:
        """One of our names, at whatever port a proxy has; its own address is none of ours."""
        return split_host(host)[0] in self._names

    def _is_own(self, host: str, environ: WSGIEnvironment) -> bool:
        """Our names, or the very address that this connection came in on, at our port."""
        name, port = split_host(host)
        if not name or (port or 80) != self._port():
            return False
        return name in self._names or name == _local_address(environ)


def own_names() -> set[str]:
    """What this machine calls itself, on the loopback and by multicast DNS."""
    host = socket.gethostname().lower()
    return {"localhost", "127.0.0.1", "::1", host, f"{host.split('.')[0]}.local"}


def split_host(host: str) -> tuple[str, int | None]:
    """A Host header as name and port; an empty name if it is not one."""
    if _NOT_IN_A_HOST.search(host):
        return "", None
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return "", None
    if name is None:
        return "", None
    return name.rstrip(".").lower(), port


def _local_address(environ: WSGIEnvironment) -> str:
    connection = environ.get("gunicorn.socket")
    if connection is None:
        return ""
    try:
        address = ipaddress.ip_address(connection.getsockname()[0].partition("%")[0])
    except (OSError, ValueError):
        return ""
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)


def _is_own_page(environ: WSGIEnvironment) -> bool:
    """A browser says which page asks; programs say nothing, and need a key like everyone."""
    origin = environ.get("HTTP_ORIGIN")
    if origin is None:
        return True
    return bool(origin == f"{environ['wsgi.url_scheme']}://{environ['HTTP_HOST']}")


def _is_upgrade(environ: WSGIEnvironment) -> bool:
    wishes = environ.get("HTTP_CONNECTION", "").lower().split(",")
    return environ["REQUEST_METHOD"] == "GET" and "upgrade" in map(str.strip, wishes)


def _length(environ: WSGIEnvironment) -> int:
    try:
        return int(environ.get("CONTENT_LENGTH") or 0)
    except ValueError:
        return LARGEST_BODY + 1


def _with_headers(start: StartResponse, host: str) -> StartResponse:
    """Every answer says what a browser may do with it, Socket.IO's and our own refusals too."""

    def respond(
        status: str, headers: Headers, exc_info: ExcInfo | None = None, /
    ) -> Callable[[bytes], object]:  # as WSGI has it
        return start(status, guarded(headers, host), exc_info)

    return respond


def _refuse(start: StartResponse, status: str, text: bytes) -> Iterable[bytes]:
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Content-Length", str(len(text)))]
    start(status, headers)
    return [text]
