"""The name under which an entrant sits at a table of the tournament."""

from collections.abc import Iterator

from hub.rules.contract.actor import HUB
from hub.rules.contract.name import LONGEST_NAME
from hub.rules.contract.refusal import Refusal
from hub.tables.table_seats import TableSeats


def sit(seats: TableSeats, seat: int, name: str, entrant: int) -> None:
    """By the entrant's name as this table can have it: short enough, and like nobody else's."""
    for fitting in _names(name, entrant + 1, len(seats.names)):
        try:
            seats.sit(seat, fitting, HUB)
        except Refusal as refusal:
            if not refusal.code.startswith("name-"):
                raise
        else:
            return


def _names(name: str, number: int, seats: int) -> Iterator[str]:
    """One's own, then with the number on the list; then more than there are others to have them."""
    yield name[:LONGEST_NAME].strip()
    yield f"{name[: LONGEST_NAME - 4].strip()} {number}"
    yield f"#{number}"
    yield from (f"#{number}.{more}" for more in range(2, seats + 2))
