"""What is on the record of a table, and when: for exports, lists and clocks.

Nothing is appended here; records hold secrets, and who may read them is not asked.
"""

from hub.rules.contract.log import Record
from hub.tables.commit import CommitPoint


class TableLog:
    """Times are in milliseconds since 1970, as the clock on the wall had them."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit

    @property
    def opened_at(self) -> int:
        return self._commit.opened_at

    @property
    def moved_at(self) -> int:
        """When its game was last moved on, or it was opened; moves that were undone count too."""
        return self._commit.moved_at

    def times(self) -> tuple[int, int]:
        """When it was opened, and when the last move was made that was not undone."""
        top = self._commit.snapshot.history.top
        return self.opened_at, self.opened_at if top is None else self._commit.moved[top.version]

    def records(self) -> list[Record]:
        """All that is stored of this table."""
        return self._commit.records()
