"""Phones and screens that come to a table and leave it: who is linked, for everyone to see.

No socket is known here; whoever has one says when it comes and goes. Nothing of it is stored.
"""

from collections.abc import Callable

from hub.rules.contract.identifiers import Seat
from hub.tables.commit import CommitPoint
from hub.tables.presence import LinkedDevice, Presence
from hub.tables.snapshot import Snapshot


class TableConnections:
    """Where people sit round the table, everyone there sees who is away: watchers are told."""

    def __init__(self, commit: CommitPoint, presence: Presence) -> None:
        self._commit = commit
        self._presence = presence

    @property
    def linked(self) -> frozenset[Seat]:
        """The seats whose phones are linked now."""
        return self._presence.linked

    @property
    def has_screen(self) -> bool:
        """A table screen is there now."""
        return self._presence.on_screen

    def link(self, seat: int, address: str = "") -> Callable[[], None]:
        """A phone of that seat is there, until the returned function is called."""
        with self._commit.decision() as now:
            return self._arrive(now, now.state.seats.checked(seat), address)

    def link_screen(self) -> Callable[[], None]:
        """A table screen is there, until the returned function is called."""
        with self._commit.decision() as now:
            return self._arrive(now, None)

    def _arrive(self, now: Snapshot, seat: Seat | None, address: str = "") -> Callable[[], None]:
        link = LinkedDevice(seat, address)
        if self._presence.arrive(link) and now.has_ring:
            self._commit.note_unstored()
        return lambda: self._unlink(link)

    def _unlink(self, link: LinkedDevice) -> None:
        with self._commit.decision() as now:
            if self._presence.leave(link) and now.has_ring:
                self._commit.note_unstored()
