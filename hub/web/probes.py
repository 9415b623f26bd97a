"""What phones and laptops ask of every Wi-Fi they join: is there an internet behind it?

On the hub's own hotspot every name leads to the hub, so it is asked in the place of those hosts. It
gives the answer that keeps a device on this Wi-Fi. Any other would be taken for a captive portal:
a small browser would open that forgets its seat, or the phone would leave for mobile data.

The answers are fixed: no route, no session and nothing of a game is behind them.
"""

from typing import Final, NamedTuple


class ProbeAnswer(NamedTuple):
    """The bytes that the real host would send; NetworkManager reads a header, too: `online`."""

    status: str
    kind: str = ""
    body: bytes = b""
    online: bool = False

    def headers(self) -> list[tuple[str, str]]:
        kind = [("Content-Type", self.kind)] if self.kind else []
        online = [("X-NetworkManager-Status", "online")] if self.online else []
        length = [] if self.status.startswith("204") else [("Content-Length", str(len(self.body)))]
        return [*kind, *length, *online]


_PORT: Final = 80

_NO_CONTENT = ProbeAnswer("204 No Content")
_APPLE = ProbeAnswer(
    "200 OK",
    "text/html",
    b"<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>",
)
_MICROSOFT = ProbeAnswer("200 OK", "text/plain", b"Microsoft Connect Test")
_NCSI = ProbeAnswer("200 OK", "text/plain", b"Microsoft NCSI")
_ONLINE = ProbeAnswer("200 OK", "text/plain", b"NetworkManager is online\n", online=True)

_ANDROID = (
    "connectivitycheck.gstatic.com",
    "connectivitycheck.android.com",
    "clients3.google.com",
    "www.google.com",
    "www.gstatic.com",
    "play.googleapis.com",
)
_APPLES = (
    "captive.apple.com",
    "www.apple.com",
    "www.appleiphonecell.com",
    "www.airport.us",
    "www.ibook.info",
    "www.itools.info",
    "www.thinkdifferent.us",
)

_ANSWERS: Final[dict[tuple[str, str], ProbeAnswer]] = {
    **{(host, "/generate_204"): _NO_CONTENT for host in _ANDROID},
    ("www.google.com", "/gen_204"): _NO_CONTENT,
    ("captive.apple.com", "/"): _APPLE,
    ("captive.apple.com", "/hotspot-detect.html"): _APPLE,
    **{(host, "/library/test/success.html"): _APPLE for host in _APPLES},
    ("www.msftconnecttest.com", "/connecttest.txt"): _MICROSOFT,
    ("ipv6.msftconnecttest.com", "/connecttest.txt"): _MICROSOFT,
    ("www.msftncsi.com", "/ncsi.txt"): _NCSI,
    ("network-test.debian.org", "/nm"): _ONLINE,
    ("nmcheck.gnome.org", "/check_network_status.txt"): _ONLINE,
    ("connectivity-check.ubuntu.com", "/"): ProbeAnswer("204 No Content", online=True),
}


def probe_answer(
    method: str, name: str, port: int | None, path: str, query: str
) -> ProbeAnswer | None:
    """The answer to one of those questions, word for word; None: it is another."""
    if method not in ("GET", "HEAD") or (port or _PORT) != _PORT or query:
        return None
    found = _ANSWERS.get((name, path))
    return found._replace(body=b"") if found is not None and method == "HEAD" else found
