"""A deed: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its deed has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, FieldValue, Offer, OneOf, Text
from hub.rules.tournament.state import State
from hub.rules.tournament.transaction import Transaction

Values = dict[str, FieldValue]

LONGEST_WHY = 200
WHY = Text(name="why", longest=LONGEST_WHY)


class Action(NamedTuple):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[State, Actor], Offer | None]
    do: Callable[[Transaction, Actor, Values], None]


def entrant_field(entrants: Iterable[int]) -> OneOf:
    return OneOf(name="entrant", of="seat", choices=tuple(Choice(value=at) for at in entrants))


def table_field(tables: Iterable[str]) -> OneOf:
    return OneOf(name="table", of="table", choices=tuple(Choice(value=name) for name in tables))


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def text(values: Values, name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value.strip()
