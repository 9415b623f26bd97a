"""A host's key as it is kept, and the port behind which a hub keeps them: who has one is host.

Digests alone are kept; the keys themselves are told once.
"""

import hmac
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, Protocol

from hub.tables.keys import digest_of

# So much of a digest names a key to people; nothing can be opened with it.
_SHOWN = 12
# Every start of a hub gives one; nobody has more devices to host with than this.
MOST: Final = 8


class HostKey(NamedTuple):
    """`made` is in milliseconds since 1970; 0: before that was written down."""

    digest: str
    made: int = 0

    @property
    def id(self) -> str:
        return self.digest[:_SHOWN]


class HostKeyring(Protocol):
    """The newest host keys of a hub; a command may add one, or revoke all, while the hub runs."""

    def give(self) -> str:
        """A new key, told this once; the oldest goes if there are too many."""
        ...

    def is_claimed(self) -> bool:
        """Whether this hub ever had a host. Where that cannot be told it had one: a hub that has a
        host must never look for another.
        """
        ...

    def claim(self, key: str) -> bool:
        """Make whoever has this key the first host; False: there was one already.

        The key is made by whoever claims, and sent again if no answer came: no pulled plug can
        leave a hub that somebody claimed and nobody is host of.
        """
        ...

    def has(self, key: str) -> bool:
        """Asked on every use."""
        ...

    def known(self) -> tuple[HostKey, ...]:
        """Those that are good now, the oldest first."""
        ...

    def revoke(self, is_meant: Callable[[HostKey], bool]) -> None:
        """These keys are unknown from now on."""
        ...

    def revoke_all(self) -> None:
        """Nobody is host any more, until a new key is given; the hub stays claimed."""
        ...

    def put(self, keys: Iterable[HostKey]) -> None:
        """Have these, and no others; for a hub that moves. It is claimed from then on."""
        ...


def is_among(keys: Iterable[HostKey], key: str) -> bool:
    """Whether a key is one of those; all are compared, in the same time."""
    digest, found = digest_of(key), False
    for known in keys:
        found = hmac.compare_digest(known.digest, digest) or found
    return found
