"""An action: one thing that can be done, with the offer that shows it and what it does.

An offer function says None where its action has no place at all; otherwise it is open or closed.
"""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from hub.rules.contract.actor import Actor
from hub.rules.contract.form import FieldValue, Offer
from hub.rules.contract.refusal import Reason
from hub.rules.contract.transaction import Transaction

Values = dict[str, FieldValue]
S = TypeVar("S")
# An action for any card game is one for each of them.
S_contra = TypeVar("S_contra", contravariant=True)


class FormCheck(NamedTuple, Generic[S_contra]):
    """A check of a filled-in form as a whole, for what no field can say by itself.

    `doubt` is the reason why these values cannot be, or None. It is asked once every field has
    been found right, and must not hang on what the actor may not know. `codes` are all the reasons
    that it can give: an open offer is accepted, or refused with one of these.
    """

    codes: frozenset[str]
    doubt: Callable[[S_contra, Actor, Values], Reason | None]


class Action(NamedTuple, Generic[S_contra]):
    """`offer` and `do` of one key. The move has been checked when `do` is called.

    Most forms need no `check`: what cannot be picked is a closed choice. Players that the hub
    plays by `Game.policy` have to keep to one, since they see the offer alone. With `standing`
    every offer of it is a standing one: whoever looks for what the game waits for need not make it.
    """

    key: str
    offer: Callable[[S_contra, Actor], Offer | None]
    do: Callable[[Transaction[S_contra], Actor, Values], None]
    check: FormCheck[S_contra] | None = None
    standing: bool = False


Actions = tuple[Action[S], ...]
ByKey = dict[str, Action[S]]


def by_key(*actions: Action[S]) -> ByKey[S]:
    return {action.key: action for action in actions}


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
