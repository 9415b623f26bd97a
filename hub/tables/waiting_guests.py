"""Guests who found every seat taken: they look on, and are seated when the table plays again.

Under which name they wait is on the record with their key, so a restart forgets nobody.
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

    @property
    def guests(self) -> tuple[WaitingGuest, ...]:
        """Those whose key still works."""
        found = self._commit.snapshot.state.keys.all().items()
        return tuple(
            WaitingGuest(grant.waits_as, digest) for digest, grant in found if grant.waits_as
        )

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
            self._commit.append(HUB, key_given("watcher", None, digest, waits_as=text))

    def carry_on(self, guests: tuple[WaitingGuest, ...]) -> None:
        """There was no seat for these either: they wait on."""
        with self._commit.decision():
            if guests:
                waiting = (key_given("watcher", None, each.digest, each.name) for each in guests)
                self._commit.append(HUB, *waiting)
