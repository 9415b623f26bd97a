"""What many of the referee's actions share: fields, how their text is read, and being one event."""

from collections.abc import Callable, Iterable

from hub.rules.contract.action import Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, OneOf, Text
from hub.rules.tournament.transaction import Transaction

LONGEST_WHY = 200
WHY = Text(name="why", longest=LONGEST_WHY)


def entrant_field(entrants: Iterable[int]) -> OneOf:
    return OneOf(name="entrant", of="seat", choices=tuple(Choice(value=at) for at in entrants))


def table_field(tables: Iterable[str]) -> OneOf:
    return OneOf(name="table", of="table", choices=tuple(Choice(value=name) for name in tables))


def trimmed(values: Values, name: str) -> str:
    """What was typed, without the blanks around it."""
    return text(values, name).strip()


def emits(event: Callable[[Values], Event]) -> Callable[[Transaction, Actor, Values], None]:
    """What an action does that comes to one event, made of what was filled in."""
    return lambda tx, actor, values: tx.emit(event(values))
