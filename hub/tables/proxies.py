"""Who answers for a seat without a phone: another seat's phone that the host gave that right to.

It may do what the game waits for and needs no look at what is covered, as the host may; never
more. The right is on the record, where seats and keys are, so a restart forgets none; so is what
was done by it, as every move is, by whom and for which seat.
"""

from contextlib import suppress

from hub.rules.contract.actor import HOST, PANEL, Actor
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.events import ProxyAppointed, ProxyDismissed
from hub.tables.permission import check_open
from hub.tables.snapshot import Snapshot


class Proxies:
    """By seat: both may change places or names, and whoever sits down later is another."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit

    def appoint(self, seat: int, proxy: int | None) -> Version:
        """From now on this phone answers for that seat, and no other; None: the host alone does."""
        with self._commit.decision() as now:
            check_open(now)
            seats, keys = now.state.seats, now.state.keys
            guest = seats.checked(seat)
            seats.check_taken(guest)
            if guest in seats.bots or keys.of_seat(guest):
                raise Refusal("seat-has-phone")
            by = None if proxy is None else seats.checked(proxy)
            if by is not None and not keys.of_seat(by):
                raise Refusal("proxy-without-phone")
            if by == seats.proxies.get(guest):
                return now.version
            if by is None:
                return self._commit.append(HOST, ProxyDismissed(seat=guest))
            return self._commit.append(HOST, ProxyAppointed(seat=guest, proxy=by))

    def carry_on(self, old: "Proxies") -> None:
        """The same people play again: who answers for whom stays."""
        for guest, proxy in old.pairs():
            # Whoever got up or got a phone meanwhile is left out.
            with suppress(Refusal):
                self.appoint(guest, proxy)

    def pairs(self, now: Snapshot | None = None) -> tuple[tuple[Seat, Seat], ...]:
        """Each seat that somebody answers for, and whose phone does."""
        now = self._commit.snapshot if now is None else now
        known = now.state.seats.proxies.items()
        return tuple(sorted((guest, by) for guest, by in known if _serves(now, guest, by)))

    def answers_for(self, now: Snapshot, who: Actor) -> tuple[int, ...]:
        """The seats that this viewer's phone answers for."""
        if who.kind != "seat":
            return ()
        return tuple(guest for guest, by in self.pairs(now) if by == who.seat)

    def check_acts(self, now: Snapshot, who: Actor, seat: int) -> None:
        """Nobody else does anything for a seat than who runs the game, a panel's button and its
        proxy.
        """
        if not now.is_run_by(who) and who != PANEL and seat not in self.answers_for(now, who):
            raise Refusal("host-only")


def _serves(now: Snapshot, guest: Seat, by: Seat) -> bool:
    """Not for somebody who has a phone by now, nor by one whom nobody here has vouched for yet."""
    keys, bots = now.state.keys, now.state.seats.bots
    has_own = guest in bots or bool(keys.of_seat(guest))
    return not has_own and bool(keys.of_seat(by)) and now.changes.covers(by) is None
