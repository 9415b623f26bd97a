"""Group commit: changes that wait at the same time share one transaction, and one sync of the disk.

Only who waits for whom. What a transaction is, and what its faults are called, is the store's
business: see sqlite and postgres/store.
"""

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Generic, TypeVar

Change = TypeVar("Change")


class PendingChange(Generic[Change]):
    """A change that waits to be committed, and the error that refused it, if one did."""

    __slots__ = ("_turn", "change", "error", "is_decided")

    def __init__(self, change: Change) -> None:
        self.change = change
        self.error: BaseException | None = None
        self.is_decided = False
        # Held until somebody lets this change's thread go on.
        self._turn = Lock()
        self._turn.acquire()

    def refuse(self, error: BaseException) -> None:
        """Note why it was not kept; the first reason is the true one."""
        if self.error is None:
            self.error = error

    def wait(self) -> None:
        """Until it is decided, or it is this thread's turn to commit."""
        self._turn.acquire()

    def wake(self) -> None:
        self._turn.release()


class GroupCommit(Generic[Change]):
    """Lets one thread at a time commit for all that wait by then.

    `commit` gets changes in the order in which they came. When it returns, each is on the disk or
    has its error; if it raises, none is kept. Nobody waits for more to come: a change that comes
    alone is committed at once.
    """

    def __init__(self, commit: Callable[[Sequence[PendingChange[Change]]], None]) -> None:
        self._commit = commit
        self._guard = Lock()
        self._waiting: list[PendingChange[Change]] = []
        self._is_led = False

    def make(self, change: Change) -> None:
        """Return when the change is on the disk; raise what refused it."""
        pending = PendingChange(change)
        with self._guard:
            self._waiting.append(pending)
            leads, self._is_led = not self._is_led, True
        if not leads:
            pending.wait()
        if not pending.is_decided:
            self._lead()
        if pending.error is not None:
            raise pending.error

    def _lead(self) -> None:
        """Commit for all that wait now, and leave what came meanwhile to the first of it."""
        with self._guard:
            group, self._waiting = self._waiting, []
        try:
            self._commit(group)
        except BaseException as error:
            for change in group:
                change.refuse(error)
        for change in group:
            change.is_decided = True
        with self._guard:
            following = self._waiting[:1]
            self._is_led = bool(following)
        # Who commits next goes first: the disk rests meanwhile.
        for change in (*following, *group):
            change.wake()
