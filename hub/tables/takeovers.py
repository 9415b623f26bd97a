"""Taking a seat over in the middle of a game: what is kept from whoever does, and what ends that.

Who sits where and by which key is not decided here. Before the start nobody has anything to hide.
"""

from hub.rules.contract.actor import HUB, Actor, at
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.events import SeatClaimed, SeatUncovered, SeatVouched, TableEvent
from hub.tables.permission import check_open
from hub.tables.presence import Presence
from hub.tables.seat_changes import Claim
from hub.tables.snapshot import Snapshot
from hub.tables.takeover_limits import TakeoverAddresses, TakeoverWaits, has_company


class Takeovers:
    """What a table does about seats that were taken over."""

    def __init__(self, commit: CommitPoint, presence: Presence, waits: TakeoverWaits) -> None:
        self._commit = commit
        self._presence = presence
        self._waits = waits
        self._addresses = TakeoverAddresses()

    @property
    def is_waiting(self) -> bool:
        """Whether some seat waits for the time that uncovers its role and hand."""
        return bool(self._commit.snapshot.timed_claims)

    def vouch(self, by: int, seat: int, since: int) -> Version:
        """Another seat says that it is them: what is covered there is theirs at once.

        `since` says which takeover was meant: by now somebody else may have taken that seat.
        """
        with self._commit.decision() as now:
            claim = self._asked_about(now, by, seat, since)
            return self._commit.append(at(by), SeatVouched(seat=claim.seat, by=by))

    def doubt(self, by: int, seat: int, since: int) -> Version:
        """Another seat says that it is not them: no time uncovers it, only somebody's yes does."""
        with self._commit.decision() as now:
            claim = self._asked_about(now, by, seat, since)
            if claim.needs_yes:
                return now.version
            asks = SeatClaimed(
                seat=claim.seat, was=claim.was, was_bot=claim.was_bot, needs_yes=True
            )
            return self._commit.append(at(by), asks)

    def _asked_about(self, now: Snapshot, by: int, seat: int, since: int) -> Claim:
        """The takeover that this seat has a say about."""
        check_open(now)
        claim = now.changes.covers(seat)
        if claim is None or claim.since != since:
            raise Refusal("no-takeover")
        if by not in self.may_vouch(now, claim.seat):
            raise Refusal("cannot-vouch")
        return claim

    def uncover(self) -> int | None:
        """Let go of what has waited long enough; in how many milliseconds the next is due."""
        with self._commit.decision() as now:
            left = {claim.seat: self._waits.left(claim) for claim in now.timed_claims}
            due = [SeatUncovered(seat=seat) for seat, wait in left.items() if not wait]
            if due:
                self._commit.append(HUB, *due)
            return min((wait for wait in left.values() if wait), default=None)

    def check_uncovered(self, now: Snapshot, who: Actor) -> None:
        """Refuse what would show a role or a hand to somebody who has just taken the seat over."""
        claim = now.changes.covers(who.seat) if who.kind == "seat" else None
        if claim is None:
            return
        if claim.needs_yes:
            raise Refusal("takeover-asks")
        raise Refusal("takeover-waits", count=self.seconds_left(claim))

    def seconds_left(self, claim: Claim) -> int:
        """Until time uncovers it, rounded up."""
        return -(-self._waits.left(claim) // 1000)

    def may_vouch(self, now: Snapshot, seat: Seat) -> frozenset[Seat]:
        """The seats that may vouch for whoever took this one over."""
        return self._addresses.may_vouch(now, self._presence, seat, self._addresses.of(seat))

    def append(
        self,
        now: Snapshot,
        by: Actor,
        seat: Seat,
        address: str,
        *events: TableEvent,
        is_join: bool = False,
    ) -> Version:
        """Commit what gives a seat to somebody, with what is kept from them; within a decision."""
        # Where the game was not dealt for a seat, or not yet, there is nothing to see.
        if seat not in now.players:
            return self._commit.append(by, *events)
        claim = self._claim(now, seat, address, is_join=is_join)
        version = self._commit.append(by, *events, *claim)
        self._addresses.note(seat, address, is_join=is_join)
        return version

    def _claim(
        self, now: Snapshot, seat: Seat, address: str, *, is_join: bool
    ) -> tuple[SeatClaimed, ...]:
        # Who plays among bots alone takes nothing from anybody, as at a demo.
        if not has_company(now, seat):
            return ()
        seats = now.state.seats
        is_second = is_join and self._addresses.has_another(address, seat)
        needs_yes = is_second and bool(
            self._addresses.may_vouch(now, self._presence, seat, address)
        )
        was, was_bot = now.changes.was(seats, seat), seat in seats.bots
        return (SeatClaimed(seat=seat, was=was, was_bot=was_bot, needs_yes=needs_yes),)
