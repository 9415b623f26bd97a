"""The base of everything that is stored or sent: immutable, strict, typed.

No behaviour of any game belongs here.
"""

from typing import dataclass_transform

import msgspec


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Data that never changes; unknown fields are refused when it is decoded."""
