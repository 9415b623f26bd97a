"""Whether a table is in memory to stay: who keeps it there, and whether it was put away or deleted.

When a table is put away is decided by whoever holds all of them; this says only whether it can be.
"""

from collections.abc import Callable

from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint

# Seconds after which a decision is not waited for any more: nothing of ours takes as long.
STUCK = 5.0


class Residency:
    """A table that was put away or deleted stores nothing, though someone may still hold it."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit
        self._keepers = 0

    @property
    def is_gone(self) -> bool:
        """The table is deleted."""
        return self._commit.is_gone

    @property
    def is_away(self) -> bool:
        """Put away; the same table may have been loaded anew by now."""
        return self._commit.is_away

    @property
    def is_kept(self) -> bool:
        """Somebody is at the table, so it is not put away."""
        return self._keepers > 0

    def keep(self) -> Callable[[], None]:
        """Somebody is at this table, until the returned function is called once.

        Refused with `table-moved` if it was put away just now: whoever asks anew gets another.
        """
        with self._commit.locked():
            if self._commit.is_away:
                raise Refusal("table-moved")
            self._keepers += 1
        return self._let_go

    def _let_go(self) -> None:
        with self._commit.locked():
            self._keepers -= 1

    def mark_deleted(self) -> None:
        """Whoever still holds the table can store nothing any more.

        A move that is just being stored is waited for; a decision that never ends is not.
        """
        self._commit.is_gone = True
        self._commit.wait_until_free(STUCK)

    def put_away(self, version: int) -> bool:
        """Nothing is stored from here any more; not if somebody is at it, or it has moved."""
        with self._commit.locked() as now:
            if self._keepers or now.version != version:
                return False
            self._commit.is_away = True
            self._commit.dismiss_watchers()
            return True
