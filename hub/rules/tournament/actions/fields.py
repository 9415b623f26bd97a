"""Fields that many of the referee's forms have, and how their text is read."""

from collections.abc import Iterable

from hub.rules.contract.action import Values, text
from hub.rules.contract.form import Choice, OneOf, Text

LONGEST_WHY = 200
WHY = Text(name="why", longest=LONGEST_WHY)


def entrant_field(entrants: Iterable[int]) -> OneOf:
    return OneOf(name="entrant", of="seat", choices=tuple(Choice(value=at) for at in entrants))


def table_field(tables: Iterable[str]) -> OneOf:
    return OneOf(name="table", of="table", choices=tuple(Choice(value=name) for name in tables))


def trimmed(values: Values, name: str) -> str:
    """What was typed, without the blanks around it."""
    return text(values, name).strip()
