"""The PostgreSQL store: what `append` returned from is committed, and what it refused is not.

If the connection is lost while a commit is under way nobody can say which it was. Then nothing is
answered until the database did: a new epoch puts an end to what was under way, and the log is
read. Whoever comes meanwhile is refused at once, before anything was sent for them.
"""

import threading
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import psycopg

from hub.rules.contract.log import Record
from hub.storage.chained_rows import Head, RecordRow, verified
from hub.storage.group_commit import GroupCommit, PendingChange
from hub.storage.postgres.append import NONE, AppendPlan, Heads, read_heads
from hub.storage.postgres.fault import is_unknown
from hub.storage.postgres.lease import Lease
from hub.storage.postgres.session import Session
from hub.tables.store import DatabaseAway, DatabaseReadOnly, LogMoved, StorageFault

Answer = TypeVar("Answer")
Pending = PendingChange[tuple[Record, ...]]

_ROWS: Final = (
    "SELECT tbl, version, at, by, for_seat, convert_from(move_id, 'UTF8'), scope, schema, events,"
    " chain FROM honor_hub.record WHERE hall = %s AND tbl = %s ORDER BY version"
)
_MARKS: Final = (
    "SELECT tbl, encode(chain, 'hex') FROM honor_hub.head WHERE hall = %s ORDER BY opened"
)
_MARK: Final = "SELECT encode(chain, 'hex') FROM honor_hub.head WHERE hall = %s AND tbl = %s"
# A table that lost its head is still named, so that reading it tells of the damage.
_NAMES: Final = """WITH RECURSIVE known(name) AS (
  SELECT min(tbl) FROM honor_hub.record WHERE hall = %(hall)s
  UNION ALL
  SELECT (SELECT min(tbl) FROM honor_hub.record WHERE hall = %(hall)s AND tbl > name)
  FROM known WHERE name IS NOT NULL
)
SELECT name FROM known LEFT JOIN honor_hub.head ON hall = %(hall)s AND tbl = name
WHERE name IS NOT NULL ORDER BY opened NULLS LAST, name"""
_FORGET: Final = """WITH fence AS MATERIALIZED (
  SELECT name FROM honor_hub.hall
  WHERE name = %(hall)s AND owner = %(owner)s AND epoch = %(epoch)s FOR KEY SHARE
), records AS (
  DELETE FROM honor_hub.record
  WHERE hall = %(hall)s AND tbl = %(table)s AND EXISTS (SELECT FROM fence)
), heads AS (
  DELETE FROM honor_hub.head
  WHERE hall = %(hall)s AND tbl = %(table)s AND EXISTS (SELECT FROM fence)
)
SELECT count(*) FROM fence"""
_CHECK: Final = "SELECT current_setting('transaction_read_only') = 'on'"

# Seconds between two tries to hear of a commit whose outcome is unknown.
_AGAIN = 0.25


class _Unknown(Exception):
    """The connection went while a change was under way."""


class _Overtaken(Exception):
    """Another opened the same table just now, or took the same place in their order."""


