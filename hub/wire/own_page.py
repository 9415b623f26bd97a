"""The messages of the HTTP API for the hub's own page, which is the host's."""

from typing import Annotated, Literal

import msgspec

from hub.rules.contract.value import Value

# About 50 kB for a night: two and a half thousand of them. More would take a slow Pi longer to put
# in place than a start may last.
LARGEST_COPY = 128 << 20


class FindingSeen(Value):
    """One line of what the hub found when it looked at its machine, and what to do about it."""

    group: str
    level: Literal["good", "note", "warning", "broken"]
    text: str
    do: str = ""


class HostSeen(Value):
    """A host's key by when it was made, in milliseconds (0: nobody knows); `yours` asks now."""

    id: str
    made: int
    yours: bool


class BeginUpload(Value):
    """How many bytes the pieces will be together."""

    size: Annotated[int, msgspec.Meta(ge=1, le=1 << 40)]


class CopySeen(Value):
    """What is in a copy that could be restored; `newest` is when its last record was made.

    `damaged` are the names of tables that do not read; they come along as they are.
    """

    tables: int
    newest: int
    damaged: tuple[str, ...] = ()


class KeptSeen(Value):
    """A log that a restore replaced; it can be brought back."""

    name: str
    at: int
    size: int


class RestoreSeen(Value, omit_defaults=True):
    """How the last restore ended: what was there before is `kept`, or a `fault` kept it there."""

    at: int
    kept: str = ""
    fault: str = ""


class CopiesSeen(Value, omit_defaults=True):
    """What can be brought back, and how many tables of people play now, newest first."""

    playing: int
    kept: tuple[KeptSeen, ...]
    last: RestoreSeen | None = None


class Restore(Value):
    """Bring back what was uploaded, or a log that was kept. `sure`: although tables play."""

    kept: Annotated[str, msgspec.Meta(max_length=64)] = ""
    sure: bool = False
