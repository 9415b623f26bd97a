"""The base of everything that is stored or sent: immutable, strict, typed.

No behaviour of any game belongs here.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias, dataclass_transform

import msgspec

JsonValue: TypeAlias = (
    "bool | int | float | str | Sequence[JsonValue] | Mapping[str, JsonValue] | None"
)
"""What JSON can hold, before anybody has looked at it; dates, as TOML has them, no rule reads."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Data that never changes; unknown fields are refused when it is decoded."""


Stored: TypeAlias = "int | str | Value | dict[str, int] | tuple[Stored, ...] | None"
"""What a field of a state can hold, whatever the game."""

Fields: TypeAlias = dict[str, Stored]
"""Some fields of a state by their names, with what they hold from now on."""
