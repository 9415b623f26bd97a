"""The port behind which a log is kept, and the named ways in which keeping it can fail.

No store lives here; see hub.storage.
"""

from typing import Protocol

from hub.rules.contract.log import Record


class StorageFault(Exception):
    """The log could not be kept or read. `code` names the sentence; nothing was changed."""

    code = "storage-fault"

    def __init__(self, **params: str | int) -> None:
        super().__init__(self.code, params)
        self.params = params

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} {value}" for name, value in self.params.items())])


class LogMoved(StorageFault):
    """Someone else appended first: the caller's version is no longer the newest."""

    code = "log-moved"


class DamagedLog(StorageFault):
    """The log is truncated, altered or not a log at all."""

    code = "damaged-log"


class NewerLog(StorageFault):
    """The log was written by a newer version of the hub."""

    code = "newer-log"


class ReadOnlyLog(StorageFault):
    """The log or its folder cannot be written."""

    code = "read-only-log"


class FullLog(StorageFault):
    """There is no room left for the log."""

    code = "full-log"


class LogIsFolder(StorageFault):
    """There is a folder where a log should be."""

    code = "log-is-folder"


class LogInUse(StorageFault):
    """Another hub has this log open."""

    code = "log-in-use"


class MissingLog(StorageFault):
    """There is no log at that place."""

    code = "missing-log"


class LostLog(StorageFault):
    """The log was deleted, or another file is in its place, while it was open."""

    code = "lost-log"


class LogNotEmpty(StorageFault):
    """Something is there already where a copy was to be put."""

    code = "log-not-empty"


class DatabaseAway(StorageFault):
    """The database that keeps the log does not answer."""

    code = "database-away"


class DatabaseSlow(StorageFault):
    """The database answers, but not in time; it took back what it had begun."""

    code = "database-slow"


class DatabaseReadOnly(StorageFault):
    """The database takes no changes: a standby, or we may not write there."""

    code = "database-read-only"


class DatabaseFull(StorageFault):
    """The database has no room left."""

    code = "database-full"


class DatabaseTooOld(StorageFault):
    """The database is of a version that cannot keep a log."""

    code = "database-too-old"


class HallTaken(StorageFault):
    """Another hub keeps this hall now."""

    code = "hall-taken"


class HallLost(StorageFault):
    """This hub kept the hall, was silent for too long, and may write no more."""

    code = "hall-lost"


class Store(Protocol):
    """Keeps every table's records in order. What `append` returned from is never lost."""

    def append(self, *records: Record) -> None:
        """Commit all of these or none; LogMoved unless each follows its table's newest version."""
        ...

    def read(self, table: str) -> list[Record]:
        """All records of a table in order; [] for an unknown one."""
        ...

    def tables(self) -> list[str]:
        """The names of all tables with a record, in the order they were opened."""
        ...

    def heads(self) -> dict[str, str]:
        """The mark of every table, in the order they were opened; cheaper than `tables`.

        A mark is another after every record. A table whose head was lost is not among these.
        """
        ...

    def mark(self, table: str) -> str:
        """The mark of one table; empty: it has no record."""
        ...

    def forget(self, table: str) -> None:
        """Delete a table for good."""
        ...

    def check(self) -> None:
        """Raise the fault that says why nothing can be kept or read now; no walk over records."""
        ...

    def close(self) -> None: ...
