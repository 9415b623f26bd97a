"""The hosts' keys of a hall, as digests in the database.

They are read when the lease is renewed, and not for every use: a key that another process revokes
is unknown a second later.
"""

import time
from collections.abc import Callable, Iterable
from typing import Final

import psycopg

from hub.storage.postgres.session import Session
from hub.tables.host_key import MOST, HostKey, is_among
from hub.tables.keys import digest_of, new_key
from hub.tables.store import StorageFault

_KEYS: Final = "SELECT digest, made FROM honor_hub.host_key WHERE hall = %s ORDER BY number"
_ADD: Final = "INSERT INTO honor_hub.host_key (hall, digest, made) VALUES (%s, %s, %s)"
_DROP_OLD: Final = """DELETE FROM honor_hub.host_key WHERE hall = %s AND number NOT IN (
  SELECT number FROM honor_hub.host_key WHERE hall = %s ORDER BY number DESC LIMIT %s)"""
_DROP: Final = "DELETE FROM honor_hub.host_key WHERE hall = %s"
_DROP_ONE: Final = "DELETE FROM honor_hub.host_key WHERE hall = %s AND digest = %s"
_IS_CLAIMED: Final = "SELECT is_claimed FROM honor_hub.hall WHERE name = %s"
# Whoever comes second waits for the first, and then finds no row.
_CLAIM: Final = "UPDATE honor_hub.hall SET is_claimed = true WHERE name = %s AND NOT is_claimed"


class PostgresHostKeys:
    """A HostKeyring of one hall, which must be known to the database."""

    def __init__(self, session: Session, hall: str) -> None:
        self._session = session
        self._hall = hall
        self._known: tuple[HostKey, ...] = ()
        self._is_claimed = False
        self.refresh()

    def refresh(self) -> None:
        """Know what others have given and revoked; where that fails, what was known stays."""
        self._known = self.known()

    def give(self) -> str:
        key = new_key()
        self._write(lambda connection: self._add(connection, [_made_now(key)]))
        return key

    def is_claimed(self) -> bool:
        if not self._is_claimed:
            try:
                self._is_claimed = self._session.rows(_IS_CLAIMED, self._hall) != [(False,)]
            except StorageFault:
                return True
        return self._is_claimed

    def claim(self, key: str) -> bool:
        is_first = False

        def claim(connection: psycopg.Connection) -> None:
            nonlocal is_first
            is_first = connection.execute(_CLAIM, (self._hall,)).rowcount == 1
            if is_first:
                self._add(connection, [_made_now(key)])

        self._write(claim)
        return is_first

    def has(self, key: str) -> bool:
        return is_among(self._known, key)

    def known(self) -> tuple[HostKey, ...]:
        return tuple(HostKey(*row) for row in self._session.rows(_KEYS, self._hall))

    def revoke(self, is_meant: Callable[[HostKey], bool]) -> None:
        def drop(connection: psycopg.Connection) -> None:
            for key in filter(is_meant, self._known_by(connection)):
                connection.execute(_DROP_ONE, (self._hall, key.digest))

        self._write(drop)

    def revoke_all(self) -> None:
        self.put(())

    def put(self, keys: Iterable[HostKey]) -> None:
        def replace(connection: psycopg.Connection) -> None:
            connection.execute(_DROP, (self._hall,))
            self._add(connection, keys)

        self._write(replace)

    def _known_by(self, connection: psycopg.Connection) -> tuple[HostKey, ...]:
        """As it stands within a transaction."""
        return tuple(HostKey(*row) for row in connection.execute(_KEYS, (self._hall,)))

    def _add(self, connection: psycopg.Connection, keys: Iterable[HostKey]) -> None:
        connection.execute(_CLAIM, (self._hall,))
        for key in keys:
            connection.execute(_ADD, (self._hall, key.digest, key.made))
        connection.execute(_DROP_OLD, (self._hall, self._hall, MOST))

    def _write(self, change: Callable[[psycopg.Connection], object]) -> None:
        """In one transaction; one whose end was not heard of is refused, and a new key made."""
        with self._session.use() as connection, connection.transaction():
            change(connection)
        self.refresh()


def _made_now(key: str) -> HostKey:
    return HostKey(digest_of(key), time.time_ns() // 1_000_000)
