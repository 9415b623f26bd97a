"""Keys and what each of them opens: made from chance, kept as digests, looked up on every use.

A key itself is never kept, shown or written down here.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from hub.rules.contract.actor import HOST, NOBODY, PANEL, REFEREE, TABLE, WATCHER, Actor, at
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.value import Value
from hub.tables.events import KeyGiven, KeyKind, KeyRevoked

PresentedKey: TypeAlias = object
"""Whatever somebody presents as a key: until it was compared it may be no text at all."""

_KEY_BYTES = 24
_PERSON = b"honor-hub key"

# Keys that belong to one seat; all others belong to the table as a whole.
SEATED: tuple[KeyKind, ...] = ("seat", "entrant")

# A hall's screen is far from this table: it looks on and may press nothing.
_WHO: dict[KeyKind, Actor] = {
    "host": HOST,
    "table": TABLE,
    "hall": WATCHER,
    "panel": PANEL,
    "watcher": WATCHER,
    "referee": REFEREE,
}


class Grant(Value, cache_hash=True):
    """What a key opens; a key to the table as a whole has no seat.

    `waits_as`: whoever has it looks on, and plays the next game under this name.
    """

    kind: KeyKind
    seat: Seat | None = None
    waits_as: str = ""

    @property
    def who(self) -> Actor:
        return _WHO[self.kind] if self.seat is None else at(self.seat)


def grant_of(kind: KeyKind, seat: int, waits_as: str = "") -> Grant:
    """A grant as the log and the index write it: there the table itself is the seat -1."""
    return Grant(kind=kind, seat=None if seat == NOBODY else Seat(seat), waits_as=waits_as)


def key_given(kind: KeyKind, seat: Seat | None, digest: str, waits_as: str = "") -> KeyGiven:
    """The event, as the log writes it."""
    return KeyGiven(kind=kind, seat=stored_seat(seat), digest=digest, waits_as=waits_as)


def stored_seat(seat: Seat | None) -> int:
    """A key's seat for the log and the index: -1 where it has none."""
    return NOBODY if seat is None else seat


def new_key() -> str:
    """A key of 192 bits, to be handed out once and then forgotten."""
    return secrets.token_urlsafe(_KEY_BYTES)


def digest_of(key: str) -> str:
    """What is kept of a key. Keys are long and from chance, so they need no salt."""
    data = key.encode("utf-8", "surrogatepass")
    return hashlib.blake2b(data, digest_size=32, person=_PERSON).hexdigest()


class Keys:
    """All the keys of a table that work now. Never changes: giving one makes a new value."""

    __slots__ = ("_grants",)

    def __init__(self, grants: Mapping[str, Grant] | None = None) -> None:
        self._grants: Mapping[str, Grant] = MappingProxyType(dict(grants or {}))

    def __eq__(self, other: object) -> bool:  # whatever it is compared with
        return isinstance(other, Keys) and self._grants == other._grants

    __hash__ = None  # type: ignore[assignment]  # it compares by value and is no one's key

    def __repr__(self) -> str:
        return f"Keys({len(self._grants)})"

    def grant(self, key: PresentedKey) -> Grant | None:
        """What this key opens, if anything; every key is compared, in the same time."""
        if not isinstance(key, str):
            return None
        digest = digest_of(key)
        found: Grant | None = None
        for known, grant in self._grants.items():
            if hmac.compare_digest(known, digest):
                found = grant
        return found

    def who(self, key: PresentedKey) -> Actor | None:
        """Who acts or looks with this key; None: it does not work, or no longer."""
        grant = self.grant(key)
        return None if grant is None else grant.who

    def digests(self, kind: KeyKind, seat: int | None = None) -> tuple[str, ...]:
        """The digests of all keys of a kind (and seat), to revoke them or to carry them on."""
        found = self._grants.items()
        return tuple(known for known, each in found if (each.kind, each.seat) == (kind, seat))

    def of_seat(self, seat: int) -> tuple[str, ...]:
        """The digests of all keys to a seat, of whatever kind."""
        return tuple(digest for kind in SEATED for digest in self.digests(kind, seat))

    def seats(self) -> frozenset[int]:
        """The seats that somebody has a key to, of whatever kind."""
        grants = self._grants.values()
        return frozenset(
            each.seat for each in grants if each.kind in SEATED and each.seat is not None
        )

    def replaced_by(self, seat: Seat, digest: str) -> tuple[KeyRevoked | KeyGiven, ...]:
        """What has to happen for a seat to have this one key instead of all that it had."""
        gone = (KeyRevoked(digest=known) for known in self.digests("seat", seat))
        return (*gone, key_given("seat", seat, digest))

    def entrants(self) -> dict[str, Seat]:
        """The digests of all entrants' keys, and the number of the entrant that each is for."""
        found = self._grants.items()
        return {
            digest: grant.seat
            for digest, grant in found
            if grant.kind == "entrant" and grant.seat is not None
        }

    def all(self) -> Mapping[str, Grant]:
        """Every key by its digest, and what it opens."""
        return self._grants

    def has(self, digest: str) -> bool:
        return digest in self._grants

    def given(self, digest: str, grant: Grant) -> "Keys":
        return Keys({**self._grants, digest: grant})

    def revoked(self, digest: str) -> "Keys":
        return Keys({known: grant for known, grant in self._grants.items() if known != digest})

    def reordered(self, order: tuple[Seat, ...]) -> "Keys":
        """The keys of a seat go where its owner goes."""
        return Keys({known: _moved(grant, order) for known, grant in self._grants.items()})


def _moved(grant: Grant, order: tuple[Seat, ...]) -> Grant:
    if grant.seat not in order:
        return grant
    return Grant(kind=grant.kind, seat=Seat(order.index(grant.seat)))
