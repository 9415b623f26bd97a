"""Read and write a sheet as TOML that a person can read.

What a sheet must hold is its ruleset's to say.
"""

import re
import tomllib
from typing import TypeAlias

from hub.rules.contract.refusal import Refusal

# What a TOML file can hold, but for times.
Toml: TypeAlias = "bool | int | float | str | list[Toml] | tuple[Toml, ...] | dict[str, Toml]"

_LINE = re.compile(r"at line (\d+)")

# A key of thousands of parts, a.a.a.a, takes a second to read; ours have one or two.
MOST_DOTS = 100


def read(text: str) -> dict[str, Toml]:
    """The data of a file, or the Refusal that says where it cannot be read."""
    for number, row in enumerate(text.split("\n"), start=1):
        if row.count(".") > MOST_DOTS:
            raise Refusal("sheet-unreadable", line=number)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        # Without a line it broke off where the file ends.
        line = int(found[1]) if found else text.count("\n") + 1
        raise Refusal("sheet-unreadable", line=line) from None
    except (RecursionError, ValueError):
        # Nested too deeply, or a number of thousands of digits; neither says where.
        raise Refusal("sheet-unreadable", line=1) from None


def written(data: dict[str, Toml]) -> str:
    """Plain values first, then a line for each row, then whatever is a table of its own."""
    plain = [
        f"{name} = {_value(value)}\n" for name, value in data.items() if not isinstance(value, dict)
    ]
    tables = [
        f"\n[{name}]\n" + "".join(f"{key} = {_value(each)}\n" for key, each in value.items())
        for name, value in data.items()
        if isinstance(value, dict)
    ]
    return "".join(plain + tables)


def _value(value: Toml) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return _list(value)
    raise TypeError(f"no sheet holds a {type(value).__name__}")


def _list(values: list[Toml] | tuple[Toml, ...]) -> str:
    if values and all(isinstance(each, dict) for each in values):
        return "[\n" + "".join(f"    {_value(each)},\n" for each in values) + "]"
    return "[" + ", ".join(_value(each) for each in values) + "]"


def _text(value: str) -> str:
    """Quoted; a sheet's texts are printable, so two signs are all that need care."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
