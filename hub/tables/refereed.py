"""What a table keeps for its referee beside its game: phones that took an entry, and clocks.

Only a tournament has any of it. Nobody else is shown it, and no undo takes it back.
"""

from collections.abc import Mapping
from typing import Literal

from hub.rules.contract.actor import HUB, REFEREE
from hub.tables.borrowed_device import BorrowedDevice
from hub.tables.events import ClockRead, EntriesSeen, EntryTaken, KeyGiven, KeyRevoked


class Refereed(BorrowedDevice):
    """Who asks was checked by their key."""

    @property
    def taken(self) -> tuple[EntryTaken, ...]:
        """The phones that took an entry, and that the referee has not seen yet."""
        return self._standing.book.taken

    @property
    def clocks(self) -> Mapping[int, int]:
        """How long each clock had run when it was read last, by the version that started it."""
        return self._standing.book.clocks

    def take_entry(self, entrant: int, digest: str, how: Literal["list", "code"]) -> int:
        """The entry is this key's alone from now on, and the referee is told."""
        with self._held() as now:
            now.book.seats.check(entrant)
            old = now.book.keys.digests("entrant", entrant)
            gone = [KeyRevoked(digest=known) for known in old]
            given = KeyGiven(kind="entrant", seat=entrant, digest=digest)
            told = EntryTaken(entrant=entrant, how=how, number=now.version + 1)
            return self._tell(HUB, *gone, given, told)

    def see_entries(self, to: int) -> None:
        """The referee has seen them up to that number; once is enough."""
        with self._held() as now:
            if any(each.number <= to for each in now.book.taken):
                self._tell(REFEREE, EntriesSeen(to=to))

    def note_clocks(self, ran: Mapping[int, int]) -> None:
        """Put on the record how long clocks have run, so that a restart knows it."""
        with self._held():
            self._tell(HUB, *(ClockRead(since=at, ran=ms) for at, ms in ran.items()))
