"""A hub in two networks, asked by each: prints what it shows there.

Run in a network namespace of its own, where the loopback has both addresses.
"""

import json
import sys
from pathlib import Path

from tests.web.phone import Phone
from tests.web.running import FAST, RunningHub, ask


class EverywhereHub(RunningHub):
    """Listens at every address, as an installed hub does."""

    address = "0.0.0.0"

    def at(self, address: str) -> str:
        return f"http://{address}:{self.url.rpartition(':')[2]}"


def opened(hub: RunningHub) -> str:
    """A table with two free seats, and a guest whose seat can be moved to a phone."""
    options = {"players": 3, "level": "tokens", "pace": "flow"}
    table = hub.as_host("POST", "/api/tables", {"game": "samurai", "options": options})["table"]
    hub.as_host("POST", f"/api/tables/{table}/seats/0", {"name": "Grandma"})
    return str(table)


def shown(hub: EverywhereHub, address: str, host: Phone) -> list[str]:
    """The links that a host who came in at this address is given: by HTTP, and by the socket."""
    table, url, key = host.table, hub.at(address), hub.host_key
    return [
        ask(url, "GET", f"/api/tables/{table}/welcome", key=key).said["link"],
        ask(url, "GET", f"/api/tables/{table}", key=key).said["link"],
        ask(url, "POST", f"/api/tables/{table}/seats/0/code", key=key).said["link"],
        host.beside["summary"]["link"],
    ]


def look(hub: EverywhereHub, addresses: list[str]) -> dict[str, list[str]]:
    table = opened(hub)
    hosts = {each: Phone(hub.at(each), table, hub.host_key) for each in addresses}
    for phone in hosts.values():
        phone.connect()
    # A change that came in by neither of them: each is told of it with links of its own.
    hub.as_host("POST", f"/api/tables/{table}/seats/1", {"name": "Grandpa"})
    version = hub.as_host("GET", f"/api/tables/{table}")["version"]
    for phone in hosts.values():
        phone.wait(version)
    found = {each: shown(hub, each, phone) for each, phone in hosts.items()}
    for phone in hosts.values():
        phone.drop()
    return found


if __name__ == "__main__":
    served = EverywhereHub(Path(sys.argv[1]), **FAST)
    served.start()
    try:
        print(json.dumps(look(served, sys.argv[2:])))
    finally:
        served.kill()
