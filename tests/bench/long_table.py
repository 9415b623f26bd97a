"""One table with ever more records: what a move, a look and a restart cost then.

Part of `make bench ARGS=growth`. A move is a seat setting its own honor to 2, and next time to 3,
as in the bench over the wire; the log is durable. A night of seven has about 300 records.
"""

import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from hub.rules.contract.actor import HOST, at
from hub.rules.contract.form import FieldValue, Move
from hub.rules.registry import GAMES
from hub.storage.sqlite import SqliteStore
from hub.tables.table import Table

COUNTS = (300, 2_000, 20_000)
SEATS = 7
TIMED = 100
NAME = "long"


class Row(NamedTuple):
    """Microseconds of a move and of a look, milliseconds of reading the table from its log."""

    records: int
    move: float
    look: float
    resume: float


def rows() -> list[Row]:
    """The same table as it grows."""
    with (
        tempfile.TemporaryDirectory(prefix="honor-hub-long-") as folder,
        closing(SqliteStore(Path(folder) / "log")) as store,
    ):
        table = _opened(store)
        return [_at(store, table, count) for count in COUNTS]


def show_rows(found: list[Row]) -> None:
    print("\none table: records, a move (µs), a look (µs), read from its log (ms)")
    for row in found:
        print(f"{row.records:>10}{row.move:>10.0f}{row.look:>10.0f}{row.resume:>10.1f}")


def _opened(store: SqliteStore) -> Table:
    rules = GAMES["samurai"]
    options = rules.options_type(players=SEATS, level="tokens", confirm=False)
    table = Table.open(store, rules, NAME, options, lambda: 0, seed="long")
    table.game.start(HOST)
    return table


def _at(store: SqliteStore, table: Table, count: int) -> Row:
    while table.version < count - TIMED:
        _move(table)
    moves = [_seconds(lambda: _move(table)) for _ in range(TIMED)]
    looks = [_seconds(lambda: table.views.look(at(3))) for _ in range(TIMED)]
    resumes = [
        _seconds(lambda: Table.resume(store, NAME, GAMES.__getitem__, lambda: 0)) for _ in range(3)
    ]
    return Row(
        table.version,
        1e6 * statistics.median(moves),
        1e6 * statistics.median(looks),
        1e3 * statistics.median(resumes),
    )


def _move(table: Table) -> None:
    turn, seat = divmod(table.version, SEATS)
    values: dict[str, FieldValue] = {"seat": seat, "value": 2 + turn % 2, "game": "goes-on"}
    table.game.submit(
        at(seat), Move(offer="correct-honor", values=values), f"move-{table.version:06d}"
    )


def _seconds(run: Callable[[], object]) -> float:
    started = time.perf_counter()
    run()
    return time.perf_counter() - started
