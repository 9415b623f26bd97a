"""The messages of the HTTP API about the hub itself: claiming it, its name."""

from typing import Annotated, Literal

import msgspec

from hub.rules.contract.value import Value
from hub.tables.profile import Language
from hub.wire.requests import Code

# Made by whoever claims: 32 characters from chance, as the hub's own keys are. A `$` would let a
# line's end through.
OwnKey = Annotated[
    str, msgspec.Meta(min_length=32, max_length=128, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")
]
HubName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class HubSeen(Value, omit_defaults=True):
    """What everyone may know of a hub.

    As long as it is not `claimed` also the letters that claim it, where they are typed, and the
    address with them to scan, drawn as SVG.
    """

    claimed: bool
    name: str = ""
    language: Language = ""
    letters: str = ""
    link: str = ""
    scan: str = ""


class ClaimHub(Value):
    """Be the host of a hub that has none. `key` is yours from now on, and was made by you, so that
    the same can be sent again if no answer comes.
    """

    code: Code
    key: OwnKey
    name: HubName
    language: Literal["en", "it"]


class NameHub(Value):
    """What the hub is called from now on, and what its table screens speak."""

    name: HubName
    language: Language = ""
