"""Who acts or looks: a seat, the host, a screen, the panel.

Nothing about keys or connections; those belong to the tables.
"""

from typing import Literal

from hub.rules.contract.fact import Fact

Kind = Literal["seat", "host", "table", "panel", "watcher", "export", "hub", "referee"]

NOBODY = -1


class Who(Fact, cache_hash=True):
    """One actor or viewer; only seats are numbered."""

    kind: Kind
    seat: int = NOBODY

    def __str__(self) -> str:
        return f"seat {self.seat}" if self.kind == "seat" else self.kind


_SEATS = tuple(Who(kind="seat", seat=seat) for seat in range(8))


def at(seat: int) -> Who:
    """The person at a seat."""
    return _SEATS[seat] if 0 <= seat < len(_SEATS) else Who(kind="seat", seat=seat)


HOST = Who(kind="host")
TABLE = Who(kind="table")
PANEL = Who(kind="panel")
WATCHER = Who(kind="watcher")
EXPORT = Who(kind="export")
HUB = Who(kind="hub")
REFEREE = Who(kind="referee")


def viewers(seats: int) -> tuple[Who, ...]:
    """Everyone who may look at a table of so many seats."""
    return (*(at(seat) for seat in range(seats)), HOST, TABLE, PANEL, WATCHER, EXPORT, REFEREE)
