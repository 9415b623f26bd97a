"""The rulings of the games as text: what is played where a rulebook leaves a case open, and why.

They are written in the catalogues; this only puts them in order. `python -m hub.words.rulings`
prints the page that docs/rulings.md keeps.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hub.rules.registry import RULES
from hub.words.catalogue import Catalogue

_PREFIX = "ruling-"


class Ruling(NamedTuple):
    """One ruling; `switch` says what a table may choose instead, where it may."""

    number: str
    title: str
    text: str
    why: str
    switch: str
    group: str


def rulings(language: str, game: str = "") -> list[tuple[str, str, str]]:
    """Number, title and whole text of each ruling, of one game or of all."""
    games = [game] if game else list(RULES)
    return [_translated(catalogue, each) for catalogue, each in _all(language, games)]


def page(language: str, game: str) -> str:
    """A game's rulings as a Markdown page, grouped by what they are about."""
    catalogue = Catalogue(language, game)
    found = [_ruling(catalogue, name) for name in catalogue.names(_PREFIX)]
    blocks = [f"# {catalogue.text('rulings-title')}", catalogue.text("rulings-intro")]
    for group in dict.fromkeys(ruling.group for ruling in found):
        blocks.append(f"## {group}")
        for ruling in found:
            if ruling.group == group:
                blocks += _blocks(catalogue, ruling)
    return "\n\n".join(blocks) + "\n"


def _all(language: str, games: list[str]) -> Iterator[tuple[Catalogue, Ruling]]:
    for game in games:
        catalogue = Catalogue(language, game)
        for name in catalogue.names(_PREFIX):
            yield catalogue, _ruling(catalogue, name)


def _ruling(catalogue: Catalogue, name: str) -> Ruling:
    def part(attribute: str) -> str:
        return catalogue.attribute(name, attribute) or ""

    return Ruling(
        number=name.removeprefix(_PREFIX),
        title=part("title"),
        text=catalogue.text(name),
        why=part("why"),
        switch=part("switch"),
        group=part("group"),
    )


def _translated(catalogue: Catalogue, ruling: Ruling) -> tuple[str, str, str]:
    parts = [ruling.text, *(f"{label}: {text}" for label, text in _notes(catalogue, ruling))]
    return ruling.number, ruling.title, "\n".join(parts)


def _blocks(catalogue: Catalogue, ruling: Ruling) -> list[str]:
    notes = [f"*{label}:* {text}" for label, text in _notes(catalogue, ruling)]
    return [f"### {ruling.number}. {ruling.title}", ruling.text, *notes]


def _notes(catalogue: Catalogue, ruling: Ruling) -> Iterator[tuple[str, str]]:
    if ruling.why:
        yield catalogue.text("rulings-why"), ruling.why
    if ruling.switch:
        yield catalogue.text("rulings-switch"), ruling.switch


if __name__ == "__main__":
    print("\n".join(page("en", key) for key in RULES), end="")
