"""The hosts' keys of a hall, as digests in the database.

They are read when the lease is renewed, and not for every use: a key that another process revokes
is unknown a second later.
"""

from collections.abc import Callable, Iterable
from typing import Final

import psycopg

from hub.storage.postgres.session import Session
from hub.tables.host_keyring import MOST, is_among
from hub.tables.keys import digest_of, new_key

_DIGESTS: Final = "SELECT digest FROM honor_hub.host_key WHERE hall = %s ORDER BY number"
_ADD: Final = "INSERT INTO honor_hub.host_key (hall, digest) VALUES (%s, %s)"
_DROP_OLD: Final = """DELETE FROM honor_hub.host_key WHERE hall = %s AND number NOT IN (
  SELECT number FROM honor_hub.host_key WHERE hall = %s ORDER BY number DESC LIMIT %s)"""
_DROP: Final = "DELETE FROM honor_hub.host_key WHERE hall = %s"


class PostgresHostKeys:
    """A HostKeyring of one hall, which must be known to the database."""

    def __init__(self, session: Session, hall: str) -> None:
        self._session = session
        self._hall = hall
        self._known: tuple[str, ...] = ()
        self.refresh()

    def refresh(self) -> None:
        """Know what others have given and revoked; where that fails, what was known stays."""
        self._known = self.digests()

    def give(self) -> str:
        key = new_key()
        self._write(lambda connection: self._add(connection, [digest_of(key)]))
        return key

    def revoke_all(self) -> None:
        self._write(lambda connection: connection.execute(_DROP, (self._hall,)))

    def has(self, key: str) -> bool:
        return is_among(self._known, key)

    def digests(self) -> tuple[str, ...]:
        return tuple(digest for (digest,) in self._session.rows(_DIGESTS, self._hall))

    def put(self, digests: Iterable[str]) -> None:
        def replace(connection: psycopg.Connection) -> None:
            connection.execute(_DROP, (self._hall,))
            self._add(connection, digests)

        self._write(replace)

    def _add(self, connection: psycopg.Connection, digests: Iterable[str]) -> None:
        for digest in digests:
            connection.execute(_ADD, (self._hall, digest))
        connection.execute(_DROP_OLD, (self._hall, self._hall, MOST))

    def _write(self, change: Callable[[psycopg.Connection], object]) -> None:
        """In one transaction; one whose end was not heard of is refused, and a new key made."""
        with self._session.use() as connection, connection.transaction():
            change(connection)
        self.refresh()
