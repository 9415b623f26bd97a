"""Stores of one hall without the thread that renews its lease, so that a test says when."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import psycopg

from hub.storage.postgres import layout
from hub.storage.postgres.lease import Lease
from hub.storage.postgres.session import USUAL, Patience, Session
from hub.storage.postgres.store import PostgresStore


class Owner(NamedTuple):
    """A store and the lease that it appends under."""

    store: PostgresStore
    lease: Lease


@contextmanager
def owner(
    address: str, hall: str, lease: Lease | None = None, patience: Patience = USUAL
) -> Iterator[Owner]:
    """Whoever takes the hall now, or who shares the `lease` of another: nothing else is alike."""
    sessions = [Session(address, patience) for _ in range(3)]
    writer, reader, leasing = sessions
    try:
        with writer.use() as connection:
            layout.prepare(connection)
        if lease is None:
            lease = Lease(leasing, hall, "here")
            lease.take(0)
        yield Owner(PostgresStore(writer, reader, lease), lease)
    finally:
        for session in sessions:
            session.close()


def fall_silent(address: str, hall: str) -> None:
    """As if the owner of the hall had renewed its lease a minute ago for the last time."""
    long_ago = "now() - interval '1 min'"
    run(address, f"UPDATE honor_hub.hall SET renewed_at = {long_ago} WHERE name = %s", hall)


def run(address: str, statement: str, *values: object) -> None:
    """What somebody else does in the database."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(statement, values)


def versions(address: str, hall: str, table: str) -> list[int]:
    """What there is of a table, asked past every store."""
    wanted = "SELECT version FROM honor_hub.record WHERE hall = %s AND tbl = %s ORDER BY version"
    with psycopg.connect(address) as connection:
        return [version for (version,) in connection.execute(wanted, (hall, table))]
