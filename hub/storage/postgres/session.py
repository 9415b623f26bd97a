"""One connection to the database, made anew after it broke, which never waits for ever.

A connection that has not answered for some seconds is cut by a thread of its own, because the
socket itself may wait for hours. What was under way then is unknown; see store.
"""

import os
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from hub.storage.postgres.fault import named
from hub.tables.store import DatabaseAway

Answer = TypeVar("Answer")
Value = str | int | float | bytes | bool | list[str] | None


class Patience(NamedTuple):
    """Seconds: for the database's own work, and for any answer at all."""

    work: float = 4.0
    answer: float = 6.0


USUAL: Final = Patience()


# Seconds within which what fails was a connection that had gone before, and not a slow database.
_AT_ONCE: Final = 1.0

# What an address may say otherwise. A dead machine is noticed in seconds, not in hours.
_USUAL: Final[dict[str, Any]] = {
    "application_name": "honor-hub",
    "connect_timeout": 3,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}

# What is acknowledged is durable, whatever the database's owner has set for others.
_SETTINGS: Final = """SELECT set_config('statement_timeout', %(work)s, false),
  set_config('lock_timeout', %(work)s, false),
  set_config('idle_in_transaction_session_timeout', %(work)s, false),
  set_config('client_encoding', 'UTF8', false),
  set_config('synchronous_commit', CASE current_setting('synchronous_commit')
    WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false)"""


class Session:
    """A connection of the hub's; `use` is for one thread at a time, and others wait.

    Each statement is a transaction of its own, unless a block says otherwise.
    """

    def __init__(self, address: str, patience: Patience = USUAL) -> None:
        try:
            self._conninfo = make_conninfo("", **{**_USUAL, **conninfo_to_dict(address)})
        except psycopg.ProgrammingError:
            # Without its text, which quotes the address and with it the password.
            raise DatabaseAway(reason="bad-address") from None
        self._patience = patience
        self._lock = threading.Lock()
        self._connection: psycopg.Connection | None = None
        self._since = 0.0
        self._is_closed = threading.Event()
        self.warnings = 0
        threading.Thread(target=self._watch, name="database-watch", daemon=True).start()

    @contextmanager
    def use(self, **params: str | int) -> Iterator[psycopg.Connection]:
        """The connection, which answered or was made anew: nothing was asked of it yet."""
        with self._lock, named(**params):
            connection = self._open()
            self._since = time.monotonic()
            try:
                yield connection
            finally:
                self._since = 0.0

    def ask(self, look: Callable[[psycopg.Connection], Answer], **params: str | int) -> Answer:
        """What a function that only looks finds; once more if the connection had just gone."""
        began = time.monotonic()
        try:
            with self.use(**params) as connection:
                return look(connection)
        except DatabaseAway:
            if time.monotonic() - began > _AT_ONCE or self._is_closed.is_set():
                raise
        with self.use(**params) as connection:
            return look(connection)

    def rows(self, statement: str, *values: Value, **params: str | int) -> list[tuple[Any, ...]]:
        """What one statement that only looks finds."""
        return self.ask(lambda each: each.execute(statement, values).fetchall(), **params)

    def change(self, statement: str, *values: Value) -> int:
        """One statement that may be asked twice with the same result; how many rows it met."""
        return self.ask(lambda each: each.execute(statement, values).rowcount)

    def close(self) -> None:
        """Whoever waits for an answer hears that the connection is gone."""
        self._is_closed.set()
        self._cut()
        with self._lock:
            if self._connection is not None:
                self._connection.close()

    def _open(self) -> psycopg.Connection:
        if self._is_closed.is_set():
            raise DatabaseAway(reason="closed")
        if self._connection is not None and _is_alive(self._connection):
            return self._connection
        if self._connection is not None:
            self._connection.close()
        self._connection = psycopg.connect(self._conninfo, autocommit=True)
        self._connection.add_notice_handler(self._note)
        work = f"{round(self._patience.work * 1000)}ms"
        self._since = time.monotonic()
        self._connection.execute(_SETTINGS, {"work": work})
        return self._connection

    def _note(self, notice: psycopg.errors.Diagnostic) -> None:
        """A warning may say that a commit was not passed on to the standby."""
        self.warnings += notice.severity_nonlocalized == "WARNING"

    def _watch(self) -> None:
        while not self._is_closed.wait(self._patience.answer / 10):
            since = self._since
            if since and time.monotonic() - since > self._patience.answer:
                self._cut()

    def _cut(self) -> None:
        connection = self._connection
        # It may be closed by its own thread at this very moment.
        with suppress(psycopg.Error, OSError):
            if connection is not None and not connection.closed:
                with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
                    line.shutdown(socket.SHUT_RDWR)


def _is_alive(connection: psycopg.Connection) -> bool:
    """Whether nothing came from the other end while nobody used it; some µs.

    What comes then is the end, or the last words before it. That it is a mere notice is rare, and
    a new connection is cheap: a change that is sent into one that ends is in doubt.
    """
    if connection.closed or connection.info.transaction_status != psycopg.pq.TransactionStatus.IDLE:
        return False
    poll = select.poll()
    poll.register(connection.pgconn.socket, select.POLLIN | select.POLLHUP)
    return not poll.poll(0)
