"""A guest who tries everything at once, for some seconds; a program of its own.

python -m tests.attacks.storm PORT TABLE KEY SECONDS
"""

import json
import random
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from tests.attacks.phone import SOCKET, Phone, Refused
from tests.attacks.raw import BINARY, TEXT, Closed, ask, link

GUEST = "127.0.0.66"
NONSENSE = ('["look"]', '["nonsense"]', '["move",{"id":', '["undo",{"id":"aaaaaaaa"}]', "[[]]")


class Storm:
    def __init__(self, port: int, table: str, key: str, seconds: float) -> None:
        self.address = ("127.0.0.1", port)
        self.headers = [("Host", f"127.0.0.1:{port}")]
        self.auth = {"table": table, "key": key}
        self.until = time.monotonic() + seconds
        self.done: Counter[str] = Counter()

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def flood(self) -> None:
        """A thousand messages a second, from a phone with a key."""
        with suppress(OSError, Closed, Refused):
            phone = Phone.dial(self.address, self.headers, GUEST).enter(self.auth)
            number = 0
            phone.web.sock.settimeout(2)
            while self.goes_on():
                for _ in range(20):
                    number += 1
                    phone.send(f"42{number}{random.choice(NONSENSE)}")
                    self.done["messages"] += 1
                with suppress(TimeoutError):
                    phone.hear(0.001)
                time.sleep(0.02)
            phone.close()

    def crowd(self) -> None:
        """Three hundred connections, again and again."""
        while self.goes_on():
            phones = []
            for _ in range(300):
                if not self.goes_on():
                    break
                with suppress(OSError, Closed, Refused):
                    phones.append(Phone.dial(self.address, self.headers, GUEST))
                self.done["connections"] += 1
                time.sleep(0.002)
            for phone in phones:
                phone.close()

    def garbage(self) -> None:
        """Frames that are none, and a megabyte now and then."""
        while self.goes_on():
            with suppress(OSError, Closed, Refused):
                phone = Phone.dial(self.address, self.headers, GUEST)
                data = random.choice([b"x", b"42" * 500_000, b""])
                phone.web.send(data, random.choice([TEXT, BINARY]))
                phone.until_closed(1)
                phone.close()
            self.done["garbage"] += 1
            time.sleep(0.01)

    def guesses(self) -> None:
        while self.goes_on():
            body = json.dumps({"code": "AAAAA", "name": "<b>"}).encode()
            with suppress(OSError, Closed):
                ask(self.address, "POST", "/api/join", self.headers, body, GUEST)
            self.done["requests"] += 1
            time.sleep(0.005)

    def bodies(self) -> None:
        while self.goes_on():
            with suppress(OSError, Closed):
                ask(self.address, "POST", "/api/join", self.headers, b"x" * (1 << 20), GUEST)
            self.done["megabytes"] += 1
            time.sleep(0.02)

    def halves(self) -> None:
        socks = []
        while self.goes_on():
            with suppress(OSError):
                sock = link(self.address, 1, "127.0.0.67")
                socks.append(sock)
                sock.sendall(b"GET / HTTP/1.1\r\nHos")
                self.done["halves"] += 1
            time.sleep(0.01)
        for sock in socks:
            sock.close()

    def polls(self) -> None:
        path = SOCKET.replace("websocket", "polling")
        while self.goes_on():
            with suppress(OSError, Closed):
                ask(self.address, "GET", path, self.headers, source="127.0.0.68")
            self.done["polls"] += 1
            time.sleep(0.01)

    def run(self) -> None:
        kinds: list[Callable[[], None]] = [
            self.flood,
            self.crowd,
            self.garbage,
            self.guesses,
            self.bodies,
            self.halves,
            self.polls,
        ]
        threads = [threading.Thread(target=kind) for kind in kinds]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        print(json.dumps(self.done))


if __name__ == "__main__":
    port, table, key, seconds = sys.argv[1:5]
    Storm(int(port), table, key, float(seconds)).run()
