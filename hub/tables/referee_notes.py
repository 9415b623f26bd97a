"""What a table keeps for its referee beside its game: phones that took an entry, and clocks.

Only a tournament has any of it. Nobody else is shown it, and no undo takes it back.
"""

from collections.abc import Mapping
from typing import Literal

from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.contract.identifiers import Version
from hub.tables.commit import CommitPoint
from hub.tables.events import ClockRead, EntriesSeen, EntryTaken, KeyGiven, KeyRevoked


class RefereeNotes:
    """Who asks was checked by their key."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit

    @property
    def taken(self) -> tuple[EntryTaken, ...]:
        """The phones that took an entry, and that the referee has not seen yet."""
        return self._commit.snapshot.state.taken

    @property
    def clocks(self) -> Mapping[int, int]:
        """How long each clock had run when it was read last, by the version that started it."""
        return self._commit.snapshot.state.clocks

    def take_entry(self, entrant: int, digest: str, how: Literal["list", "code"]) -> Version:
        """The entry is this key's alone from now on, and the referee is told."""
        with self._commit.decision() as now:
            seat = now.state.seats.checked(entrant)
            old = now.state.keys.digests("entrant", seat)
            gone = [KeyRevoked(digest=known) for known in old]
            given = KeyGiven(kind="entrant", seat=seat, digest=digest)
            taken = EntryTaken(entrant=seat, how=how, number=now.version + 1)
            return self._commit.append(HUB, *gone, given, taken)

    def see_entries(self, to: int) -> None:
        """The referee has seen them up to that number; once is enough."""
        with self._commit.decision() as now:
            if any(each.number <= to for each in now.state.taken):
                self._commit.append(REFEREE, EntriesSeen(to=to))

    def note_clocks(self, ran: Mapping[int, int]) -> None:
        """Put on the record how long clocks have run, so that a restart knows it."""
        with self._commit.decision():
            self._commit.append(HUB, *(ClockRead(since=at, ran=ms) for at, ms in ran.items()))
