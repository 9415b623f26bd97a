"""The port behind which the hosts' keys are kept: who has one is host. Digests alone are kept."""

import hmac
from collections.abc import Iterable
from typing import Final, Protocol

from hub.tables.keys import digest_of

# Every start of a hub gives one; nobody has more devices to host with than this.
MOST: Final = 8


class HostKeyring(Protocol):
    """The newest host keys of a hub; a command may add one, or revoke all, while the hub runs."""

    def give(self) -> str:
        """A new key, told this once; the oldest goes if there are too many."""
        ...

    def revoke_all(self) -> None:
        """Nobody is host any more, until a new key is given."""
        ...

    def has(self, key: str) -> bool:
        """Asked on every use."""
        ...

    def digests(self) -> tuple[str, ...]:
        """Those of the keys that are good now, the oldest first."""
        ...

    def put(self, digests: Iterable[str]) -> None:
        """Have these, and no others; for a hub that moves."""
        ...


def is_among(digests: Iterable[str], key: str) -> bool:
    """Whether a key is one of those; all are compared, in the same time."""
    digest, found = digest_of(key), False
    for known in digests:
        found = hmac.compare_digest(known, digest) or found
    return found
