"""Taking a seat over in the middle of a game: what is kept from whoever does, and what ends that.

Who sits where and by which key is the door's. Before the start nobody has anything to hide.
"""

from hub.rules.contract.actor import HUB, Actor, at
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import Clock, Committed
from hub.tables.events import SeatClaimed, SeatUncovered, SeatVouched, TableEvent
from hub.tables.presence import Presence
from hub.tables.replay import Replayed
from hub.tables.snapshot import Snapshot
from hub.tables.store import Store
from hub.tables.takeover import Claim
from hub.tables.takeover_limits import Takers, Waits, has_company


class Claims(Committed):
    """What a table does about seats that were taken over."""

    def __init__(self, store: Store, name: str, clock: Clock, told: Replayed) -> None:
        super().__init__(store, name, clock, told)
        self._presence = Presence()
        self._takers = Takers()
        self._waits = Waits()

    @property
    def is_claimed(self) -> bool:
        """Whether some seat waits for the time that uncovers its role and hand."""
        return bool(_timed(self._standing))

    def vouch(self, by: int, seat: int, since: int) -> int:
        """Another seat says that it is them: what is covered there is theirs at once.

        `since` says which takeover was meant: by now somebody else may have taken that seat.
        """
        with self._held() as now:
            if now.book.ended:
                raise Refusal("table-ended")
            claim = now.changes.covers(seat)
            if claim is None or claim.since != since:
                raise Refusal("no-takeover")
            if by not in self._voters(now, seat):
                raise Refusal("cannot-vouch")
            return self._tell(at(by), SeatVouched(seat=seat, by=by))

    def uncover(self) -> int | None:
        """Let go of what has waited long enough; in how many milliseconds the next is due."""
        with self._held() as now:
            left = {claim.seat: self._waits.left(claim) for claim in _timed(now)}
            due = [SeatUncovered(seat=seat) for seat, wait in left.items() if not wait]
            if due:
                self._tell(HUB, *due)
            return min((wait for wait in left.values() if wait), default=None)

    def check_uncovered(self, now: Snapshot, who: Actor) -> None:
        """Refuse what would show a role or a hand to somebody who has just taken the seat over."""
        claim = now.changes.covers(who.seat) if who.kind == "seat" else None
        if claim is None:
            return
        if claim.needs_yes:
            raise Refusal("takeover-asks")
        raise Refusal("takeover-waits", count=self._seconds(claim))

    def _seconds(self, claim: Claim) -> int:
        return -(-self._waits.left(claim) // 1000)

    def _voters(self, now: Snapshot, seat: int) -> frozenset[int]:
        return self._takers.voters(now, self._presence, seat, self._takers.of(seat))

    def _take_over(
        self,
        now: Snapshot,
        by: Actor,
        seat: int,
        address: str,
        *events: TableEvent,
        is_join: bool = False,
    ) -> int:
        """Commit what gives a seat to somebody, with what is kept from them; the table is held."""
        # Where the game was not dealt for a seat, or not yet, there is nothing to see.
        if seat not in now.players:
            return self._tell(by, *events)
        claim = self._claim(now, seat, address, is_join=is_join)
        version = self._tell(by, *events, *claim)
        self._takers.note(seat, address, is_join=is_join)
        return version

    def _claim(
        self, now: Snapshot, seat: int, address: str, *, is_join: bool
    ) -> tuple[SeatClaimed, ...]:
        # Who plays among bots alone takes nothing from anybody, as at a demo.
        if not has_company(now, seat):
            return ()
        is_second = is_join and self._takers.has_another(address, seat)
        needs_yes = is_second and bool(self._takers.voters(now, self._presence, seat, address))
        was, was_bot = now.changes.was(now.book.seats, seat), seat in now.book.seats.bots
        return (SeatClaimed(seat=seat, was=was, was_bot=was_bot, needs_yes=needs_yes),)


def _timed(now: Snapshot) -> tuple[Claim, ...]:
    """The takeovers that time alone settles."""
    if now.book.ended:
        return ()
    return tuple(claim for claim in now.changes.waiting if not claim.needs_yes)
