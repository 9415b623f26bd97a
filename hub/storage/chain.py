"""The hash chain of the records: each digest covers the one before, so that damage shows.

It guards against broken disks and careless hands; it is no signature and keeps no secret.
"""

from hashlib import blake2b
from typing import Final

import msgspec

from hub.rules.contract.log import Record

GENESIS: Final = bytes(32)
"""What the first record of every chain is tied to."""


def link(previous: bytes, record: Record) -> bytes:
    """The digest of a record that follows the record whose digest is `previous`."""
    return blake2b(previous + _canonical(record), digest_size=len(GENESIS)).digest()


def _canonical(record: Record) -> bytes:
    # Spelled out rather than left to the struct: a field that the envelope may gain one day
    # must not change the digest of the records written before it.
    return msgspec.json.encode(
        (
            record.table,
            record.version,
            record.at,
            record.by,
            record.for_seat,
            record.move_id,
            record.scope,
            record.schema,
            record.events,
        )
    )
