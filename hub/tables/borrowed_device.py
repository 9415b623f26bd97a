"""The host's device goes round: for some minutes it shows a seat that has no phone of its own.

Its key is in memory alone, so that a restart forgets it; that it was given is on the record.
"""

import hmac
from collections.abc import Callable

import msgspec

from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import Clock
from hub.tables.events import DeviceHanded, DeviceReturned
from hub.tables.keys import Grant, digest_of
from hub.tables.replay import Replayed
from hub.tables.seats_and_keys import SeatsAndKeys, check_open, check_taken, seat_digests
from hub.tables.store import Store


class Loan(msgspec.Struct, frozen=True):
    """Who may look, by which key, and whether its time is not up yet."""

    seat: int
    name: str
    digest: str
    lasts: Callable[[], bool]

    def __repr__(self) -> str:
        return f"Loan(seat={self.seat})"


class BorrowedDevice(SeatsAndKeys):
    """What a table does for those who have no phone. One device goes round, so one loan."""

    def __init__(self, store: Store, name: str, clock: Clock, told: Replayed) -> None:
        super().__init__(store, name, clock, told)
        self._loan: Loan | None = None

    def hand(self, seat: int, digest: str, lasts: Callable[[], bool], by: Actor = HOST) -> int:
        """Let this key show the seat while it lasts; a loan before this one is over."""
        with self._held() as now:
            check_open(now)
            now.book.seats.check(seat)
            if now.book.seats.is_free(seat):
                raise Refusal("seat-free")
            if seat_digests(now, seat):
                raise Refusal("seat-has-phone")
            if not now.history.has_begun:
                raise Refusal("not-started")
            version = self._tell(by, DeviceHanded(seat=seat))
            self._loan = Loan(seat, now.book.seats.names[seat], digest, lasts)
            return version

    def take_back(self, seat: int, by: Actor = HOST) -> int:
        """The device is back: its key shows nothing any more."""
        with self._held() as now:
            # First: should the log fail or the table be closed, the key is still gone.
            is_out = self._drop(seat)
            check_open(now)
            now.book.seats.check(seat)
            if not is_out:
                raise Refusal("no-such-key")
            check_taken(now, seat)
            return self._tell(by, DeviceReturned(seat=seat))

    def stand(self, seat: int, by: Actor = HOST) -> int:
        """Whoever sits there next, of the same name or not, is someone else."""
        version = super().stand(seat, by)
        self._drop(seat)
        return version

    def who(self, key: object) -> Actor | None:
        found = super().who(key)
        seat = self._lent(key) if found is None else None
        return found if seat is None else at(seat)

    def bearer(self, key: object) -> Callable[[], Actor | None]:
        """A lent key is looked at each time anew: its minutes run out by themselves."""
        known = super().bearer(key)

        def now() -> Actor | None:
            found = known()
            return self.who(key) if found is None else found

        return now

    def grant(self, key: object) -> Grant | None:
        found = super().grant(key)
        seat = self._lent(key) if found is None else None
        return found if seat is None else Grant(kind="seat", seat=seat)

    def is_lent(self, key: object) -> bool:
        """Whether this is the key of the device that goes round, and still works."""
        return self._lent(key) is not None

    @property
    def is_lending(self) -> bool:
        """A device goes round here; its key is in this object alone."""
        return self._loan is not None and self._loan.lasts()

    def _drop(self, seat: int) -> bool:
        """End the loan for this seat; whether there was one."""
        if self._loan is None or self._loan.seat != seat:
            return False
        self._loan = None
        return True

    def _lent(self, key: object) -> int | None:
        """The seat that this key is lent for, if any; asked on every use."""
        loan, now = self._loan, self._standing
        if loan is None or not isinstance(key, str) or not loan.lasts():
            return None
        if not hmac.compare_digest(loan.digest, digest_of(key)):
            return None
        is_theirs = now.book.seats.names[loan.seat] == loan.name
        has_own = loan.seat in now.book.seats.bots or seat_digests(now, loan.seat)
        return loan.seat if is_theirs and not has_own else None
