"""Who may say of whoever took a seat over that it is them, and how long it takes if nobody does.

What is known here of phones and their addresses is in memory alone. After a restart the time
begins anew; what was decided is on the record.
"""

import time
from collections.abc import Callable

from hub.rules.contract.identifiers import Seat, Version
from hub.tables.presence import Presence
from hub.tables.seat_changes import Claim
from hub.tables.snapshot import Snapshot

# How long role and hand stay covered, in milliseconds, if nobody says who it is.
WAIT = 30_000


def steady() -> int:
    """Milliseconds that never jump."""
    return time.monotonic_ns() // 1_000_000


class TakeoverWaits:
    """How long each claim still waits. A restart begins anew, so it shortens nothing."""

    def __init__(self, clock: Callable[[], int] = steady) -> None:
        self._clock = clock
        self._began: dict[tuple[Seat, Version], int] = {}

    def left(self, claim: Claim) -> int:
        """Milliseconds; 0: its time is up. It counts from when it was first asked for."""
        now = self._clock()
        began = self._began.setdefault((claim.seat, claim.since), now)
        return max(0, began + WAIT - now)


class TakeoverAddresses:
    """From which address seats were taken in the middle of the game.

    A hub knows no accounts. An address is mostly one phone, and behind some routers all of them:
    so it shuts nobody out, but makes whoever joins at a second seat ask for a yes.
    """

    def __init__(self) -> None:
        self._from: dict[Seat, str] = {}
        self._joined: dict[str, set[Seat]] = {}

    def note(self, seat: Seat, address: str, *, is_join: bool) -> None:
        """This seat was taken from that address; empty: the host seated somebody."""
        self._from[seat] = address
        if is_join and address:
            self._joined.setdefault(address, set()).add(seat)

    def has_another(self, address: str, seat: Seat) -> bool:
        """Whether another seat, a bot's or a freed one, was joined from there in this game."""
        return bool(self._joined.get(address, set()) - {seat})

    def of(self, seat: Seat) -> str:
        """Where a seat was taken from; empty: nobody knows."""
        return self._from.get(seat, "")

    def may_vouch(self, now: Snapshot, here: Presence, seat: Seat, address: str) -> frozenset[Seat]:
        """The seats that may say of whoever took `seat` from this address that it is them."""
        known = frozenset(each for each in now.players if each != seat and _is_known(now, each))
        if not address:
            return known
        # Seats that were joined from there are the same person's, for all we know.
        known -= frozenset(self._joined.get(address, ()))
        there = frozenset(each for each in known if address in here.addresses(each))
        elsewhere = [each for each in known - there if here.addresses(each)]
        # Where all phones have one address, it tells nobody apart.
        return known - there if elsewhere else known


def has_company(now: Snapshot, seat: Seat) -> bool:
    """Whether another person sits at the table, with a phone or without."""
    seats = now.state.seats
    others = now.players - {seat} - seats.bots
    return any(seats.is_taken(each) for each in others)


def _is_known(now: Snapshot, seat: Seat) -> bool:
    """A person with a phone, who did not just take that seat over themselves."""
    return bool(now.state.keys.of_seat(seat)) and seat not in now.changes.claims
