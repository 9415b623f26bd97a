"""Ask a database how it is, without changing anything in it and without taking a hall."""

import time
from typing import Final, NamedTuple

from hub.storage.postgres.lease import LAPSE
from hub.storage.postgres.session import Session

_SELF: Final = """SELECT current_setting('server_version'),
  current_setting('transaction_read_only') = 'on',
  current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on',
  to_regclass('honor_hub.hall') IS NOT NULL"""
_HALL: Final = """SELECT place, epoch,
  renewed_at > clock_timestamp() - make_interval(secs => %s) AND owner <> ''
FROM honor_hub.hall WHERE name = %s"""
# How far a standby is behind is for those to see who may; others see that it is there.
_STANDBYS: Final = """SELECT count(*) FILTER (WHERE sync_state IN ('sync', 'quorum')),
  count(*), coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0)::bigint / 1024
FROM pg_stat_replication"""


class DatabaseFacts(NamedTuple):
    """`place` is where the hub is that keeps the hall now; empty: nobody keeps it."""

    milliseconds: int
    version: str
    is_read_only: bool
    is_durable: bool
    place: str = ""
    epoch: int = 0
    synchronous: int = 0
    standbys: int = 0
    behind_kb: int = 0


def probe(address: str, hall: str) -> DatabaseFacts:
    """What it answers, and how soon; a StorageFault if it does not."""
    session = Session(address)
    try:
        session.rows("SELECT 1")
        began = time.monotonic()
        ((version, is_read_only, is_durable, is_there),) = session.rows(_SELF)
        took = round((time.monotonic() - began) * 1000)
        facts = DatabaseFacts(took, version.split()[0], is_read_only, is_durable)
        if is_there:
            for place, epoch, is_kept in session.rows(_HALL, LAPSE, hall):
                facts = facts._replace(place=place if is_kept else "", epoch=epoch)
        if not is_read_only:
            ((synchronous, standbys, behind),) = session.rows(_STANDBYS)
            facts = facts._replace(synchronous=synchronous, standbys=standbys, behind_kb=behind)
        return facts
    finally:
        session.close()
