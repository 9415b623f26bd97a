"""How people come to a table and go: seats and names, keys, and whose phone is linked.

Nothing of the game: whoever has a seat's key is that seat, whatever is being played.
"""

from collections.abc import Callable, Mapping

from hub.rules.contract.actor import HOST, HUB, NOBODY, Actor, at
from hub.rules.contract.refusal import Refusal
from hub.tables.claims import Claims
from hub.tables.events import (
    CodeChosen,
    KeyGiven,
    KeyKind,
    KeyRevoked,
    PaceSet,
    SeatFreed,
    SeatMoved,
    SeatsReordered,
    SeatTaken,
)
from hub.tables.keys import SEATED, Grant, digest_of, new_key
from hub.tables.snapshot import Snapshot


class SeatsAndKeys(Claims):
    """What a table does for those who come and go. Who asks was checked by their key."""

    @property
    def code(self) -> str:
        return self._standing.book.code

    @property
    def of(self) -> str:
        """The tournament that it belongs to; empty: it stands by itself."""
        return self._standing.book.of

    @property
    def has_ring(self) -> bool:
        """People sit round this table; a tournament has none of its own."""
        return self._standing.has_ring

    @property
    def linked(self) -> frozenset[int]:
        """The seats whose phones are linked now."""
        return self._presence.linked

    @property
    def bots(self) -> frozenset[int]:
        """The seats that the hub plays."""
        return self._standing.book.seats.bots

    @property
    def pace(self) -> float:
        """How many seconds a bot thinks here; 0: as long as anywhere."""
        return self._standing.book.pace

    @property
    def names(self) -> tuple[str, ...]:
        """The name at each seat; empty: nobody."""
        return self._standing.book.seats.names

    def has_phone(self, seat: int) -> bool:
        """Whether somebody's phone has a key to this seat, be it here or away."""
        return bool(seat_digests(self._standing, seat))

    def sit(
        self, seat: int, name: str, by: Actor | None = None, digest: str = "", address: str = ""
    ) -> int:
        """Take a free seat, before the start or later (such as a bot's), with a key or without.

        In one step: seats may change places between sitting down and getting a key to this one.
        `address` is where in the network they are, if they came by themselves.
        """
        with self._held() as now:
            check_open(now)
            text = now.book.seats.fitting(seat, name)
            if not now.book.seats.is_free(seat):
                raise Refusal("seat-taken")
            keys = _new_keys(now, seat, digest) if digest else ()
            taken = SeatTaken(seat=seat, name=text)
            who = by or at(seat)
            return self._take_over(now, who, seat, address, taken, *keys, is_join=True)

    def seat_bot(self, seat: int, name: str, by: Actor = HOST) -> int:
        """The hub plays this seat until a person sits down there."""
        with self._held() as now:
            check_open(now)
            text = now.book.seats.fitting(seat, name)
            if now.book.seats.is_taken(seat):
                raise Refusal("seat-taken")
            return self._tell(by, SeatTaken(seat=seat, name=text, is_bot=True))

    def set_pace(self, seconds: float, by: Actor = HOST) -> int:
        """Let the bots of this table think for so long."""
        with self._held() as now:
            check_open(now)
            return self._tell(by, PaceSet(seconds=seconds))

    def choose_code(self, code: str) -> int:
        """The code that people join with."""
        with self._held() as now:
            check_open(now)
            return self._tell(HUB, CodeChosen(code=code))

    def rename(self, seat: int, name: str, by: Actor | None = None) -> int:
        with self._held() as now:
            check_open(now)
            text = now.book.seats.fitting(seat, name)
            check_taken(now, seat)
            return self._tell(by or at(seat), SeatTaken(seat=seat, name=text))

    def stand(self, seat: int, by: Actor = HOST) -> int:
        """Free a seat; no key of whoever sat there works from now on."""
        with self._held() as now:
            check_open(now)
            now.book.seats.check(seat)
            check_taken(now, seat)
            gone = [KeyRevoked(digest=digest) for digest in seat_digests(now, seat)]
            return self._tell(by, SeatFreed(seat=seat), *gone)

    def reorder(self, order: tuple[int, ...], by: Actor = HOST) -> int:
        """Who sat at `order[0]` goes to seat 0, and so on, with keys and phones."""
        with self._held() as now:
            check_open(now)
            if now.history.has_begun:
                raise Refusal("already-started")
            now.book.seats.check_order(order)
            version = self._tell(by, SeatsReordered(order=order))
            self._presence.reorder(order)
            return version

    def who(self, key: object) -> Actor | None:
        """Asked on every use of a key, so that a revoked one is unknown at once."""
        return self._standing.book.keys.who(key)

    def bearer(self, key: object) -> Callable[[], Actor | None]:
        """`who` for a key in constant use: compared again when a key was given or revoked."""
        first = self._standing.book.keys
        seen = (first, first.who(key))

        def now() -> Actor | None:
            nonlocal seen
            # A book of keys never changes: as long as it is the same one, so is the answer.
            keys, known = self._standing.book.keys, seen
            if keys is not known[0]:
                seen = known = (keys, keys.who(key))
            return known[1]

        return now

    def grant(self, key: object) -> Grant | None:
        """As `who`, with the key's kind: a hall's screen is not just any watcher."""
        return self._standing.book.keys.grant(key)

    def give_key(
        self, kind: KeyKind, seat: int = NOBODY, *, by: Actor = HUB, instead: bool = False
    ) -> str:
        """A new key, told this once; `instead` revokes the others of that kind and seat."""
        key = new_key()
        self.share_key(kind, seat, digest_of(key), by=by, instead=instead)
        return key

    def share_key(
        self, kind: KeyKind, seat: int, digest: str, *, by: Actor = HUB, instead: bool = False
    ) -> int:
        """Let a key in that works elsewhere too, such as an entrant's or last game's."""
        with self._held() as now:
            if kind in SEATED:
                now.book.seats.check(seat)
            elif seat != NOBODY:
                raise Refusal("no-such-seat")
            old = now.book.keys.digests(kind, seat) if instead else ()
            gone = [KeyRevoked(digest=known) for known in old]
            # A referee's code, or an entrant's own: they play on with that phone from now on.
            moved = (SeatMoved(seat=seat),) if kind == "entrant" and seat in now.players else ()
            return self._tell(by, *gone, KeyGiven(kind=kind, seat=seat, digest=digest), *moved)

    def move_seat(
        self, name: str, keys: tuple[str, ...], *, is_own: bool = False, address: str = ""
    ) -> tuple[int, str]:
        """Where they sit, and a key for another phone; the old one's works no longer.

        `keys` are the digests that they had when they asked: a name alone may be another's by now.
        `is_own`: the seat's own phone asked for it, and not the host.
        """
        key = new_key()
        with self._held() as now:
            # By name: since they asked, seats may have changed and others may have sat down.
            if name not in now.book.seats.names:
                raise Refusal("seat-free")
            seat = now.book.seats.names.index(name)
            if now.book.keys.digests("seat", seat) != keys:
                raise Refusal("seat-free")
            events = (*_new_keys(now, seat, digest_of(key)), SeatMoved(seat=seat))
            if is_own:
                self._tell(HUB, *events)
            else:
                self._take_over(now, HUB, seat, address, *events)
            return seat, key

    def digests(self, kind: KeyKind, seat: int = NOBODY) -> tuple[str, ...]:
        """What `share_key` needs to carry keys on to another table."""
        return self._standing.book.keys.digests(kind, seat)

    def holders(self, kind: KeyKind) -> dict[str, int]:
        """The digests of all keys of a kind, each with its seat."""
        return self._standing.book.keys.holders(kind)

    def grants(self) -> Mapping[str, Grant]:
        """Every key of this table by its digest, and what it opens."""
        return self._standing.book.keys.all()

    def revoke(self, kind: KeyKind, seat: int = NOBODY, *, by: Actor = HOST) -> int:
        """Revoke every key of a kind (and seat)."""
        with self._held() as now:
            return self._revoke(by, now.book.keys.digests(kind, seat))

    def revoke_key(self, key: str, *, by: Actor = HOST) -> int:
        with self._held() as now:
            digest = digest_of(key)
            return self._revoke(by, (digest,) if now.book.keys.has(digest) else ())

    def link(self, seat: int, address: str = "") -> Callable[[], None]:
        """A phone of that seat is there, until the returned function is called."""
        with self._held() as now:
            now.book.seats.check(seat)
            return self._arrive(now, seat, address)

    def link_screen(self) -> Callable[[], None]:
        """A table screen is there, until the returned function is called."""
        with self._held() as now:
            return self._arrive(now, NOBODY)

    def _arrive(self, now: Snapshot, seat: int, address: str = "") -> Callable[[], None]:
        link = object()
        if self._presence.arrive(link, seat, address) and now.has_ring:
            self._watchers.note(now.version)
        return lambda: self._unlink(link)

    def _unlink(self, link: object) -> None:
        with self._held() as now:
            if self._presence.leave(link) and now.has_ring:
                self._watchers.note(now.version)

    def shut_out(self, digests: tuple[str, ...], by: Actor = HUB) -> None:
        """Keys that were taken away elsewhere work here no longer."""
        with self._held() as now:
            known = tuple(digest for digest in digests if now.book.keys.has(digest))
            if known:
                self._revoke(by, known)

    def _revoke(self, by: Actor, digests: tuple[str, ...]) -> int:
        if not digests:
            raise Refusal("no-such-key")
        return self._tell(by, *(KeyRevoked(digest=digest) for digest in digests))


def check_open(now: Snapshot) -> None:
    if now.book.ended:
        raise Refusal("table-ended")


def check_taken(now: Snapshot, seat: int) -> None:
    if not now.book.seats.is_taken(seat):
        raise Refusal("seat-free")


def seat_digests(now: Snapshot, seat: int) -> tuple[str, ...]:
    return tuple(digest for kind in SEATED for digest in now.book.keys.digests(kind, seat))


def _new_keys(now: Snapshot, seat: int, digest: str) -> tuple[KeyRevoked | KeyGiven, ...]:
    """One key to a seat instead of all that were."""
    gone = (KeyRevoked(digest=known) for known in now.book.keys.digests("seat", seat))
    return (*gone, KeyGiven(kind="seat", seat=seat, digest=digest))
