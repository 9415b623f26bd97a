"""How many phones, and at which tables they are: the sizes that are measured."""

from typing import NamedTuple

# A game of seven at the most, so a table of eight is seven seats and the table's own screen.
MOST_SEATS = 7
TABLE_OF = 8


class Around(NamedTuple):
    """Who is connected to one table; with three seats at least."""

    seats: int
    screens: int
    watchers: int


class Size(NamedTuple):
    """A number of phones at their tables."""

    key: str
    name: str
    tables: tuple[Around, ...]

    @property
    def phones(self) -> int:
        return sum(map(sum, self.tables))


def _tables(phones: int) -> tuple[Around, ...]:
    """Tables of eight; what is left over sits at a smaller one (60 is 7 × 8 and 4)."""
    full, rest = divmod(phones, TABLE_OF)
    tables = [Around(MOST_SEATS, 1, 0)] * full
    if rest:
        tables.append(Around(rest - 1, 1, 0))
    return tuple(tables)


SIZES = {
    size.key: size
    for size in (
        Size("8", "8 phones at one table", _tables(8)),
        Size("60", "60 phones at tables of 8", _tables(60)),
        Size("64", "64 phones at 8 tables", _tables(64)),
        Size("60x1", "60 phones at one table", (Around(MOST_SEATS, 1, 52),)),
        Size("300", "300 phones at tables of 8", _tables(300)),
        Size("1000", "1,000 phones at 125 tables", _tables(1000)),
    )
}
