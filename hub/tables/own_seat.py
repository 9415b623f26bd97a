"""What players do about their own seat before the start: move, change places, rename, stand up.

Whose seat it is goes by the key, within the same step: seats may change places at any moment
before it. Once the game has begun a seat is the host's to give, and taken over by others' word.
"""

from hub.rules.contract.actor import at
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.tables.commit import CommitPoint
from hub.tables.events import KeyRevoked, SeatFreed, SeatsReordered, SeatTaken
from hub.tables.keys import PresentedKey
from hub.tables.permission import check_open, check_unstarted
from hub.tables.presence import Presence
from hub.tables.snapshot import Snapshot


class OwnSeat:
    """Every change is by the seat's own key; a device that goes round has none."""

    def __init__(self, commit: CommitPoint, presence: Presence) -> None:
        self._commit = commit
        self._presence = presence

    def move(self, key: PresentedKey, to: int) -> Version:
        """To a free chair; whoever sits there already comes to theirs."""
        with self._commit.decision() as now:
            seat, chairs = _seat_of(now, key), now.state.seats
            other = chairs.checked(to)
            if other == seat:
                raise Refusal("seat-taken")
            order = list(range(len(chairs.names)))
            order[seat], order[other] = other, seat
            new = chairs.checked_order(tuple(order))
            version = self._commit.append(at(seat), SeatsReordered(order=new))
            self._presence.reorder(new)
            return version

    def rename(self, key: PresentedKey, name: str) -> Version:
        with self._commit.decision() as now:
            seat = _seat_of(now, key)
            text = now.state.seats.fitting(seat, name)
            return self._commit.append(at(seat), SeatTaken(seat=seat, name=text))

    def stand(self, key: PresentedKey) -> Version:
        """The seat is free, and this key works no longer."""
        with self._commit.decision() as now:
            seat = _seat_of(now, key)
            gone = [KeyRevoked(digest=digest) for digest in now.state.keys.of_seat(seat)]
            return self._commit.append(at(seat), SeatFreed(seat=seat), *gone)


def _seat_of(now: Snapshot, key: PresentedKey) -> Seat:
    """Whose key it is now; only before the start."""
    check_open(now)
    check_unstarted(now)
    grant = now.state.keys.grant(key)
    if grant is None or grant.kind != "seat" or grant.seat is None:
        raise Refusal("no-key")
    return now.state.seats.checked(grant.seat)
