"""Open what a hall keeps in a database: as its owner, to serve it, or only to look at its keys."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from hub.storage.beside import BesideLog
from hub.storage.opened import OpenedStorage
from hub.storage.postgres import layout
from hub.storage.postgres.hosts import PostgresHostKeys
from hub.storage.postgres.lease import LAPSE, Lease, LeaseKeeper
from hub.storage.postgres.night_index import PostgresNightIndex
from hub.storage.postgres.profile import PostgresProfile
from hub.storage.postgres.raw import raw_table
from hub.storage.postgres.session import USUAL, Patience, Session
from hub.storage.postgres.sheets import PostgresSheets
from hub.storage.postgres.store import PostgresStore
from hub.tables.store import StorageFault

WAIT: Final = LAPSE + 2
"""Seconds to wait for a hall: a hub that was killed still seems to have it for a while."""

_ADD: Final = "INSERT INTO honor_hub.hall (name) VALUES (%s) ON CONFLICT DO NOTHING"


def open_hall(
    address: str, hall: str, *, patience: Patience = USUAL, wait: float = WAIT
) -> OpenedStorage:
    """Take a hall's lease and all it keeps; HallTaken if another hub has it and is alive."""
    sessions = [Session(address, patience) for _ in range(4)]
    writer, reader, leasing, beside = sessions
    try:
        with writer.use() as connection:
            layout.prepare(connection)
        lease = Lease(leasing, hall, socket.gethostname())
        lease.take(wait)
        hosts = PostgresHostKeys(leasing, hall)
        store = PostgresStore(writer, reader, lease)
        index = PostgresNightIndex(beside, hall)
    except BaseException:
        for session in sessions:
            session.close()
        raise
    keeper = LeaseKeeper(lease, hosts.refresh)

    def close() -> None:
        keeper.stop()
        store.close()
        with suppress(StorageFault):
            lease.release()
        for session in (leasing, beside):
            session.close()

    sheets = PostgresSheets(beside, hall)
    kept = BesideLog(hosts, PostgresProfile(beside, hall), sheets, partial(raw_table, reader, hall))
    return OpenedStorage(store, index, kept, close)


@contextmanager
def hall_keys(address: str, hall: str) -> Iterator[PostgresHostKeys]:
    """The hosts' keys of a hall that a hub may be serving."""
    session = Session(address)
    try:
        with session.use() as connection:
            layout.prepare(connection)
        session.change(_ADD, hall)
        yield PostgresHostKeys(session, hall)
    finally:
        session.close()
