"""An action: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its action has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from hub.rules.contract.actor import Actor
from hub.rules.contract.form import FieldValue, Offer
from hub.rules.contract.transaction import Transaction

Values = dict[str, FieldValue]
S = TypeVar("S")


class Action(NamedTuple, Generic[S]):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[S, Actor], Offer | None]
    do: Callable[[Transaction[S], Actor, Values], None]


Actions = tuple[Action[S], ...]
ByKey = dict[str, Action[S]]


def by_key(*actions: Action[S]) -> ByKey[S]:
    return {action.key: action for action in actions}


def with_usual(actions: dict[str, Actions[S]], usual: Actions[S]) -> dict[str, ByKey[S]]:
    """What can be done in each situation, besides what can be done at any time."""
    return {key: by_key(*each, *usual) for key, each in actions.items()}


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def text(values: Values, name: str) -> str:
    value = values[name]
    assert isinstance(value, str)
    return value


def texts(values: Values, name: str) -> tuple[str, ...]:
    value = values[name]
    assert not isinstance(value, str | int)
    return tuple(str(each) for each in value)
