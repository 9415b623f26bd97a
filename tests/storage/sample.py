"""Records to store, all different and all known beforehand; no game is played here."""

import msgspec

from hub.rules.contract.log import Record
from hub.tables.store import Store


def record(table: str, version: int, size: int = 20) -> Record:
    """The record that these tests expect at this place; `size` is about that of its events."""
    of_game = version % 3 != 0
    text = f"{table}/{version} "
    events = [{"type": "told", "text": (text * (size // len(text) + 1))}]
    return Record(
        table=table,
        version=version,
        at=1_700_000_000_000 - version,  # Backwards: nothing may depend on a clock.
        by="seat-1" if of_game else "host",
        for_seat=version % 7 if of_game else None,
        move_id=f"{table}-move-{version}" if of_game else None,
        scope="game" if of_game else "table",
        schema=1,
        events=msgspec.Raw(msgspec.json.encode(events)),
    )


def records(table: str, count: int) -> list[Record]:
    """The first records of a table."""
    return [record(table, version) for version in range(1, count + 1)]


def fill(store: Store, table: str, count: int) -> None:
    """Append the first records of a table."""
    for one in records(table, count):
        store.append(one)