class PostgresStore:
    """A Store of one hall in a database; safe to use from several threads.

    Only the owner of the hall's lease appends; what is read has a connection of its own.
    """

    def __init__(self, writer: Session, reader: Session, lease: Lease) -> None:
        self._writer = writer
        self._reader = reader
        self._lease = lease
        self._hall = lease.hall
        self._changes: GroupCommit[tuple[Record, ...]] = GroupCommit(self._commit)
        # Held by whoever changes something: the one connection that writes is theirs.
        self._guard = threading.Lock()
        self._heads: Heads = {}
        self._is_in_doubt = False

    def append(self, *records: Record) -> None:
        """Commit all of these or none; LogMoved unless each follows its table's newest version."""
        if records:
            self._refuse_in_doubt()
            self._changes.make(records)

    def read(self, table: str) -> list[Record]:
        """All records of a table in order; DamagedLog if any is not as it was written."""

        def look(connection: psycopg.Connection) -> tuple[list[RecordRow], Head]:
            with connection.transaction():
                connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                head = read_heads(connection, self._hall, [table]).get(table, NONE)
                return connection.execute(_ROWS, (self._hall, table)).fetchall(), head

        rows, head = self._reader.ask(look, table=table)
        return verified(table, rows, lambda: head)

    def tables(self) -> list[str]:
        """The names of all tables with a record, in the order they were opened."""
        found = self._reader.ask(lambda each: each.execute(_NAMES, {"hall": self._hall}).fetchall())
        return [name for (name,) in found]

    def heads(self) -> dict[str, str]:
        """The mark of every table that has a head, in the order they were opened."""
        return dict(self._reader.rows(_MARKS, self._hall))

    def mark(self, table: str) -> str:
        """What the chain of a table has come to; empty: it has no record."""
        found = self._reader.rows(_MARK, self._hall, table, table=table)
        return str(found[0][0]) if found else ""

    def forget(self, table: str) -> None:
        """Delete a table for good; its bytes are the database's to overwrite, by VACUUM."""
        self._refuse_in_doubt()
        with self._guard:
            self._heads.pop(table, None)
            is_done = False
            while not is_done:
                self._lease.check()
                is_done = self._is_forgotten(table)

    def check(self) -> None:
        """Raise a named fault unless the hall is ours, and can be read and written."""
        self._lease.check()
        self._refuse_in_doubt()
        if self._reader.rows(_CHECK) != [(False,)]:
            raise DatabaseReadOnly()

    def close(self) -> None:
        """Nothing is appended or read any more; the lease is not given back here."""
        self._writer.close()
        self._reader.close()

    def _refuse_in_doubt(self) -> None:
        if self._is_in_doubt:
            raise DatabaseAway()

    def _commit(self, changes: Sequence[Pending]) -> None:
        """One statement for all of these; one that is refused takes no other with it."""
        with self._guard:
            self._lease.check()
            known = True
            while (plan := self._planned(changes, known)).rows:
                if self._is_kept(plan):
                    self._heads |= plan.heads
                    return
                self._lease.check()
                # Somebody else has moved a head: who still follows is seen by the log itself.
                known = False

    def _planned(self, changes: Sequence[Pending], is_known: bool) -> AppendPlan:
        """What is to be kept of these; a change is refused by heads alone that were just read."""
        tables = dict.fromkeys(record.table for each in changes for record in each.change)
        if is_known:
            wanted = [table for table in tables if table not in self._heads]
        else:
            wanted = list(tables)
        self._learn(wanted)
        plan = AppendPlan(self._heads)
        for each in changes:
            if each.error is not None:
                continue
            try:
                plan.add(each.change)
            except LogMoved as moved:
                if is_known and len(wanted) < len(tables):
                    return self._planned(changes, False)
                each.refuse(moved)
        return plan

    def _learn(self, tables: Sequence[str]) -> None:
        """How these tables stand; one without a record is not remembered as such."""
        if tables:
            for table in tables:
                self._heads.pop(table, None)
            self._heads |= self._writer.ask(lambda each: read_heads(each, self._hall, tables))

    def _is_kept(self, plan: AppendPlan) -> bool:
        """Whether a plan was carried out; False: it was not, and will not be."""
        try:
            return self._sent(lambda connection: plan.keep(connection, self._lease))
        except _Overtaken:
            return False
        except _Unknown:
            self._settle()
        return self._settled(lambda: self._writer.ask(lambda each: plan.is_kept(each, self._hall)))

    def _is_forgotten(self, table: str) -> bool:
        def delete(connection: psycopg.Connection) -> bool:
            lease = self._lease
            values = {"hall": lease.hall, "owner": lease.owner, "epoch": lease.epoch}
            found = connection.execute(_FORGET, {**values, "table": table}).fetchone()
            if found != (1,):
                lease.lose()
            return found == (1,)

        try:
            return self._sent(delete)
        except _Unknown:
            self._settle()
            return False

    def _sent(self, change: Callable[[psycopg.Connection], Answer]) -> Answer:
        """What the database answered; _Unknown if it may have done it and we did not hear so."""
        with self._writer.use() as connection:
            warned = self._writer.warnings
            try:
                answer = change(connection)
            except psycopg.Error as error:
                if is_unknown(error):
                    raise _Unknown from None
                if error.diag.constraint_name in ("head_key", "head_opened"):
                    raise _Overtaken from None
                raise
            if self._writer.warnings != warned:
                raise _Unknown
            return answer

    def _settle(self) -> None:
        """Begin an epoch of our own, or learn that another has; for as long as it takes."""
        self._settled(self._lease.take_again)

    def _settled(self, look: Callable[[], Answer]) -> Answer:
        self._is_in_doubt = True
        try:
            while True:
                try:
                    return look()
                except StorageFault:
                    time.sleep(_AGAIN)
        finally:
            self._is_in_doubt = False
