"""The pages' styles read as declarations, and what in them is a size of their own.

Which sizes there may be is said by static/css/scale.css; this knows only how one looks.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.static.scripts import SCRIPTS

STATIC = SCRIPTS.parent
SCALE = STATIC / "css" / "scale.css"

# Shares, and parts of the glass or of what is around, are none.
_LENGTH = re.compile(r"(?<![\w.#-])\d*\.?\d+(?:r?em|px|pt|mm|cm|in|ch|ex|lh)\b")
_DURATION = re.compile(r"(?<![\w.#-])\d*\.?\d+m?s\b")
# How wide a letter may be so that a whole name fits a card: a measure, and no step.
_FITTED = re.compile(r"calc\([\d.]+(?:em|cqw) / var\(--letters, \d+\)\)")
# What a border takes away is given back to the pixel.
_BORDER = re.compile(r"(?<=\)) - [1-4]px(?=\))")
_MEASURED = re.compile(r"var\(--(?:card-wide|size)(?:, [\d.]+(?:rem|em))?\)")

_COLOUR = re.compile(r"(?:rgb|color-mix)\((?:[^()]|\([^()]*\))*\)|#\w+|var\([^()]*\)")

_SPACED = re.compile(r"(margin|padding)(-\w+)*|(row-|column-)?gap")
_ROUNDED = re.compile(r"border(-\w+)*-radius")
_MOVED = re.compile(r"(transition|animation)(-duration|-delay)?")
# In a drawing's own units.
_DRAWN = re.compile(r"(\btext|\.limb-sum[.\w-]*)$")


class Declaration(NamedTuple):
    """One line of a rule, and whose it is."""

    selector: str
    name: str
    value: str

    def __str__(self) -> str:
        return f"{self.selector} {{ {self.name}: {self.value} }}"


def sheets() -> list[Path]:
    return sorted([*(STATIC / "css").glob("*.css"), *SCRIPTS.rglob("*.css")])


def bare(text: str) -> str:
    """Without comments and what stands in quotes."""
    return re.sub(r'"[^"]*"', '""', re.sub(r"/\*.*?\*/", "", text, flags=re.S))


def declarations(text: str) -> Iterator[Declaration]:
    opened: list[str] = []
    for part, end in re.findall(r"([^{};]*)([{};])", bare(text)):
        said = " ".join(part.split())
        if end == "{":
            opened.append(said)
            continue
        name, colon, value = said.partition(":")
        if colon and opened and not said.startswith("@"):
            yield Declaration(opened[-1], name.strip(), value.strip())
        if end == "}":
            opened.pop()


def own_sizes(text: str) -> list[str]:
    """The declarations that say a size, a shadow or a duration of their own."""
    return [str(each) for each in declarations(text) if _is_own(each)]


def _is_own(each: Declaration) -> bool:
    selector, name, value = each
    if name in ("font", "font-size"):
        return bool(_lengths(value)) and not (_DRAWN.search(selector) and "px" in value)
    if _SPACED.fullmatch(name):
        return selector != "@page" and bool(_lengths(value))
    if _ROUNDED.fullmatch(name):
        return bool(_lengths(value)) or value == "50%"
    if name == "box-shadow":
        return bool(re.search(r"(?<![\w-])\d", _COLOUR.sub("", value)))
    return bool(_MOVED.fullmatch(name) and _DURATION.search(value))


def _lengths(value: str) -> list[str]:
    for allowed in (_FITTED, _MEASURED, _BORDER):
        value = allowed.sub("", value)
    return _LENGTH.findall(value)


def used(text: str) -> set[str]:
    return set(re.findall(r"var\((--[\w-]+)(?![\w-])(?!\s*,)", bare(text)))


def imports(path: Path) -> list[tuple[Path, str]]:
    """The files that this one lists, and the layer of each."""
    found = re.findall(r'@import "([^"]+)"(?: layer\((\w+)\))?;', path.read_text("utf-8"))
    return [((path.parent / name).resolve(), layer) for name, layer in found]
