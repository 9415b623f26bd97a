"""A finding: one line of what the doctor has to say, as a code with its parameters.

The words for it are in hub/appliance/words; nothing secret may become a parameter.
"""

from typing import Literal

import msgspec

Level = Literal["good", "note", "warning", "broken"]
Value = str | int


class Finding(msgspec.Struct, frozen=True, kw_only=True):
    """`note` is worth knowing, `warning` will bite one day, `broken` does not work now."""

    group: str
    level: Level
    code: str
    params: dict[str, Value] = {}


def good(group: str, code: str, **params: Value) -> Finding:
    return Finding(group=group, level="good", code=code, params=params)


def note(group: str, code: str, **params: Value) -> Finding:
    return Finding(group=group, level="note", code=code, params=params)


def warning(group: str, code: str, **params: Value) -> Finding:
    return Finding(group=group, level="warning", code=code, params=params)


def broken(group: str, code: str, **params: Value) -> Finding:
    return Finding(group=group, level="broken", code=code, params=params)
