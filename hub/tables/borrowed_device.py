"""The host's device goes round: for some minutes it shows a seat that has no phone of its own.

Its key is in memory alone, so that a restart forgets it; that it was given is on the record.
"""

import hmac
from collections.abc import Callable

import msgspec

from hub.rules.contract.actor import HOST, Actor
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.events import DeviceHanded, DeviceReturned
from hub.tables.keys import PresentedKey, digest_of
from hub.tables.permission import check_open


class Loan(msgspec.Struct, frozen=True):
    """Who may look, by which key, and whether its time is not up yet."""

    seat: Seat
    name: str
    digest: str
    lasts: Callable[[], bool]

    def __repr__(self) -> str:
        return f"Loan(seat={self.seat})"


class BorrowedDevice:
    """What a table does for those who have no phone. One device goes round, so one loan."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit
        self._loan: Loan | None = None

    @property
    def is_out(self) -> bool:
        """A device goes round here; its key is in memory alone."""
        return self._loan is not None and self._loan.lasts()

    def hand(self, seat: int, digest: str, lasts: Callable[[], bool], by: Actor = HOST) -> Version:
        """Let this key show the seat while it lasts; a loan before this one is over."""
        with self._commit.decision() as now:
            check_open(now)
            seats = now.state.seats
            at = seats.checked(seat)
            if seats.is_free(at):
                raise Refusal("seat-free")
            if now.state.keys.of_seat(at):
                raise Refusal("seat-has-phone")
            if not now.history.has_begun:
                raise Refusal("not-started")
            version = self._commit.append(by, DeviceHanded(seat=at))
            self._loan = Loan(at, seats.names[at], digest, lasts)
            return version

    def take_back(self, seat: int, by: Actor = HOST) -> Version:
        """The device is back: its key shows nothing any more."""
        with self._commit.decision() as now:
            # First: should the log fail or the table be closed, the key is still gone.
            was_out = self.forget(seat)
            check_open(now)
            at = now.state.seats.checked(seat)
            if not was_out:
                raise Refusal("no-such-key")
            now.state.seats.check_taken(at)
            return self._commit.append(by, DeviceReturned(seat=at))

    def forget(self, seat: int) -> bool:
        """End the loan for this seat, on no record; whether there was one."""
        if self._loan is None or self._loan.seat != seat:
            return False
        self._loan = None
        return True

    def is_lent(self, key: PresentedKey) -> bool:
        """Whether this is the key of the device that goes round, and still works."""
        return self.seat_of(key) is not None

    def seat_of(self, key: PresentedKey) -> Seat | None:
        """The seat that this key is lent for, if any; asked on every use of it."""
        loan, state = self._loan, self._commit.snapshot.state
        if loan is None or not isinstance(key, str) or not loan.lasts():
            return None
        if not hmac.compare_digest(loan.digest, digest_of(key)):
            return None
        is_theirs = state.seats.names[loan.seat] == loan.name
        has_own = loan.seat in state.seats.bots or state.keys.of_seat(loan.seat)
        return loan.seat if is_theirs and not has_own else None
