"""Who answers for a seat without a phone: another seat's phone that the host gave that right to.

It may do what the game waits for and needs no look at what is covered, as the host may; never
more. It is in memory alone: after a restart the host does it, or gives the right anew. What was
done by it is on the record, as every move is, by whom and for which seat.
"""

from collections.abc import Mapping

from hub.rules.contract.actor import HOST, PANEL, Actor
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.permission import check_open
from hub.tables.snapshot import Snapshot


class Proxies:
    """By name, as people change places before the start; whoever sits down later is another."""

    def __init__(self, commit: CommitPoint) -> None:
        self._commit = commit
        self._by_name: Mapping[str, str] = {}

    def appoint(self, seat: int, proxy: int | None) -> None:
        """From now on this phone answers for that seat, and no other; None: the host alone does."""
        with self._commit.decision() as now:
            check_open(now)
            seats = now.state.seats
            guest = seats.checked(seat)
            seats.check_taken(guest)
            if guest in seats.bots or now.state.keys.of_seat(guest):
                raise Refusal("seat-has-phone")
            rest = {name: by for name, by in self._by_name.items() if name != seats.names[guest]}
            if proxy is not None:
                at = seats.checked(proxy)
                if not now.state.keys.of_seat(at):
                    raise Refusal("proxy-without-phone")
                rest[seats.names[guest]] = seats.names[at]
            self._by_name = rest
            self._commit.note_unstored()

    def carry_on(self, old: "Proxies") -> None:
        """The same people play again: who answers for whom stays."""
        self._by_name = old._by_name

    def pairs(self, now: Snapshot | None = None) -> tuple[tuple[Seat, Seat], ...]:
        """Each seat that somebody answers for, and whose phone does."""
        now = self._commit.snapshot if now is None else now
        names = now.state.seats.names
        known = [
            (Seat(names.index(guest)), Seat(names.index(by)))
            for guest, by in self._by_name.items()
            if guest in names and by in names
        ]
        return tuple(sorted((guest, by) for guest, by in known if _serves(now, guest, by)))

    def answers_for(self, now: Snapshot, who: Actor) -> tuple[int, ...]:
        """The seats that this viewer's phone answers for."""
        if who.kind != "seat" or not self._by_name:
            return ()
        return tuple(guest for guest, by in self.pairs(now) if by == who.seat)

    def check_acts(self, now: Snapshot, who: Actor, seat: int) -> None:
        """Nobody else does anything for a seat than the host, a panel's button and its proxy."""
        if who not in (HOST, PANEL) and seat not in self.answers_for(now, who):
            raise Refusal("host-only")


def _serves(now: Snapshot, guest: Seat, by: Seat) -> bool:
    """Not for somebody who has a phone by now, nor by one whom nobody here has vouched for yet."""
    keys, bots = now.state.keys, now.state.seats.bots
    has_own = guest in bots or bool(keys.of_seat(guest))
    return not has_own and bool(keys.of_seat(by)) and now.changes.covers(by) is None
