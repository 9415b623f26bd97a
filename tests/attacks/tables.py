"""Tables to attack: a game that is under way, with a phone at every seat."""

from contextlib import suppress
from typing import Any

from tests.attacks.phone import Phone
from tests.attacks.running import Running, Seat

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")


class Game:
    """A game at the Cards level, and everyone around it."""

    def __init__(self, hub: Running, players: int = 3) -> None:
        self.hub = hub
        self.table = hub.open(players)
        self.seats = [hub.join(self.table, name) for name in NAMES[:players]]
        self.phones: list[Phone] = []
        hub.start(self.table)

    def dial(self, seat: int = 0, source: str = "") -> Phone:
        phone = self.hub.phone(self.seats[seat], source)
        self.phones.append(phone)
        return phone

    def close(self) -> None:
        for phone in self.phones:
            with suppress(OSError):
                phone.close()

    @property
    def seat(self) -> Seat:
        return self.seats[0]


def plain_move(sight: dict[str, Any]) -> dict[str, Any] | None:
    """The first thing that a seat may do which the game waits for; None: nothing."""
    for offer in sight["offers"]:
        if offer.get("closed") or offer.get("standing"):
            continue
        values = _values(offer)
        if values is not None:
            return {"offer": offer["key"], "question": offer["question"], "values": values}
    return None


def _values(offer: dict[str, Any]) -> dict[str, Any] | None:
    values: dict[str, Any] = {}
    for field in offer["fields"]:
        value = _value(field, values)
        if value is None:
            return None
        values[field["name"]] = value
    return values


def _value(field: dict[str, Any], values: dict[str, Any]) -> Any:
    if field["type"] == "number":
        return field["low"]
    if field["type"] == "text":
        return "x" * field["shortest"]
    choices = field["choices"]
    if field.get("given"):
        key = "/".join(str(values[name]) for name in field["given"])
        choices = field["by"].get(key, choices)
    free = [choice["value"] for choice in choices if not choice.get("closed")]
    if field["type"] == "one":
        return free[0] if free else None
    return free[: field["low"]] if len(free) >= field["low"] else None
