"""Records as rows of values, each with its digest: made for a database, and checked when read.

Which database, and how it is asked, is not known here.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from hub.rules.contract.log import Record
from hub.storage.chain import GENESIS, link
from hub.tables.store import DamagedLog

RecordRow = tuple[Any, ...]
Head = tuple[int, bytes]
"""A table's newest version and its digest; (0, GENESIS): it has no record."""


def row_of(record: Record, chain: bytes) -> RecordRow:
    """A record's columns in the order of the envelope, and its digest."""
    return (
        *(record.table, record.version, record.at, record.by, record.for_seat),
        *(record.move_id, record.scope, record.schema, bytes(record.events), chain),
    )


def verified(table: str, rows: Iterable[RecordRow], head: Callable[[], Head]) -> list[Record]:
    """A table's records in order; DamagedLog at the first version that is not as written.

    The head is asked for once the rows were read.
    """
    found: list[Record] = []
    previous = GENESIS
    for *fields, chain in rows:
        record = _record(fields, len(found) + 1)
        if link(previous, record) != chain:  # A gap shows too: the chain does not fit over it.
            raise DamagedLog(table=table, version=len(found) + 1)
        found.append(record)
        previous = chain
    if head() != (len(found), previous):
        raise DamagedLog(table=table, version=len(found) + 1)
    return found


def _record(fields: list[Any], version: int) -> Record:
    # Strict tables and the chain vouch for the other types: what was appended is what is read.
    if not isinstance(fields[8], bytes):
        raise DamagedLog(table=fields[0], version=version)
    return Record(
        table=fields[0],
        version=fields[1],
        at=fields[2],
        by=fields[3],
        for_seat=fields[4],
        move_id=fields[5],
        scope=fields[6],
        schema=fields[7],
        events=msgspec.Raw(fields[8]),
    )
