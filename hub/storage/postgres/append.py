"""Append records by one statement, which the database carries out whole or not at all.

It is fenced twice: by the epoch of the hall's owner, and by the head of each table. What a group
of changes comes to is worked out before anything is sent.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import psycopg

from hub.rules.contract.log import Record
from hub.storage.chain import GENESIS, link
from hub.storage.chained_rows import Head, RecordRow, row_of
from hub.storage.postgres.lease import Lease
from hub.tables.store import LogMoved

NONE: Final[Head] = (0, GENESIS)

Heads = dict[str, Head]

_HEADS: Final = (
    "SELECT tbl, version, chain FROM honor_hub.head WHERE hall = %s AND tbl = ANY(%s::text[])"
)

# The lock on the hall is the weakest there is: renewing a lease does not wait for it, and taking
# the hall does. Heads are locked in one order, and a new table's head goes before its records.
_APPEND: Final = """WITH fence AS MATERIALIZED (
  SELECT name FROM honor_hub.hall
  WHERE name = %(hall)s AND owner = %(owner)s AND epoch = %(epoch)s FOR KEY SHARE
), wanted AS MATERIALIZED (
  SELECT * FROM unnest(%(tables)s::text[], %(was)s::bigint[], %(was_chain)s::bytea[],
    %(is)s::bigint[], %(is_chain)s::bytea[])
    AS each(tbl, was, was_chain, version, chain)
), unmoved AS MATERIALIZED (
  SELECT head.tbl FROM honor_hub.head JOIN wanted USING (tbl)
  WHERE head.hall = %(hall)s AND head.version = wanted.was AND head.chain = wanted.was_chain
  ORDER BY head.tbl FOR UPDATE OF head
), agreed AS MATERIALIZED (
  SELECT 1 WHERE EXISTS (SELECT FROM fence)
    AND (SELECT count(*) FROM unmoved) = (SELECT count(*) FROM wanted WHERE was > 0)
), moved AS (
  UPDATE honor_hub.head SET version = wanted.version, chain = wanted.chain FROM wanted
  WHERE head.hall = %(hall)s AND head.tbl = wanted.tbl AND wanted.was > 0
    AND EXISTS (SELECT FROM agreed)
), opened AS (
  INSERT INTO honor_hub.head (hall, tbl, opened, version, chain)
  SELECT %(hall)s, tbl, (SELECT coalesce(max(opened), 0) FROM honor_hub.head
      WHERE hall = %(hall)s) + row_number() OVER (ORDER BY number), version, chain
  FROM (SELECT *, array_position(%(tables)s::text[], tbl) AS number FROM wanted) AS new
  WHERE was = 0 AND EXISTS (SELECT FROM agreed)
  RETURNING 1
), kept AS (
  INSERT INTO honor_hub.record
  SELECT %(hall)s, each.*, %(epoch)s FROM unnest(
    %(tbl)s::text[], %(version)s::bigint[], %(at)s::bigint[], %(by)s::text[],
    %(for_seat)s::bigint[], %(move_id)s::bytea[], %(scope)s::text[], %(schema)s::bigint[],
    %(events)s::bytea[], %(chain)s::bytea[]) AS each
  WHERE EXISTS (SELECT FROM agreed) AND (SELECT count(*) FROM opened) >= 0
)
SELECT (SELECT count(*) FROM fence), (SELECT count(*) FROM agreed)"""

_COLUMNS: Final = (
    *("tbl", "version", "at", "by", "for_seat"),
    *("move_id", "scope", "schema", "events", "chain"),
)

_IS_KEPT: Final = (
    "SELECT count(*) FROM honor_hub.record"
    " WHERE hall = %s AND (tbl, version, chain) IN"
    " (SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[]))"
)


class AppendPlan:
    """What a group of changes comes to on these heads: the rows to keep, and the heads after."""

    def __init__(self, heads: Mapping[str, Head]) -> None:
        self._was = heads
        self.heads: Heads = {}
        self.rows: list[RecordRow] = []

    def add(self, records: Sequence[Record]) -> None:
        """All of a change; LogMoved, and none of it, unless each record follows its head."""
        heads, rows = dict(self.heads), list[RecordRow]()
        for record in records:
            newest, previous = heads.get(record.table) or self._was.get(record.table, NONE)
            if record.version != newest + 1:
                raise LogMoved(table=record.table, version=record.version, newest=newest)
            chain = link(previous, record)
            rows.append(row_of(record, chain))
            heads[record.table] = (record.version, chain)
        self.heads = heads
        self.rows += rows

    def keep(self, connection: psycopg.Connection, lease: Lease) -> bool:
        """Whether all of it was kept; False: a head was moved by another, and nothing was kept.

        A lost lease is noted, and then nothing was kept either.
        """
        found = connection.execute(_APPEND, self._values(lease)).fetchone()
        if found is None or not found[0]:
            lease.lose()
            lease.check()
        return found is not None and bool(found[1])

    def is_kept(self, connection: psycopg.Connection, hall: str) -> bool:
        """Whether all of it is in the database: some of it alone never is."""
        found = connection.execute(_IS_KEPT, (hall, *_columns(self.heads))).fetchone()
        return found == (len(self.heads),)

    def _values(self, lease: Lease) -> dict[str, Any]:
        names, versions, chains = _columns(self.heads)
        was = [self._was.get(name, NONE) for name in names]
        values: dict[str, Any] = {
            "hall": lease.hall,
            "owner": lease.owner,
            "epoch": lease.epoch,
            "tables": names,
            "was": [version for version, _ in was],
            "was_chain": [chain for _, chain in was],
            "is": versions,
            "is_chain": chains,
        }
        columns = map(list, zip(*self.rows, strict=True))
        values |= zip(_COLUMNS, columns, strict=True)
        values["move_id"] = [None if each is None else each.encode() for each in values["move_id"]]
        return values


def read_heads(connection: psycopg.Connection, hall: str, tables: Iterable[str]) -> Heads:
    """How these tables stand; one without a record is not among them."""
    rows = connection.execute(_HEADS, (hall, list(tables))).fetchall()
    return {table: (version, chain) for table, version, chain in rows}


def _columns(heads: Heads) -> tuple[list[str], list[int], list[bytes]]:
    """In the order in which they were first met, which is that in which they are opened."""
    found = heads.items()
    return list(heads), [head[0] for _, head in found], [head[1] for _, head in found]
