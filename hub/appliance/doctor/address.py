"""Check the hub's address: whether phones can find it and it answers there."""

import json
import socket
from http.client import HTTPException
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, build_opener

from hub.appliance.doctor.finding import Finding, broken, good, note, warning

GROUP = "address"
PATIENCE = 4.0


class Facts(NamedTuple):
    """`status` is what /healthz answered, 0 if nothing did; `is_taken`: the port is in use."""

    url: str
    is_loopback: bool
    status: int
    version: str = ""
    own_version: str = ""
    connections: int = 0
    is_taken: bool = False


def findings(facts: Facts) -> list[Finding]:
    found = [_place(facts)]
    if facts.status == 200:
        found.append(good(GROUP, "hub-answers", version=facts.version, phones=facts.connections))
        if facts.version != facts.own_version:
            found.append(warning(GROUP, "hub-old", runs=facts.version, here=facts.own_version))
    elif facts.status:
        found.append(broken(GROUP, "hub-unwell", status=facts.status))
    elif facts.is_taken:
        found.append(broken(GROUP, "port-taken", url=facts.url))
    else:
        found.append(note(GROUP, "hub-off", url=facts.url))
    return found


def _place(facts: Facts) -> Finding:
    if facts.is_loopback:
        return warning(GROUP, "no-network")
    return good(GROUP, "address", url=facts.url)


def look(host: str, port: int, own_version: str) -> Facts:
    """Ask the hub at the address that its codes would carry."""
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}"
    status, answer = _health(url)
    return Facts(
        url=url,
        is_loopback=host.startswith("127.") or host == "::1",
        status=status,
        version=str(answer.get("version", "")),
        own_version=own_version,
        connections=int(answer.get("connections", 0)),
        is_taken=status == 0 and _answers(host, port),
    )


def _health(url: str) -> tuple[int, dict[str, str | int]]:
    # No proxy: the hub is on this very machine.
    opener = build_opener(ProxyHandler({}))
    try:
        with opener.open(f"{url}/healthz", timeout=PATIENCE) as response:
            answer = json.loads(response.read(10_000))
            is_ours = isinstance(answer, dict) and "version" in answer
            return (200, answer) if is_ours else (0, {})
    except HTTPError as error:
        with error:
            return error.code, {}
    except (HTTPException, URLError, OSError, ValueError):
        return 0, {}


def _answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=PATIENCE):
            return True
    except OSError:
        return False
