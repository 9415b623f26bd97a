"""A read-only SQLite connection to a log that a hub may be writing.

Nothing is written or checkpointed here, whatever the connection is asked.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hub.storage import layout, record_rows
from hub.storage.fault import named
from hub.tables.store import MissingLog


@contextmanager
def reading(
    path: Path, name: Path | None = None, *, torn: bool = False
) -> Iterator[sqlite3.Connection]:
    """A connection that only reads; faults carry the name of `name`, if there is one.

    Of a file that may be `torn` the rest is read, even if its end is missing.
    """
    with named(name or path):
        if not path.exists():
            raise MissingLog(file=path.name)
        address = f"{path.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA cell_size_check = ON")
            if torn:
                # Not to write anything, which cannot be done here: else SQLite refuses a file
                # that is shorter than it should be as a whole.
                connection.execute("PRAGMA writable_schema = ON")
            yield connection


def probe(path: Path) -> None:
    """Raise a named fault unless the log can be opened and read now.

    Anew each time: the connection that writes remembers its pages, and would not notice for
    hours that the file is gone or the card is dead. Only some pages are read, however long the
    log is: this is asked every few seconds.
    """
    with reading(path) as connection:
        layout.recognise(connection, path)
        try:
            record_rows.touch(connection)
        except sqlite3.OperationalError:
            raise  # The disk itself does not answer.
        except sqlite3.DatabaseError:
            pass  # A torn page: the tables on it are named when they are read, the others play on.
