"""How people come to a table's seats and go: names, bots, the order in which they sit.

Nothing of the game: whoever has a seat's key is that seat, whatever is being played.
"""

from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.tables.borrowed_device import BorrowedDevice
from hub.tables.commit import CommitPoint
from hub.tables.events import KeyRevoked, SeatFreed, SeatsReordered, SeatTaken
from hub.tables.permission import check_open, check_unstarted
from hub.tables.presence import Presence
from hub.tables.takeovers import Takeovers


class TableSeats:
    """Who asks was checked by their key."""

    def __init__(
        self,
        commit: CommitPoint,
        presence: Presence,
        takeovers: Takeovers,
        device: BorrowedDevice,
    ) -> None:
        self._commit = commit
        self._presence = presence
        self._takeovers = takeovers
        self._device = device

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty: nobody."""
        return self._commit.snapshot.state.seats.names

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that the hub plays."""
        return self._commit.snapshot.state.seats.bots

    @property
    def has_ring(self) -> bool:
        """People sit round this table; a tournament has none of its own."""
        return self._commit.snapshot.has_ring

    def sit(
        self, seat: int, name: str, by: Actor | None = None, digest: str = "", address: str = ""
    ) -> Version:
        """Take a free seat, before the start or later (such as a bot's), with a key or without.

        In one step: seats may change places between sitting down and getting a key to this one.
        `address` is where in the network they are, if they came by themselves.
        """
        with self._commit.decision() as now:
            check_open(now)
            chair = now.state.seats.checked(seat)
            text = now.state.seats.fitting(chair, name)
            if not now.state.seats.is_free(chair):
                raise Refusal("seat-taken")
            keys = now.state.keys.replaced_by(chair, digest) if digest else ()
            taken = SeatTaken(seat=chair, name=text)
            who = by or at(chair)
            return self._takeovers.append(now, who, chair, address, taken, *keys, is_join=True)

    def seat_bot(self, seat: int, name: str, by: Actor = HOST) -> Version:
        """The hub plays this seat until a person sits down there."""
        with self._commit.decision() as now:
            check_open(now)
            chair = now.state.seats.checked(seat)
            text = now.state.seats.fitting(chair, name)
            if now.state.seats.is_taken(chair):
                raise Refusal("seat-taken")
            return self._commit.append(by, SeatTaken(seat=chair, name=text, is_bot=True))

    def rename(self, seat: int, name: str, by: Actor | None = None) -> Version:
        with self._commit.decision() as now:
            check_open(now)
            chair = now.state.seats.checked(seat)
            text = now.state.seats.fitting(chair, name)
            now.state.seats.check_taken(chair)
            return self._commit.append(by or at(chair), SeatTaken(seat=chair, name=text))

    def stand(self, seat: int, by: Actor = HOST) -> Version:
        """Free a seat; no key of whoever sat there works from now on, nor a device lent for it."""
        with self._commit.decision() as now:
            check_open(now)
            chair = now.state.seats.checked(seat)
            now.state.seats.check_taken(chair)
            gone = [KeyRevoked(digest=digest) for digest in now.state.keys.of_seat(chair)]
            version = self._commit.append(by, SeatFreed(seat=chair), *gone)
            # Whoever sits there next, of the same name or not, is someone else.
            self._device.forget(chair)
            return version

    def reorder(self, order: tuple[int, ...], by: Actor = HOST) -> Version:
        """Who sat at `order[0]` goes to seat 0, and so on, with keys and phones."""
        with self._commit.decision() as now:
            check_open(now)
            check_unstarted(now)
            return self._reordered(now.state.seats.checked_order(order), by)

    def close_ranks(self, by: Actor) -> None:
        """Empty chairs come last, the order stays; only within a decision."""
        names = self.names
        order = sorted(map(Seat, range(len(names))), key=lambda seat: not names[seat])
        if order != list(range(len(names))):
            self._reordered(tuple(order), by)

    def _reordered(self, order: tuple[Seat, ...], by: Actor) -> Version:
        version = self._commit.append(by, SeatsReordered(order=order))
        self._presence.reorder(order)
        return version
