"""Translate errors of PostgreSQL into the storage port's named faults.

Contents, parameters, addresses and passwords must not get into a fault: it ends on a screen.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import psycopg

from hub.tables.store import (
    DamagedLog,
    DatabaseAway,
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseSlow,
    StorageFault,
)

# By the whole SQLSTATE, or by its first two letters, which are its class.
_NAMED: Final[dict[str, type[StorageFault]]] = {
    "08": DatabaseAway,
    "28": DatabaseAway,  # It does not let us in.
    "3D": DatabaseAway,  # There is no such database there.
    "57P": DatabaseAway,
    "53300": DatabaseAway,  # It has no connection left for us.
    "57014": DatabaseSlow,
    "55P03": DatabaseSlow,
    "40": DatabaseSlow,  # It gave way to another transaction.
    "25006": DatabaseReadOnly,
    "42501": DatabaseReadOnly,
    "53": DatabaseFull,
    "54": DatabaseFull,
    "58": DatabaseFull,  # Its disk fails.
    "XX001": DamagedLog,
    "XX002": DamagedLog,
    # Our statements are constant and tested: tables or columns are missing, or contradict.
    "42P01": DamagedLog,
    "42703": DamagedLog,
    "23": DamagedLog,
}

# Errors that are sent as the connection goes: what was under way may have been kept or not.
_LAST_WORDS: Final = ("FATAL", "PANIC")


@contextmanager
def named(**params: str | int) -> Iterator[None]:
    """Raise what goes wrong inside as a named fault, or as it is if it is our bug."""
    try:
        yield
    except psycopg.Error as error:
        kind = fault_of(error)
        if kind is None:
            raise
        # `from None`: the database quotes rows in its messages, and libpq addresses.
        raise kind(**params, reason=error.sqlstate or "no-answer") from None


def fault_of(error: psycopg.Error) -> type[StorageFault] | None:
    """Which fault this is; None: the hub asked something wrong."""
    state = error.sqlstate
    if state is None:
        return DatabaseAway if isinstance(error, psycopg.OperationalError) else None
    for length in (5, 3, 2):
        if state[:length] in _NAMED:
            return _NAMED[state[:length]]
    return None if isinstance(error, psycopg.ProgrammingError | psycopg.DataError) else StorageFault


def is_unknown(error: psycopg.Error) -> bool:
    """Whether what was asked may have been done all the same: the connection went meanwhile.

    An error that the database could still name took everything back.
    """
    return error.sqlstate is None or error.diag.severity_nonlocalized in _LAST_WORDS
