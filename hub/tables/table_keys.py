"""The keys of a table: authenticating with them, giving, sharing, moving and revoking them.

A key itself is handed over once and kept nowhere; what is stored is its digest.
"""

from collections.abc import Callable, Mapping

from hub.rules.contract.actor import HOST, HUB, Actor, at
from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.refusal import Refusal
from hub.tables.borrowed_device import BorrowedDevice
from hub.tables.commit import CommitPoint
from hub.tables.events import KeyKind, KeyRevoked, SeatMoved
from hub.tables.keys import SEATED, Grant, PresentedKey, digest_of, key_given, new_key
from hub.tables.takeovers import Takeovers


class TableKeys:
    """Who asks for a change was checked by their own key."""

    def __init__(self, commit: CommitPoint, takeovers: Takeovers, device: BorrowedDevice) -> None:
        self._commit = commit
        self._takeovers = takeovers
        self._device = device

    def who(self, key: PresentedKey) -> Actor | None:
        """Asked on every use of a key, so that a revoked one is unknown at once."""
        found = self._commit.snapshot.state.keys.who(key)
        return self._borrower(key) if found is None else found

    def bearer(self, key: PresentedKey) -> Callable[[], Actor | None]:
        """`who` for a key in constant use: compared again when a key was given or revoked.

        The borrowed device's is looked at each time anew: its minutes run out by themselves.
        """
        first = self._commit.snapshot.state.keys
        seen = (first, first.who(key))

        def now() -> Actor | None:
            nonlocal seen
            # A value of Keys never changes: as long as it is the same one, so is the answer.
            keys, known = self._commit.snapshot.state.keys, seen
            if keys is not known[0]:
                seen = known = (keys, keys.who(key))
            return self.who(key) if known[1] is None else known[1]

        return now

    def _borrower(self, key: PresentedKey) -> Actor | None:
        seat = self._device.seat_of(key)
        return None if seat is None else at(seat)

    def grant(self, key: PresentedKey) -> Grant | None:
        """As `who`, with the key's kind: a hall's screen is not just any watcher."""
        found = self._commit.snapshot.state.keys.grant(key)
        seat = self._device.seat_of(key) if found is None else None
        return found if seat is None else Grant(kind="seat", seat=seat)

    def give(
        self, kind: KeyKind, seat: int | None = None, *, by: Actor = HUB, instead: bool = False
    ) -> str:
        """A new key, told this once; `instead` revokes the others of that kind and seat."""
        key = new_key()
        self.share(kind, seat, digest_of(key), by=by, instead=instead)
        return key

    def share(
        self,
        kind: KeyKind,
        seat: int | None,
        digest: str,
        *,
        by: Actor = HUB,
        instead: bool = False,
    ) -> Version:
        """Let a key in that works elsewhere too, such as an entrant's or last game's."""
        with self._commit.decision() as now:
            if (kind in SEATED) != (seat is not None):
                raise Refusal("no-such-seat")
            chair = None if seat is None else now.state.seats.checked(seat)
            old = now.state.keys.digests(kind, chair) if instead else ()
            gone = [KeyRevoked(digest=known) for known in old]
            # A referee's code, or an entrant's own: they play on with that phone from now on.
            is_moved = kind == "entrant" and chair is not None and chair in now.players
            moved = (SeatMoved(seat=chair),) if is_moved and chair is not None else ()
            return self._commit.append(by, *gone, key_given(kind, chair, digest), *moved)

    def move_seat(
        self, name: str, keys: tuple[str, ...], *, is_own: bool = False, address: str = ""
    ) -> tuple[Seat, str]:
        """Where they sit, and a key for another phone; the old one's works no longer.

        `keys` are the digests that they had when they asked: a name alone may be another's by now.
        `is_own`: the seat's own phone asked for it, and not the host.
        """
        key = new_key()
        with self._commit.decision() as now:
            # By name: since they asked, seats may have changed and others may have sat down.
            if name not in now.state.seats.names:
                raise Refusal("seat-free")
            seat = Seat(now.state.seats.names.index(name))
            if now.state.keys.digests("seat", seat) != keys:
                raise Refusal("seat-free")
            new = now.state.keys.replaced_by(seat, digest_of(key))
            events = (*new, SeatMoved(seat=seat))
            if is_own:
                self._commit.append(HUB, *events)
            else:
                self._takeovers.append(now, HUB, seat, address, *events)
            return seat, key

    def digests(self, kind: KeyKind, seat: int | None = None) -> tuple[str, ...]:
        """What `share` needs to carry keys on to another table."""
        return self._commit.snapshot.state.keys.digests(kind, seat)

    def entrants(self) -> dict[str, Seat]:
        """The digests of all entrants' keys, and the number of the entrant that each is for."""
        return self._commit.snapshot.state.keys.entrants()

    def grants(self) -> Mapping[str, Grant]:
        """Every key of this table by its digest, and what it opens."""
        return self._commit.snapshot.state.keys.all()

    def has_phone(self, seat: int) -> bool:
        """Whether somebody's phone has a key to this seat, be it here or away."""
        return bool(self._commit.snapshot.state.keys.of_seat(seat))

    def revoke(self, kind: KeyKind, seat: int | None = None, *, by: Actor = HOST) -> Version:
        """Revoke every key of a kind (and seat)."""
        with self._commit.decision() as now:
            return self._revoke(by, now.state.keys.digests(kind, seat))

    def revoke_key(self, key: str, *, by: Actor = HOST) -> Version:
        with self._commit.decision() as now:
            digest = digest_of(key)
            return self._revoke(by, (digest,) if now.state.keys.has(digest) else ())

    def shut_out(self, digests: tuple[str, ...], by: Actor = HUB) -> None:
        """Keys that were taken away elsewhere work here no longer."""
        with self._commit.decision() as now:
            known = tuple(digest for digest in digests if now.state.keys.has(digest))
            if known:
                self._revoke(by, known)

    def _revoke(self, by: Actor, digests: tuple[str, ...]) -> Version:
        if not digests:
            raise Refusal("no-such-key")
        return self._commit.append(by, *(KeyRevoked(digest=digest) for digest in digests))
