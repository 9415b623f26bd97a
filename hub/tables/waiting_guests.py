"""Guests who found every seat taken: they look on, and are seated when the table plays again.

Who waits is in memory alone; after a restart they look on, and sit down by the code like anyone.
"""

from typing import NamedTuple

from hub.rules.contract.actor import HUB
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.keys import key_given
from hub.tables.permission import check_open

MOST_WAITING = 8


class WaitingGuest(NamedTuple):
    """A name, and the digest of the key by which they look on, and will sit."""

    name: str
    digest: str

    def __repr__(self) -> str:
        return f"WaitingGuest({self.name!r})"


class WaitingGuests:
    """In the order they came."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit
        self._guests: tuple[WaitingGuest, ...] = ()

    @property
    def guests(self) -> tuple[WaitingGuest, ...]:
        """Those whose key still works."""
        keys = self._commit.snapshot.state.keys
        return tuple(each for each in self._guests if keys.has(each.digest))

    def wait(self, name: str, digest: str) -> None:
        """Look on with this key from now on, and play the next game under this name."""
        with self._commit.decision() as now:
            check_open(now)
            text, guests = clean_name(name), self.guests
            others = (*now.state.seats.names, *(each.name for each in guests))
            if alike(text) in map(alike, filter(None, others)):
                raise Refusal("name-taken", name=text)
            if len(guests) >= MOST_WAITING:
                raise Refusal("no-free-seat")
            self._commit.append(HUB, key_given("watcher", None, digest))
            self._guests = (*guests, WaitingGuest(text, digest))

    def carry_on(self, guests: tuple[WaitingGuest, ...]) -> None:
        """There was no seat for these either: they wait on."""
        self._guests = guests
