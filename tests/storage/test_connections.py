"""Every connection to a file of ours is as careful as the others: what each was told is asked."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from hub.storage.night_index import SqliteNightIndex
from hub.storage.read_only_connection import reading
from hub.storage.sqlite import SqliteStore

CAREFUL: dict[str, int | str] = {"trusted_schema": 0, "cell_size_check": 1, "busy_timeout": 5000}
# Each commit is synced (2), or only what a cut must not damage (1).
LOG = {**CAREFUL, "journal_mode": "wal", "secure_delete": 1, "synchronous": 2}
TOLD = {
    "the log's that writes": LOG,
    "the index's": {**LOG, "synchronous": 1},
    "the log's that reads": {**CAREFUL, "writable_schema": 0},
    "a look's": {**CAREFUL, "writable_schema": 0},
    "a look's at a torn file": {**CAREFUL, "writable_schema": 1},
}


@contextmanager
def _opened(path: Path, which: str) -> Iterator[sqlite3.Connection]:
    index = SqliteNightIndex(path.with_name("index"))
    with (
        closing(SqliteStore(path)) as store,
        closing(index),
        reading(path) as look,
        reading(path, torn=True) as torn,
    ):
        found = (store._connection, index._connection, store._reader, look, torn)
        yield dict(zip(TOLD, found, strict=True))[which]


@pytest.mark.parametrize("which", TOLD)
def test_a_connection_is_told_all_that_it_has_to_heed(tmp_path: Path, which: str) -> None:
    with _opened(tmp_path / "log", which) as connection:
        found = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in TOLD[which]}
    assert found == TOLD[which]


@pytest.mark.parametrize("which", list(TOLD)[2:])
def test_a_connection_that_reads_cannot_write(tmp_path: Path, which: str) -> None:
    with (
        _opened(tmp_path / "log", which) as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        connection.execute("CREATE TABLE other (x)")
