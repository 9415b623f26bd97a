"""A tournament on a real hub for tests: opened by the host, entered by phones, run by its referee.

Nothing of the hub is imported; what is known is what it answers.
"""

import time
from collections.abc import Callable
from typing import Any

from tests.web.phone import Json, Phone
from tests.web.running import Reply, RunningHub

PATIENCE = 20.0


class Tournament:
    """One tournament; `phones` are its entrants', in the order in which they came."""

    def __init__(self, hub: RunningHub, **options: Any) -> None:
        self.hub = hub
        told = hub.as_host("POST", "/api/tournaments", {"options": options})
        self.name: str = told["table"]
        self.key: str = told["key"]
        self.desk = Phone(hub.url, self.name, self.key)
        self.phones: list[Phone] = []

    def join(self, name: str, seat: int | None = None) -> Phone:
        asked = {"code": self.name, "name": name, "seat": seat}
        reply = self.hub.ask("POST", "/api/join", asked)
        assert reply.status == 201, reply
        phone = Phone(self.hub.url, self.name, reply.said["key"], reply.said["seat"])
        self.phones.append(phone)
        return phone

    def let_in(self, entrant: int) -> Phone:
        """A phone for somebody on the list, by a code from the desk."""
        code = self.ask("POST", f"/entrants/{entrant}/code").said["code"]
        said = self.hub.ask("POST", "/api/move", {"code": code}).said
        phone = Phone(self.hub.url, self.name, said["key"], said["seat"])
        self.phones.append(phone)
        return phone

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Reply:
        """As the referee, unless with another key."""
        return self.hub.ask(
            method, f"/api/tournaments/{self.name}{path}", body, key=key or self.key
        )

    def referee(self, offer: str, **values: Any) -> Json:
        """A move of the referee's that must be taken; the desk as it is after it."""
        sight = self.desk.wait(0)
        asked = [each["question"] for each in sight["offers"] if each["key"] == offer]
        question = asked[0] if asked else 0
        answer = self.desk.move({"offer": offer, "question": question, "values": values})
        assert answer["ok"], (offer, answer)
        return self.desk.wait(answer["version"])

    def place(self, phone: Phone) -> tuple[str, int]:
        """Where this entrant belongs now."""
        told = self.ask("GET", "/seat", key=phone.key).said
        return told["table"], told["seat"]

    def at_table(self, phone: Phone) -> Phone:
        """The same phone and key at the table where it belongs, connected."""
        table, seat = self.place(phone)
        assert table, f"entrant {phone.seat} sits nowhere"
        there = Phone(self.hub.url, table, phone.key, seat)
        there.connect()
        return there


def until(what: Callable[[], Any], why: str = "", seconds: float = PATIENCE) -> Any:
    """The first thing that is true of what is asked for again and again."""
    ends = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < ends, why or "it never came"
        time.sleep(0.02)
    return found


def filled_sheet(sight: Json) -> Json:
    """The values of a whole sheet: honest numbers, and each character once."""
    (offer,) = (each for each in sight["offers"] if each["key"] in ("fill-sheet", "correct-sheet"))
    values: Json = {}
    for field in offer["fields"]:
        if field["type"] == "number":
            # There are three Daimyo in the box, and more chairs.
            values[field["name"]] = 0 if field["name"].startswith("daimyo") else 1
        elif field["type"] == "text":
            values[field["name"]] = "a slip"
        else:
            given = "/".join(str(values[name]) for name in field["given"])
            open_ones = [
                choice["value"]
                for choice in field["by"].get(given, field["choices"])
                if choice["closed"] is None
            ]
            used = [values[name] for name in field["unlike"]]
            values[field["name"]] = next(value for value in open_ones if value not in used)
        if field["name"] == "ending":
            # Nobody is without honor here.
            values["ending"] = "time"
    return values


def typed_in(cup: Tournament) -> None:
    """Every table of the round, from paper."""
    for table in [each["name"] for each in cup.desk.view["own"]["tables"]]:
        sight = cup.referee("take-sheet", table=table)
        cup.referee("fill-sheet", **filled_sheet(sight))
