"""Who acts or looks: a seat, the host, a screen, the panel.

Nothing about keys or connections; those belong to the tables.
"""

from typing import Literal

from hub.rules.contract.value import Value

Kind = Literal["seat", "host", "table", "panel", "watcher", "export", "hub", "referee"]

NOBODY = -1


class Actor(Value, cache_hash=True):
    """One actor or viewer; only seats are numbered."""

    kind: Kind
    seat: int = NOBODY

    def __str__(self) -> str:
        return f"seat {self.seat}" if self.kind == "seat" else self.kind


_SEATS = {seat: Actor(kind="seat", seat=seat) for seat in range(8)}


def at(seat: int) -> Actor:
    """The person at a seat."""
    return _SEATS.get(seat) or Actor(kind="seat", seat=seat)


HOST = Actor(kind="host")
TABLE = Actor(kind="table")
PANEL = Actor(kind="panel")
WATCHER = Actor(kind="watcher")
EXPORT = Actor(kind="export")
HUB = Actor(kind="hub")
REFEREE = Actor(kind="referee")


def viewers(seats: int) -> tuple[Actor, ...]:
    """Everyone who may look at a table of so many seats."""
    return (*(at(seat) for seat in range(seats)), HOST, TABLE, PANEL, WATCHER, EXPORT, REFEREE)
