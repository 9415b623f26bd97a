"""A host's key as it is kept: its digest, and when it was made."""

from typing import NamedTuple

# So much of a digest names a key to people; nothing can be opened with it.
_SHOWN = 12


class HostKey(NamedTuple):
    """`made` is in milliseconds since 1970; 0: before that was written down."""

    digest: str
    made: int = 0

    @property
    def id(self) -> str:
        return self.digest[:_SHOWN]
